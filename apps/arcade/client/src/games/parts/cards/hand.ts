import { html, pause } from '../../../dom.ts';
import { createCard, type CardView } from './card.ts';
import { dealInto } from './motion.ts';
import type { Card } from './names.ts';

/** A row of cards that are dealt to it one after another. */
export interface Hand {
  element: HTMLElement;
  cards: () => readonly CardView[];
  /** Deals a card: it slides in face down and turns over, unless it stays hidden. */
  deal: (card: Card | undefined) => Promise<void>;
  /** Lays cards at once, as they lay when the player left. */
  lay: (cards: readonly (Card | undefined)[]) => void;
  clear: () => void;
}

/** Between two cards that are dealt. */
const REST_MS = 90;

/** Makes an empty row; while it is empty it keeps the height of a card. */
export function createHand(language: string, label: string): Hand {
  const element = html('div', { class: 'hand hand--empty', role: 'group', 'aria-label': label });
  let views: CardView[] = [];
  return {
    element,
    cards: () => views,
    async deal(card) {
      const view = createCard(language);
      views.push(view);
      await dealInto(element, view.element);
      if (card !== undefined) await view.turn(card);
      await pause(REST_MS);
    },
    lay(cards) {
      views = cards.map((card) => createCard(language, card));
      element.replaceChildren(...views.map((view) => view.element));
    },
    clear() {
      views = [];
      element.replaceChildren();
    },
  };
}
