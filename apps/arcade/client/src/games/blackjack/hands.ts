import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { Round } from '../../server.ts';
import { roomWords } from '../room-words.ts';
import { createPlayerSeat, type PlayerSeat } from './seat.ts';
import { endOf, fateOf, type TableView } from './totals.ts';
import { BLACKJACK_TEXTS } from './words.ts';

/** The player's hands side by side: one, or two after a split. `onCard` is called before each card that is dealt. */
export function createHands(frame: Frame, onCard: () => void) {
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const nameOf = (index: number, count: number) =>
    count === 1 ? words('you') : words('hand', { no: frame.format.digits(index + 1) });
  const element = html('div', { class: 'bj__hands' });
  let seats: PlayerSeat[] = [];

  function seat(count: number): void {
    if (seats.length === count) return;
    seats = Array.from({ length: count }, (_unused, index) =>
      createPlayerSeat(frame, nameOf(index, count)),
    );
    element.classList.toggle('bj__hands--two', count > 1);
    element.replaceChildren(...seats.map((one) => one.element));
  }
  function stake({ hands }: TableView): void {
    for (const [index, { stakeMinor }] of hands.entries()) seats[index]?.stake(stakeMinor);
  }
  return {
    element,
    stake,
    /** Shows stakes and names, and which hand is played. */
    tell(view: TableView): void {
      stake(view);
      for (const index of view.hands.keys()) {
        seats[index]?.setName(nameOf(index, view.hands.length));
        const isActive = index === view.active;
        seats[index]?.setActive(isActive, view.active >= 0 && !isActive);
      }
    },
    lay({ hands }: TableView): void {
      seat(hands.length);
      for (const [index, { cards }] of hands.entries()) {
        seats[index]?.close(cards.length, hands.length === 1);
        seats[index]?.lay(cards);
      }
    },
    /** Makes two hands of the one before a split, each with its first card. */
    part({ hands }: TableView): void {
      if (seats.length === hands.length) return;
      seat(hands.length);
      for (const [index, { cards }] of hands.entries()) seats[index]?.lay(cards.slice(0, 1));
    },
    /** Deals what a hand does not have yet, up to so many cards. */
    async deal(index: number, { hands }: TableView, count: number): Promise<void> {
      const own = seats[index];
      if (own === undefined) return;
      const cards = hands[index]?.cards ?? [];
      for (const card of cards.slice(own.cards().length, count)) {
        onCard();
        own.close(own.cards().length + 1, hands.length === 1);
        await own.deal(card);
      }
    },
    /** Says how each hand ended. */
    settle(round: Round): void {
      const { hands } = endOf(round);
      for (const [index, hand] of hands.entries()) {
        const isWon = (hand.payoutMinor ?? 0) > hand.stakeMinor;
        const word = words(fateOf(hand, hands.length === 1));
        seats[index]?.settle(hand, word, isWon && isGain(round));
      }
    },
  };
}
