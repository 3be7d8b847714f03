import { z } from 'zod';
import { payHundredths, type StakeLimits } from '../../engines/engine.ts';
import type { DrawnRoom } from '../drawn-room.ts';
import { exactReturn, figuresOf, returnBpOf, type ExactReturn } from '../ways.ts';

/** Of 100 staked so many come back on average, whichever way is played. */
const KEPT = 96;
/** The digits from 0 to 9. */
const DIGITS = 10;

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 100_000,
  stepMinor: 100,
  chipsMinor: [1_000, 2_000, 5_000, 10_000, 50_000],
};

/** The digits of a ticket: `straight` wins in their order alone, `box` in any order. */
export interface DigitsChoice {
  way: 'straight' | 'box';
  digits: number[];
}

/** In how many orders these digits can come. */
export function ordersOf(digits: readonly number[]): number {
  let orders = 1;
  for (const [index, digit] of digits.entries()) {
    const alike = digits.slice(0, index + 1).filter((other) => other === digit).length;
    orders = (orders * (index + 1)) / alike;
  }
  return orders;
}

/** What a ticket pays when it wins, in hundredths: 96 % of all draws, shared by those that win. */
export function digitsPay({ way, digits }: DigitsChoice): number {
  const orders = way === 'box' ? ordersOf(digits) : 1;
  return (KEPT * DIGITS ** digits.length) / orders;
}

/** The exact return of a ticket. */
function digitsReturn(choice: DigitsChoice): ExactReturn {
  const winning = choice.way === 'box' ? ordersOf(choice.digits) : 1;
  return exactReturn([
    { count: winning, payHundredths: digitsPay(choice) },
    { count: DIGITS ** choice.digits.length - winning, payHundredths: 0 },
  ]);
}

const sorted = (digits: readonly number[]) => [...digits].sort((one, two) => one - two).join('');

/** Every way to have so many digits boxed: one example each, by the number of its orders. */
const PATTERNS: Readonly<Record<number, readonly string[]>> = {
  3: ['012', '001'],
  4: ['0123', '0012', '0011', '0001'],
};

/** A draw of so many digits, each of which may come again. */
export function digitsRoom(count: 3 | 4): DrawnRoom<DigitsChoice> {
  const choice = z
    .strictObject({
      way: z.enum(['straight', 'box']),
      digits: z
        .array(
          z
            .int()
            .min(0)
            .max(DIGITS - 1),
        )
        .length(count),
    })
    // Digits that are all alike have one order, so there is nothing to box.
    .refine(({ way, digits }) => way === 'straight' || ordersOf(digits) > 1);
  const patterns = (PATTERNS[count] ?? []).map((text) => Array.from(text, Number));
  const nines = Array<number>(count).fill(9);
  const samples: DigitsChoice[] = [
    { way: 'straight', digits: nines },
    { way: 'straight', digits: patterns[0] ?? nines },
    ...patterns.map((digits) => ({ way: 'box' as const, digits })),
  ];
  return {
    engine: 'draw',
    limits: LIMITS,
    drum: { size: DIGITS, count, isDigits: true },
    parseChoice: (value) => choice.safeParse(value).data,
    drawn: (random) => Array.from({ length: count }, () => random(DIGITS)),
    settle(ticket, stakeMinor, drawn) {
      const { way, digits } = ticket;
      const isWon =
        way === 'box' ? sorted(digits) === sorted(drawn) : digits.join('') === drawn.join('');
      const pay = isWon ? digitsPay(ticket) : 0;
      return {
        outcome: { drawn, payHundredths: pay },
        payoutMinor: payHundredths(stakeMinor, pay),
      };
    },
    returnOf: digitsReturn,
    samples,
    tell({ drawn, payHundredths: pay }, value) {
      const ticket = choice.safeParse(value).data;
      if (!Array.isArray(drawn) || typeof pay !== 'number' || ticket === undefined)
        return undefined;
      const [came, own] = [drawn.join(''), ticket.digits.join('')];
      const isBox = ticket.way === 'box';
      return {
        bn: `উঠেছে ${came}। টিকিট ${own}, ${isBox ? 'যেকোনো ক্রমে' : 'হুবহু'}।`,
        en: `Drawn: ${came}. Ticket ${own}, ${isBox ? 'any order' : 'exact order'}.`,
        hi: `निकला ${came}। टिकट ${own}, ${isBox ? 'किसी भी क्रम में' : 'हूबहू'}।`,
      };
    },
    rules: {
      returnBp: Math.min(...samples.map((sample) => returnBpOf(digitsReturn(sample)))),
      count,
      ways: samples.slice(1).map((sample) => ({
        way: sample.way,
        orders: sample.way === 'box' ? ordersOf(sample.digits) : 1,
        example: sample.digits,
        payHundredths: digitsPay(sample),
        ...figuresOf(digitsReturn(sample)),
      })),
    },
  };
}
