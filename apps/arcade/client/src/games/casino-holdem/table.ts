import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createChip } from '../parts/table/chip.ts';
import { createPlaces, toOne } from '../parts/table/places.ts';
import { createChipTray } from '../parts/table/tray.ts';
import { createWagers, type Amounts } from '../parts/table/wagers.ts';
import { roomWords } from '../room-words.ts';
import { PLAY_ANTES, type HoldemRules } from './hands.ts';
import { HOLDEM_TEXTS } from './words.ts';

const EVEN = 200;
const anteOf = (bets: Amounts) => bets['ante'] ?? 0;

/** How a field of the last round is marked: it paid more than lay on it, it paid nothing, or neither. */
export type FieldMark = 'won' | 'lost' | 'plain';

/** The fields of a table: the ante for chips, and beside it the field of play. */
export interface HoldemFields {
  element: HTMLElement;
  tray: ReturnType<typeof createChipTray>;
  amounts: () => Amounts;
  /** Locks the fields while a round is open, and shows its chips; play has twice the ante once it was played. */
  hold: (bets: Amounts, hasPlayed: boolean) => void;
  /** Leaves the chips of a round on the table, with both fields marked. */
  leave: (
    bets: Amounts,
    hasPlayed: boolean,
    marks: Readonly<Record<'ante' | 'play', FieldMark>>,
  ) => void;
  setLocked: (isLocked: boolean) => void;
}

/** The field of play: it takes no chips by itself, they come with the step. */
function createPlayField(frame: Frame) {
  const words = roomWords(frame.state.language, HOLDEM_TEXTS);
  const chip = html('span', { class: 'place__chip' });
  const pay = html('small', { class: 'num' }, toOne(frame, EVEN));
  const element = html(
    'div',
    { class: 'place place--play' },
    html('b', {}, words('play')),
    pay,
    chip,
  );
  return {
    element,
    show(minor: number, isAsked: boolean) {
      chip.replaceChildren(minor > 0 ? createChip(frame.format, frame.state.language, minor) : '');
      element.classList.toggle('has-chip', minor > 0);
      element.classList.toggle('is-asked', isAsked);
    },
    mark(look: FieldMark) {
      element.classList.toggle('is-won', look === 'won');
      element.classList.toggle('is-lost', look === 'lost');
    },
  };
}

/** The condition of a bet beside its sum, as a text: playing on stays possible. */
function faultOf(frame: Frame, ante: number): string | undefined {
  const words = roomWords(frame.state.language, HOLDEM_TEXTS);
  const missing = (1 + PLAY_ANTES) * ante - frame.balanceMinor();
  return missing > 0 ? words('needPlay', { amount: frame.format.money(missing) }) : undefined;
}

/** The place for chips, with what it pays. */
function anteSpec({ format, state }: Frame, pays: HoldemRules['pays']) {
  const words = roomWords(state.language, HOLDEM_TEXTS);
  const pay = format.digits(`${pays.less}–${pays.royal}:1`);
  return { place: 'ante', name: words('ante'), pay };
}

/** Makes the fields and the tray of chips; `onBet` begins a round, `onClear` takes away what the last one left. */
export function createHoldemFields(
  frame: Frame,
  { mostMinor, pays }: HoldemRules,
  { onBet, onClear }: { onBet: () => void; onClear: () => void },
): HoldemFields {
  const { format, state, sound } = frame;
  const words = roomWords(state.language, HOLDEM_TEXTS);
  const mostOn = (place: string) => mostMinor[place] ?? 0;
  const said = html('p', { class: 'off', role: 'status' });
  let last: Amounts | undefined;
  let isHeld = false;
  let shown: Amounts = {};
  const wagers = createWagers({ mostOn, mostMinor: state.limits.maxMinor }, change);
  const places = createPlaces(frame, {
    specs: [anteSpec(frame, pays)],
    label: words('fields'),
    on: (place) => shown[place] ?? 0,
    onPut(place) {
      const fault = wagers.add({ [place]: tray.chipMinor() });
      if (fault !== undefined) return tray.refuse(fault, mostOn(place));
      sound.play('take');
      sayChips();
    },
    onTake(place) {
      wagers.take(place);
      sayChips();
    },
  });
  const play = createPlayField(frame);
  const tray = createChipTray(frame, {
    action: words('deal'),
    wagers,
    lastBets: () => last,
    onAction: onBet,
    otherFault: () => faultOf(frame, anteOf(wagers.amounts())),
  });
  function sayChips(): void {
    said.textContent = words('placed', { amount: format.money(anteOf(wagers.amounts())) });
  }
  function unmark(): void {
    places.mark([]);
    play.mark('plain');
  }
  function change(): void {
    if (!isHeld) {
      onClear();
      unmark();
      show(wagers.amounts(), false, false);
    }
    tray.refresh();
  }
  function show(bets: Amounts, hasPlayed: boolean, isAsked: boolean): void {
    shown = bets;
    places.show(bets);
    play.show(hasPlayed ? PLAY_ANTES * anteOf(bets) : 0, isAsked);
  }
  const attributes = { class: 'holdem__fields', role: 'group', 'aria-label': words('fields') };
  const element = html('div', attributes, said, places.field('ante'), play.element);
  return {
    element,
    tray,
    amounts: wagers.amounts,
    hold(bets, hasPlayed) {
      isHeld = true;
      unmark();
      show(bets, hasPlayed, !hasPlayed);
    },
    leave(bets, hasPlayed, { ante, play: mark }) {
      isHeld = true;
      last = bets;
      wagers.reset();
      isHeld = false;
      show(bets, hasPlayed, false);
      places.mark(ante === 'won' ? ['ante'] : [], ante === 'lost' ? ['ante'] : []);
      play.mark(mark);
      tray.refresh();
    },
    setLocked: (isLocked) => places.setLocked(isLocked),
  };
}
