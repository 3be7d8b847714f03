import { numbersIn, type Rule } from '../rule.ts';
import { SPIN, spun } from './spin.ts';

/** The strip that each of the three reels has. */
const STRIP = numbersIn('5 4 3 5 2 4 5 1 3 4 5 2 4 5 0 3 5 2 4 1 5 3');
/** Pays of three equal symbols, hundredths of the stake. */
const THREE = numbersIn('20000 6000 3000 1500 1000 800');
/** The cherry also pays when the line begins with one or two of it. */
const CHERRY = 5;

function payOf([one = 0, two = 0, three = 0]: readonly number[]): number {
  if (one === two && two === three) return THREE[one] ?? 0;
  if (one !== CHERRY) return 0;
  return two === CHERRY ? 200 : 100;
}

/** The slot with three reels: floor(fraction × 22) for each reel from the left, its stop on the line. */
export const slotClassic: Rule = {
  sample: SPIN,
  play(played, drawing) {
    const stops = [drawing.below(22), drawing.below(22), drawing.below(22)];
    return spun(played, { stops, payHundredths: payOf(stops.map((stop) => STRIP[stop] ?? 0)) });
  },
};
