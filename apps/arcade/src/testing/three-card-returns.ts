import { PACK, rankOf, suitOf } from '../games/parts/cards.ts';
import {
  doesQualify,
  kindOf,
  strengthOf,
  type HandKind,
  type HandOrder,
} from '../games/parts/three-cards/hands.ts';
import type { Way } from '../games/parts/three-cards/pays.ts';

/** Every hand of three cards, with what a comparison needs. */
interface Hand {
  cards: readonly [number, number, number];
  kind: HandKind;
  strength: number;
  isIn: boolean;
}

/** Every hand of three cards from one pack. */
function allHands(order: HandOrder): Hand[] {
  const hands: Hand[] = [];
  for (const first of PACK)
    for (let second = first + 1; second < PACK.length; second += 1)
      for (let third = second + 1; third < PACK.length; third += 1) {
        const cards = [first, second, third] as const;
        const strength = strengthOf(cards, order);
        hands.push({ cards, kind: kindOf(cards), strength, isIn: doesQualify(cards) });
      }
  return hands;
}

/** Ranks, and which of the suits are the same: hands that agree in it meet the same hands of a dealer. */
function shapeOf(cards: readonly number[]): string {
  const ranks = cards.map((card) => rankOf(card));
  const suits = cards.map((card) => suitOf(card));
  return `${ranks.join(' ')} ${suits.map((suit) => suits.indexOf(suit)).join('')}`;
}

/** How the hands of a dealer compare to one of the player. */
function against({ cards: [one, two, three], strength }: Hand, all: readonly Hand[]) {
  const counts = { out: 0, won: 0, tie: 0, lost: 0 };
  const isHeld = PACK.map((card) => card === one || card === two || card === three);
  for (const { cards, strength: other, isIn } of all) {
    if (isHeld[cards[0]] || isHeld[cards[1]] || isHeld[cards[2]]) continue;
    if (!isIn) counts.out += 1;
    else if (strength === other) counts.tie += 1;
    else counts[strength > other ? 'won' : 'lost'] += 1;
  }
  return counts;
}

/** What a count found. */
export interface CountedHands {
  /** Under the best play, by the player's kind of hand and how the round ends. */
  counts: Record<HandKind, Partial<Record<Way, number>>>;
  /** The strength of the weakest hand that gains by going on, and of the strongest that does not. */
  weakestPlayed: number;
  strongestPacked: number;
}

/**
 * Counts all 407,170,400 pairs of hands. A hand is played where that loses less than the ante that packing gives up; a bonus
 * is for hands that are always played.
 */
export function countHands(order: HandOrder): CountedHands {
  const all = allHands(order);
  const shapes = new Map<string, { hand: Hand; times: number }>();
  for (const hand of all) {
    const shape = shapeOf(hand.cards);
    const known = shapes.get(shape);
    if (known === undefined) shapes.set(shape, { hand, times: 1 });
    else known.times += 1;
  }
  const counts: CountedHands['counts'] = {
    high: {},
    pair: {},
    colour: {},
    sequence: {},
    pureSequence: {},
    trail: {},
  };
  let [weakestPlayed, strongestPacked] = [Number.POSITIVE_INFINITY, 0];
  for (const { hand, times } of shapes.values()) {
    const found = against(hand, all);
    const of = counts[hand.kind];
    const deals = found.out + found.won + found.tie + found.lost;
    const add = (way: Way, count: number) => (of[way] = (of[way] ?? 0) + count * times);
    if (found.out + 2 * found.won - 2 * found.lost < -deals) {
      strongestPacked = Math.max(strongestPacked, hand.strength);
      add('pack', deals);
      continue;
    }
    weakestPlayed = Math.min(weakestPlayed, hand.strength);
    for (const way of ['out', 'won', 'tie', 'lost'] as const)
      if (found[way] > 0) add(way, found[way]);
  }
  return { counts, weakestPlayed, strongestPacked };
}
