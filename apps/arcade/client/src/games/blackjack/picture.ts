import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { Round } from '../../server.ts';
import { layCloth } from '../parts/table/cloth.ts';
import { roomWords } from '../room-words.ts';
import { cornersOf, drawBaize } from './baize.ts';
import { createDealerSeat, createPlayerSeat, type PlayerSeat } from './seat.ts';
import { endOf, isBust, isNatural, type HandView, type TableView } from './totals.ts';
import { BLACKJACK_TEXTS } from './words.ts';

const PETALS = { fan: 12, table: 16 } as const;

/** How a hand ended, as a name of its word. */
export function fateOf(hand: HandView, isOnly: boolean) {
  const { cards, stakeMinor, payoutMinor = 0 } = hand;
  if (isBust(cards)) return 'bust';
  if (payoutMinor > stakeMinor) return isOnly && isNatural(cards) ? 'natural' : 'won';
  return payoutMinor === stakeMinor ? 'push' : 'lost';
}

/** The table: the dealer above, the player's hands below. */
export function createPicture(frame: Frame, onCard: () => void) {
  const { motif } = frame.state;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const nameOf = (index: number, count: number) =>
    count === 1 ? words('you') : words('hand', { no: frame.format.digits(index + 1) });
  const dealer = createDealerSeat(frame, words('dealer'), words('insurance'));
  const row = html('div', { class: 'bj__hands' });
  let seats: PlayerSeat[] = [];
  const element = html('div', { class: 'bj' });
  const kind = motif?.startsWith('table') === true ? 'table' : 'fan';
  layCloth(element, frame.state.palette);
  element.classList.add(`bj--${kind}`);
  const baize = drawBaize([words('pays'), words('stands')], PETALS[kind], cornersOf(motif));
  element.append(baize, dealer.element, row);

  function seat(count: number): void {
    if (seats.length === count) return;
    seats = Array.from({ length: count }, (_unused, index) =>
      createPlayerSeat(frame, nameOf(index, count)),
    );
    row.classList.toggle('bj__hands--two', count > 1);
    row.replaceChildren(...seats.map((one) => one.element));
  }
  function tellTable(view: TableView): void {
    dealer.insure(view.insuranceMinor);
    for (const [index, hand] of view.hands.entries()) {
      seats[index]?.stake(hand.stakeMinor);
      seats[index]?.setName(nameOf(index, view.hands.length));
      const isActive = index === view.active;
      seats[index]?.setActive(isActive, view.active >= 0 && !isActive);
    }
  }
  function lay(view: TableView): void {
    seat(view.hands.length);
    dealer.close(view.dealer.length);
    dealer.lay(view.dealer);
    for (const [index, { cards }] of view.hands.entries()) {
      seats[index]?.close(cards.length, view.hands.length === 1);
      seats[index]?.lay(cards);
    }
    tellTable(view);
  }
  /** Deals what a hand does not have yet. */
  async function dealHand(index: number, view: TableView, count: number): Promise<void> {
    const own = seats[index];
    if (own === undefined) return;
    const cards = view.hands[index]?.cards ?? [];
    for (const card of cards.slice(own.cards().length, count)) {
      onCard();
      own.close(own.cards().length + 1, view.hands.length === 1);
      await own.deal(card);
    }
  }
  async function dealDealer(view: TableView, count: number): Promise<void> {
    for (const [at, card] of view.dealer.slice(0, count).entries()) {
      if (at < dealer.cards().length && dealer.cards()[at] === card) continue;
      onCard();
      dealer.close(Math.max(at + 1, dealer.cards().length));
      if (at < dealer.cards().length && card !== undefined) await dealer.turn(at, card);
      else await dealer.deal(card);
    }
  }
  /** The hands before a split become two, each with its first card. */
  function part(view: TableView): void {
    if (seats.length === view.hands.length) return;
    seat(view.hands.length);
    for (const [index, { cards }] of view.hands.entries()) seats[index]?.lay(cards.slice(0, 1));
  }
  /** Goes on from what lies on the table: each card that is new is dealt. */
  async function deal(view: TableView): Promise<void> {
    part(view);
    for (const [index, { stakeMinor }] of view.hands.entries()) seats[index]?.stake(stakeMinor);
    if (dealer.cards().length === 0) {
      await dealHand(0, view, 1);
      await dealDealer(view, 1);
      await dealHand(0, view, 2);
      await dealDealer({ ...view, dealer: [...view.dealer.slice(0, 1), undefined] }, 2);
    }
    for (let index = 0; index < view.hands.length; index += 1)
      await dealHand(index, view, Number.MAX_SAFE_INTEGER);
    await dealDealer(view, view.dealer.length);
    tellTable(view);
  }
  return {
    element,
    lay,
    deal,
    /** Takes the cards of the last round away, and puts the chip of the next one. */
    begin(stakeMinor: number) {
      lay({ dealer: [], hands: [{ cards: [], stakeMinor }], active: -1, insuranceMinor: 0 });
    },
    settle(round: Round) {
      const { hands } = endOf(round);
      for (const [index, hand] of hands.entries()) {
        const isWon = (hand.payoutMinor ?? 0) > hand.stakeMinor;
        const word = words(fateOf(hand, hands.length === 1));
        seats[index]?.settle(hand, word, isWon && isGain(round));
      }
    },
  };
}
