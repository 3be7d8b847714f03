import { button, html } from '../../dom.ts';
import type { Format } from '../../format.ts';

/** A figure in hundredths that the player types or steps through. */
export interface Target {
  element: HTMLElement;
  /** What holds now: the last figure within the range. */
  value: () => number;
  /** Sets a figure that another control chose, moved into the range. */
  set: (hundredths: number) => void;
  /** Sets the range, and moves the figure into it. */
  setRange: (range: readonly [least: number, most: number]) => void;
  setLocked: (isLocked: boolean) => void;
}

/** What a target needs of its game. */
export interface TargetOptions {
  format: Format;
  label: string;
  less: string;
  more: string;
  value: number;
  range: readonly [least: number, most: number];
  /** The figure as it stands in the field, such as 49.50 or 2.00×. */
  show: (hundredths: number) => string;
  /** The next figure up or down from one. */
  step: (hundredths: number, direction: 1 | -1) => number;
  onChange: (hundredths: number) => void;
}

const HOLD_MS = 400;
const REPEAT_MS = 80;

/** A button that steps once when it is pressed, and on and on while it is held. */
function createStepButton(label: string, sign: string, step: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  const stop = () => clearTimeout(timer);
  const repeat = () => {
    hasRepeated = true;
    step();
    timer = setTimeout(repeat, REPEAT_MS);
  };
  const element = button(
    { 'aria-label': label },
    () => {
      if (!hasRepeated) step();
      hasRepeated = false;
    },
    sign,
  );
  element.addEventListener('pointerdown', () => {
    hasRepeated = false;
    timer = setTimeout(repeat, HOLD_MS);
  });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel'])
    element.addEventListener(end, stop);
  return element;
}

/** Makes the field of a target: less, the figure that can be typed, more. */
export function createTarget(options: TargetOptions): Target {
  const { format, show, step, onChange } = options;
  let { value, range } = options;
  const input = html('input', {
    class: 'num',
    inputmode: 'decimal',
    enterkeyhint: 'done',
    autocomplete: 'off',
    'aria-label': options.label,
  });
  const less = createStepButton(options.less, '−', () => move(step(value, -1)));
  const more = createStepButton(options.more, '+', () => move(step(value, 1)));
  const name = html('span', { 'aria-hidden': 'true' }, options.label);
  const element = html('div', { class: 'step target' }, less, html('label', {}, name, input), more);
  const fit = (hundredths: number) => Math.min(range[1], Math.max(range[0], hundredths));
  const write = () => (input.value = show(value));

  function move(hundredths: number): void {
    value = fit(hundredths);
    write();
    onChange(value);
  }
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => {
    const typed = format.readAmount(input.value);
    const isGood = typed !== undefined && typed === fit(typed);
    input.setAttribute('aria-invalid', String(!isGood));
    if (!isGood) return;
    value = typed;
    onChange(value);
  });
  input.addEventListener('change', () => {
    input.setAttribute('aria-invalid', 'false');
    move(format.readAmount(input.value) ?? value);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(step(value, event.key === 'ArrowUp' ? 1 : -1));
  });
  write();
  return {
    element,
    value: () => value,
    set: move,
    setRange(next) {
      range = next;
      if (value !== fit(value)) move(value);
    },
    setLocked(isLocked) {
      for (const control of [input, less, more]) control.disabled = isLocked;
    },
  };
}
