import type { Frame } from '../../frame.ts';
import { roomWords } from '../room-words.ts';
import { toOne, type RouletteRules } from './rules.ts';
import { ROULETTE_TEXTS } from './words.ts';

const HALVES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
const KINDS: Readonly<Record<number, 'place1' | 'place2' | 'place3' | 'place4' | 'place6'>> = {
  1: 'place1',
  2: 'place2',
  3: 'place3',
  4: 'place4',
  6: 'place6',
};

const halfOf = (place: string) => HALVES.find((name) => name === place);

/** The names of places and pockets in the player's language. */
export function createNames({ format, state }: Frame, rules: RouletteRules) {
  const words = roomWords(state.language, ROULETTE_TEXTS);
  const numbersOf = (place: string) => rules.places[place] ?? [];

  function nameOf(place: string): string {
    const numbers = numbersOf(place);
    const half = halfOf(place);
    if (half !== undefined) return words(half);
    const [from = 0] = numbers;
    if (place.startsWith('column')) return words('column', { no: format.digits(from) });
    const last = format.digits(numbers[numbers.length - 1] ?? 0);
    if (place.startsWith('dozen')) return words('dozen', { from: format.digits(from), to: last });
    const list = numbers.map((number) => format.digits(number)).join(', ');
    return words(KINDS[numbers.length] ?? 'place1', { numbers: list });
  }
  /** What is printed on a field; nothing on those of the two colours, which have a picture. */
  function printOf(place: string): string {
    const numbers = numbersOf(place);
    const [from = 0] = numbers;
    if (place === 'red' || place === 'black') return '';
    if (place === 'even' || place === 'odd') return words(place);
    if (place.startsWith('column')) return words('toOne', { pay: format.digits(2) });
    if (numbers.length === 1) return format.digits(from);
    return words('dozenShort', {
      from: format.digits(from),
      to: format.digits(numbers[numbers.length - 1] ?? 0),
    });
  }
  const colourOf = (pocket: number) => rules.pockets[pocket] ?? 'green';
  const of = (pocket: number, group: RegExp) =>
    Object.keys(rules.places).filter(
      (place) => group.test(place) && numbersOf(place).includes(pocket),
    );
  return {
    nameOf,
    printOf,
    colourOf,
    paysOf: (place: string) => words('toOne', { pay: format.digits(toOne(rules, place)) }),
    heardOf(place: string, minor: number) {
      const [name, pays] = [
        nameOf(place),
        words('pays', { pay: format.digits(toOne(rules, place)) }),
      ];
      return minor === 0
        ? `${name}, ${pays}`
        : words('heard', { name, pays, amount: format.money(minor) });
    },
    /** Colour and parity of a pocket, such as “Red, Odd”. */
    traitsOf: (pocket: number) =>
      [words(colourOf(pocket)), ...of(pocket, /^(?:even|odd)$/).map(nameOf)].join(', '),
    /** Dozen and column of a pocket. */
    groupsOf: (pocket: number) =>
      of(pocket, /^(?:dozen|column)/)
        .map(nameOf)
        .join(' · '),
  };
}

/** What `createNames` answers. */
export type Names = ReturnType<typeof createNames>;
