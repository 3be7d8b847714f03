import { html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { createChip } from '../table/chip.ts';
import { createChipSpeech } from '../table/chip-speech.ts';
import { createPlaces, toOne } from '../table/places.ts';
import { createChipTray } from '../table/tray.ts';
import { createWagers, type Amounts } from '../table/wagers.ts';
import type { ThreeCardRules } from './kinds.ts';
import { THREE_CARD_TEXTS } from './words.ts';

const EVEN = 200;

/** The fields of a table: ante and pair plus for chips, and between them the field of play. */
export interface ThreeCardFields {
  element: HTMLElement;
  tray: ReturnType<typeof createChipTray>;
  amounts: () => Amounts;
  /** Locks the fields while a round is open, and shows its chips; play has the chips of the ante once it was played. */
  hold: (bets: Amounts, hasPlayed: boolean) => void;
  /** Leaves the chips of a round on the table, with those marked that won or lost. */
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
  const words = roomWords(frame.state.language, THREE_CARD_TEXTS);
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
    mark(won: boolean, lost: boolean) {
      element.classList.toggle('is-won', won);
      element.classList.toggle('is-lost', lost);
    },
  };
}

/** The condition of a bet beside its sum, as a text: the ante has a chip, and playing on stays possible. */
function faultOf(frame: Frame, amounts: Amounts): string | undefined {
  const words = roomWords(frame.state.language, THREE_CARD_TEXTS);
  const ante = amounts['ante'] ?? 0;
  if (ante === 0) return words('needAnte');
  const left = frame.balanceMinor() - ante - (amounts['pairPlus'] ?? 0);
  return left < ante ? words('needPlay', { amount: frame.format.money(ante - left) }) : undefined;
}

/** The two places for chips, with what they pay. */
function placesOf({ format, state }: Frame, pays: ThreeCardRules['pays']) {
  const words = roomWords(state.language, THREE_CARD_TEXTS);
  const plus = Object.values(pays.pairPlus).sort((one, other) => one - other);
  const [least = 0, most = 0] = [plus[0], plus[plus.length - 1]];
  return [
    { place: 'ante', name: words('ante'), pay: words('anteHint') },
    { place: 'pairPlus', name: words('pairPlus'), pay: format.digits(`${least}–${most}:1`) },
  ];
}

/** Makes the fields and the tray of chips; `onBet` begins a round, `onClear` takes away what the last one left. */
export function createThreeCardFields(
  frame: Frame,
  { mostMinor, pays }: ThreeCardRules,
  { onBet, onClear }: { onBet: () => void; onClear: () => void },
): ThreeCardFields {
  const { state, sound } = frame;
  const words = roomWords(state.language, THREE_CARD_TEXTS);
  const mostOn = (place: string) => mostMinor[place] ?? 0;
  let last: Amounts | undefined;
  let isHeld = false;
  const wagers = createWagers({ mostOn, mostMinor: state.limits.maxMinor }, change);
  const specs = placesOf(frame, pays);
  const speech = createChipSpeech(frame, {
    nameOf: (place) => specs.find((spec) => spec.place === place)?.name ?? place,
    wagers,
  });
  const places = createPlaces(frame, {
    specs,
    label: words('fields'),
    on: wagers.on,
    onPut(place) {
      const fault = wagers.add({ [place]: tray.chipMinor() });
      if (fault !== undefined) return tray.refuse(fault, mostOn(place));
      sound.play('take');
      speech.say(place);
    },
    onTake(place) {
      wagers.take(place);
      speech.say(place);
    },
  });
  const play = createPlayField(frame);
  const tray = createChipTray(frame, {
    action: words('deal'),
    wagers,
    lastBets: () => last,
    onAction: onBet,
    otherFault: () => faultOf(frame, wagers.amounts()),
  });
  function unmark(): void {
    places.mark([]);
    play.mark(false, false);
  }
  function change(): void {
    if (!isHeld) {
      onClear();
      unmark();
      play.show(0, false);
      places.show(wagers.amounts());
    }
    tray.refresh();
  }
  const fields = [places.field('ante'), play.element, places.field('pairPlus')];
  const element = html('div', { class: 'trio__fields', role: 'group' }, speech.element, ...fields);
  element.setAttribute('aria-label', words('fields'));
  return {
    element,
    tray,
    amounts: wagers.amounts,
    hold(bets, hasPlayed) {
      isHeld = true;
      unmark();
      places.show(bets);
      play.show(hasPlayed ? (bets['ante'] ?? 0) : 0, !hasPlayed);
    },
    leave(bets, hasPlayed, won, lost) {
      isHeld = true;
      last = bets;
      wagers.reset();
      isHeld = false;
      places.show(bets);
      play.show(hasPlayed ? (bets['ante'] ?? 0) : 0, false);
      places.mark(won, lost);
      play.mark(won.includes('play'), lost.includes('play'));
      tray.refresh();
    },
    setLocked: (isLocked) => places.setLocked(isLocked),
  };
}
