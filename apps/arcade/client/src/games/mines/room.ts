import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bell, thud } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { createAct } from '../parts/act.ts';
import { createFacts } from '../parts/facts.ts';
import { createLadder } from '../parts/ladder.ts';
import { createRandomAct } from '../parts/random-act.ts';
import { createSegment } from '../parts/segment.ts';
import { createSelect } from '../parts/select.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../step-round.ts';
import type { CellLook } from './art.ts';
import { createField } from './field.ts';
import { timesOf, worthOf, type MinesRules } from './odds.ts';
import { minesRules } from './rules.ts';
import { MINES_TEXTS } from './words.ts';
import './mines.css';

const FIRST_MINES = 3;
const QUICK = ['1', '3', '5', '10'];
const COLUMNS = 5;

interface MinesEnd {
  mines: number[];
  opened: number[];
  hit?: number;
}

const endOf = ({ outcome }: Round) => outcome as unknown as MinesEnd;
const openedIn = ({ shown }: OpenRound) => shown['opened'] as number[];
const minesIn = ({ choice }: Round) => Number(choice['mines']);
const isOfMines = ({ choice, outcome }: Round) =>
  Array.isArray(outcome?.['mines']) && typeof choice['mines'] === 'number';
const openedBy = (step: unknown) =>
  typeof step === 'object' && step !== null && 'open' in step ? Number(step.open) : undefined;

/** The cells of a field at its end: what was not opened is shown pale. */
function looksAtEnd({ mines, opened, hit }: MinesEnd, slabs: number): CellLook[] {
  return Array.from({ length: slabs }, (_unused, cell) => {
    if (cell === hit) return 'hit';
    if (mines.includes(cell)) return 'mine';
    return opened.includes(cell) ? 'gem' : 'pale';
  });
}

const looksOf = (opened: readonly number[], slabs: number) =>
  Array.from({ length: slabs }, (_unused, cell): CellLook =>
    opened.includes(cell) ? 'gem' : 'slab',
  );

/** The number of mines: a list of all, and four of them beside it. */
function createMinesChoice(frame: Frame, rules: MinesRules, first: number, onChange: () => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, MINES_TEXTS);
  const { least, most } = rules.mines;
  const all = Array.from({ length: most - least + 1 }, (_unused, index) => String(least + index));
  const list = createSelect({
    label: words('mines'),
    items: all.map((key) => ({ key, text: words('minesOf', { count: format.digits(key) }) })),
    chosen: String(first),
    onChoose(key) {
      quick.set(key);
      onChange();
    },
  });
  const quick = createSegment({
    label: words('mines'),
    items: QUICK.map((key) => ({ key, text: format.digits(key) })),
    chosen: String(first),
    onChoose(key) {
      list.set(key);
      onChange();
    },
  });
  return {
    row: html('div', { class: 'choices choices--row choices--mines' }, list.element, quick.element),
    count: () => Number(list.key()),
    set(count: number) {
      list.set(String(count));
      quick.set(String(count));
    },
    setLocked(isLocked: boolean) {
      for (const part of [list, quick]) part.setLocked(isLocked);
    },
  };
}

/** The field with its ladder, and what a reader hears of each cell. */
function createPicture(frame: Frame, rules: MinesRules, onPress: (cell: number) => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, MINES_TEXTS);
  const KEYS = { slab: 'closed', gem: 'gem', pale: 'gem', mine: 'mine', hit: 'hit' } as const;
  const field = createField({
    size: rules.slabs,
    label: words('board'),
    nameOf: (cell, look) =>
      words(KEYS[look], {
        row: format.digits(Math.floor(cell / COLUMNS) + 1),
        column: format.digits((cell % COLUMNS) + 1),
      }),
    onPress,
  });
  const ladder = createLadder();
  field.element.querySelector('.mines__ground')?.after(ladder.element);
  field.element.classList.add(`mines--${frame.state.palette}`);
  frame.stage.append(field.element);
  return {
    field,
    climb(mines: number, gems: number, isOver: boolean) {
      const rungs = Array.from({ length: rules.slabs - mines }, (_unused, index) => ({
        times: format.times(timesOf(rules, mines, index + 1)),
        name: format.digits(index + 1),
      }));
      ladder.show(rungs, gems, isOver);
    },
  };
}

/** The outcome of a round in words. */
function tellOf(frame: Frame, rules: MinesRules, round: Round): string {
  const words = roomWords(frame.state.language, MINES_TEXTS);
  const { opened, hit } = endOf(round);
  const gems = opened.length;
  if (hit !== undefined) return words('lost');
  if (gems === 0) return words('back');
  const times = frame.format.times(timesOf(rules, minesIn(round), gems));
  const isWhole = gems === rules.slabs - minesIn(round);
  return words(isWhole ? 'whole' : 'cashed', { gems: frame.format.digits(gems), times });
}

