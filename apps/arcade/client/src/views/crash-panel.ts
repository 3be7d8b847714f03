import { html } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { Round } from '../server.ts';
import { createStakePanel, type StakePanel } from '../stake-panel.ts';

/** One of the two bets of the crash game. */
export interface CrashPanel {
  element: HTMLElement;
  stake: StakePanel;
  /** Chosen automatic cash-out in hundredths, or null. */
  autoHundredths: () => number | null;
  /** The round of this panel on the current flight. */
  round: Round | undefined;
  /** True when the player wants a bet on the next flight. */
  isWaiting: boolean;
  /** True while the server is being asked. */
  isAsking: boolean;
}

const LOWEST = 101;
const HIGHEST = 100_000;

/** The field of the automatic cash-out. An impossible figure is left as typed and turns the bet off. */
function createAuto(frame: Frame) {
  const { words, format } = frame;
  let hundredths: number | undefined = 200;
  const box = html('input', { type: 'checkbox', role: 'switch' });
  const value = html('input', {
    class: 'auto__value num',
    inputmode: 'decimal',
    enterkeyhint: 'done',
    autocomplete: 'off',
    disabled: true,
    'aria-label': words('crash.autoAt'),
  });
  const isFit = () => hundredths !== undefined && hundredths >= LOWEST && hundredths <= HIGHEST;
  const fault = () =>
    box.checked && !isFit()
      ? words('crash.autoRange', { min: format.times(LOWEST), max: format.times(HIGHEST) })
      : undefined;
  const show = () => {
    if (hundredths !== undefined && isFit()) value.value = format.times(hundredths);
  };
  const mark = () => value.setAttribute('aria-invalid', String(fault() !== undefined));
  box.addEventListener('change', () => {
    value.disabled = !box.checked;
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
  const name = html('label', {}, box, html('span', {}, words('crash.auto')));
  const element = html('div', { class: 'auto' }, name, value);
  return { element, fault, autoHundredths: () => (box.checked ? (hundredths ?? null) : null) };
}

/** Makes a bet panel; `onAction` is called by its big button. */
export function createCrashPanel(
  frame: Frame,
  place: number,
  onAction: (panel: CrashPanel) => void,
): CrashPanel {
  const auto = createAuto(frame);
  const stake = createStakePanel(frame, {
    onAction: () => onAction(panel),
    place,
    isNarrow: true,
    otherFault: auto.fault,
  });
  stake.element.setAttribute('role', 'group');
  stake.element.setAttribute(
    'aria-label',
    frame.words('crash.panel', { number: frame.format.digits(place + 1) }),
  );
  stake.element.insertBefore(auto.element, stake.element.querySelector('.go'));
  const panel: CrashPanel = {
    element: stake.element,
    stake,
    autoHundredths: auto.autoHundredths,
    round: undefined,
    isWaiting: false,
    isAsking: false,
  };
  return panel;
}
