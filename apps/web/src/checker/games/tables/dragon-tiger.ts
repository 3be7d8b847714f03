import type { Rule } from '../rule.ts';
import { isRed, PACK, rankOf } from './cards.ts';
import { chipsPaid, place, type Places } from './chips.ts';

interface Cards {
  readonly dragon: number;
  readonly tiger: number;
}

/** Eight packs, one after another. */
const SHOE = Array.from({ length: 8 }, () => PACK).flat();

/** The ranks from the lowest, the ace, to the highest. */
const NUMBERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

const numberOf = (card: number) => NUMBERS.indexOf(rankOf(card)) + 1;
const leadOf = ({ dragon, tiger }: Cards) => numberOf(dragon) - numberOf(tiger);

/** The higher card returns twice its chips; on a tie half of them comes back. */
const side = (sign: number) => (cards: Cards) => {
  const lead = leadOf(cards) * sign;
  return lead > 0 ? 200 : lead === 0 ? 50 : 0;
};

const PLACES: Places<Cards> = new Map([
  ['dragon', side(1)],
  ['tiger', side(-1)],
  ['tie', place<Cards>(1200, (cards) => leadOf(cards) === 0)],
  ['suitedTie', place<Cards>(5100, ({ dragon, tiger }) => dragon === tiger)],
  ['dragonEven', place<Cards>(205, ({ dragon }) => numberOf(dragon) % 2 === 0)],
  ['dragonRed', place<Cards>(190, ({ dragon }) => isRed(dragon))],
  ['tigerRed', place<Cards>(190, ({ tiger }) => isRed(tiger))],
]);

/** Dragon tiger: one card each out of a shoe of eight packs, the dragon's first. */
export const dragonTiger: Rule = {
  sample: { bets: { dragon: 1000 } },
  play({ choice }, drawing) {
    const [dragon = 0, tiger = 0] = drawing.takeOut(SHOE, 2);
    const payoutMinor = chipsPaid(choice, PLACES, { dragon, tiger });
    return { outcome: { dragon, tiger }, payoutMinor };
  },
};
