import type { Rule } from '../rule.ts';
import { PACK, rankOf } from './cards.ts';
import { chipsPaid, place, type Places } from './chips.ts';

/** The places of the number of cards: their name, the first and the last number, hundredths that come back. */
const SPANS = [
  ['to5', 1, 5, 350],
  ['to10', 6, 10, 450],
  ['to15', 11, 15, 550],
  ['to25', 16, 25, 450],
  ['to30', 26, 30, 1500],
  ['to35', 31, 35, 2500],
  ['to40', 36, 40, 5000],
  ['over40', 41, 49, 12_000],
] as const;

/** What each place returns by the number of cards. The first falls on andar, the second on bahar, and so on. */
const PLACES: Places<number> = new Map([
  ['andar', place<number>(190, (count) => count % 2 === 1)],
  ['bahar', place<number>(200, (count) => count % 2 === 0)],
  ...SPANS.map(
    ([name, first, last, pays]) =>
      [name, place<number>(pays, (count) => first <= count && count <= last)] as const,
  ),
]);

/** Andar bahar: of one pack first the joker, then cards up to the first with its rank; each taken from those left. */
export const andarBahar: Rule = {
  sample: { bets: { bahar: 10_000, to10: 2000 } },
  play({ choice }, drawing) {
    const left = [...PACK];
    const take = () => left.splice(drawing.below(left.length), 1)[0] ?? 0;
    const joker = take();
    const cards: number[] = [];
    do cards.push(take());
    while (rankOf(cards[cards.length - 1] ?? joker) !== rankOf(joker));
    const payoutMinor = chipsPaid(choice, PLACES, cards.length);
    return { outcome: { joker, cards }, payoutMinor };
  },
};
