import { ChoiceError, nameOf, type Rule } from '../rule.ts';
import type { Drawing } from '../../scheme/drawing.ts';
import { PACK, rankOf } from '../tables/cards.ts';
import { actIn } from './steps.ts';

interface Hand {
  readonly cards: number[];
  stakeMinor: number;
  isDone: boolean;
}

const ACTS = ['hit', 'stand', 'double', 'split'] as const;
const OFFERS = ['insure', 'decline'] as const;
type Act = (typeof ACTS)[number];

/** Two to nine their number, an ace eleven, all others ten. */
function countOf(card: number): number {
  const rank = rankOf(card);
  return rank === 'A' ? 11 : Number(rank) || 10;
}

/** The sum of a hand, with each ace as one as soon as eleven would be too much. */
function sumOf(cards: readonly number[]): number {
  const aces = cards.filter((card) => rankOf(card) === 'A').length;
  let sum = cards.reduce((all, card) => all + countOf(card), 0);
  for (let ace = 0; ace < aces && sum > 21; ace += 1) sum -= 10;
  return sum;
}

const isTwentyOneOfTwo = (cards: readonly number[]) => cards.length === 2 && sumOf(cards) === 21;

/** The two hands of a pair. Aces take no third card. */
function splitOf({ cards }: Hand, stakeMinor: number, deal: () => number): Hand[] {
  const [one = 0, other = 0] = cards;
  return [one, other].map((card) => {
    const pair = [card, deal()];
    return { cards: pair, stakeMinor, isDone: rankOf(card) === 'A' || sumOf(pair) === 21 };
  });
}

/** Plays the hands by the steps that are left, to their end. @throws ChoiceError for a step that may not stand there */
function playHands(hands: Hand[], steps: unknown[], deal: () => number): Hand[] {
  let all = hands;
  for (let hand = all[0]; hand; hand = all.find(({ isDone }) => !isDone)) {
    const act: Act = nameOf(actIn(steps.shift()), ACTS);
    const isFresh = hand.cards.length === 2;
    if (!isFresh && (act === 'double' || act === 'split')) throw new ChoiceError();
    if (act === 'split') {
      const [one = 0, other = 0] = hand.cards;
      if (all.length > 1 || countOf(one) !== countOf(other)) throw new ChoiceError();
      all = splitOf(hand, hand.stakeMinor, deal);
      continue;
    }
    if (act === 'double') hand.stakeMinor *= 2;
    if (act !== 'stand') hand.cards.push(deal());
    hand.isDone = act !== 'hit' || sumOf(hand.cards) >= 21;
  }
  return all;
}

function paidFor(hand: Hand, isOnly: boolean, dealer: readonly number[]): number {
  const { cards, stakeMinor } = hand;
  const own = sumOf(cards);
  if (isOnly && isTwentyOneOfTwo(cards))
    return isTwentyOneOfTwo(dealer) ? stakeMinor : (stakeMinor * 5) / 2;
  if (own > 21 || isTwentyOneOfTwo(dealer)) return 0;
  const theirs = sumOf(dealer);
  if (theirs > 21 || own > theirs) return 2 * stakeMinor;
  return own === theirs ? stakeMinor : 0;
}

function drawDealer(dealer: number[], hands: readonly Hand[], drawing: Drawing): void {
  if (hands.every(({ cards }) => sumOf(cards) > 21)) return;
  while (sumOf(dealer) < 17) dealer.push(drawing.below(PACK.length));
}

/**
 * Blackjack: each card is floor(fraction × 52), to player, dealer, player, dealer, then as they are asked for. The dealer
 * stands on every 17, a blackjack pays 3 to 2, a pair by value splits once, insurance pays 2 to 1.
 */
export const blackjack: Rule = {
  sample: { way: 'deal' },
  play({ choice, steps, stakeMinor }, drawing) {
    nameOf(choice['way'], ['deal']);
    const deal = () => drawing.below(PACK.length);
    const [one, up, other, hole] = [deal(), deal(), deal(), deal()];
    const left = [...steps];
    const dealer = [up, hole];
    const first: Hand = { cards: [one, other], stakeMinor, isDone: false };
    const isInsured = rankOf(up) === 'A' && nameOf(actIn(left.shift()), OFFERS) === 'insure';
    const isOver = isTwentyOneOfTwo(dealer) || isTwentyOneOfTwo(first.cards);
    const hands = isOver ? [first] : playHands([first], left, deal);
    if (left.length > 0) throw new ChoiceError();
    if (!isOver) drawDealer(dealer, hands, drawing);
    const paid = hands.map((hand) => ({
      cards: hand.cards,
      stakeMinor: hand.stakeMinor,
      payoutMinor: paidFor(hand, hands.length === 1, dealer),
    }));
    const half = stakeMinor / 2;
    const insurance = { stakeMinor: half, payoutMinor: isTwentyOneOfTwo(dealer) ? 3 * half : 0 };
    const sum = paid.reduce((all, { payoutMinor }) => all + payoutMinor, 0);
    return {
      outcome: { dealer, hands: paid, ...(isInsured ? { insurance } : {}) },
      payoutMinor: sum + (isInsured ? insurance.payoutMinor : 0),
    };
  },
};
