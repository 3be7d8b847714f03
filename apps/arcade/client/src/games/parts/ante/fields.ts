import { html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { createChip } from '../table/chip.ts';
import { createChipMoves } from '../table/chip-moves.ts';
import { createChipSpeech } from '../table/chip-speech.ts';
import { createPlaces, toOne, type PlaceSpec } from '../table/places.ts';
import { createChipTray } from '../table/tray.ts';
import { createWagers, type Amounts } from '../table/wagers.ts';
import { ANTE_TEXTS } from './words.ts';

const EVEN = 200;
const anteOf = (bets: Amounts) => bets['ante'] ?? 0;

/** What the fields need of their game. */
export interface AnteFieldsOptions {
  mostMinor: Readonly<Record<string, number>>;
  /** The places for chips; the first of them is the ante. */
  specs: readonly PlaceSpec[];
  /** How many antes a play costs. */
  playAntes: number;
  /** Begins a round. */
  onBet: () => void;
  /** Takes away what the last round left. */
  onClear: () => void;
}

/** The fields of a table: the ante for chips, beside it the field of play, then all others for chips. */
export interface AnteFields {
  element: HTMLElement;
  tray: ReturnType<typeof createChipTray>;
  amounts: () => Amounts;
  /** Locks the fields while a round is open, and shows its chips; play has its own once it was played. */
  hold: (bets: Amounts, hasPlayed: boolean) => void;
  /** Leaves the chips of a round on the table, with those fields marked that won or lost. */
  leave: (
    bets: Amounts,
    hasPlayed: boolean,
    won: readonly string[],
    lost: readonly string[],
  ) => void;
  setLocked: (isLocked: boolean) => void;
}

/** The field of play: it takes no chips by itself, they come with the step. */
function createPlayField(frame: Frame) {
  const words = roomWords(frame.state.language, ANTE_TEXTS);
  const chip = html('span', { class: 'place__chip' });
  const name = html('b', {}, words('play'));
  const pay = html('small', { class: 'num' }, toOne(frame, EVEN));
  const element = html('div', { class: 'place place--play' }, name, pay, chip);
  return {
    element,
    show(minor: number, isAsked: boolean) {
      chip.replaceChildren(minor > 0 ? createChip(frame.format, frame.state.language, minor) : '');
      element.classList.toggle('has-chip', minor > 0);
      element.classList.toggle('is-asked', isAsked);
    },
    mark(won: readonly string[], lost: readonly string[]) {
      element.classList.toggle('is-won', won.includes('play'));
      element.classList.toggle('is-lost', lost.includes('play'));
    },
  };
}

/** The condition of a bet beside its sum, as a text: the ante has a chip, and playing on stays possible. */
function faultOf(frame: Frame, playAntes: number, bets: Amounts): string | undefined {
  const words = roomWords(frame.state.language, ANTE_TEXTS);
  if (anteOf(bets) === 0) return words('needAnte');
  const stakeMinor = Object.values(bets).reduce((sum, minor) => sum + minor, 0);
  const missing = stakeMinor + playAntes * anteOf(bets) - frame.balanceMinor();
  return missing > 0 ? words('needPlay', { amount: frame.format.money(missing) }) : undefined;
}

/** Makes the fields and the tray of chips. */
export function createAnteFields(
  frame: Frame,
  { mostMinor, specs, playAntes, onBet, onClear }: AnteFieldsOptions,
): AnteFields {
  const { state } = frame;
  const words = roomWords(state.language, ANTE_TEXTS);
  const mostOn = (place: string) => mostMinor[place] ?? 0;
  let last: Amounts | undefined;
  let isHeld = false;
  const wagers = createWagers({ mostOn, mostMinor: state.limits.maxMinor }, change);
  const nameOf = (name: string) => specs.find(({ place }) => place === name)?.name ?? name;
  const speech = createChipSpeech(frame, { nameOf, wagers });
  const places = createPlaces(frame, {
    specs,
    label: words('fields'),
    ...createChipMoves(frame, { wagers, speech, tray: () => tray, mostOn }),
  });
  const play = createPlayField(frame);
  const tray = createChipTray(frame, {
    action: words('deal'),
    wagers,
    lastBets: () => last,
    onAction: onBet,
    otherFault: () => faultOf(frame, playAntes, wagers.amounts()),
  });
  function mark(won: readonly string[], lost: readonly string[]): void {
    places.mark(won, lost);
    play.mark(won, lost);
  }
  function show(bets: Amounts, hasPlayed: boolean, isAsked: boolean): void {
    places.show(bets);
    play.show(hasPlayed ? playAntes * anteOf(bets) : 0, isAsked);
  }
  function change(): void {
    if (!isHeld) {
      onClear();
      mark([], []);
      show(wagers.amounts(), false, false);
    }
    tray.refresh();
  }
  const [first, ...others] = specs.map(({ place }) => places.field(place));
  const attributes = { class: 'ante__fields', role: 'group', 'aria-label': words('fields') };
  return {
    element: html('div', attributes, speech.element, first, play.element, ...others),
    tray,
    amounts: wagers.amounts,
    hold(bets, hasPlayed) {
      isHeld = true;
      mark([], []);
      show(bets, hasPlayed, !hasPlayed);
    },
    leave(bets, hasPlayed, won, lost) {
      isHeld = true;
      last = bets;
      wagers.reset();
      isHeld = false;
      show(bets, hasPlayed, false);
      mark(won, lost);
      tray.refresh();
    },
    setLocked: (isLocked) => places.setLocked(isLocked),
  };
}
