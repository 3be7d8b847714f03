import { html, pause } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { backs, createSides, turnCards } from '../parts/ante/sides.ts';
import type { AntePicture } from '../parts/ante/start.ts';
import { createHand, type Hand } from '../parts/cards/hand.ts';
import type { Card } from '../parts/cards/names.ts';
import { roomWords } from '../room-words.ts';
import { compare, readHand, type HoldemEnd, type HoldemShown, type Reading } from './hands.ts';
import { drawMedal, type Medal } from './medal.ts';
import { HOLDEM_TEXTS } from './words.ts';

const [OWN, FLOP, BOARD] = [2, 3, 5];
const REST_MS = 300;

/** Rings the five cards of the better hand. */
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
  const sides = createSides(frame, HOLDEM_TEXTS);
  const board = createHand(language, roomWords(language, HOLDEM_TEXTS)('board'));
  const table = html('div', { class: 'holdem__board cards--small' }, board.element);
  sides.dealer.element.classList.add('cards--small');
  const parts = [drawMedal(medal), sides.dealer.element, table, sides.own.element];
  const element = html('div', { class: 'ante__hands' }, ...parts);
  return { element, sides, dealer: sides.dealer.hand, board, own: sides.own.hand };
}

/** Makes the picture: two hands and the board between them; `nameOf` tells the best five of some cards. */
export function createHoldemPicture(
  frame: Frame,
  medal: Medal,
  nameOf: (cards: readonly Card[]) => string,
): AntePicture<HoldemShown, HoldemEnd> {
  const { element, sides, dealer, board, own } = createPlaces(frame, medal);
  const all = [dealer, board, own];

  function rest(): void {
    for (const hand of all) for (const view of hand.cards()) view.mark('waits');
  }
  function lay(player: readonly (Card | undefined)[], flop: readonly (Card | undefined)[]): void {
    own.lay(player);
    board.lay([...flop, ...backs(BOARD - flop.length)]);
    dealer.lay(backs(OWN));
    sides.callDealer();
  }
  function clear(): void {
    lay(backs(OWN), backs(FLOP));
    sides.callOwn('');
    rest();
  }
  async function deal({ player, flop }: HoldemShown): Promise<void> {
    board.clear();
    await sides.deal(OWN);
    await turnCards(own, player);
    for (let card = 0; card < BOARD; card += 1) await board.deal(undefined);
    await turnCards(board, flop);
  }
  async function turnBoard(cards: readonly Card[]): Promise<void> {
    for (let at = FLOP; at < BOARD; at += 1) {
      await turnCards(board, cards.slice(at, at + 1), at);
      await pause(REST_MS);
    }
  }
  clear();
  return {
    element,
    clear,
    async open(shown, isNew) {
      sides.callOwn('');
      if (isNew) await deal(shown);
      else lay(shown.player, shown.flop);
      sides.callDealer();
      sides.callOwn(nameOf([...shown.player, ...shown.flop]));
    },
    async end(end, isNew) {
      const flop = end.board.slice(0, FLOP);
      if (!isNew) lay(end.player, end.way === 'fold' ? flop : end.board);
      sides.callOwn(nameOf([...end.player, ...flop]));
      if (end.way === 'fold') return rest();
      if (isNew) await turnBoard(end.board);
      sides.callOwn(nameOf([...end.player, ...end.board]));
      if (isNew) await turnCards(dealer, end.dealer);
      else dealer.lay(end.dealer);
      sides.callDealer({ way: end.way, hand: nameOf([...end.dealer, ...end.board]) });
      markFives(all, end.way === 'tie' ? undefined : betterOf(end));
      if (end.way === 'out') for (const view of dealer.cards()) view.mark('waits');
      if (isNew) await pause(REST_MS);
    },
    glow: sides.glow,
  };
}
