import type { Round } from '../../server.ts';
import { rankOf, type Card } from '../parts/cards/names.ts';
import type { OpenRound } from '../step-round.ts';

/** A hand of the player, with what is staked on it in minor units. */
export interface HandView {
  cards: readonly Card[];
  stakeMinor: number;
  /** What it paid, at the end of the round. */
  payoutMinor?: number;
}

/** A table as the player sees it. */
export interface TableView {
  /** The dealer's cards; undefined for one that lies face down. */
  dealer: readonly (Card | undefined)[];
  hands: readonly HandView[];
  /** The hand that is played; -1 when none is. */
  active: number;
  insuranceMinor: number;
}

const BEST = 21;
const ACE = 14;
const ACE_MORE = 10;

/** What a hand counts; soft while an ace counts eleven in it. */
export function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const aces = cards.filter((card) => rankOf(card) === ACE).length;
  const hard = cards.reduce(
    (sum, card) => sum + (rankOf(card) === ACE ? 1 : Math.min(rankOf(card), ACE_MORE)),
    0,
  );
  const isSoft = aces > 0 && hard + ACE_MORE <= BEST;
  return { total: isSoft ? hard + ACE_MORE : hard, isSoft };
}

/** Whether two cards are an ace and a ten. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === BEST;

/** Whether a hand is above 21. */
export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > BEST;

/** How a hand ended, as a name of its word. */
export function fateOf(hand: HandView, isOnly: boolean) {
  const { cards, stakeMinor, payoutMinor = 0 } = hand;
  if (isBust(cards)) return 'bust';
  if (payoutMinor > stakeMinor) return isOnly && isNatural(cards) ? 'natural' : 'won';
  return payoutMinor === stakeMinor ? 'push' : 'lost';
}

/** The cards that lie face up. */
export const seenOf = (cards: readonly (Card | undefined)[]): Card[] =>
  cards.filter((card): card is Card => card !== undefined);

/** An open round as a table: the dealer's second card lies face down. */
export function openView({ shown }: OpenRound): TableView {
  const { dealer, hands, active, insuranceMinor } = shown as unknown as TableView;
  return { dealer: [...dealer, undefined], hands, active, insuranceMinor };
}

interface End {
  dealer: Card[];
  hands: HandView[];
  insurance?: { stakeMinor: number; payoutMinor: number };
}

/** How a round of this game ended. */
export const endOf = ({ outcome }: Round): End => outcome as unknown as End;

/** A round at its end as a table. */
export function endView(round: Round): TableView {
  const { dealer, hands, insurance } = endOf(round);
  return { dealer, hands, active: -1, insuranceMinor: insurance?.stakeMinor ?? 0 };
}

/** Whether a round is one of blackjack, and not of the game that its title had before. */
export const isOfBlackjack = ({ outcome }: Round): boolean =>
  Array.isArray(outcome?.['dealer']) && Array.isArray(outcome['hands']);
