import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bell, wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { createAct } from '../parts/act.ts';
import { createFacts } from '../parts/facts.ts';
import { createRandomAct } from '../parts/random-act.ts';
import { createSelect } from '../parts/select.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../step-round.ts';
import { createHouse, type TowerView } from './house.ts';
import { LEVELS, timesOf, worthOf, type Level, type TowerRules } from './odds.ts';
import { towerRules } from './rules.ts';
import type { WindowLook } from './signs.ts';
import { TOWER_TEXTS } from './words.ts';
import './tower.css';

interface TowerEnd {
  safe: number[][];
  opened: number[];
  hit?: number;
}

const endOf = ({ outcome }: Round) => outcome as unknown as TowerEnd;
const openedIn = ({ shown }: OpenRound) => shown['opened'] as number[];
const levelOf = ({ choice }: Round) => choice['level'] as Level;
const isOfTower = ({ choice, outcome }: Round) =>
  Array.isArray(outcome?.['safe']) && LEVELS.some((level) => level === choice['level']);
const openedBy = (step: unknown) =>
  typeof step === 'object' && step !== null && 'open' in step ? Number(step.open) : undefined;

/** The windows of an open tower; between rounds none is next. */
function viewOf(opened: readonly number[], shape: Shape, isOver: boolean): TowerView {
  const looks = Array.from({ length: shape.floors }, (_unused, floor) =>
    Array.from({ length: shape.windows }, (_other, window): WindowLook => {
      if (floor < opened.length) return opened[floor] === window ? 'lit' : 'was';
      return floor === opened.length && !isOver ? 'next' : 'far';
    }),
  );
  return { looks, held: opened.length, isOver };
}

interface Shape {
  floors: number;
  windows: number;
}

/** The windows of a tower at its end: what was not opened is shown pale. */
function viewAtEnd({ safe, opened, hit }: TowerEnd, { windows }: Shape): TowerView {
  const looks = safe.map((row, floor) =>
    Array.from({ length: windows }, (_unused, window): WindowLook => {
      if (opened[floor] === window) return 'lit';
      if (floor === opened.length && window === hit) return 'hit';
      return row.includes(window) ? 'pale' : 'bad';
    }),
  );
  return { looks, held: opened.length, isOver: true };
}

/** The tower on the stage, with what a reader hears of each window. */
function createPicture(frame: Frame, rules: TowerRules, onPress: (window: number) => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, TOWER_TEXTS);
  const KEYS = {
    far: 'closed',
    next: 'closed',
    was: 'closed',
    lit: 'safe',
    pale: 'safe',
    bad: 'unsafe',
    hit: 'hit',
  } as const;
  const house = createHouse({
    palette: frame.state.palette,
    motif: frame.state.motif,
    label: words('board'),
    nameOf: (floor, window, look) =>
      words(KEYS[look], { floor: format.digits(floor + 1), window: format.digits(window + 1) }),
    onPress,
  });
  frame.stage.append(house.element);
  let built: Level | undefined;
  const shapeOf = (level: Level): Shape => ({
    floors: rules.floors,
    windows: rules.levels[level].windows,
  });
  function build(level: Level): Shape {
    const shape = shapeOf(level);
    if (level !== built)
      house.build(
        shape.windows,
        Array.from({ length: rules.floors }, (_unused, index) =>
          format.times(timesOf(rules, level, index + 1)),
        ),
      );
    built = level;
    return shape;
  }
  return {
    house,
    rest: (level: Level) => house.show(viewOf([], build(level), true)),
    open(round: OpenRound, opened: number | undefined) {
      const windows = openedIn(round);
      const view = viewOf(windows, build(levelOf(round)), false);
      return house.show(view, opened === undefined ? undefined : [windows.length - 1, opened]);
    },
    end: (round: Round) => house.show(viewAtEnd(endOf(round), build(levelOf(round)))),
  };
}

/** The bar of an open round: its figures, a window at random, and the cash-out. */
function createBar(frame: Frame, rules: TowerRules, onRandom: () => void, onCash: () => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, TOWER_TEXTS);
  const labels = ['stake', 'level', 'safeWindows', 'next'] as const;
  const facts = createFacts(labels.map((label) => words(label)));
  facts.element.classList.add('facts--four');
  const random = createRandomAct(words('random'), onRandom);
  const cash = createAct(onCash);
  return {
    parts: [facts.element, random, cash.element],
    show(round: OpenRound, isBusy: boolean) {
      const [level, floors] = [levelOf(round), openedIn(round).length];
      const { windows, safe } = rules.levels[level];
      facts.show([
        format.money(round.stakeMinor),
        words(level),
        words('safeOf', { windows: format.digits(windows), safe: format.digits(safe) }),
        format.times(timesOf(rules, level, floors + 1)),
      ]);
      random.disabled = isBusy;
      const figure = format.money(worthOf(rules, round.stakeMinor, level, floors));
      const isOff = isBusy || !round.allowed.includes('cash');
      if (floors === 0) cash.show(words('begin'), '', true);
      else cash.show(frame.words('room.cashOut'), figure, isOff);
    },
  };
}

