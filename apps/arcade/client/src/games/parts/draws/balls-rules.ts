import type { Frame } from '../../../frame.ts';
import type { GameRules } from '../../../rules.ts';
import { chanceText } from '../facts.ts';
import { roomWords } from '../../room-words.ts';
import { BALLS_TEXTS } from './balls-words.ts';
import { DRAW_TEXTS } from './words.ts';

/** A number of picks as the server describes it. */
interface BallsWay {
  picked: number;
  /** Pays by numbers hit, from none, in hundredths of the stake. */
  pays: number[];
  returnBp: number;
  topHundredths: number;
  deviation: number;
}

/** What the server says of the game; see `apps/arcade/src/games/parts/drawn-balls.ts`. */
export interface BallsRules {
  returnBp: number;
  size: number;
  /** How many balls a draw takes. */
  count: number;
  least: number;
  most: number;
  ways: BallsWay[];
}

const STAKE = 10_000;
const EXAMPLE_HITS = 3;

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

/** Chance that exactly `hits` of `picked` numbers are drawn. */
export function chanceOf(rules: BallsRules, picked: number, hits: number): number {
  const { size, count } = rules;
  return (choose(picked, hits) * choose(size - picked, count - hits)) / choose(size, count);
}

/** The way of a number of picks; without picks that of the most. */
export function wayOf({ ways, most }: BallsRules, picked: number): BallsWay {
  const way = ways.find((one) => one.picked === picked) ?? ways.find((one) => one.picked === most);
  if (way === undefined) throw new Error(`balls: no way for ${picked} numbers`);
  return way;
}

/** The rules of a draw of balls, with the figures of the ticket that is chosen. */
export function ballsRules(
  frame: Frame,
  rules: BallsRules,
  of: { picked: () => number; fairness: () => void },
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, BALLS_TEXTS);
  const shared = roomWords(frame.state.language, DRAW_TEXTS);
  const { size, count, least, most } = rules;
  const example = wayOf(rules, most);
  const nameOf = (picked: number) => words('ticket', { count: format.digits(picked) });
  const payoutOf = (hits: number) => Math.floor((STAKE * (example.pays[hits] ?? 0)) / 100);
  const blanks = { size: format.digits(size), most: format.digits(most) };
  return {
    paragraphs: [],
    steps: [
      words(least === most ? 'step1All' : 'step1', blanks),
      words('step2', { drawn: format.digits(count) }),
      shared('clock'),
      shared('fixed'),
      shared('away'),
    ],
    figures() {
      const way = wayOf(rules, of.picked());
      return { ...way, note: words('figures', { ticket: nameOf(way.picked) }) };
    },
    table: {
      caption: words('example', { stake: format.money(STAKE), ticket: nameOf(most) }),
      heads: [
        words('headHits'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows: example.pays.map((pay, hits) => [
        format.digits(hits),
        chanceText(format, chanceOf(rules, most, hits)),
        format.times(pay),
        format.money(payoutOf(hits)),
      ]),
      note: words('exampleNote', {
        hits: format.digits(EXAMPLE_HITS),
        payout: format.money(payoutOf(EXAMPLE_HITS)),
        net: format.net(payoutOf(EXAMPLE_HITS) - STAKE),
      }),
    },
    random: shared('chain'),
    fairness: of.fairness,
  };
}
