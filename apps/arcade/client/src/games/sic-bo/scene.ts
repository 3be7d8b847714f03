import { html, isMotionReduced, svg } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { createDice } from '../parts/dice/die.ts';
import { createFlatDie } from '../parts/dice/faces.ts';
import { sumOf } from '../parts/dice/fields.ts';
import type { DiceScene } from '../parts/dice/table.ts';

const DICE = 3;
const LIFT_MS = 1_200;
const FIRST = [6, 2, 5] as const;

/** The gold tray under the dice. */
function createTray() {
  return svg(
    'svg',
    { class: 'sic-bo__tray', viewBox: '0 0 184 62', 'aria-hidden': 'true' },
    svg('ellipse', { cx: 92, cy: 36, rx: 88, ry: 25, class: 'sic-bo__shade' }),
    svg('ellipse', { cx: 92, cy: 31, rx: 84, ry: 26, class: 'sic-bo__brim' }),
    svg('ellipse', { cx: 92, cy: 28, rx: 76, ry: 21, class: 'sic-bo__bed' }),
  );
}

/** The dome of glass over the tray. */
function createDome() {
  return svg(
    'svg',
    { class: 'sic-bo__dome', viewBox: '0 0 184 124', 'aria-hidden': 'true' },
    svg('path', {
      class: 'sic-bo__glass',
      d: 'M14 100C14 22 44 8 92 8S170 22 170 100C150 118 34 118 14 100Z',
    }),
    svg('path', { class: 'sic-bo__gleam', d: 'M30 80C30 42 44 22 70 16' }),
  );
}

/** The scene of sic bo: three dice under a dome, and beside them their sum. */
export function createScene(format: Format, tell: (faces: readonly number[]) => string): DiceScene {
  const { dice, show, fall } = createDice(DICE);
  const dome = createDome();
  const sum = html('b', { class: 'sic-bo__sum num' });
  const flat = html('span', { class: 'sic-bo__dice' });
  const said = html('p', { class: 'sic-bo__said' });
  const cubes = html('div', { class: 'sic-bo__cubes' }, ...dice.map((die) => die.element));
  const element = html(
    'div',
    { class: 'sic-bo__scene', 'aria-hidden': 'true' },
    html('div', { class: 'sic-bo__bowl' }, createTray(), cubes, dome),
    html('div', { class: 'sic-bo__came' }, html('p', {}, sum, flat), said),
  );
  function write(faces: readonly number[]): void {
    sum.textContent = format.digits(sumOf(faces));
    flat.replaceChildren(...faces.map((face) => createFlatDie(face)));
    said.textContent = tell(faces);
  }
  show(FIRST);
  return {
    element,
    lay(faces) {
      show(faces);
      write(faces);
    },
    async fall(faces) {
      element.classList.add('is-thrown');
      if (!isMotionReduced()) {
        const lifted = { transform: 'translateY(-14%)' };
        dome.animate(
          [
            { transform: 'none' },
            { ...lifted, offset: 0.25 },
            { ...lifted, offset: 0.75 },
            { transform: 'none' },
          ],
          { duration: LIFT_MS, easing: 'ease-in-out' },
        );
      }
      await fall(faces);
      element.classList.remove('is-thrown');
      write(faces);
    },
  };
}
