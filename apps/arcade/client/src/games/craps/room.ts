import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bones, click } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createChipSpeech } from '../parts/table/chip-speech.ts';
import { layCloth } from '../parts/table/cloth.ts';
import { createChipTray } from '../parts/table/tray.ts';
import { createWagers, type Amounts } from '../parts/table/wagers.ts';
import { floorOver } from '../pace.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepRound } from '../step-round.ts';
import { createCrapsBoard, type CrapsBoard } from './board.ts';
import { crapsRules } from './rules.ts';
import { createCrapsScene, type CrapsScene } from './scene.ts';
import {
  isOpenFor,
  lastSum,
  NO_ROUND,
  removable,
  stateOf,
  sumOf,
  type CrapsRules,
  type TableState,
} from './state.ts';
import { CRAPS_TEXTS } from './words.ts';
import './craps.css';

const isOfCraps = ({ choice, outcome }: Round) =>
  typeof choice['bets'] === 'object' && Array.isArray(outcome?.['throws']);
const isThrow = (step: unknown) =>
  step === 'bet' || (typeof step === 'object' && step !== null && 'throw' in step);

/** What a throw came to, in words: the sum, then what it settled. */
function tellOf(frame: Frame, table: TableState, nameOf: (place: string) => string): string {
  const words = roomWords(frame.state.language, CRAPS_TEXTS);
  const listOf = (end: string) =>
    table.settled
      .filter((one) => one.end === end)
      .map(({ place }) => nameOf(place))
      .join(', ');
  const parts = (['won', 'back', 'lost'] as const).flatMap((end) => {
    const names = listOf(end);
    return names === '' ? [] : [words(end, { names })];
  });
  const sum = frame.format.digits(lastSum(table));
  if (parts.length === 0) parts.push(words('nothing'));
  return `${words('came', { sum })}: ${parts.join(', ')}`;
}

/** What may still be put on a place, beside the chips that lie there. */
function createLimits(frame: Frame, rules: CrapsRules, table: () => TableState) {
  return (place: string, pending: Amounts): number => {
    const { chips } = table();
    const lying = chips[place] ?? 0;
    const others = sumOf(chips) + sumOf(pending) - (pending[place] ?? 0);
    const most = Math.min(
      (rules.mostMinor[place] ?? 0) - lying,
      frame.state.limits.maxMinor - others,
    );
    if (place !== 'odds') return most;
    return Math.min(most, rules.mostOdds * (chips['pass'] ?? 0) - lying);
  };
}

/** Why a place takes no chips now. */
function whyClosed({ state }: Frame, place: string): string {
  const isLine = place === 'pass' || place === 'dontPass';
  return roomWords(state.language, CRAPS_TEXTS)(isLine ? 'closedLine' : 'closedCome');
}

interface Parts {
  scene: CrapsScene;
  board: CrapsBoard;
  tray: ReturnType<typeof createChipTray>;
  pending: () => Amounts;
  /** Shows a table, and forgets the chips that were about to be bet. */
  settle: (table: TableState, isOpen: boolean) => void;
  /** Keeps the bets of a round, to be put again. */
  keep: (bets: Amounts) => void;
}

interface Acts {
  onThrow: () => void;
  onDown: (places: readonly string[]) => void;
}

