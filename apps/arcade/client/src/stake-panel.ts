import { createAutoplay, type AutoplayOptions } from './autoplay/control.ts';
import { button, html } from './dom.ts';
import type { Frame } from './frame.ts';
import type { Round } from './server.ts';
import { faultOf, fitStake, neighbours, nextStake } from './stake.ts';

/** How the big button looks and what it does. */
export interface PanelAction {
  label: string;
  /** Shown in place of the stake, for a button that does not bet. */
  figure?: string;
  /** `go` invites a tap; `calm` does not. */
  look?: 'go' | 'calm';
}

/** A stake field with its big button. */
export interface StakePanel {
  element: HTMLElement;
  /** The stake that the button bets; while `isReady` is false, the last valid one. */
  stakeMinor: () => number;
  /** False while the field holds something that cannot be bet. */
  isReady: () => boolean;
  setAction: (action: PanelAction) => void;
  /** Turns the big button off while a call is running. It keeps the focus. */
  setBusy: (isBusy: boolean) => void;
  /** Hears how a round of one bet ended; undefined for one that was refused. */
  roundIsOver?: (round: Round | undefined) => void;
  /** Checks again whether the button may be pressed, after a condition of the game changed. */
  refresh: () => void;
  /** Locks the stake. */
  setLocked: (isLocked: boolean) => void;
}

/** What a panel needs of its game. */
export interface StakePanelOptions {
  /** Called when the big button is pressed while it is on. */
  onAction: () => void;
  /** Distinguishes the bets of one game; the first is 0. */
  place?: number;
  /** A narrow panel, one of two: field and button only. */
  isNarrow?: boolean;
  /** How many bets of the stake one press makes, for a stake that is for each card; one without it. */
  times?: () => number;
  /** A condition of the game that turns the button off, as a text for the player. */
  otherFault?: () => string | undefined;
  onChange?: () => void;
  /** Offers autoplay where the site has it; for games whose round is one bet. */
  autoplay?: Pick<AutoplayOptions, 'hasFeature'>;
}

/** The parts of the frame that a panel uses. */
export type StakeFrame = Pick<
  Frame,
  'words' | 'format' | 'state' | 'balanceMinor' | 'onBalance' | 'keepStake' | 'lobby'
>;

let panelCount = 0;

/** The field's content and the stake that it means. What the player typed is never changed. */
function createStake(frame: StakeFrame, place: number) {
  const { words, format, state } = frame;
  const { limits } = state;
  let goodMinor = state.chosen.stakes[place] ?? limits.minMinor;
  let typedMinor: number | undefined = goodMinor;
  const fault = () => faultOf(typedMinor, limits, frame.balanceMinor());
  return {
    minor: () => goodMinor,
    enter(minor: number | undefined): void {
      typedMinor = minor;
      const own = fault();
      if (minor === undefined || (own !== undefined && own !== 'funds')) return;
      if (minor !== goodMinor) frame.keepStake(place, minor);
      goodMinor = minor;
    },
    isTyped: () => typedMinor === goodMinor,
    reason(): string | undefined {
      const own = fault();
      if (own === undefined) return undefined;
      const [below, above] = neighbours(typedMinor ?? 0, limits);
      return words(`stake.${own}`, {
        min: format.money(limits.minMinor),
        max: format.money(limits.maxMinor),
        below: format.money(below),
        above: format.money(above),
        balance: format.money(frame.balanceMinor()),
      });
    },
  };
}

/** What the field for the stake needs of its panel. */
interface FieldOptions {
  stake: ReturnType<typeof createStake>;
  /** Id of the element that says why a stake cannot be bet. */
  reasonId: string;
  isNarrow: boolean;
  onStep: (direction: 1 | -1) => void;
  onTyped: () => void;
}

/** The field in which the stake is typed, between its two steps. */
function createField(
  { words, format }: StakeFrame,
  { stake, reasonId, isNarrow, onStep, onTyped }: FieldOptions,
) {
  const input = html('input', {
    class: 'num',
    inputmode: 'decimal',
    enterkeyhint: 'done',
    autocomplete: 'off',
    'aria-label': words('stake.label'),
    'aria-describedby': reasonId,
  });
  const less = button({ 'aria-label': words('stake.less') }, () => onStep(-1), '−');
  const more = button({ 'aria-label': words('stake.more') }, () => onStep(1), '+');
  const name = html('span', { 'aria-hidden': 'true' }, words('stake.label'));
  const middle = isNarrow ? input : html('label', {}, name, input);
  const show = () => void (input.value = format.money(stake.minor()));
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => {
    stake.enter(format.readAmount(input.value));
    onTyped();
  });
  input.addEventListener('change', () => {
    if (stake.isTyped()) show();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  });
  show();
  return {
    element: html('div', { class: 'step' }, less, middle, more),
    controls: [input, less, more],
    show,
    mark: (isBad: boolean) => input.setAttribute('aria-invalid', String(isBad)),
  };
}

