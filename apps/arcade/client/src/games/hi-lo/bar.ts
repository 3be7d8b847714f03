import { button, html, readAs, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createAct } from '../parts/act.ts';
import { chanceText, createFacts } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import type { OpenRound } from '../step-round.ts';
import {
  guessesIn,
  isOuter,
  newestOf,
  type Guess,
  type HiloRules,
  type Move,
  type Offer,
  type Row,
} from './odds.ts';
import { createSign } from './picture.ts';
import { HILO_TEXTS } from './words.ts';

const SKIP =
  'M200 32a8 8 0 0 0-8 8v69.2L72.4 34.4A16 16 0 0 0 48 48v160a16 16 0 0 0 24.4 13.6L192 146.8V216a8 8 0 0 0 16 0V40a8 8 0 0 0-8-8ZM64 208V48l127.8 80Z';

/** The cards of an open round. */
export const rowIn = ({ shown }: OpenRound): Row => shown as unknown as Row;

/** The guess upwards and the one downwards; on an ace and on a king the other of the two is `same`. */
function pairOf(round: OpenRound): (Offer | undefined)[] {
  const offers = round.shown['offers'] as Offer[];
  const find = (name: Guess) => offers.find(({ guess }) => guess === name);
  return [find('higher') ?? find('same'), find('lower') ?? find('same')];
}

/** What the keys of the two guesses and of the skip take. */
export interface BarKeys {
  up: () => void;
  down: () => void;
  skip: () => void;
}

/** The bar of an open round: its figures, the two guesses, the skip and the cash-out. */
export function createBar(
  frame: Frame,
  hilo: HiloRules,
  onMove: (move: Move) => void,
  onCash: () => void,
) {
  const { format } = frame;
  const words = roomWords(frame.state.language, HILO_TEXTS);
  const facts = createFacts([words('stake'), words('now'), words('right')]);
  let offers: (Offer | undefined)[] = [];
  const choose = (at: number) => {
    const offer = offers[at];
    if (offer !== undefined) onMove(offer.guess);
  };
  const guesses = [0, 1].map((at) => {
    const name = html('span');
    const times = html('b', { class: 'num' });
    const chance = html('small', { class: 'num' });
    const element = button({ class: 'hilo__guess' }, () => choose(at), name, times, chance);
    return { name, times, chance, element };
  });
  const skipText = html('span');
  const icon = svg('svg', { viewBox: '0 0 256 256', 'aria-hidden': 'true' });
  icon.append(svg('path', { d: SKIP }));
  const skip = button({ class: 'room__act hilo__skip' }, () => onMove('skip'), icon, skipText);
  const cash = createAct(onCash);
  const nameOf = ({ guess }: Offer, isEnd: boolean) =>
    words(guess !== 'same' && isEnd ? `${guess}Only` : guess);

  function showGuesses(isEnd: boolean, isBusy: boolean): void {
    for (const [at, part] of guesses.entries()) {
      const offer = offers[at];
      if (offer === undefined) continue;
      const name = nameOf(offer, isEnd);
      const times = format.times(offer.times);
      const chance = chanceText(format, offer.ranks / hilo.ranks);
      part.name.replaceChildren(createSign(offer.guess), name);
      part.times.textContent = times;
      part.chance.textContent = words('chance', { chance });
      part.element.disabled = isBusy;
      readAs(part.element, words('offer', { guess: name, times, chance }));
    }
  }
  return {
    parts: [
      facts.element,
      html('div', { class: 'pair hilo__pair' }, ...guesses.map(({ element }) => element)),
      html('div', { class: 'hilo__acts' }, skip, cash.element),
    ],
    keys: { up: () => choose(0), down: () => choose(1), skip: () => skip.click() } as BarKeys,
    show(round: OpenRound, isBusy: boolean) {
      const row = rowIn(round);
      const held = newestOf(row.times) ?? 0;
      const skips = format.digits(Number(round.shown['skips']));
      offers = pairOf(round);
      facts.show([
        format.money(round.stakeMinor),
        held === 0 ? '—' : format.times(held),
        format.digits(held === 0 ? 0 : guessesIn(row)),
      ]);
      showGuesses(isOuter(newestOf(row.cards) ?? 0, hilo), isBusy);
      skipText.textContent = `${words('skip')} ${skips}`;
      readAs(skip, words('skipOf', { skips }));
      skip.disabled = isBusy || !round.allowed.includes('skip');
      const isHeld = round.allowed.includes('cash');
      if (!isHeld) return cash.show(words('begin'), '', true);
      const figure = format.money(Number(round.shown['worthMinor']));
      cash.show(frame.words('room.cashOut'), figure, isBusy);
    },
  };
}
