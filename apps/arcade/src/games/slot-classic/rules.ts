import { payHundredths, type DrawEngine } from '../../engines/engine.ts';
import { parseSpin, SLOT_LIMITS, type SpinChoice } from '../reels/spin-choice.ts';
import { figuresOf, exactReturn, type Outcomes } from '../ways.ts';

/** The symbols by their place in the table: the title's own picture, seven, bar, bell, a fruit, the cherry. */
const CHERRY = 5;

/**
 * The strip of every reel. All three reels carry the same one, and each of its places is as likely as any other, so no
 * symbol comes close more often than it comes.
 */
export const CLASSIC_STRIP: readonly number[] = [
  5, 4, 3, 5, 2, 4, 5, 1, 3, 4, 5, 2, 4, 5, 0, 3, 5, 2, 4, 1, 5, 3,
];

/** What three of a symbol on the line pay, hundredths of the stake. */
const CLASSIC_PAYS: readonly number[] = [20_000, 6_000, 3_000, 1_500, 1_000, 800];
/** What cherries pay that the line begins with, by their number: one, two. Three are in the table above. */
const CHERRY_PAYS: readonly number[] = [0, 100, 200];

/** What three symbols on the line pay, hundredths of the stake. */
export function classicPay(symbols: readonly number[]): number {
  const [first = -1] = symbols;
  const run = symbols.findIndex((symbol) => symbol !== first);
  if (run === -1) return CLASSIC_PAYS[first] ?? 0;
  return first === CHERRY ? (CHERRY_PAYS[run] ?? 0) : 0;
}

const at = (place: number) => CLASSIC_STRIP[place % CLASSIC_STRIP.length] ?? 0;

/** Every way in which the reels can stop, by its pay; each is as likely as any other. */
function everyStop(): Outcomes[] {
  const counts = new Map<number, number>();
  for (const one of CLASSIC_STRIP)
    for (const two of CLASSIC_STRIP)
      for (const three of CLASSIC_STRIP) {
        const pay = classicPay([one, two, three]);
        counts.set(pay, (counts.get(pay) ?? 0) + 1);
      }
  return [...counts].map(([pay, count]) => ({ payHundredths: pay, count }));
}

/** The exact return, added up over all 22³ stops. */
export const CLASSIC_RETURN = exactReturn(everyStop());

/** Three reels with one line. The draw takes one number a reel from left to right: its stop in the middle row. */
export const classicGame: DrawEngine<SpinChoice> = {
  limits: SLOT_LIMITS,
  parseChoice: parseSpin,
  draw(_choice, stakeMinor, random) {
    const stops = [0, 1, 2].map(() => random(CLASSIC_STRIP.length));
    const pay = classicPay(stops.map(at));
    return { outcome: { stops, payHundredths: pay }, payoutMinor: payHundredths(stakeMinor, pay) };
  },
  rules: {
    ...figuresOf(CLASSIC_RETURN),
    strip: CLASSIC_STRIP,
    pays: CLASSIC_PAYS,
    cherryPays: CHERRY_PAYS,
    cherry: CHERRY,
  },
};
