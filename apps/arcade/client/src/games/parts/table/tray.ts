import { createAutoplay } from '../../../autoplay/control.ts';
import { button, html, svg } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import type { RoundPanel } from '../../room-round.ts';
import { roomWords } from '../../room-words.ts';
import { createChip } from './chip.ts';
import type { Amounts, WagerFault, Wagers } from './wagers.ts';
import { TABLE_TEXTS } from './words.ts';
import './table.css';

const ICONS = {
  undo: 'M236 144a68.07 68.07 0 0 1-68 68H80a12 12 0 0 1 0-24h88a44 44 0 0 0 0-88H61l27.49 27.51a12 12 0 1 1-17 17l-48-48a12 12 0 0 1 0-17l48-48a12 12 0 1 1 17 17L61 76h107a68.08 68.08 0 0 1 68 68Z',
  clear:
    'M216 48h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8H40a8 8 0 0 0 0 16h8v144a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16V64h8a8 8 0 0 0 0-16ZM96 40a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8H96Zm96 168H64V64h128Zm-80-104v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0Zm48 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0Z',
  repeat:
    'M24 128a72.08 72.08 0 0 1 72-72h96V40a8 8 0 0 1 13.66-5.66l24 24a8 8 0 0 1 0 11.32l-24 24A8 8 0 0 1 192 88V72H96a56.06 56.06 0 0 0-56 56 8 8 0 0 1-16 0Zm200-8a8 8 0 0 0-8 8 56.06 56.06 0 0 1-56 56H64v-16a8 8 0 0 0-13.66-5.66l-24 24a8 8 0 0 0 0 11.32l24 24A8 8 0 0 0 64 216v-16h96a72.08 72.08 0 0 0 72-72 8 8 0 0 0-8-8Z',
} as const;

const icon = (name: keyof typeof ICONS) =>
  svg('svg', { viewBox: '0 0 256 256', 'aria-hidden': true }, svg('path', { d: ICONS[name] }));

/** The bar of a table: chips to choose from, steps back, the bets of the last round, and the button that plays. */
export interface ChipTray extends RoundPanel {
  element: HTMLElement;
  /** The chip that is chosen, in minor units. */
  chipMinor: () => number;
  /** Shows why a chip does not lie where it was to lie. */
  refuse: (fault: WagerFault, mostMinor: number) => void;
  /** Checks again what can be pressed, after the chips or a condition of the game changed. */
  refresh: () => void;
  /** Takes the keys of the tray (1 to 5, U, X, R) while the focus is inside an element. */
  listenIn: (element: HTMLElement) => void;
  setLocked: (isLocked: boolean) => void;
}

/** What a tray needs of its game. */
export interface ChipTrayOptions {
  /** Name of the button that plays; the sum of the chips stands beside it. */
  action: string;
  wagers: Wagers;
  /** The bets of the last round; undefined or empty where there is none. */
  lastBets: () => Amounts | undefined;
  onAction: () => void;
  /** A condition of the game that turns the button off, as a text for the player. */
  otherFault?: () => string | undefined;
  /** What lies on the table already, where bets stay from one act to the next: then no new chips are needed. */
  standingMinor?: () => number;
  /** Whether a round is one bet, so that autoplay is offered where the site has it. */
  isOneBet?: boolean;
}

