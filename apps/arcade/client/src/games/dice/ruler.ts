import { html, pause, svg } from '../../dom.ts';
import type { Format } from '../../format.ts';

const SLIDE_MS = 300;
const MOST = 10_000;
const TICKS = [0, 25, 50, 75, 100];
const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 500,
  PageDown: -500,
};

/** The small crystal that stands on the ruler where the roll came. */
function createMark() {
  return svg(
    'svg',
    { class: 'ruler__mark', viewBox: '-10 -16 20 54', 'aria-hidden': 'true' },
    svg('path', { d: 'M0 12V38', class: 'ruler__stem' }),
    svg('path', { d: 'M0-13L9 0L0 13L-9 0Z', class: 'ruler__stone' }),
    svg('path', { d: 'M0-13L9 0H-9Z', class: 'ruler__light' }),
  );
}

/**
 * The ruler from 0 to 100 with the handle of the target. The handle is a slider: dragged, or moved by the arrows a
 * hundredth and with Shift a whole number at a time. The caller moves the target into its range.
 */
export function createRuler(format: Format, label: string, onMove: (hundredths: number) => void) {
  const fill = html('div', { class: 'ruler__fill' });
  const handle = html('div', {
    class: 'ruler__handle',
    role: 'slider',
    tabindex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  });
  const mark = createMark();
  mark.setAttribute('hidden', '');
  const scale = html('div', { class: 'ruler__scale' }, fill, mark, handle);
  const ticks = TICKS.map((tick) => html('span', {}, format.digits(tick)));
  const track = html('div', { class: 'ruler__track' }, scale);
  const element = html(
    'div',
    { class: 'ruler' },
    track,
    html('div', { class: 'ruler__ticks num', 'aria-hidden': 'true' }, ...ticks),
  );
  let target = 0;
  let isLocked = false;

  function at(event: PointerEvent): number {
    const { left, width } = scale.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    // A finger has no hundredths: dragging goes by halves, the field beside takes any.
    return Math.round(share * 200) * (MOST / 200);
  }
  track.addEventListener('pointerdown', (event) => {
    if (isLocked) return;
    track.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true });
    onMove(at(event));
    event.preventDefault();
  });
  track.addEventListener('pointermove', (event) => {
    if (!isLocked && track.hasPointerCapture(event.pointerId)) onMove(at(event));
  });
  handle.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || isLocked) return;
    event.preventDefault();
    onMove(target + step * (event.shiftKey ? 100 : 1));
  });

  return {
    element,
    /** Shows the target and which side of it wins. */
    show(side: 'under' | 'over', hundredths: number) {
      target = hundredths;
      const share = hundredths / MOST;
      scale.style.setProperty('--at', String(share));
      fill.style.setProperty('--from', String(side === 'under' ? 0 : share));
      fill.style.setProperty('--to', String(side === 'under' ? share : 1));
      handle.setAttribute('aria-valuenow', (hundredths / 100).toFixed(2));
      handle.setAttribute('aria-valuetext', format.decimals(hundredths));
    },
    /** Puts the crystal where the roll came. */
    async mark(hundredths: number, isMoved: boolean): Promise<void> {
      mark.removeAttribute('hidden');
      mark.classList.toggle('is-moved', isMoved);
      mark.style.setProperty('--roll', String(hundredths / MOST));
      if (isMoved) await pause(SLIDE_MS);
    },
    setLocked(next: boolean) {
      isLocked = next;
      handle.setAttribute('aria-disabled', String(next));
    },
  };
}
