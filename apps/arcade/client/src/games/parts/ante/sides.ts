import { html } from '../../../dom.ts';
import { glowOnce } from '../animate.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { createHand, type Hand } from '../cards/hand.ts';
import type { Card } from '../cards/names.ts';
import type { AnteTexts } from './words.ts';

/** A hand on the stage with the plate below it. */
interface Side {
  element: HTMLElement;
  hand: Hand;
}

/** The dealer's side and the player's, each with what is said of its cards. */
export interface Sides {
  dealer: Side;
  own: Side;
  /** Calls the player's hand; empty before it is seen. */
  callOwn: (hand: string) => void;
  /** Calls the dealer's hand, or says when the dealer plays where it is not seen yet. */
  callDealer: (end?: { way: string; hand: string }) => void;
  /** Deals so many cards to both, face down, one after another in turn. */
  deal: (count: number) => Promise<void>;
  /** Marks the player's cards once, for a win of ten stakes and more. */
  glow: () => void;
}

/** So many cards face down. */
export const backs = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

/** Turns cards of a hand together, from a place on. */
export async function turnCards(hand: Hand, cards: readonly Card[], from = 0): Promise<void> {
  await Promise.all(cards.map((card, index) => hand.cards()[from + index]?.turn(card)));
}

const sideOf = (name: string, hand: Hand, plate: HTMLElement): Side => ({
  hand,
  element: html('div', { class: `ante__${name}` }, hand.element, plate),
});

/** Makes both sides, without cards. */
export function createSides({ state }: Frame, texts: AnteTexts): Sides {
  const { language } = state;
  const words = roomWords(language, texts);
  const [dealer, own] = [createHand(language, words('dealer')), createHand(language, words('you'))];
  const dealerPlate = html('span', { class: 'plate' });
  const ownPlate = html('b', { class: 'plate ante__own-plate' });
  return {
    dealer: sideOf('dealer', dealer, dealerPlate),
    own: sideOf('own', own, ownPlate),
    callOwn: (hand) => void (ownPlate.textContent = hand),
    callDealer(end) {
      dealerPlate.textContent =
        end === undefined
          ? words('dealerPlays')
          : words(end.way === 'out' ? 'dealerIsOut' : 'dealerHas', { hand: end.hand });
    },
    async deal(count) {
      own.clear();
      dealer.clear();
      for (let card = 0; card < count; card += 1) {
        await own.deal(undefined);
        await dealer.deal(undefined);
      }
    },
    glow: () => glowOnce(own.element, 1.25),
  };
}
