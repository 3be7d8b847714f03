import { html, svg } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { animate } from '../parts/animate.ts';
import { WHEEL_ORDER, type Colour } from './rules.ts';

const SPIN_MS = 4_200;
const FALL_MS = 3_600;
const SECTOR = 360 / WHEEL_ORDER.length;
/** Where the ball comes to rest on the screen, in degrees clockwise from the right. */
const REST = -35;
const TRACK = 92;
const POCKET = 64;
const HOPS = [7, 4, 2];

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** One sector of a ring from an angle on. */
function sectorPath(inner: number, outer: number, from: number, size: number): string {
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, from + size)}L${point(inner, from + size)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

function createRotor(colours: readonly Colour[]) {
  const sectors = WHEEL_ORDER.map((pocket, index) =>
    svg('path', {
      class: `rwheel__${colours[pocket] ?? 'green'}`,
      d: sectorPath(58, 85, (index - 0.5) * SECTOR, SECTOR),
    }),
  );
  const spokes = Array.from({ length: 8 }, (_unused, index) =>
    svg('path', {
      class: 'rwheel__spoke',
      d: 'M-2.4-9L0-52L2.4-9Z',
      transform: `rotate(${index * 45})`,
    }),
  );
  return svg(
    'svg',
    { class: 'rwheel__rotor', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    ...sectors,
    svg('circle', { class: 'rwheel__line', r: 70.5 }),
    svg('circle', { class: 'rwheel__bowl', r: 58 }),
    ...spokes,
    svg('circle', { class: 'rwheel__hub', r: 15 }),
    svg('circle', { class: 'rwheel__knob', r: 5.5 }),
  );
}

function createRim() {
  const marks = Array.from({ length: 8 }, (_unused, index) =>
    svg('path', {
      class: 'rwheel__mark',
      d: 'M0-3.4L1.6 0L0 3.4L-1.6 0Z',
      transform: `rotate(${index * 45 + 11}) translate(93 0) rotate(${index % 2 === 0 ? 90 : 0})`,
    }),
  );
  return svg(
    'svg',
    { class: 'rwheel__rim', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    svg('circle', { class: 'rwheel__wood', r: 104 }),
    svg('circle', { class: 'rwheel__track', r: 98 }),
    svg('circle', { class: 'rwheel__ring', r: 86 }),
    ...marks,
    svg('path', { class: 'rwheel__gleam', d: 'M-88-46A99 99 0 0 1-20-97' }),
  );
}

/** How far from the middle the ball is at a time of the spin: on the track, falling, three hops, at rest. */
function radiusAt(ms: number): number {
  const fall = ms / FALL_MS;
  if (fall < 0.72) return TRACK;
  if (fall < 1) return TRACK - (TRACK - POCKET) * ((fall - 0.72) / 0.28) ** 2;
  const hop = ((ms - FALL_MS) / (SPIN_MS - FALL_MS)) * HOPS.length;
  const height = HOPS[Math.floor(hop)] ?? 0;
  return POCKET + height * Math.sin(Math.PI * (hop % 1));
}

const angleOf = (pocket: number) =>
  WHEEL_ORDER.indexOf(pocket as (typeof WHEEL_ORDER)[number]) * SECTOR;

/** The wheel and its ball. */
export function createWheel(colours: readonly Colour[]) {
  const rotor = createRotor(colours);
  const ball = html('i', { class: 'rwheel__ball' });
  const element = html('div', { class: 'rwheel', 'aria-hidden': 'true' }, createRim(), rotor, ball);
  let turned = 0;

  function put(rotorAngle: number, ballAngle: number, radius: number): void {
    rotor.style.transform = `rotate(${rotorAngle}deg)`;
    // The element is as wide as the wheel, so percents of it are hundredths of 208 units.
    ball.style.transform = `rotate(${ballAngle}deg) translateX(${(radius / 208) * 100}%)`;
  }
  function lay(pocket: number): void {
    turned = REST - angleOf(pocket);
    ball.hidden = false;
    put(turned, REST, POCKET);
  }
  ball.hidden = true;
  return {
    element,
    /** Puts the ball into a pocket at once. */
    lay,
    /** Turns the wheel until the ball lies in the pocket; `onClick` is called when the ball meets the wheel. */
    async spin(pocket: number, onClick: () => void): Promise<void> {
      const from = turned;
      const to = from + 720 + ((((REST - angleOf(pocket) - from) % 360) + 360) % 360);
      const rotorAt = (ms: number) => from + (to - from) * (1 - (1 - ms / SPIN_MS) ** 2);
      const landing = rotorAt(FALL_MS) + angleOf(pocket);
      let clicks = 0;
      ball.hidden = false;
      await animate(SPIN_MS, (share) => {
        const ms = share * SPIN_MS;
        const isIn = ms >= FALL_MS;
        const before = landing + 1_800 * (1 - ms / FALL_MS) ** 1.6;
        put(rotorAt(ms), isIn ? rotorAt(ms) + angleOf(pocket) : before, radiusAt(ms));
        const due = isIn ? 1 + Math.floor(((ms - FALL_MS) / (SPIN_MS - FALL_MS)) * 3) : 0;
        if (due > clicks && share < 1) onClick();
        clicks = due;
      });
      lay(pocket);
    },
  };
}

/** A ring of all numbers in the order of the wheel; a press on one chooses it. */
export function createRing(
  format: Format,
  colours: readonly Colour[],
  onChoose: (pocket: number) => void,
) {
  const parts = WHEEL_ORDER.map((pocket, index) => {
    const label = svg(
      'text',
      { transform: `rotate(${index * SECTOR}) translate(86 0) rotate(90)`, dy: '0.35em' },
      format.digits(pocket),
    );
    const path = svg('path', { d: sectorPath(58, 103, (index - 0.5) * SECTOR, SECTOR) });
    const group = svg('g', { class: `rring__${colours[pocket] ?? 'green'}` }, path, label);
    group.addEventListener('click', () => onChoose(pocket));
    return { pocket, group };
  });
  const element = svg(
    'svg',
    { class: 'rring num', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    svg('g', { transform: 'rotate(-90)' }, ...parts.map(({ group }) => group)),
  );
  return {
    element,
    light(pockets: readonly number[]) {
      for (const { pocket, group } of parts)
        group.classList.toggle('is-lit', pockets.includes(pocket));
    },
  };
}