/** The chips to choose from: one stop of the keyboard, with the arrows inside it. */
function createChips(frame: Frame, chips: readonly number[]) {
  const { format, state } = frame;
  const words = roomWords(state.language, TABLE_TEXTS);
  let chosen = 0;
  const buttons = chips.map((minor, index) => {
    const label = words('chip', { amount: format.money(minor) });
    const chip = createChip(format, state.language, minor);
    return button({ role: 'radio', 'aria-label': label }, () => choose(index), chip);
  });
  const element = html('div', { class: 'tray__chips', role: 'radiogroup' }, ...buttons);
  element.setAttribute('aria-label', words('chips'));
  function choose(index: number): void {
    if (buttons[index] === undefined) return;
    chosen = index;
    for (const [at, one] of buttons.entries()) {
      one.setAttribute('aria-checked', String(at === chosen));
      one.tabIndex = at === chosen ? 0 : -1;
    }
  }
  element.addEventListener('keydown', (event) => {
    const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    if (!forward && event.key !== 'ArrowLeft' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    choose((chosen + (forward ? 1 : -1) + chips.length) % chips.length);
    buttons[chosen]?.focus();
  });
  choose(0);
  return { element, buttons, choose, chipMinor: () => chips[chosen] ?? 0 };
}

/** The button that plays: its name and what the round costs, or why it cannot be played. */
function createGo(onPress: () => void) {
  const label = html('span');
  const figure = html('b', { class: 'num' });
  const element = button({ class: 'go' }, onPress, label, figure);
  return {
    element,
    show(text: string, amount: string, isOff: boolean, why?: string) {
      label.textContent = why ?? text;
      figure.textContent = why === undefined ? amount : '';
      element.classList.toggle('go--refused', why !== undefined);
      element.setAttribute('aria-disabled', String(isOff || why !== undefined));
    },
  };
}

const isSame = (one: Amounts, other: Amounts) =>
  Object.keys({ ...one, ...other }).every((place) => one[place] === other[place]);

/** The buttons beside the chips: the last step back, all back, the bets of the last round. */
function createActs(frame: Frame, { wagers, lastBets }: ChipTrayOptions, onBets: () => void) {
  const words = roomWords(frame.state.language, TABLE_TEXTS);
  const act = (name: 'undo' | 'clear', onPress: () => void) =>
    button({ class: 'room__act tray__act', 'aria-label': words(name) }, onPress, icon(name));
  const undo = act('undo', wagers.undo);
  const clear = act('clear', wagers.clear);
  const repeat = button(
    { class: 'room__act tray__repeat' },
    onBets,
    icon('repeat'),
    html('span', {}, words('repeat')),
  );
  return {
    undo,
    clear,
    repeat,
    show(isLocked: boolean) {
      const last = lastBets() ?? {};
      undo.disabled = isLocked || !wagers.canUndo();
      clear.disabled = isLocked || wagers.totalMinor() === 0;
      repeat.disabled =
        isLocked || Object.keys(last).length === 0 || isSame(last, wagers.amounts());
    },
  };
}

/** What the button costs, and why it cannot be pressed. */
function createCost(frame: Frame, options: ChipTrayOptions) {
  const { wagers, otherFault = () => undefined, standingMinor = () => 0 } = options;
  const words = roomWords(frame.state.language, TABLE_TEXTS);
  const money = (minor: number) => frame.format.money(minor);
  return {
    text(): string {
      const [total, standing] = [wagers.totalMinor(), standingMinor()];
      if (total > 0) return money(total);
      return standing > 0 ? words('onTable', { amount: money(standing) }) : '';
    },
    fault(): string | undefined {
      const total = wagers.totalMinor();
      if (total === 0) return standingMinor() > 0 ? otherFault() : words('noChips');
      const balance = frame.balanceMinor();
      if (total > balance) return frame.words('stake.funds', { balance: money(balance) });
      return otherFault();
    },
  };
}

/** The line that says why a chip does not lie where it was to lie. */
function createRefusal({ format, state }: Frame) {
  const words = roomWords(state.language, TABLE_TEXTS);
  const element = html('p', { class: 'tray__note', role: 'status' });
  return {
    element,
    clear: () => void (element.textContent = ''),
    tell(fault: WagerFault, mostMinor: number): void {
      const isOfTable = fault === 'table';
      const amount = format.money(isOfTable ? state.limits.maxMinor : mostMinor);
      element.textContent = words(isOfTable ? 'mostOnTable' : 'mostOnPlace', { amount });
    },
  };
}

/** Makes the bar of a table. It never changes chips by itself, and no chip lies there before the player puts it. */
export function createChipTray(frame: Frame, options: ChipTrayOptions): ChipTray {
  const { wagers, action } = options;
  const chips = createChips(frame, frame.state.limits.chipsMinor);
  const cost = createCost(frame, options);
  const refusal = createRefusal(frame);
  let isBusy = false;
  let isLocked = false;
  const isReady = () => !isBusy && cost.fault() === undefined;
  const go = createGo(() => {
    if (isReady()) options.onAction();
  });
  const acts = createActs(frame, options, repeat);
  const autoplay = options.isOneBet
    ? createAutoplay(frame, {
        stakeMinor: wagers.totalMinor,
        isReady,
        onPlay: options.onAction,
        prepare: () => {
          if (wagers.totalMinor() === 0) repeat();
        },
      })
    : undefined;

  function show(): void {
    refusal.clear();
    go.show(action, cost.text(), isBusy, isBusy ? undefined : cost.fault());
    acts.show(isLocked || isBusy);
    for (const chip of chips.buttons) chip.disabled = isLocked || isBusy;
  }
  function repeat(): void {
    const fault = wagers.replace(options.lastBets() ?? {});
    if (fault !== undefined) refusal.tell(fault, 0);
  }
  const keys: Readonly<Record<string, () => void>> = {
    u: () => acts.undo.click(),
    x: () => acts.clear.click(),
    r: () => acts.repeat.click(),
  };
  function take(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy || isLocked) return;
    const act = keys[event.key.toLowerCase()];
    if (act !== undefined) act();
    else if (/^[1-9]$/.test(event.key)) chips.choose(Number(event.key) - 1);
  }
  const rows = [
    html('div', { class: 'tray__row' }, chips.element, acts.undo, acts.clear),
    html('div', { class: 'tray__row' }, autoplay?.button, acts.repeat, go.element),
  ];
  const element = html('div', { class: 'tray' }, ...rows, refusal.element, autoplay?.note);
  const listenIn = (part: HTMLElement) => part.addEventListener('keydown', take);
  listenIn(element);
  frame.onBalance(show);
  show();
  return {
    element,
    chipMinor: chips.chipMinor,
    stakeMinor: wagers.totalMinor,
    refuse: refusal.tell,
    refresh: show,
    listenIn,
    setBusy(next) {
      isBusy = next;
      show();
      autoplay?.setBusy(next);
    },
    ...(autoplay && { roundIsOver: autoplay.roundIsOver }),
    setLocked(next) {
      isLocked = next;
      show();
    },
  };
}
