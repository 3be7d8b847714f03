import { html } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import type { Format } from '../../format.ts';
import { animate } from '../parts/animate.ts';
import { climbAt, heightOf, skyOf, type Sky } from './heights.ts';
import { createLantern, createRiver, createStars } from './scene.ts';

const CLIMB_MS = 900;

/** So much of the sky apart two labels can both be read. */
const LEAST_GAP = 0.09;

function putAt(part: HTMLElement, sky: Sky, hundredths: number): void {
  part.style.setProperty('--h', String(heightOf(sky, hundredths)));
}

/** The marks of the sky and the dashed line of the target. */
function createScale(format: Format, label: string) {
  const marks = html('div', { class: 'limbo__marks num' });
  const chip = html('b', { class: 'num' });
  const line = html('div', { class: 'limbo__line' }, html('span', {}, label), chip);
  const element = html('div', { class: 'limbo__scale', 'aria-hidden': 'true' }, marks, line);
  return {
    element,
    line,
    show(sky: Sky, target: number) {
      const labels = sky.marks.map((mark) => {
        const shown = html('span', {}, `${format.grouped(mark / 100)}×`);
        shown.toggleAttribute(
          'hidden',
          Math.abs(heightOf(sky, mark) - heightOf(sky, target)) < LEAST_GAP,
        );
        putAt(shown, sky, mark);
        return shown;
      });
      marks.replaceChildren(...labels);
      chip.textContent = format.times(target);
      putAt(line, sky, target);
    },
  };
}

/** The picture of limbo: a lantern that climbs over the river at dusk, and the line of the target. */
export function createLimboPicture(format: Format, label: string) {
  const scale = createScale(format, label);
  const figure = html('p', { class: 'limbo__figure num', 'aria-hidden': 'true' });
  const lantern = createLantern();
  const trail = html('div', { class: 'limbo__trail' });
  const riser = html('div', { class: 'limbo__riser' }, html('div', {}, lantern, figure));
  const element = html(
    'div',
    { class: 'limbo' },
    createStars(),
    html('div', { class: 'limbo__sun' }),
    createRiver(),
    trail,
    scale.element,
    riser,
  );
  let target = 200;
  let sky = skyOf(target);

  function put(hundredths: number): void {
    const height = String(heightOf(sky, hundredths));
    riser.style.setProperty('--h', height);
    trail.style.setProperty('--h', height);
    figure.textContent = format.times(hundredths);
    scale.line.classList.toggle('is-passed', hundredths >= target && hundredths > 100);
  }

  put(100);
  figure.classList.add('is-idle');
  return {
    element,
    /** Shows the line of a target. The lantern of the last round stays at its multiplier. */
    aim(hundredths: number, last: number | undefined) {
      target = hundredths;
      sky = skyOf(target);
      scale.show(sky, target);
      put(last ?? 100);
      // What is bright tells of a round, and not of where a line is moved.
      scale.line.classList.remove('is-passed');
      figure.classList.toggle('is-idle', last === undefined);
    },
    /** Climbs for the same time whatever the result. */
    async climb(result: number): Promise<void> {
      figure.classList.remove('is-idle');
      await animate(CLIMB_MS, (share) => put(climbAt(result, share)));
    },
    /** Lights the lantern once, for a win of ten stakes and more. */
    glow: () => glowOnce(lantern),
  };
}
