import { html, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { mix } from '../reels/paint.ts';
import type { Palette } from '../reels/palettes.ts';
import { createCannon, type Point } from './cannon.ts';
import { wordsOf, type FishKind } from './kinds.ts';
import { shootAt, type Shot } from './shot.ts';
import { createSwimmers, type Swimmer } from './swimmers.ts';

/** Below this height the stage is drawn anew, with fewer fish. */
const LOW_STAGE = 345;
const FULL_STAGE = 440;
const LEAST_SCALE = 0.52;
/** How far from a fish a touch still aims at it, in pixels. */
const TOUCH_REACH = 46;

const WEEDS = [
  'M89 120C83 90 95 72 85 54C87 78 92 96 100 120Z',
  'M247 120C249 68 245 34 248 0C247 46 257 80 258 120Z',
  'M344 120C338 78 351 51 340 24C342 60 347 87 355 120Z',
  'M84 120C73 89 95 70 76 52C79 77 82 95 95 120Z',
  'M348 120C345 83 352 60 346 37C347 68 354 91 359 120Z',
  'M70 120C64 91 76 73 66 56C68 79 73 97 81 120Z',
  'M-5 120C0 72-10 40-2 9C-3 51 9 82 6 120Z',
];

function createGround(palette: Palette) {
  const floor = mix(palette.bg2, '#000000', 0.25);
  const weeds = WEEDS.map((d, index) =>
    svg('path', {
      d,
      fill: mix('#1f7a4f', palette.bg2, index % 3 === 0 ? 0.3 : 0.55),
      opacity: 0.85,
    }),
  );
  return svg(
    'svg',
    {
      class: 'water__floor',
      viewBox: '0 0 366 120',
      preserveAspectRatio: 'xMidYMax slice',
      'aria-hidden': 'true',
    },
    svg('path', { d: 'M0 80C60 62 130 84 190 74C250 64 310 86 366 70V120H0Z', fill: floor }),
    ...weeds,
  );
}

function createBubbles() {
  const bubbles = Array.from({ length: 9 }, (_unused, index) => {
    const bubble = html('i', {});
    bubble.style.left = `${(7 + index * 37.3) % 97}%`;
    bubble.style.setProperty('--bubble', `${6 + ((index * 5) % 8)}px`);
    bubble.style.animationDuration = `${9 + ((index * 7) % 8)}s`;
    bubble.style.animationDelay = `${-((index * 4.1) % 17)}s`;
    return bubble;
  });
  return html('div', { class: 'water__bubbles' }, ...bubbles);
}

function paint(element: HTMLElement, palette: Palette): void {
  const colours = {
    '--water-0': mix(palette.bg0, '#07506b', 0.28),
    '--water-1': mix(palette.bg1, palette.bg0, 0.18),
    '--water-2': mix(palette.bg1, palette.bg2, 0.55),
    '--water-3': palette.bg2,
    '--water-light': palette.glow,
    '--dome': mix(palette.bg1, '#000000', 0.25),
    '--dome-light': palette.glow,
  };
  for (const [name, colour] of Object.entries(colours)) element.style.setProperty(name, colour);
}

/**
 * The stage: the swarm in its water, the cannon, and the shots between them. `onTouch` is told the kind of a fish that was
 * touched, and says whether it may be aimed at now.
 */
export function createWater(
  frame: Frame,
  palette: Palette,
  kinds: readonly FishKind[],
  onTouch: (key: string) => boolean,
) {
  const words = wordsOf(frame);
  const { swimmers, portrait } = createSwimmers(frame, kinds, palette);
  const ring = html('span', { class: 'aim' });
  const count = html('p', { class: 'water__count num', 'aria-hidden': 'true' });
  const element = html('div', { class: 'water', role: 'img', 'aria-label': words('water') });
  const cannon = createCannon(element);
  const sky = html('div', { class: 'water__light' });
  const swarm = swimmers.map((swimmer) => swimmer.element);
  element.append(sky, createGround(palette), createBubbles(), ...swarm, cannon.element, count);
  paint(element, palette);
  let target: Swimmer | undefined;

  const within = ({ x, y }: Point): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  function aim(next: Swimmer | undefined): void {
    if (next === undefined) return;
    target?.element.classList.remove('is-aimed');
    target = next;
    next.element.classList.add('is-aimed');
    next.box.append(ring);
    cannon.turnTo(within(next.middle()));
  }
  const ofKind = (key: string) => swimmers.filter((one) => one.key === key && one.isShown());
  element.addEventListener('pointerdown', ({ clientX, clientY }) => {
    const near = swimmers
      .filter((one) => one.isShown())
      .map((one) => {
        const { x, y } = one.middle();
        return { one, beyond: Math.hypot(x - clientX, y - clientY) - one.radius() * 0.7 };
      })
      .sort((first, second) => first.beyond - second.beyond)[0];
    if (near === undefined || near.beyond > TOUCH_REACH) return;
    if (onTouch(near.one.key)) aim(near.one);
  });
  new ResizeObserver(([entry]) => {
    const { height = 0, width = 0 } = entry?.contentRect ?? {};
    if (height === 0) return;
    element.classList.toggle('water--low', height < LOW_STAGE);
    const scale = Math.max(LEAST_SCALE, Math.min(1, height / FULL_STAGE, width / 340));
    element.style.setProperty('--scale', scale.toFixed(3));
    if (target?.isShown()) cannon.turnTo(within(target.middle()));
    else if (target !== undefined) aim(ofKind(target.key)[0]);
  }).observe(element);

  return {
    element,
    portrait,
    setLevel: cannon.setLevel,
    /** Aims at the first fish of a kind, or at the next one where it is aimed at that kind already. */
    aimAt(key: string) {
      const own = ofKind(key);
      const others = own.length > 0 ? own : swimmers.filter((one) => one.key === key);
      const at = target === undefined ? -1 : others.indexOf(target);
      aim(others[(at + 1) % others.length]);
    },
    /** Shows how many shots have no result yet. */
    setInWater(shots: number) {
      count.textContent = words('inWater', { count: frame.format.digits(shots) });
      element.classList.toggle('is-shooting', shots > 0);
    },
    /** Shows a shot at the fish that is aimed at, to its end. */
    async shoot(shot: Shot) {
      if (target !== undefined) await shootAt(element, cannon, target, within, shot);
    },
  };
}
