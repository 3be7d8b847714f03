import { html, isMotionReduced, svg } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { multiplierAt } from './clock.ts';
import { createCraft } from './crafts/crafts.ts';
import type { SkyPalette } from './palettes.ts';
import type { CrashWords } from './words.ts';

const WIDTH = 374;
const HEIGHT = 300;
const LEFT = 22;
const REACH = 300;
const GROUND = 262;
const CLIMB = 205;
const NARROWEST_MS = 8_000;
const LOWEST_TOP = 3.1;
const POINTS = 48;
const RING = 62;

/** Stars that are the same every time. */
function createStars() {
  return Array.from({ length: 64 }, (_unused, index) =>
    svg('circle', {
      cx: ((index * 0.754_877_7 + 0.13) % 1) * WIDTH,
      cy: ((index * 0.569_840_3 + 0.07) % 1) * 250,
      r: 0.6 + (index % 3) * 0.35,
      opacity: 0.25 + (index % 5) * 0.1,
    }),
  );
}

function fade(id: string, stops: readonly (readonly [number, number])[], isAcross: boolean) {
  const line = isAcross ? { x1: 0, y1: 0, x2: 1, y2: 0 } : { x1: 0, y1: 0, x2: 0, y2: 1 };
  return svg(
    'linearGradient',
    { id, ...line },
    ...stops.map(([offset, opacity]) =>
      svg('stop', { offset, class: 'sky__stop', 'stop-opacity': opacity }),
    ),
  );
}

/** The ground from which flights take off. */
function createHills() {
  return [
    svg('path', {
      class: 'sky__hill',
      d: 'M0 246C60 232 120 240 187 236C260 232 320 240 374 230V300H0Z',
    }),
    svg('path', {
      class: 'sky__hill sky__hill--near',
      d: 'M0 262C80 250 160 256 230 254C290 252 340 258 374 252V300H0Z',
    }),
  ];
}

function createSky() {
  const area = svg('path', { class: 'sky__area', fill: 'url(#crash-area)' });
  const halo = svg('path', { class: 'sky__halo' });
  const curve = svg('path', { class: 'sky__curve' });
  const marks = svg('g', { class: 'sky__marks' });
  const element = svg(
    'svg',
    {
      class: 'sky',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
      'aria-hidden': true,
    },
    svg(
      'defs',
      {},
      fade(
        'crash-area',
        [
          [0, 0.34],
          [1, 0],
        ],
        false,
      ),
    ),
    svg('g', { class: 'sky__stars' }, ...createStars()),
    svg('g', { class: 'sky__ground' }, ...createHills()),
    svg('path', { class: 'sky__axis', d: `M${LEFT} ${GROUND}H360` }),
    area,
    halo,
    curve,
  );
  return { element, area, halo, curve, marks };
}

/** The ring that shows how long a flight still takes bets. */
function createRing() {
  const arc = svg('circle', {
    class: 'ring__arc',
    r: RING,
    pathLength: 1,
    transform: 'rotate(-90)',
  });
  const dial = svg(
    'svg',
    { viewBox: '-70 -70 140 140', 'aria-hidden': true },
    svg('circle', { class: 'ring__back', r: RING }),
    arc,
  );
  const seconds = html('b', { class: 'num' });
  const line = html('span');
  const element = html('div', { class: 'ring' }, html('div', {}, dial, seconds), line);
  return {
    element,
    show(share: number, figure: string, text: string) {
      arc.setAttribute('stroke-dasharray', `${Math.min(1, Math.max(0, share)).toFixed(4)} 1`);
      if (seconds.textContent !== figure) seconds.textContent = figure;
      if (line.textContent !== text) line.textContent = text;
    },
  };
}

function label(text: string, x: number, y: number, name: string): HTMLElement {
  const mark = html('span', { class: name }, text);
  mark.style.setProperty('left', `${(x / WIDTH) * 100}%`);
  mark.style.setProperty('top', `${(y / HEIGHT) * 100}%`);
  return mark;
}