function createGo(onPress: () => void) {
  const label = html('span');
  const figure = html('b', { class: 'num' });
  const element = button({ class: 'go' }, onPress);
  element.append(label, figure);
  let shownBefore = '';
  return {
    element,
    show(
      { label: text, figure: number = '', look = 'go' }: PanelAction,
      isOff: boolean,
      why?: string,
    ) {
      // The crash game calls this in every animation frame.
      const shown = JSON.stringify([text, number, look, isOff, why]);
      if (shown === shownBefore) return;
      shownBefore = shown;
      label.textContent = why ?? text;
      figure.textContent = why === undefined ? number : '';
      element.classList.toggle('go--calm', look === 'calm');
      element.classList.toggle('go--refused', why !== undefined);
      element.setAttribute('aria-disabled', String(isOff));
    },
  };
}

/** Quick stakes, with the current one marked. */
function createChips(frame: StakeFrame, setStake: (minor: number) => void) {
  const { format, state } = frame;
  const chips = state.limits.chipsMinor.map((minor) => ({
    minor,
    element: button(
      { class: 'num', 'aria-pressed': 'false' },
      () => setStake(minor),
      format.money(minor),
    ),
  }));
  return {
    element: html('div', { class: 'chips' }, ...chips.map(({ element }) => element)),
    mark(stakeMinor: number) {
      for (const { minor, element } of chips)
        element.setAttribute('aria-pressed', String(minor === stakeMinor));
    },
  };
}

function createFactors(
  frame: StakeFrame,
  stakeNow: () => number,
  setStake: (minor: number) => void,
) {
  const { words, format } = frame;
  const twice = `${format.digits(2)}×`;
  return [
    button(
      { class: 'factor', 'aria-label': words('stake.half') },
      () => setStake(stakeNow() / 2),
      '½',
    ),
    button(
      { class: 'factor num', 'aria-label': `${twice}: ${words('stake.double')}` },
      () => setStake(stakeNow() * 2),
      twice,
    ),
  ];
}

/** All that sets the stake: its field, half and double, the quick stakes; and the line that says what is wrong with it. */
function createInputs(
  frame: StakeFrame,
  { place = 0, isNarrow = false }: StakePanelOptions,
  onChange: () => void,
) {
  const { limits } = frame.state;
  const stake = createStake(frame, place);
  const reasonId = `stake-reason-${(panelCount += 1)}`;
  const reason = html('span', { class: 'off', id: reasonId, role: 'status' });
  const field = createField(frame, {
    stake,
    reasonId,
    isNarrow,
    onStep: (direction) => setStake(nextStake(stake.minor(), direction, limits)),
    onTyped: onChange,
  });
  const factors = isNarrow ? [] : createFactors(frame, stake.minor, setStake);
  const chips = isNarrow ? undefined : createChips(frame, setStake);
  function setStake(minor: number): void {
    stake.enter(fitStake(minor, limits));
    field.show();
    onChange();
  }
  return {
    stake,
    reason,
    parts: [field.element, ...factors, chips?.element],
    show(): void {
      const fault = stake.reason() ?? '';
      if (reason.textContent !== fault) reason.textContent = fault;
      field.mark(fault !== '');
      chips?.mark(stake.isTyped() ? stake.minor() : 0);
    },
    setLocked(isLocked: boolean): void {
      for (const control of [...field.controls, ...factors, ...(chips?.element.children ?? [])])
        control.toggleAttribute('disabled', isLocked);
    },
  };
}

/** Makes a stake panel. A stake that does not fit is never changed: the button is off and says why. */
export function createStakePanel(frame: StakeFrame, options: StakePanelOptions): StakePanel {
  const { otherFault = () => undefined, times = () => 1, onChange } = options;
  const inputs = createInputs(frame, options, change);
  const { stake } = inputs;
  let action: PanelAction = { label: '' };
  let isBusy = false;
  const go = createGo(() => {
    if (!isBusy && isReady()) options.onAction();
  });

  /** Whether a press could not bet: a call is running, or the button does something else. */
  const isOff = () => isBusy || action.figure !== undefined;
  const autoplay =
    options.autoplay &&
    createAutoplay(frame, {
      ...options.autoplay,
      stakeMinor: stake.minor,
      isReady: () => !isOff() && isReady(),
      onPlay: options.onAction,
    });

  /** A button that does not bet needs no stake. */
  const why = () => (action.figure === undefined ? (stake.reason() ?? otherFault()) : undefined);
  const isReady = () => why() === undefined;

  function show(): void {
    const fault = isBusy ? undefined : why();
    const figure = action.figure ?? frame.format.money(stake.minor() * times());
    go.show({ ...action, figure }, isBusy || fault !== undefined, fault);
    inputs.show();
  }
  function change(): void {
    show();
    onChange?.();
  }

  frame.onBalance(show);
  show();

  const acts =
    autoplay === undefined
      ? [go.element]
      : [html('div', { class: 'act-row' }, autoplay.button, go.element), autoplay.note];
  const look = options.isNarrow ? 'panel panel--narrow' : 'panel';
  return {
    element: html('div', { class: look }, ...inputs.parts, ...acts, inputs.reason),
    stakeMinor: stake.minor,
    isReady,
    refresh: show,
    setAction(next) {
      action = next;
      show();
      autoplay?.setBusy(isOff());
    },
    setBusy(next) {
      isBusy = next;
      show();
      autoplay?.setBusy(isOff());
    },
    ...(autoplay && { roundIsOver: autoplay.roundIsOver }),
    setLocked: inputs.setLocked,
  };
}
