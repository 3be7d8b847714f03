import { html, svg } from '../../../dom.ts';
import { drawFace } from './face.ts';
import { turnOver } from './motion.ts';
import { cardName, isRed, type Card } from './names.ts';
import { drawSheet } from './sheet.ts';
import './cards.css';

/** A card on the table. Its width is the `--card` of where it lies, or its own. */
export interface CardView {
  element: HTMLElement;
  /** The card that is seen; undefined while it lies face down. */
  card: () => Card | undefined;
  /** Shows a face, or without a card the back, at once. */
  show: (card: Card | undefined) => void;
  /** Turns the card over to another side; answers when it lies. With reduced motion it lies at once. */
  turn: (card: Card | undefined) => Promise<void>;
  /** Marks a card: `won` with a white ring, `waits` darker, `held` lifted with a golden ring. */
  mark: (look: 'won' | 'waits' | 'held' | 'plain') => void;
}

/** Makes a card, face down without one. Its name for a screen reader is in the player's language. */
export function createCard(language: string, first?: Card): CardView {
  drawSheet();
  const picture = svg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true' });
  const element = html('span', { class: 'pc', role: 'img' }, picture);
  let shown = first;

  function show(card: Card | undefined): void {
    shown = card;
    element.setAttribute('aria-label', cardName(card, language));
    element.classList.toggle('pc--red', card !== undefined && isRed(card));
    if (card === undefined) picture.replaceChildren(svg('use', { href: '#cards-back' }));
    else picture.replaceChildren(...drawFace(card));
  }
  show(first);
  return {
    element,
    card: () => shown,
    show,
    turn: (card) => turnOver(element, () => show(card)),
    mark(look) {
      for (const name of ['won', 'waits', 'held'] as const)
        element.classList.toggle(`pc--${name}`, name === look);
    },
  };
}
