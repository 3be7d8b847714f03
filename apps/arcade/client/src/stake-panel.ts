import { button, html } from './dom.ts';
import type { Frame } from './frame.ts';

/** A stake field with its big button. */
export interface StakePanel {
  element: HTMLElement;
  stakeMinor: () => number;
  /** Sets the big button: what it does, a figure below it, and whether it calls for a tap. */
  setAction: (label: string, figure?: string, look?: 'go' | 'calm') => void;
  /** Takes the big button out of use while something is under way. It keeps the focus. */
  setBusy: (isBusy: boolean) => void;
  /** Takes the stake out of use. */
  setLocked: (isLocked: boolean) => void;
}

/** Nearest stake that the game allows. */
export function clampStake(
  minor: number,
  limits: { minMinor: number; maxMinor: number; stepMinor: number },
): number {
  const stepped = Math.round(minor / limits.stepMinor) * limits.stepMinor;
  return Math.min(limits.maxMinor, Math.max(limits.minMinor, stepped));
}

function createStepper(frame: Frame, change: (to: (minor: number) => number) => void) {
  const { words, state } = frame;
  const { stepMinor } = state.limits;
  // A step of a tenth of the stake, so that large stakes need no hundred taps.
  const step = (minor: number) =>
    Math.max(stepMinor, Math.floor(minor / 10 / stepMinor) * stepMinor);
  const input = html('input', {
    class: 'num',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': words('stake.label'),
  });
  const less = button({ 'aria-label': words('stake.less') }, () => change((m) => m - step(m)), '−');
  const more = button({ 'aria-label': words('stake.more') }, () => change((m) => m + step(m)), '+');
  const element = html('div', { class: 'step' }, less, input, more);
  return { element, input };
}

/** The quick ways to a stake: two fixed ones, half and double. */
function createChips(frame: Frame, stakeNow: () => number, setStake: (minor: number) => void) {
  const { words, format, state } = frame;
  const fixed = state.limits.chipsMinor
    .slice(0, 2)
    .map((minor) => button({ class: 'num' }, () => setStake(minor), format.plain(minor)));
  const half = button(
    { 'aria-label': words('stake.half') },
    () => setStake(Math.floor(stakeNow() / 2)),
    '½',
  );
  const twice = `${format.digits(2)}×`;
  const double = button(
    { class: 'num', 'aria-label': `${twice}: ${words('stake.double')}` },
    () => setStake(stakeNow() * 2),
    twice,
  );
  return html('div', { class: 'chips' }, ...fixed, half, double);
}

/** Makes a stake panel. `onAction` is called by the big button when it is not busy. */
export function createStakePanel(frame: Frame, onAction: () => void): StakePanel {
  const { words, format, state } = frame;
  const { limits } = state;
  let stakeMinor = clampStake(limits.chipsMinor[1] ?? limits.minMinor, limits);
  let isBusy = false;

  const { element: stepper, input } = createStepper(frame, (to) => setStake(to(stakeMinor)));
  function setStake(minor: number): void {
    stakeMinor = clampStake(minor, limits);
    input.value = format.money(stakeMinor);
  }
  input.addEventListener('focus', () => input.select());
  input.addEventListener('change', () => {
    const typed = format.readAmount(input.value);
    setStake(typed ?? stakeMinor);
    if (typed !== undefined && typed !== stakeMinor)
      frame.warn(
        words('stake.range', {
          min: format.money(limits.minMinor),
          max: format.money(limits.maxMinor),
        }),
        false,
      );
  });

  const chips = createChips(frame, () => stakeMinor, setStake);
  const label = html('span');
  const figure = html('b', { class: 'num' });
  const go = button({ class: 'go' }, () => {
    if (!isBusy) onAction();
  });
  go.append(label, figure);
  setStake(stakeMinor);

  const stake = html('div', { class: 'panel__stake' }, stepper, chips);
  return {
    element: html('div', { class: 'panel' }, html('div', { class: 'panel__row' }, stake, go)),
    stakeMinor: () => stakeMinor,
    setAction(text, number = '', look = 'go') {
      label.textContent = text;
      figure.textContent = number;
      go.classList.toggle('go--calm', look === 'calm');
    },
    setBusy(next) {
      isBusy = next;
      go.setAttribute('aria-disabled', String(next));
    },
    setLocked(isLocked) {
      for (const control of stake.querySelectorAll('button, input')) {
        control.toggleAttribute('disabled', isLocked);
      }
    },
  };
}
