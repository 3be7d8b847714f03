import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createStakePanel, type StakePanel } from '../../stake-panel.ts';
import type { OwnBet } from './news.ts';
import type { CrashWords } from './words.ts';

/** One of the two bets of a player. */
export interface CrashPanel {
  element: HTMLElement;
  stake: StakePanel;
  /** Chosen automatic cash-out in hundredths, or null. */
  autoHundredths: () => number | null;
  setAutoLocked: (isLocked: boolean) => void;
  /** The bet of this place on the flight. */
  bet: OwnBet | undefined;
  /** True when the player wants a bet on the next flight. */
  isWaiting: boolean;
  /** True while the server is being asked. */
  isAsking: boolean;
  /** The moment of `performance.now()` of the last press of the button or of its answer. */
  pressedAt: number;
}

/** The range of the automatic cash-out, in hundredths. */
interface AutoRange {
  least: number;
  most: number;
}

/** The field of the automatic cash-out. An impossible figure is left as typed and turns the bet off. */
function createAuto(frame: Frame, words: CrashWords, { least, most }: AutoRange) {
  const { format } = frame;
  let hundredths: number | undefined = 200;
  const box = html('input', { type: 'checkbox', role: 'switch' });
  const value = html('input', {
    class: 'auto__value num',
    inputmode: 'decimal',
    enterkeyhint: 'done',
    autocomplete: 'off',
    disabled: true,
    'aria-label': words('autoAt'),
  });
  const isFit = () => hundredths !== undefined && hundredths >= least && hundredths <= most;
  const fault = () =>
    box.checked && !isFit()
      ? words('autoRange', { min: format.times(least), max: format.times(most) })
      : undefined;
  const show = () => {
    if (hundredths !== undefined && isFit()) value.value = format.times(hundredths);
  };
  const mark = () => value.setAttribute('aria-invalid', String(fault() !== undefined));
  let isLocked = false;
  const lock = () => {
    box.disabled = isLocked;
    value.disabled = isLocked || !box.checked;
  };
  box.addEventListener('change', () => {
    lock();
    mark();
  });
  value.addEventListener('focus', () => value.select());
  value.addEventListener('input', () => {
    hundredths = format.readAmount(value.value);
    mark();
  });
  value.addEventListener('change', show);
  value.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') value.blur();
  });
  show();
  const name = html('label', {}, box, html('span', {}, words('auto')));
  return {
    element: html('div', { class: 'auto' }, name, value),
    fault,
    autoHundredths: () => (box.checked ? (hundredths ?? null) : null),
    setLocked(next: boolean) {
      if (next === isLocked) return;
      isLocked = next;
      lock();
    },
  };
}

/** Makes a bet panel; `onAction` is called by its big button. */
export function createCrashPanel(
  frame: Frame,
  words: CrashWords,
  place: number,
  onAction: (panel: CrashPanel) => void,
): CrashPanel {
  const { lowestHundredths, topHundredths } = frame.state.rules;
  const auto = createAuto(frame, words, {
    least: Number(lowestHundredths),
    most: Number(topHundredths),
  });
  const stake = createStakePanel(frame, {
    onAction: () => onAction(panel),
    place,
    isNarrow: true,
    otherFault: auto.fault,
  });
  stake.element.setAttribute('role', 'group');
  stake.element.setAttribute(
    'aria-label',
    words('panel', { number: frame.format.digits(place + 1) }),
  );
  stake.element.insertBefore(auto.element, stake.element.querySelector('.go'));
  const panel: CrashPanel = {
    element: stake.element,
    stake,
    autoHundredths: auto.autoHundredths,
    setAutoLocked: auto.setLocked,
    bet: undefined,
    isWaiting: false,
    isAsking: false,
    pressedAt: Number.NEGATIVE_INFINITY,
  };
  return panel;
}