/** The choice of a difficulty, with what it means. */
function createLevelChoice(frame: Frame, rules: TowerRules, first: Level, onChange: () => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, TOWER_TEXTS);
  const facts = createFacts([words('safeWindows'), words('top')]);
  const list = createSelect<Level>({
    label: words('level'),
    items: LEVELS.map((key) => ({ key, text: words(key) })),
    chosen: first,
    onChoose() {
      show();
      onChange();
    },
  });
  function show(): void {
    const { windows, safe } = rules.levels[list.key()];
    facts.show([
      words('safeOf', { windows: format.digits(windows), safe: format.digits(safe) }),
      format.times(timesOf(rules, list.key(), rules.floors)),
    ]);
  }
  show();
  return {
    row: html('div', { class: 'choices choices--row choices--tower' }, list.element, facts.element),
    level: list.key,
    set(level: Level) {
      list.set(level);
      show();
    },
    setLocked: list.setLocked,
  };
}

/** The outcome of a round in words. */
function tellOf(frame: Frame, rules: TowerRules, round: Round): string {
  const words = roomWords(frame.state.language, TOWER_TEXTS);
  const { opened, hit } = endOf(round);
  if (hit !== undefined) return words('lost');
  if (opened.length === 0) return words('back');
  const times = frame.format.times(timesOf(rules, levelOf(round), opened.length));
  const key = opened.length === rules.floors ? 'whole' : 'cashed';
  return words(key, { floors: frame.format.digits(opened.length), times });
}

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(200), gem: bell(990, 240) };

/** Tower: one window on each of nine floors, and a cash-out on every floor. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const rules = frame.state.rules as unknown as TowerRules;
  const words = roomWords(frame.state.language, TOWER_TEXTS);
  const pill = (round: Round) =>
    format.timesShort(Math.floor((round.payoutMinor * 100) / round.stakeMinor));
  const last = showRecent(frame, isOfTower, pill);
  const picture = createPicture(frame, rules, (window) => void rounds.take({ open: window }));
  const first = last === undefined ? 'medium' : levelOf(last);
  const choice = createLevelChoice(frame, rules, first, () => void picture.rest(choice.level()));
  const panel = createStakePanel(frame, { onAction: () => void rounds.bet() });
  panel.setAction({ label: words('bet') });
  const bar = createBar(frame, rules, openAny, () => void rounds.take({ end: 'cash' }, true));
  const bars = createStepBar(bar.parts, [choice.row, panel.element]);
  frame.controls.append(choice.row, panel.element, bars.element);
  void (last === undefined ? picture.rest(first) : picture.end(last));

  /** Which window is opened does not change the chances, so ordinary randomness is enough. */
  function openAny(): void {
    const round = rounds.open();
    if (round === undefined) return;
    const { windows } = rules.levels[levelOf(round)];
    void rounds.take({ open: Math.floor(Math.random() * windows) });
  }
  const rounds = createStepRound(frame, panel, {
    choice: () => ({ level: choice.level() }),
    async show(round, step) {
      choice.set(levelOf(round));
      const opened = openedBy(step);
      if (opened !== undefined) sound.play('gem');
      await picture.open(round, opened);
    },
    async end(round) {
      await picture.end(round);
      if (isBigWin(round)) picture.house.glow();
    },
    hold(round) {
      const floors = openedIn(round).length;
      if (floors === 0) return { text: words('opening') };
      const times = format.times(timesOf(rules, levelOf(round), floors));
      const worth = worthOf(rules, round.stakeMinor, levelOf(round), floors);
      const text = words('climbed', { floors: format.digits(floors), times });
      return { text, netMinor: worth - round.stakeMinor };
    },
    tell: (round) => tellOf(frame, rules, round),
    pill,
    onChange(round, isBusy) {
      choice.setLocked(isBusy || round !== undefined);
      picture.house.setOpen(round !== undefined && !isBusy);
      if (round !== undefined) bar.show(round, isBusy);
      bars.show(round !== undefined);
    },
  });
  return towerRules(frame, rules, choice.level);
}
