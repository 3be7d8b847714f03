import { html, pause } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createHand, type Hand } from '../parts/cards/hand.ts';
import type { Card } from '../parts/cards/names.ts';
import { roomWords } from '../room-words.ts';
import { compare, readHand, type HoldemEnd, type Reading } from './hands.ts';
import { drawMedal, type Medal } from './medal.ts';
import { HOLDEM_TEXTS } from './words.ts';

/** Two hands and the board between them, with a plate for each hand. */
export interface HoldemPicture {
  element: HTMLElement;
  clear: () => void;
  /** Shows the own cards and the flop, all others face down; with `isNew` they are dealt first. */
  open: (player: readonly Card[], flop: readonly Card[], isNew: boolean) => Promise<void>;
  /** Shows how a round ended; with `isNew` turn, river and the dealer's cards turn one after another. */
  end: (end: HoldemEnd, isNew: boolean) => Promise<void>;
  /** Marks the own cards once, for a win of ten stakes and more. */
  glow: () => void;
}

const [OWN, FLOP, BOARD] = [2, 3, 5];
const GLOW_MS = 600;
const REST_MS = 300;
const backs = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

/** Turns some cards of a hand together. */
async function turn(hand: Hand, cards: readonly Card[], from = 0): Promise<void> {
  await Promise.all(cards.map((card, index) => hand.cards()[from + index]?.turn(card)));
}

/** Rings the five cards of the better hand, and darkens the dealer's cards where they do not count. */
function markFives(hands: readonly Hand[], five: Reading | undefined): void {
  for (const hand of hands)
    for (const view of hand.cards()) {
      const card = view.card();
      view.mark(card !== undefined && five?.cards.includes(card) === true ? 'won' : 'plain');
    }
}

/** The better of both hands; the player's where they tie. */
function betterOf({ player, dealer, board, way }: HoldemEnd): Reading {
  const [own, other] = [readHand([...player, ...board]), readHand([...dealer, ...board])];
  return way !== 'out' && compare(own, other) < 0 ? other : own;
}

/** The places of the cards: the dealer's above, the board, the player's below, with what is said of both. */
function createPlaces(frame: Frame, medal: Medal) {
  const { language } = frame.state;
  const words = roomWords(language, HOLDEM_TEXTS);
  const [dealer, board, own] = [words('dealer'), words('board'), words('you')].map((label) =>
    createHand(language, label),
  ) as [Hand, Hand, Hand];
  const dealerPlate = html('span', { class: 'plate' });
  const ownPlate = html('b', { class: 'plate holdem__own-plate' });
  const element = html(
    'div',
    { class: 'holdem__hands' },
    drawMedal(medal),
    html('div', { class: 'holdem__dealer cards--small' }, dealer.element, dealerPlate),
    html('div', { class: 'holdem__board cards--small' }, board.element),
    html('div', { class: 'holdem__own' }, own.element, ownPlate),
  );
  return { element, dealer, board, own, dealerPlate, ownPlate };
}

/** Makes the picture; `nameOf` tells the best five of some cards. */
export function createHoldemPicture(
  frame: Frame,
  medal: Medal,
  nameOf: (cards: readonly Card[]) => string,
): HoldemPicture {
  const words = roomWords(frame.state.language, HOLDEM_TEXTS);
  const { element, dealer, board, own, dealerPlate, ownPlate } = createPlaces(frame, medal);
  const all = [dealer, board, own];

  function rest(): void {
    for (const hand of all) for (const view of hand.cards()) view.mark('waits');
  }
  function lay(player: readonly (Card | undefined)[], flop: readonly (Card | undefined)[]): void {
    own.lay(player);
    board.lay([...flop, ...backs(BOARD - flop.length)]);
    dealer.lay(backs(OWN));
    dealerPlate.textContent = words('dealerPlays');
  }
  function clear(): void {
    lay(backs(OWN), backs(FLOP));
    ownPlate.textContent = '';
    rest();
  }
  async function deal(player: readonly Card[], flop: readonly Card[]): Promise<void> {
    for (const hand of all) hand.clear();
    for (let card = 0; card < OWN; card += 1) {
      await own.deal(undefined);
      await dealer.deal(undefined);
    }
    await turn(own, player);
    for (let card = 0; card < BOARD; card += 1) await board.deal(undefined);
    await turn(board, flop);
  }
  clear();
  return {
    element,
    clear,
    async open(player, flop, isNew) {
      ownPlate.textContent = '';
      if (isNew) await deal(player, flop);
      else lay(player, flop);
      dealerPlate.textContent = words('dealerPlays');
      ownPlate.textContent = nameOf([...player, ...flop]);
    },
    async end(end, isNew) {
      const flop = end.board.slice(0, FLOP);
      if (!isNew) lay(end.player, end.way === 'fold' ? flop : end.board);
      ownPlate.textContent = nameOf([...end.player, ...flop]);
      if (end.way === 'fold') return rest();
      if (isNew)
        for (let at = FLOP; at < BOARD; at += 1) {
          await turn(board, end.board.slice(at, at + 1), at);
          await pause(REST_MS);
        }
      ownPlate.textContent = nameOf([...end.player, ...end.board]);
      if (isNew) await turn(dealer, end.dealer);
      else dealer.lay(end.dealer);
      const hand = nameOf([...end.dealer, ...end.board]);
      dealerPlate.textContent = words(end.way === 'out' ? 'dealerIsOut' : 'dealerHas', { hand });
      markFives(all, end.way === 'tie' ? undefined : betterOf(end));
      if (end.way === 'out') for (const view of dealer.cards()) view.mark('waits');
      if (isNew) await pause(REST_MS);
    },
    glow() {
      own.element.animate(
        [{ filter: 'none' }, { filter: 'brightness(1.25)' }, { filter: 'none' }],
        { duration: GLOW_MS },
      );
    },
  };
}
