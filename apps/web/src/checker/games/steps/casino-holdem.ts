import { ChoiceError, nameOf, type Rule } from '../rule.ts';
import { PACK } from '../tables/cards.ts';
import { chipsPaid, type Places } from '../tables/chips.ts';

/** The kinds of five cards from the lowest, each with what the ante pays to one. */
const KINDS = [
  ['high', 1],
  ['pair', 1],
  ['two pairs', 1],
  ['three', 1],
  ['straight', 1],
  ['flush', 2],
  ['full house', 3],
  ['four', 10],
  ['straight flush', 20],
  ['royal flush', 100],
] as const;
type Kind = (typeof KINDS)[number][0];

/** The place of the kind, then the numbers that decide between two of a kind. */
type Value = readonly number[];

interface End {
  readonly own: Value;
  readonly way: string;
}

const placeOf = (kind: Kind) => KINDS.findIndex(([name]) => name === kind);
/** Two to ten as they are, jack 11, queen 12, king 13, ace 14. */
const numberOf = (card: number) => Math.floor(card / 4) + 2;

/** Above zero where one value is higher, and zero where they are the same. */
function order(one: Value, other: Value): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The highest number of five in a row, of which an ace may be the lowest; undefined for none. */
function topOf(sorted: readonly number[]): number | undefined {
  if (sorted.join() === '14,5,4,3,2') return 5;
  const [top = 0] = sorted;
  return sorted.every((number, index) => number === top - index) ? top : undefined;
}

/** The value of five cards. */
function valueOf(cards: readonly number[]): Value {
  const sorted = cards.map(numberOf).sort((one, other) => other - one);
  const times = (number: number) => sorted.filter((one) => one === number).length;
  const grouped = [...sorted].sort((one, other) => times(other) - times(one) || other - one);
  const shape = [...new Set(grouped)].map(times).join('');
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4);
  const top = topOf(sorted);
  if (top !== undefined && isFlush)
    return [placeOf(top === 14 ? 'royal flush' : 'straight flush'), top];
  if (shape === '41') return [placeOf('four'), ...grouped];
  if (shape === '32') return [placeOf('full house'), ...grouped];
  if (isFlush) return [placeOf('flush'), ...sorted];
  if (top !== undefined) return [placeOf('straight'), top];
  if (shape === '311') return [placeOf('three'), ...grouped];
  if (shape === '221') return [placeOf('two pairs'), ...grouped];
  return [placeOf(shape === '2111' ? 'pair' : 'high'), ...grouped];
}

/** The best value of five out of seven cards: two are left out. */
function bestOf(seven: readonly number[]): Value {
  let best: Value = [];
  for (let one = 0; one < seven.length; one += 1)
    for (let other = one + 1; other < seven.length; other += 1) {
      const value = valueOf(seven.filter((_card, at) => at !== one && at !== other));
      if (best.length === 0 || order(value, best) > 0) best = value;
    }
  return best;
}

function wayOf(own: Value, dealer: Value): string {
  if (order(dealer, [placeOf('pair'), 4]) < 0) return 'out';
  const lead = order(own, dealer);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'won' : 'lost';
}

/** Hundredths of one ante that ante and play return together; play costs two antes and pays 1 to 1. */
function returned({ own: [kind = 0], way }: End): number {
  const ante = 100 + 100 * (KINDS[kind]?.[1] ?? 0);
  if (way === 'out') return ante + 200;
  if (way === 'won') return ante + 400;
  return way === 'tie' ? 300 : 0;
}

const PLACES: Places<End> = new Map([['ante', returned]]);

/**
 * Casino hold'em: nine cards are taken out of a pack, two for the player, two for the dealer and five for the board. The dealer
 * plays with a pair of fours or better.
 */
export const casinoHoldem: Rule = {
  sample: { bets: { ante: 1000 } },
  play({ choice, steps }, drawing) {
    const [step, ...more] = steps;
    if (more.length > 0 || typeof step !== 'object' || step === null) throw new ChoiceError();
    const act = nameOf((step as Readonly<Record<string, unknown>>)['act'], ['play', 'fold']);
    const cards = drawing.takeOut(PACK, 9);
    const [player, dealer, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    const own = bestOf([...player, ...board]);
    const way = act === 'fold' ? act : wayOf(own, bestOf([...dealer, ...board]));
    const payoutMinor = chipsPaid(choice, PLACES, { own, way });
    return { outcome: { player, dealer, board, way }, payoutMinor };
  },
};
