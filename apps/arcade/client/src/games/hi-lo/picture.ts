import { html, isMotionReduced, svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import { createCard } from '../parts/cards/card.ts';
import { newestOf, type Move, type Row } from './odds.ts';

/** How many cards of the row are seen. */
const SEEN = 4;
const SLIDE_MS = 220;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

const SIGNS: Record<Move, string> = {
  higher: 'M-5 2.5L0-3L5 2.5',
  lower: 'M-5-2.5L0 3L5-2.5',
  same: 'M-5-2.5H5M-5 2.5H5',
  skip: 'M-5-4L0 0L-5 4M1-4L6 0L1 4',
};

/** The sign of what was said of a card. */
export function createSign(move: Move): SVGSVGElement {
  const path = svg('path', { d: SIGNS[move] });
  return svg('svg', { class: 'hilo__sign', viewBox: '-9 -9 18 18', 'aria-hidden': 'true' }, path);
}

/** Texts below the cards of the row: of the first, of a skipped one, and of one with a multiplier in hundredths. */
export interface RowTexts {
  start: string;
  skipped: string;
  times: (hundredths: number) => string;
}

/** The last cards of a row, each with what it held, and between them what was said. */
function createRow(language: string, texts: RowTexts) {
  const element = html('div', { class: 'hilo__row num cards--small', 'aria-hidden': 'true' });
  function link({ cards, guesses, times }: Row, at: number, isLost: boolean): HTMLElement {
    const card = cards[at];
    const move = at === 0 ? undefined : guesses[at - 1];
    const held = times[at - 1] ?? 0;
    const text = move === undefined ? texts.start : texts.times(held);
    const isLast = at === cards.length - 1;
    const look = isLast ? (isLost ? 'is-wrong' : 'is-now') : 'is-was';
    const sign = move === undefined ? undefined : createSign(move);
    const view = card === undefined ? undefined : createCard(language, card).element;
    const label = html('b', {}, move === 'skip' ? texts.skipped : text);
    return html('span', { class: `hilo__link ${look}` }, sign, view, label);
  }
  return {
    element,
    show(row: Row, isLost: boolean) {
      const first = Math.max(0, row.cards.length - SEEN);
      const links = row.cards.map((_card, at) => link(row, at, isLost)).slice(first);
      const empty = Array.from({ length: SEEN - links.length }, () =>
        html('span', { class: 'hilo__link is-empty' }, html('i'), html('b', {}, '\u00a0')),
      );
      element.replaceChildren(...links, ...empty);
      return links[links.length - 1];
    },
  };
}

/** Gives the cards the sizes that the stage leaves to them; on a low one the row goes. */
function fit(element: HTMLElement): void {
  const { clientWidth: wide, clientHeight: high } = element;
  const isLow = high < 190;
  const small = Math.max(34, Math.min(56, (wide - 100) / 4.4, high * 0.12));
  const left = isLow ? high - 20 : high - small * 1.4 - 88;
  element.classList.toggle('hilo--low', isLow);
  element.style.setProperty('--small', `${Math.floor(small)}px`);
  const large = Math.max(50, Math.min(164, wide * 0.43, left / 1.46));
  element.style.setProperty('--large', `${Math.floor(large)}px`);
}

/** The picture of hi-lo. */
export interface HiloPicture {
  element: HTMLElement;
  /** Lays a row at once; without cards the deck alone lies there. */
  lay: (row: Row | undefined, isLost: boolean) => void;
  /** Turns the newest card of a row, and lays it to the others. */
  turn: (row: Row, isLost: boolean) => Promise<void>;
  /** Lights the card once, for a win of ten stakes and more. */
  glow: () => void;
}

/** Lets a part slide to its place; at once with reduced motion and in a page that is not seen. */
async function slide(part: HTMLElement | undefined, from: string): Promise<void> {
  if (part === undefined || isMotionReduced() || document.visibilityState === 'hidden') return;
  const frames = [{ transform: from }, { transform: 'none' }];
  await part.animate(frames, { duration: SLIDE_MS, easing: EASE }).finished;
}

/** Makes the picture of a title's colours. */
export function createHiloPicture(options: {
  language: string;
  palette: string | undefined;
  label: string;
  texts: RowTexts;
}): HiloPicture {
  const { language, texts } = options;
  const large = createCard(language);
  const back = () => html('span', {}, createCard(language).element);
  const deck = html('div', { class: 'hilo__deck', 'aria-hidden': 'true' }, back(), back());
  const place = html('div', { class: 'hilo__card' }, large.element);
  const hand = html('div', { class: 'hilo__hand', role: 'group', 'aria-label': options.label });
  hand.append(deck, place);
  const row = createRow(language, texts);
  const element = html(
    'div',
    { class: `hilo hilo--${options.palette}` },
    html('div', { class: 'hilo__table' }, hand),
    row.element,
  );
  new ResizeObserver(() => fit(element)).observe(element);
  return {
    element,
    lay(laid, isLost) {
      large.show(laid === undefined ? undefined : newestOf(laid.cards));
      large.mark(isLost ? 'waits' : 'plain');
      row.show(laid ?? { cards: [], guesses: [], times: [] }, isLost);
    },
    async turn(laid, isLost) {
      large.mark('plain');
      large.show(undefined);
      await slide(large.element, 'translateX(-62%) scale(0.66) rotate(-9deg)');
      await large.turn(newestOf(laid.cards));
      large.mark(isLost ? 'waits' : 'plain');
      const link = row.show(laid, isLost);
      await slide(link, 'translateX(40px)');
    },
    glow: () => glowOnce(place),
  };
}
