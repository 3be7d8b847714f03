import { ChoiceError, nameOf, wholeOf, type Rule } from '../rule.ts';
import { PACK, rankOf } from '../tables/cards.ts';
import { holdIn } from './steps.ts';

const ORDER: readonly string[] = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const HIGH = ORDER.indexOf('J');
const HAND = 5;

/** What each hand returns for one stake. */
const PAYS = {
  royal: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  three: 3,
  twoPairs: 2,
  jacks: 1,
  none: 0,
} as const;
type Hand = keyof typeof PAYS;

/** Hands by how often their ranks come, the most frequent first. */
const BY_COUNTS: Readonly<Record<string, Hand>> = {
  '41': 'four',
  '32': 'fullHouse',
  '311': 'three',
  '221': 'twoPairs',
};

/** The hand of five cards. */
function handIn(cards: readonly number[]): Hand {
  const places = cards.map((card) => ORDER.indexOf(rankOf(card))).sort((one, other) => one - other);
  const often = ORDER.map((_rank, place) => places.filter((one) => one === place).length);
  const counts = often.filter((count) => count > 0).sort((one, other) => other - one);
  const row = places.join(' ');
  const isRow = ORDER.some((_rank, at) => row === [at, at + 1, at + 2, at + 3, at + 4].join(' '));
  const isStraight = isRow || row === '0 1 2 3 12';
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4);
  if (isStraight && isFlush) return places[0] === ORDER.indexOf('10') ? 'royal' : 'straightFlush';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (counts.join('') === '2111') return often.indexOf(2) >= HIGH ? 'jacks' : 'none';
  return BY_COUNTS[counts.join('')] ?? 'none';
}

/**
 * Video poker, jacks or better: five cards are taken out of a pack, one fraction each, and those that are not kept are
 * replaced once by the next ones, from the left.
 */
export const videoPoker: Rule = {
  sample: { game: 'jacks-or-better' },
  play({ choice, steps, stakeMinor }, drawing) {
    nameOf(choice['game'], ['jacks-or-better']);
    const [step, ...more] = steps;
    if (step === undefined || more.length > 0) throw new ChoiceError();
    const hold = holdIn(step).map((place) => wholeOf(place, 0, HAND - 1));
    const isRising = hold.every((place, at) => at === 0 || place > (hold[at - 1] ?? 0));
    if (!isRising) throw new ChoiceError();
    const taken = drawing.takeOut(PACK, HAND + HAND - hold.length);
    const dealt = taken.slice(0, HAND);
    const next = taken.slice(HAND);
    const cards = dealt.map((card, place) =>
      hold.includes(place) ? card : (next.shift() ?? card),
    );
    const hand = handIn(cards);
    return { outcome: { dealt, hold, cards, hand }, payoutMinor: stakeMinor * PAYS[hand] };
  },
};