/** The marks of time below the curve and of multipliers beside it, as parts of the page so that no letter is stretched. */
function createMarks(format: Format, words: CrashWords) {
  const element = html('div', { class: 'sky__labels num', 'aria-hidden': 'true' });
  let shown = '';
  return {
    element,
    clear() {
      shown = '';
      element.replaceChildren();
    },
    show(spanMs: number, top: number) {
      const key = `${Math.round(spanMs / 500)} ${top.toFixed(1)}`;
      if (key === shown) return;
      shown = key;
      const seconds = spanMs / 1_000;
      const step = seconds > 40 ? 15 : seconds > 24 ? 10 : seconds > 12 ? 4 : 2;
      const marks: HTMLElement[] = [];
      for (let second = step; second < seconds - step / 4; second += step)
        marks.push(
          label(
            words('seconds', { seconds: format.digits(second) }),
            LEFT + (second / seconds) * REACH,
            283,
            'is-time',
          ),
        );
      const rungs = [2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000].filter((rung) => rung < top * 1.02);
      for (const rung of rungs.slice(-2))
        marks.push(
          label(
            `${format.grouped(rung)}×`,
            360,
            GROUND - ((rung - 1) / (top - 1)) * CLIMB,
            'is-height',
          ),
        );
      element.replaceChildren(...marks);
    },
  };
}

/** The path of a flight to a moment, and where it ends. */
function pathTo(elapsedMs: number, spanMs: number, top: number) {
  const points = Array.from({ length: POINTS + 1 }, (_unused, index) => {
    const time = (elapsedMs * index) / POINTS;
    const height = (2 ** (time / 5_000) - 1) / (top - 1);
    return [LEFT + (time / spanMs) * REACH, GROUND - height * CLIMB] as const;
  });
  const line = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return { line, end: points[POINTS] ?? ([LEFT, GROUND] as const) };
}

/** The picture of a flight: what flies by the title's motif, on its curve or on the ground. */
export interface CrashPicture {
  element: HTMLElement;
  /** Shows a time in the air; `isGone` gives the curve the colour of its end. */
  fly: (elapsedMs: number, isGone: boolean) => void;
  /** Shows the ground with the ring: the share of the time that is left, its seconds, and a line. */
  wait: (share: number, seconds: string, line: string) => void;
  setFigure: (text: string) => void;
  setLine: (text: string, kind?: 'good' | 'bad' | 'plain') => void;
}

/** Makes the picture. */
export function createCrashPicture(
  format: Format,
  words: CrashWords,
  { palette, motif }: { palette: SkyPalette; motif: string | undefined },
): CrashPicture {
  const sky = createSky();
  const craft = createCraft(motif, palette);
  const ring = createRing();
  const marks = createMarks(format, words);
  const figure = html('p', { class: 'flight__figure num', 'aria-hidden': 'true' });
  const line = html('p', { class: 'flight__line', 'aria-hidden': 'true' });
  const text = html('div', { class: 'flight__text' }, figure, line);
  const element = html('div', { class: 'flight' }, marks.element, ring.element, text);
  element.prepend(sky.element, craft);
  palette.sky.forEach((colour, index) => element.style.setProperty(`--sky-${index + 1}`, colour));
  element.dataset['motif'] = motif ?? 'rocket';
  const isStill = isMotionReduced();

  function place(x: number, y: number): void {
    craft.style.setProperty('left', `${(x / WIDTH) * 100}%`);
    craft.style.setProperty('top', `${(y / HEIGHT) * 100}%`);
  }
  function setState(state: 'wait' | 'fly' | 'gone'): void {
    if (element.dataset['state'] !== state) element.dataset['state'] = state;
  }

  return {
    element,
    setFigure(next) {
      if (figure.textContent !== next) figure.textContent = next;
    },
    setLine(next, kind = 'plain') {
      if (line.textContent !== next) line.textContent = next;
      if (line.dataset['kind'] !== kind) line.dataset['kind'] = kind;
    },
    wait(share, seconds, told) {
      if (element.dataset['state'] !== 'wait') {
        for (const path of [sky.area, sky.halo, sky.curve]) path.setAttribute('d', '');
        marks.clear();
        place(278, 196);
      }
      setState('wait');
      ring.show(isStill ? 1 : share, seconds, told);
    },
    fly(elapsedMs, isGone) {
      setState(isGone ? 'gone' : 'fly');
      // Without motion the curve comes once, when the flight is over.
      if (isStill && !isGone) {
        for (const path of [sky.area, sky.halo, sky.curve]) path.setAttribute('d', '');
        return place(278, 150);
      }
      const spanMs = Math.max(NARROWEST_MS, elapsedMs);
      const top = Math.max(LOWEST_TOP, multiplierAt(elapsedMs) / 100);
      const { line: path, end } = pathTo(elapsedMs, spanMs, top);
      sky.curve.setAttribute('d', path);
      sky.halo.setAttribute('d', path);
      sky.area.setAttribute('d', `${path}L${end[0].toFixed(1)} ${GROUND}L${LEFT} ${GROUND}Z`);
      place(end[0], end[1]);
      marks.show(spanMs, top);
    },
  };
}
