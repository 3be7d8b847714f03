import type { Frame } from '../../frame.ts';
import { roomWords } from '../room-words.ts';
import { NUMBERS, type CrapsRules } from './state.ts';
import { CRAPS_TEXTS } from './words.ts';

/** What bets pay, as it is written: so many to so many. */
export interface PayTexts {
  /** What a place pays, in all its ways. */
  of: (place: string) => string;
  /** The pays of odds with their numbers, in words. */
  odds: string;
  /** What the field pays, with the sums that pay more, in words. */
  field: string;
}

/** Makes the texts from the rules of the server. */
export function createPayTexts({ format, state }: Frame, rules: CrapsRules): PayTexts {
  const words = roomWords(state.language, CRAPS_TEXTS);
  const { pays, fieldPays } = rules;
  const ratio = (pay: readonly number[]) => format.digits(pay.join(':'));
  const oddsOf = (number: number) => ratio(pays[number]?.odds ?? []);
  const low = NUMBERS.filter((number) => number < 7);
  const fields = Object.entries(fieldPays);
  const all = [...new Set(fields.map(([, pay]) => pay))].sort((one, other) => one - other);
  const more = fields.filter(([, pay]) => pay > 1);
  return {
    of(place) {
      if (place === 'field') return all.map((pay) => ratio([pay, 1])).join(', ');
      if (place === 'odds') return low.map((number) => oddsOf(number)).join(', ');
      return ratio(pays[Number(place.split('-')[1] ?? 0)]?.place ?? [1, 1]);
    },
    // A number is as likely as the one on the other side of the seven, and pays the same.
    odds: low
      .map((number) =>
        words('oddsOn', {
          one: format.digits(number),
          other: format.digits(14 - number),
          pay: oddsOf(number),
        }),
      )
      .join(', '),
    field: [
      ratio([1, 1]),
      ...more.map(([sum, pay]) =>
        words('fieldMore', { sum: format.digits(sum), pay: ratio([pay, 1]) }),
      ),
    ].join(' · '),
  };
}