/** The bar of an open round: its figures, a slab at random, and the cash-out. */
function createBar(frame: Frame, rules: MinesRules, onRandom: () => void, onCash: () => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, MINES_TEXTS);
  const facts = createFacts([words('stake'), words('mines'), words('left'), words('next')]);
  facts.element.classList.add('facts--four');
  const random = createRandomAct(words('random'), onRandom);
  const cash = createAct(onCash);
  return {
    parts: [facts.element, random, cash.element],
    show(round: OpenRound, isBusy: boolean) {
      const [mines, gems] = [minesIn(round), openedIn(round).length];
      const worth = worthOf(rules, round.stakeMinor, mines, gems);
      facts.show([
        format.money(round.stakeMinor),
        format.digits(mines),
        format.digits(rules.slabs - mines - gems),
        format.times(timesOf(rules, mines, gems + 1)),
      ]);
      random.disabled = isBusy;
      const isOff = isBusy || !round.allowed.includes('cash');
      const figure = gems === 0 ? '' : format.money(worth);
      cash.show(gems === 0 ? words('begin') : frame.words('room.cashOut'), figure, isOff);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: thud(120), gem: bell(1_320, 220) };

/** Mines: a field of slabs with gems and mines under them. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const rules = frame.state.rules as unknown as MinesRules;
  const words = roomWords(frame.state.language, MINES_TEXTS);
  const pill = (round: Round) =>
    format.timesShort(Math.floor((round.payoutMinor * 100) / round.stakeMinor));
  const last = showRecent(frame, isOfMines, pill);
  const open = (cell: number) => void rounds.take({ open: cell });
  const picture = createPicture(frame, rules, open);
  const { field } = picture;
  const first = last === undefined ? FIRST_MINES : minesIn(last);
  const choice = createMinesChoice(frame, rules, first, () => rest());
  const panel = createStakePanel(frame, { onAction: () => void rounds.bet() });
  panel.setAction({ label: words('bet') });
  const bar = createBar(frame, rules, openAny, () => void rounds.take({ end: 'cash' }, true));
  const bars = createStepBar(bar.parts, [choice.row, panel.element]);
  frame.controls.append(choice.row, panel.element, bars.element);

  function rest(): void {
    void field.show(looksOf([], rules.slabs));
    picture.climb(choice.count(), 0, true);
  }
  /** Which slab is opened does not change the chances, so ordinary randomness is enough. */
  function openAny(): void {
    const round = rounds.open();
    if (round === undefined) return;
    const opened = openedIn(round);
    const closed = looksOf(opened, rules.slabs).flatMap((look, cell) =>
      look === 'slab' ? cell : [],
    );
    const cell = closed[Math.floor(Math.random() * closed.length)];
    if (cell !== undefined) open(cell);
  }
  if (last === undefined) rest();
  else {
    void field.show(looksAtEnd(endOf(last), rules.slabs));
    picture.climb(minesIn(last), endOf(last).opened.length, true);
  }

  const rounds = createStepRound(frame, panel, {
    choice: () => ({ mines: choice.count() }),
    async show(round, step) {
      const opened = openedIn(round);
      choice.set(minesIn(round));
      picture.climb(minesIn(round), opened.length, false);
      if (openedBy(step) !== undefined) sound.play('gem');
      await field.show(looksOf(opened, rules.slabs), openedBy(step));
    },
    async end(round, step) {
      const end = endOf(round);
      picture.climb(minesIn(round), end.opened.length, true);
      await field.show(looksAtEnd(end, rules.slabs), openedBy(step));
      if (isBigWin(round)) field.glow();
    },
    hold(round) {
      const [mines, gems] = [minesIn(round), openedIn(round).length];
      if (gems === 0) return { text: words('begin') };
      const times = format.times(timesOf(rules, mines, gems));
      const text = words('gems', { gems: format.digits(gems), times });
      return { text, netMinor: worthOf(rules, round.stakeMinor, mines, gems) - round.stakeMinor };
    },
    tell: (round) => tellOf(frame, rules, round),
    pill,
    onChange(round, isBusy) {
      choice.setLocked(isBusy || round !== undefined);
      field.setOpen(round !== undefined && !isBusy);
      if (round !== undefined) bar.show(round, isBusy);
      bars.show(round !== undefined);
    },
  });
  return minesRules(frame, rules, choice.count);
}
