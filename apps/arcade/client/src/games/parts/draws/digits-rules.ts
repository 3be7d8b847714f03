import type { Frame } from '../../../frame.ts';
import type { GameRules } from '../../../rules.ts';
import { chanceText } from '../facts.ts';
import { roomWords } from '../../room-words.ts';
import { DIGITS_TEXTS } from './digits-words.ts';
import { DRAW_TEXTS } from './words.ts';

/** The digits in their order alone, or in any. */
export type DigitWay = 'straight' | 'box';

/** A way to play as the server describes it. */
interface DigitsWay {
  way: DigitWay;
  /** In how many orders its digits can come. */
  orders: number;
  example: number[];
  payHundredths: number;
  returnBp: number;
  topHundredths: number;
  deviation: number;
}

/** What the server says of the game; see `apps/arcade/src/games/parts/drawn-digits.ts`. */
export interface DigitsRules {
  returnBp: number;
  count: number;
  ways: DigitsWay[];
}

const STAKE = 10_000;

/** In how many orders digits can come. */
export function ordersOf(digits: readonly number[]): number {
  let orders = 1;
  for (const [index, digit] of digits.entries()) {
    const alike = digits.slice(0, index + 1).filter((other) => other === digit).length;
    orders = (orders * (index + 1)) / alike;
  }
  return orders;
}

/** What the rules need of the room. */
export interface DigitsRulesOptions {
  chosen: () => { way: DigitWay; digits: readonly number[] | undefined };
  ticket: (choice: Record<string, unknown>) => string;
  fairness: () => void;
}

/** The rules of a draw of digits, with a row for each number of orders. */
export function digitsRules(frame: Frame, rules: DigitsRules, of: DigitsRulesOptions): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, DIGITS_TEXTS);
  const shared = roomWords(frame.state.language, DRAW_TEXTS);
  const count = format.digits(rules.count);
  const payoutOf = ({ payHundredths }: DigitsWay) => Math.floor((STAKE * payHundredths) / 100);
  const [first, example = first] = rules.ways;
  if (example === undefined) throw new Error('digits: no way to play');
  const chance = (orders: number) => chanceText(format, orders / 10 ** rules.count);
  return {
    paragraphs: [],
    steps: [
      words('step1', { count }),
      words('step2'),
      shared('clock'),
      shared('fixed'),
      shared('away'),
    ],
    figures() {
      const { way, digits } = of.chosen();
      const same = rules.ways.filter((one) => one.way === way);
      const orders = way === 'box' && digits !== undefined ? ordersOf(digits) : undefined;
      const found = same.find((one) => one.orders === orders) ?? same[0] ?? example;
      const ticket = of.ticket({ way, digits: digits ?? found.example });
      return { ...found, note: words('figures', { ticket }) };
    },
    table: {
      caption: words('example', { stake: format.money(STAKE) }),
      heads: [
        words('headWay'),
        words('headExample'),
        frame.words('room.chance'),
        words('headPays'),
      ],
      rows: rules.ways.map((one) => [
        `${words(one.way)}, ${format.digits(one.orders)}`,
        format.digits(one.example.join('')),
        chance(one.orders),
        format.money(payoutOf(one)),
      ]),
      note: words('exampleNote', {
        ticket: of.ticket({ way: example.way, digits: example.example }),
        stake: format.money(STAKE),
        payout: format.money(payoutOf(example)),
        net: format.net(payoutOf(example) - STAKE),
      }),
    },
    random: shared('chain'),
    fairness: of.fairness,
  };
}