/** Puts dice, board and tray on the frame. */
function layTable(frame: Frame, rules: CrapsRules, { onThrow, onDown }: Acts): Parts {
  const { state, sound } = frame;
  const words = roomWords(state.language, CRAPS_TEXTS);
  let table = NO_ROUND;
  let last: Amounts | undefined;
  const limitOf = createLimits(frame, rules, () => table);
  const wagers = createWagers(
    {
      mostOn: (place) =>
        isOpenFor(place, table, rules.mostThrows) ? limitOf(place, wagers.amounts()) : 0,
      mostMinor: state.limits.maxMinor,
    },
    change,
  );
  const on = (place: string) => (table.chips[place] ?? 0) + wagers.on(place);
  const speech = createChipSpeech(frame, {
    nameOf: (place) => board.nameOf(place),
    wagers: { on, totalMinor: () => sumOf(table.chips) + wagers.totalMinor() },
  });
  const board = createCrapsBoard(frame, rules, {
    onPut(place) {
      if (!isOpenFor(place, table, rules.mostThrows)) return frame.say(whyClosed(frame, place));
      const fault = wagers.add({ [place]: tray.chipMinor() });
      if (fault !== undefined) return tray.refuse(fault, limitOf(place, wagers.amounts()));
      sound.play('take');
      speech.say(place);
    },
    onTake(place) {
      if (wagers.on(place) > 0) {
        wagers.take(place);
        speech.say(place);
      } else if (removable(table.chips).some((name) => name === place)) onDown([place]);
    },
  });
  const scene = createCrapsScene(frame, () => onDown(removable(table.chips)));
  const tray = createChipTray(frame, {
    action: words('throw'),
    wagers,
    lastBets: () => (sumOf(table.chips) > 0 ? undefined : last),
    onAction: onThrow,
    standingMinor: () => sumOf(table.chips),
  });
  function change(): void {
    // The marks of the last throw would be read as those of the new chips.
    if (wagers.totalMinor() > 0) board.mark(NO_ROUND);
    board.show(table, wagers.amounts());
    tray.refresh();
  }
  const element = html(
    'div',
    { class: 'table craps' },
    speech.element,
    scene.element,
    board.element,
  );
  layCloth(element, state.palette);
  tray.listenIn(element);
  frame.stage.append(element);
  frame.controls.append(tray.element);
  scene.lay(NO_ROUND, false);
  board.show(NO_ROUND, {});
  return {
    scene,
    board,
    tray,
    pending: wagers.amounts,
    keep: (bets) => (last = bets),
    settle(next, isOpen) {
      table = isOpen ? next : NO_ROUND;
      wagers.reset();
      scene.lay(next, isOpen);
      board.show(table, {});
      board.mark(next);
      tray.refresh();
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(350), wood: bones(800, 2) };

/** Craps: chips that stay from throw to throw. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound, state } = frame;
  const rules = state.rules as unknown as CrapsRules;
  const words = roomWords(state.language, CRAPS_TEXTS);
  let beganAt = 0;
  const parts = layTable(frame, rules, {
    onThrow() {
      beganAt = performance.now();
      void (rounds.open() === undefined ? rounds.bet() : rounds.take({ throw: parts.pending() }));
    },
    onDown: (places) => void rounds.take({ down: places }),
  });
  const { scene, board, tray } = parts;
  const pill = (round: Round) => format.digits(lastSum(stateOf(round)));
  const tell = (round: Round) => tellOf(frame, stateOf(round), board.nameOf);
  const last = showRecent(frame, isOfCraps, pill);
  if (last !== undefined) {
    scene.lay(stateOf(last), false);
    parts.keep(last.choice['bets'] as Amounts);
    tray.refresh();
  }
  async function fall(round: Round): Promise<void> {
    frame.say(words('falling'));
    sound.play('wood');
    await scene.fall(stateOf(round));
  }

  const rounds = createStepRound(frame, tray, {
    choice: () => ({ bets: parts.pending() }),
    async show(round, step) {
      parts.keep(round.choice['bets'] as Amounts);
      if (isThrow(step)) await fall(round);
      parts.settle(stateOf(round), true);
      if (!isThrow(step)) return;
      frame.addPast(pill(round), 'plain');
      frame.hold(tell(round));
      await floorOver(beganAt);
    },
    async end(round, step) {
      parts.keep(round.choice['bets'] as Amounts);
      if (isThrow(step)) await fall(round);
      parts.settle(stateOf(round), false);
      if (isBigWin(round)) scene.element.classList.add('is-big');
    },
    hold: (round) => ({ text: tell(round) }),
    tell,
    pill,
    onChange(_round, isBusy) {
      board.setLocked(isBusy);
      scene.setBusy(isBusy);
      if (isBusy) scene.element.classList.remove('is-big');
    },
  });
  return crapsRules(frame, rules, board.nameOf, parts.pending);
}
