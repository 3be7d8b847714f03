import type { RandomBelow } from '../../engines/random.ts';
import { openCard, type Card } from '../parts/cards.ts';
import { BLACKJACK_BEST, isAce, isBust, isNatural, isPair, totalOf, valueOf } from './hands.ts';

/** What a player may do in a round. */
export const BLACKJACK_ACTS = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
/** Name of what a player does. */
export type BlackjackAct = (typeof BLACKJACK_ACTS)[number];

/** The dealer draws until here, and stands on a soft total of it too. */
const DEALER_STANDS = 17;
/** More than two hands come of no split. */
const MOST_HANDS = 2;

/** One hand of the player, with what is staked on it in minor units. */
export interface PlayerHand {
  cards: Card[];
  stakeMinor: number;
  /** Whether it takes no more cards. */
  isOver: boolean;
}

/** A table in the middle of a round, or at its end. */
export interface Table {
  stakeMinor: number;
  hands: PlayerHand[];
  /** The first card is seen from the start, the others at the end. */
  dealer: Card[];
  insuranceMinor: number;
  /** Whether the player is asked for insurance. */
  isAsking: boolean;
  isOver: boolean;
  draw: () => Card;
}

/** The hand that the player plays; undefined when none is left. */
export const handOf = ({ hands }: Table): PlayerHand | undefined =>
  hands.find(({ isOver }) => !isOver);

function drawsOf(table: Table): void {
  while (totalOf(table.dealer).total < DEALER_STANDS) table.dealer.push(table.draw());
}

/** Ends the round when no hand is left to play. The dealer draws only against a hand that can still win or lose by it. */
function goOn(table: Table): void {
  if (handOf(table) !== undefined) return;
  table.isOver = true;
  if (table.hands.some(({ cards }) => !isBust(cards))) drawsOf(table);
}

/** The dealer looks under an ace or a ten: a blackjack ends the round, and so does one of the player. */
function peek(table: Table): void {
  const first = table.hands[0];
  if (isNatural(table.dealer) || (first !== undefined && isNatural(first.cards)))
    table.isOver = true;
}

/** Deals a round: player, dealer, player, dealer. The first card of the dealer is seen. */
export function dealTable(stakeMinor: number, random: RandomBelow): Table {
  const draw = () => openCard(random);
  const [one, up, other, hole] = [draw(), draw(), draw(), draw()];
  const table: Table = {
    stakeMinor,
    hands: [{ cards: [one, other], stakeMinor, isOver: false }],
    dealer: [up, hole],
    insuranceMinor: 0,
    isAsking: isAce(up),
    isOver: false,
    draw,
  };
  if (!table.isAsking) peek(table);
  return table;
}

/** What the player may do now; empty at the end. */
export function actsOf(table: Table): BlackjackAct[] {
  if (table.isOver) return [];
  if (table.isAsking) return ['insure', 'decline'];
  const hand = handOf(table);
  const isFresh = hand?.cards.length === 2;
  const canSplit = isFresh && table.hands.length < MOST_HANDS && isPair(hand.cards);
  return [
    'hit',
    'stand',
    ...(isFresh ? ['double' as const] : []),
    ...(canSplit ? ['split' as const] : []),
  ];
}

function isFull({ cards }: PlayerHand): boolean {
  return totalOf(cards).total >= BLACKJACK_BEST;
}

/** Makes two hands of a pair; each gets its second card at once, and aces get no third. */
function split(table: Table, { cards: [one = 0, other = 0] }: PlayerHand): void {
  const { stakeMinor } = table;
  table.hands = [one, other].map((card) => ({ cards: [card], stakeMinor, isOver: false }));
  for (const hand of table.hands) {
    hand.cards.push(table.draw());
    hand.isOver = isAce(one) || isFull(hand);
  }
}

const PLAYED: Record<BlackjackAct, (table: Table, hand: PlayerHand) => void> = {
  insure: (table) => void (table.insuranceMinor = table.stakeMinor / 2),
  decline: () => undefined,
  stand: (_table, hand) => void (hand.isOver = true),
  hit(table, hand) {
    hand.cards.push(table.draw());
    hand.isOver = isFull(hand);
  },
  double(table, hand) {
    hand.stakeMinor *= 2;
    hand.cards.push(table.draw());
    hand.isOver = true;
  },
  split,
};

/** Plays an act that `actsOf` allows. */
export function playAct(table: Table, act: BlackjackAct): void {
  const hand = handOf(table);
  if (hand === undefined) return;
  PLAYED[act](table, hand);
  if (table.isAsking) {
    table.isAsking = false;
    return peek(table);
  }
  goOn(table);
}

/** What a hand pays at the end, in minor units with its stake: a blackjack of the first two cards 3 to 2. */
export function payOfHand({ hands, dealer }: Table, { cards, stakeMinor }: PlayerHand): number {
  const isBlackjack = hands.length === 1 && isNatural(cards);
  if (isBlackjack) return isNatural(dealer) ? stakeMinor : (stakeMinor * 5) / 2;
  if (isBust(cards) || isNatural(dealer)) return 0;
  const lead = totalOf(cards).total - totalOf(dealer).total;
  if (isBust(dealer) || lead > 0) return 2 * stakeMinor;
  return lead === 0 ? stakeMinor : 0;
}

/** What insurance pays at the end, 2 to 1 with its stake. */
export const payOfInsurance = ({ dealer, insuranceMinor }: Table): number =>
  isNatural(dealer) ? 3 * insuranceMinor : 0;

/** What is staked so far, in minor units. */
export const stakedOn = ({ hands, insuranceMinor }: Table): number =>
  hands.reduce((sum, { stakeMinor }) => sum + stakeMinor, insuranceMinor);

/** What the dealer's card that is seen counts. */
export const seenValue = (dealer: readonly Card[]): number => valueOf(dealer[0] ?? 0);
