import { createRocket } from '../art/rocket.ts';
import { html, isMotionReduced, svg } from '../dom.ts';
import type { Frame } from '../frame.ts';

const WIDTH = 390;
const HEIGHT = 336;
const LEFT = 18;
const GROUND = 296;
const DOUBLING_MS = 5_000;
const NARROWEST_MS = 4_000;

/** Multiplier in hundredths after a time in the air, on the same curve as the server's. */
export function multiplierAt(elapsedMs: number): number {
  return Math.max(100, Math.floor(100 * 2 ** (elapsedMs / DOUBLING_MS)));
}

/** The sky of the crash game. */
export interface FlightPicture {
  element: HTMLElement;
  /** Draws the flight at a moment; `isGone` gives the curve the colour of its end. */
  draw: (elapsedMs: number, isGone: boolean) => void;
  /** Shows an empty sky with a line of text in place of the figure. */
  wait: (text: string) => void;
  setFigure: (text: string) => void;
  setLine: (text: string, kind?: 'good' | 'bad' | 'plain') => void;
}

function stars() {
  // The stars are the same every time, because their generator always starts with the same seed.
  let point = 20_260;
  const next = () => (point = (point * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: 54 }, (_unused, index) =>
    svg('circle', {
      cx: 22 + next() * 360,
      cy: 8 + next() * 276,
      r: 0.6 + (index % 3) * 0.35,
      opacity: 0.25 + (index % 5) * 0.1,
    }),
  );
}

function createCraft() {
  const window = { class: 'craft', viewBox: '-130 -130 260 260', 'aria-hidden': true };
  return svg('svg', window, createRocket());
}

function createSky() {
  const fade = svg(
    'linearGradient',
    { id: 'sky-fade', x1: 0, y1: 0, x2: 0, y2: 1 },
    svg('stop', { offset: 0, class: 'sky__stop', 'stop-opacity': 0.42 }),
    svg('stop', { offset: 1, class: 'sky__stop', 'stop-opacity': 0.02 }),
  );
  const area = svg('path', { class: 'sky__area', fill: 'url(#sky-fade)' });
  const halo = svg('path', { class: 'sky__halo' });
  const curve = svg('path', { class: 'sky__curve' });
  const marks = svg('g', { class: 'sky__marks' });
  const grid = svg('path', {
    class: 'sky__grid',
    d: 'M18 88H390M18 140H390M18 192H390M18 244H390',
  });
  const axis = svg('path', { class: 'sky__axis', d: 'M18 296H390M18 40V296' });
  const element = svg(
    'svg',
    {
      class: 'sky',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
      'aria-hidden': true,
    },
    svg('defs', {}, fade),
    svg('g', { class: 'sky__stars' }, ...stars()),
    grid,
    axis,
    area,
    halo,
    curve,
    marks,
  );
  return { element, craft: createCraft(), area, halo, curve, marks };
}

/** Makes the sky. */
export function createFlightPicture(frame: Frame): FlightPicture {
  const { format, words } = frame;
  const sky = createSky();
  const figure = html('p', { class: 'flight__figure num' });
  const line = html('p', { class: 'flight__line' });
  const text = html('div', { class: 'flight__text' }, figure, line);
  const element = html('div', { class: 'flight' }, sky.craft, text);
  element.prepend(sky.element);
  let shownSpan = 0;

  function drawMarks(spanMs: number): void {
    if (Math.round(spanMs / 1000) === shownSpan) return;
    shownSpan = Math.round(spanMs / 1000);
    const step = shownSpan > 24 ? 10 : shownSpan > 12 ? 5 : 2;
    const texts: SVGTextElement[] = [];
    for (let second = step; second < shownSpan; second += step) {
      const x = LEFT + (second / shownSpan) * 306;
      const label = words('crash.secondsShort', { seconds: format.digits(second) });
      texts.push(svg('text', { x, y: 314, 'text-anchor': 'middle' }, label));
    }
    sky.marks.replaceChildren(...texts);
  }

  return {
    element,
    setFigure: (next) => (figure.textContent = next),
    setLine(next, kind = 'plain') {
      line.textContent = next;
      line.dataset['kind'] = kind;
    },
    wait(next) {
      element.dataset['state'] = 'wait';
      figure.textContent = '';
      line.textContent = next;
      line.dataset['kind'] = 'plain';
      for (const path of [sky.area, sky.halo, sky.curve]) path.setAttribute('d', '');
      sky.marks.replaceChildren();
      shownSpan = 0;
      place(sky.craft, LEFT + 30, GROUND - 20);
    },
    draw(elapsedMs, isGone) {
      element.dataset['state'] = isGone ? 'gone' : 'fly';
      if (isMotionReduced()) return;
      const spanMs = Math.max(NARROWEST_MS, elapsedMs);
      const top = Math.max(2.2, multiplierAt(elapsedMs) / 100);
      const points = Array.from({ length: 49 }, (_unused, index) => {
        const time = (elapsedMs * index) / 48;
        const height = (2 ** (time / DOUBLING_MS) - 1) / (top - 1);
        return [LEFT + (time / spanMs) * 306, GROUND - height * 214] as const;
      });
      const path = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
      const [endX, endY] = points[48] ?? [LEFT, GROUND];
      sky.curve.setAttribute('d', path);
      sky.halo.setAttribute('d', path);
      sky.area.setAttribute('d', `${path}L${endX.toFixed(1)} ${GROUND}L${LEFT} ${GROUND}Z`);
      place(sky.craft, endX, endY);
      drawMarks(spanMs);
    },
  };
}

function place(craft: SVGSVGElement, x: number, y: number): void {
  craft.style.setProperty('left', `${(x / WIDTH) * 100}%`);
  craft.style.setProperty('top', `${(y / HEIGHT) * 100}%`);
}
