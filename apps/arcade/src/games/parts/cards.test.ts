import { describe, expect, it } from 'vitest';
import { belowOf, fractionsOf, takeOut } from '../../fair/fractions.ts';
import {
  areCards,
  cardsText,
  cardText,
  createShoe,
  isRed,
  openCard,
  PACK,
  rankOf,
  suitOf,
} from './cards.ts';

// What the field's checkers show for the bet 1 of these seeds, in their signs.
const SEEDS = ['server seed', 'client seed', 1] as const;

describe('cards', () => {
  it('stand in the order of the field', () => {
    expect(cardsText(PACK.slice(0, 9))).toBe('2♦ 2♥ 2♠ 2♣ 3♦ 3♥ 3♠ 3♣ 4♦');
    expect(cardsText(PACK.slice(30, 38))).toBe('9♠ 9♣ 10♦ 10♥ 10♠ 10♣ J♦ J♥');
    expect(cardsText(PACK.slice(-8))).toBe('K♦ K♥ K♠ K♣ A♦ A♥ A♠ A♣');
    expect([0, 3, 4, 51].map((card) => [rankOf(card), suitOf(card)])).toEqual([
      [2, 0],
      [2, 3],
      [3, 0],
      [14, 3],
    ]);
    expect(new Set(PACK.map((card) => cardText(card))).size).toBe(52);
    expect(PACK.filter((card) => isRed(card))).toHaveLength(26);
  });

  it('come from endless packs as a stranger’s checker says', () => {
    const random = belowOf(fractionsOf(...SEEDS));
    const cards = Array.from({ length: 10 }, () => openCard(random));
    expect(cardsText(cards)).toBe('J♠ 10♥ 5♥ K♣ 9♥ K♥ 10♠ 10♥ A♦ 3♠');
  });

  it('come from one pack, none twice', () => {
    const shoe = createShoe(1, belowOf(fractionsOf(...SEEDS)));
    const cards = Array.from({ length: 52 }, () => shoe.next());
    expect([...cards].sort((one, other) => one - other)).toEqual(PACK);
    // The same shuffle with which balls and mines are drawn.
    expect(cards).toEqual(takeOut(PACK, 52, belowOf(fractionsOf(...SEEDS))));
  });

  it('come from a shoe as often as it has packs', () => {
    const shoe = createShoe(8, belowOf(fractionsOf(...SEEDS)));
    const cards = Array.from({ length: 416 }, () => shoe.next());
    expect(PACK.every((card) => cards.filter((one) => one === card).length === 8)).toBe(true);
  });

  it('are told from what is no card', () => {
    expect([[], [0, 51], [12]].every((cards) => areCards(cards))).toBe(true);
    expect([[52], [-1], [1.5], ['1'], 3, undefined].some((cards) => areCards(cards))).toBe(false);
  });
});
