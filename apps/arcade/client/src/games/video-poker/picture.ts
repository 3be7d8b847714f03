import { button, html, pause, readAs, svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import { createCard } from '../parts/cards/card.ts';
import { cardName, type Card } from '../parts/cards/names.ts';
import { createAlpana } from '../parts/dice/alpana.ts';
import type { PayTable } from './table.ts';

const PLACES = [0, 1, 2, 3, 4] as const;
const REST_MS = 120;
/** From which width on a card has room for its pips. */
const PIPS_PX = 58;

/** Texts of the cards. */
export interface CardTexts {
  label: string;
  hold: string;
  held: string;
  holdCard: (card: string) => string;
}

/** The picture of video poker: the table of pays, a line of words, and five cards with their buttons. */
export interface PokerPicture {
  element: HTMLElement;
  /** Lays five cards at once; without cards they lie face down. */
  lay: (cards: readonly Card[] | undefined) => void;
  /** Deals cards to some places, one after another. */
  deal: (cards: readonly Card[], places: readonly number[]) => Promise<void>;
  /** Marks the cards that are held. */
  hold: (places: readonly number[]) => void;
  /** Turns the buttons on or off. */
  setOpen: (isOpen: boolean) => void;
  say: (title: string, hint: string) => void;
  /** Lights the cards once, for a win of ten stakes and more. */
  glow: () => void;
}

/** How the stage is filled by its height: what is not for cards, with the gaps and the lift of a held one. */
const LAYOUTS = [
  { least: 470, look: 'whole', rest: 400 },
  { least: 360, look: 'two', rest: 234 },
  { least: 255, look: 'tight', rest: 186 },
  { least: 0, look: 'low', rest: 116 },
] as const;

/** Gives table and cards the sizes that the stage leaves to them. */
function fit(element: HTMLElement): void {
  const { clientWidth: wide, clientHeight: high } = element;
  const { look, rest } = LAYOUTS.find(({ least }) => high >= least) ?? LAYOUTS[0];
  const most = look === 'whole' ? 84 : 74;
  const card = Math.floor(Math.max(36, Math.min(most, (wide - 50) / 5, (high - rest) / 1.4)));
  element.classList.toggle('poker--two', look === 'two' || look === 'tight');
  element.classList.toggle('poker--tight', look === 'tight');
  element.classList.toggle('poker--low', look === 'low');
  element.classList.toggle('cards--small', card < PIPS_PX);
  element.style.setProperty('--card', `${card}px`);
}

/** Which motif a title has beside its colours: the fool of a jester, or the flower of the others. */
function createGround(motif: string | undefined): HTMLElement {
  const flower = svg('svg', { viewBox: '0 0 366 366', 'aria-hidden': 'true' });
  flower.append(createAlpana(183, 183, 150, 14));
  const isJester = motif === 'jester';
  return html('div', { class: `poker__ground ${isJester ? 'is-jester' : ''}` }, flower);
}

/** Makes the picture of a title's colours. */
export function createPokerPicture(options: {
  language: string;
  palette: string | undefined;
  motif: string | undefined;
  table: PayTable;
  texts: CardTexts;
  onToggle: (place: number) => void;
}): PokerPicture {
  const { language, texts, onToggle, table } = options;
  const places = PLACES.map((place) => {
    const view = createCard(language);
    const print = html('span', {}, texts.hold);
    const toggle = button({ class: 'poker__hold' }, () => onToggle(place), print);
    const element = html('div', { class: 'poker__place' }, view.element, toggle);
    view.element.addEventListener('click', () => toggle.click());
    return { view, toggle, print, element };
  });
  const title = html('b');
  const hint = html('span');
  const cards = html('div', { class: 'poker__cards', role: 'group', 'aria-label': texts.label });
  cards.append(...places.map(({ element }) => element));
  const look = options.motif === 'jester' ? 'poker--jester' : `poker--${options.palette}`;
  const element = html(
    'div',
    { class: `poker ${look}` },
    createGround(options.motif),
    table.element,
    html('p', { class: 'poker__say', 'aria-hidden': 'true' }, title, hint),
    cards,
  );
  new ResizeObserver(() => fit(element)).observe(element);

  function name(): void {
    for (const { view, toggle } of places) {
      const card = view.card();
      const shown = card === undefined ? texts.hold : texts.holdCard(cardName(card, language));
      readAs(toggle, shown);
    }
  }
  return {
    element,
    lay(laid) {
      for (const [place, { view }] of places.entries()) view.show(laid?.[place]);
      name();
    },
    async deal(dealt, fresh) {
      const turns = fresh.map(async (place, at) => {
        places[place]?.view.show(undefined);
        await pause(REST_MS * (at + 1));
        await places[place]?.view.turn(dealt[place]);
      });
      await Promise.all(turns);
      name();
    },
    hold(held) {
      for (const [place, { view, toggle, print }] of places.entries()) {
        const isHeld = held.includes(place);
        view.mark(isHeld ? 'held' : 'plain');
        toggle.setAttribute('aria-pressed', String(isHeld));
        print.textContent = isHeld ? texts.held : texts.hold;
      }
    },
    setOpen(isOpen) {
      element.classList.toggle('is-open', isOpen);
      for (const { toggle } of places) toggle.disabled = !isOpen;
    },
    say(words, more) {
      title.textContent = words;
      hint.textContent = more;
    },
    glow: () => glowOnce(cards),
  };
}
