import { PACK } from '../tables/cards.ts';
import { chipsPaid, type Places } from '../tables/chips.ts';
import { ChoiceError, nameOf, type Rule } from '../rule.ts';

/** The kinds of three cards by how much they pay beside the ante and on pair plus, to one. */
interface Pays {
  readonly bonus: Readonly<Record<string, number>>;
  readonly pairPlus: Readonly<Record<string, number>>;
  /** The kinds from the lowest. */
  readonly order: readonly string[];
  /** The highest cards of the sequences from the lowest; 1 stands for A-2-3. */
  readonly sequences: readonly number[];
}

interface Hand {
  readonly kind: string;
  /** To be compared from the first on. */
  readonly value: readonly number[];
}

interface End {
  readonly own: string;
  readonly way: string;
}

/** Two to ten as they are, jack 11, queen 12, king 13, ace 14. */
const numberOf = (card: number) => Math.floor(card / 4) + 2;

function kindOf([high = 0, middle = 0, low = 0]: readonly number[], suits: number): string {
  if (high === low) return 'trail';
  const isSequence = isLowAce([high, middle, low]) || (high - middle === 1 && middle - low === 1);
  if (isSequence) return suits === 1 ? 'pureSequence' : 'sequence';
  if (suits === 1) return 'colour';
  return high === middle || middle === low ? 'pair' : 'high';
}

function isLowAce(numbers: readonly number[]): boolean {
  return numbers.join() === '14,3,2';
}

function handOf(cards: readonly number[], { order, sequences }: Pays): Hand {
  const numbers = cards.map(numberOf).sort((one, other) => other - one);
  const [high = 0, middle = 0, low = 0] = numbers;
  const kind = kindOf(numbers, new Set(cards.map((card) => card % 4)).size);
  const first = order.indexOf(kind);
  if (kind.toLowerCase().endsWith('sequence'))
    return { kind, value: [first, sequences.indexOf(isLowAce(numbers) ? 1 : high)] };
  if (kind === 'pair') return { kind, value: [first, middle, high === middle ? low : high] };
  return { kind, value: [first, ...numbers] };
}

function wayOf(own: Hand, dealer: Hand): string {
  if (dealer.kind === 'high' && (dealer.value[1] ?? 0) < 12) return 'out';
  const at = own.value.findIndex((number, index) => number !== dealer.value[index]);
  if (at < 0) return 'tie';
  return (own.value[at] ?? 0) > (dealer.value[at] ?? 0) ? 'won' : 'lost';
}

/** Hundredths that ante and play return together for one ante: play costs as much as the ante. */
const WAYS: ReadonlyMap<string, number> = new Map([
  ['pack', 0],
  ['out', 300],
  ['won', 400],
  ['tie', 200],
  ['lost', 0],
]);

function placesOf({ bonus, pairPlus }: Pays): Places<End> {
  return new Map([
    [
      'ante',
      ({ own, way }: End) => (WAYS.get(way) ?? 0) + (way === 'pack' ? 0 : 100 * (bonus[own] ?? 0)),
    ],
    ['pairPlus', ({ own }: End) => (own in pairPlus ? 100 + 100 * (pairPlus[own] ?? 0) : 0)],
  ]);
}

/** Three cards against the dealer: six cards are taken out of a pack, of which the first three are the player's. */
function threeCards(pays: Pays): Rule {
  return {
    sample: { bets: { ante: 1000, pairPlus: 1000 } },
    play({ choice, steps }, drawing) {
      const [step, ...more] = steps;
      if (more.length > 0 || typeof step !== 'object' || step === null) throw new ChoiceError();
      const act = nameOf((step as Readonly<Record<string, unknown>>)['act'], ['play', 'pack']);
      const cards = drawing.takeOut(PACK, 6);
      const [player, dealer] = [cards.slice(0, 3), cards.slice(3)];
      const own = handOf(player, pays);
      const way = act === 'pack' ? act : wayOf(own, handOf(dealer, pays));
      const payoutMinor = chipsPaid(choice, placesOf(pays), { own: own.kind, way });
      return { outcome: { player, dealer, way }, payoutMinor };
    },
  };
}

const PAIR_PLUS = { pureSequence: 40, trail: 30, sequence: 6, colour: 4, pair: 1 } as const;
const FROM_KING = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** Teen patti: a trail is the highest, and A-2-3 the second sequence. */
export const teenPatti = threeCards({
  order: ['high', 'pair', 'colour', 'sequence', 'pureSequence', 'trail'],
  sequences: [...FROM_KING, 1, 14],
  bonus: { trail: 5, pureSequence: 4, sequence: 1 },
  pairPlus: PAIR_PLUS,
});

/** Poker with three cards: a straight flush is the highest, and A-2-3 the lowest straight. */
export const threeCard = threeCards({
  order: ['high', 'pair', 'colour', 'sequence', 'trail', 'pureSequence'],
  sequences: [1, ...FROM_KING, 14],
  bonus: { pureSequence: 5, trail: 4, sequence: 1 },
  pairPlus: PAIR_PLUS,
});
