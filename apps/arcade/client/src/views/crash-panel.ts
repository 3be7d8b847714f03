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
  /** The round this panel has on the flight. */
  round: Round | undefined;
  /** True when the player wants a bet on the next flight. */
  isWaiting: boolean;
}

const LOWEST = 101;
const HIGHEST = 100_000;

function createAuto(frame: Frame) {
  const { words, format } = frame;
  let hundredths = 200;
  const box = html('input', { type: 'checkbox', role: 'switch' });
  const value = html('input', {
    class: 'auto__value num',
    inputmode: 'decimal',
    autocomplete: 'off',
    disabled: true,
    'aria-label': words('crash.autoAt'),
  });
  const show = () => (value.value = format.times(hundredths));
  box.addEventListener('change', () => {
    value.disabled = !box.checked;
  });
  value.addEventListener('focus', () => value.select());
  value.addEventListener('change', () => {
    const typed = format.readAmount(value.value);
    if (typed !== undefined) hundredths = Math.min(HIGHEST, Math.max(LOWEST, typed));
    show();
  });
  show();
  const element = html(
    'div',
    { class: 'auto' },
    html('label', {}, box, words('crash.auto')),
    value,
  );
  return { element, autoHundredths: () => (box.checked ? hundredths : null) };
}

/** Makes a bet panel; `onAction` is called by its big button. */
export function createCrashPanel(frame: Frame, onAction: (panel: CrashPanel) => void): CrashPanel {
  const auto = createAuto(frame);
  const stake = createStakePanel(frame, () => onAction(panel));
  stake.element.append(auto.element);
  const panel: CrashPanel = {
    element: stake.element,
    stake,
    autoHundredths: auto.autoHundredths,
    round: undefined,
    isWaiting: false,
  };
  return panel;
}
