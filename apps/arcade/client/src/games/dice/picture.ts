import { html, isMotionReduced, pause, svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import type { Format } from '../../format.ts';
import type { createRuler } from './ruler.ts';

const TURN_MS = 500;
const FLICKER_MS = 45;
const NO_ROLL = '00.00';

/** The six faces of a ten-sided crystal and the colours in which its stone lies on them, from top to bottom. */
const FACES = [
  ['M0-66L57-22V22L0 66L-57 22V-22Z', 0, 'slant'],
  ['M0-66L-38 8L-57 22V-22Z', 1, 'slant'],
  ['M0-66L38 8L57 22V-22Z', 2, 'slant'],
  ['M-38 8L0 36V66L-57 22Z', 3, 'down'],
  ['M38 8L0 36V66L57 22Z', 4, 'down'],
  ['M0-66L38 8L0 36L-38 8Z', 5, 'steep'],
] as const;
const STONES = {
  sapphire: [
    ['#8cc2ff', '#3c6faa'],
    ['#b5d8ff', '#6eb2ff'],
    ['#67afff', '#427bbb'],
    ['#5198e7', '#335f92'],
    ['#3c6faa', '#254468'],
    ['#dbecff', '#8cc2ff', '#6eb2ff'],
  ],
  amber: [
    ['#ffd68c', '#a7823f'],
    ['#ffe4b5', '#ffcb6e'],
    ['#ffc967', '#b98f44'],
    ['#e6b152', '#8e6f37'],
    ['#a7823f', '#634e2a'],
    ['#fff2db', '#ffd68c', '#ffcb6e'],
  ],
} as const;
const SLOPES = {
  slant: { x1: 0.329, y1: 0.03, x2: 0.671, y2: 0.97 },
  down: { x1: 0.5, y1: 0, x2: 0.5, y2: 1 },
  steep: { x1: 0.413, y1: 0.008, x2: 0.587, y2: 0.992 },
} as const;
const EDGES = 'M0-66L38 8L0 36L-38 8ZM-57-22L0-66L57-22M-38 8L-57 22M38 8L57 22M0 36V66';

function createCrystal(stone: keyof typeof STONES, x: number) {
  const id = (face: number) => `dice-${stone}-${face}`;
  const fills = FACES.map(([, face, slope]) => {
    const colours = STONES[stone][face] ?? [];
    return svg(
      'linearGradient',
      { id: id(face), ...SLOPES[slope] },
      ...colours.map((colour, index) =>
        svg('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
      ),
    );
  });
  const faces = FACES.map(([d, face]) => svg('path', { d, fill: `url(#${id(face)})` }));
  const figure = svg('text', { class: `dice__figure dice__figure--${stone}`, y: 12 });
  const body = svg(
    'g',
    {},
    ...faces,
    svg('path', { d: EDGES, class: 'dice__edges' }),
    svg('path', { d: 'M-6-50L-30 2', class: 'dice__shine' }),
    figure,
  );
  const shadow = svg('ellipse', { cy: 70, rx: 52, ry: 10, fill: 'url(#dice-shadow)' });
  const element = svg('g', { transform: `translate(${x} 78)` }, shadow, body);
  return { element, fills, figure, body };
}

/** The two crystals: the whole part of the roll on the first, its decimals on the second. */
function createCrystals() {
  const whole = createCrystal('sapphire', 66);
  const rest = createCrystal('amber', 198);
  const shade = svg(
    'radialGradient',
    { id: 'dice-shadow' },
    svg('stop', { offset: 0, class: 'dice__shade' }),
    svg('stop', { offset: 1, class: 'dice__shade dice__shade--out' }),
  );
  const element = svg(
    'svg',
    { class: 'dice__crystals', viewBox: '0 0 264 162', 'aria-hidden': 'true' },
    svg('defs', {}, ...whole.fills, ...rest.fills, shade),
    whole.element,
    rest.element,
    svg('circle', { class: 'dice__point', cx: 132, cy: 108, r: 4.5 }),
  );
  return { element, bodies: [whole.body, rest.body], figures: [whole.figure, rest.figure] };
}

/** A ground of small diamonds, the same in every size. */
function createGround() {
  const tile = svg(
    'pattern',
    { id: 'dice-ground', width: 46, height: 92, patternUnits: 'userSpaceOnUse' },
    svg('path', { d: 'M0-5L5 0L0 5L-5 0ZM46-5L51 0L46 5L41 0Z' }),
    svg('path', { d: 'M23 41L28 46L23 51L18 46Z' }),
    svg('path', { d: 'M0 87L5 92L0 97L-5 92ZM46 87L51 92L46 97L41 92Z' }),
  );
  return svg(
    'svg',
    { class: 'dice__ground', 'aria-hidden': 'true' },
    svg('defs', {}, tile),
    svg('rect', { width: '100%', height: '100%', fill: 'url(#dice-ground)' }),
  );
}

/** A roll as it flickers: the digits before `settled` are the true ones. */
function flicker(roll: string, settled: number): string {
  let at = 0;
  return roll.replaceAll(/\d/g, (digit) => {
    at += 1;
    return at <= settled ? digit : String(Math.floor(Math.random() * 10));
  });
}

/** The picture of dice: crystals, roll, and the ruler on which the player sets the target. */
export function createDicePicture(format: Format, ruler: ReturnType<typeof createRuler>) {
  const crystals = createCrystals();
  const text = html('p', { class: 'dice__roll num is-idle', 'aria-hidden': 'true' });
  const element = html(
    'div',
    { class: 'dice' },
    createGround(),
    crystals.element,
    text,
    ruler.element,
  );

  function write(roll: string): void {
    const shown = format.digits(roll);
    text.textContent = shown;
    const [whole = '', rest = ''] = shown.split('.');
    for (const [index, part] of [whole, rest].entries()) {
      const figure = crystals.figures[index];
      if (figure !== undefined) figure.textContent = part;
    }
  }

  async function turn(roll: string): Promise<void> {
    for (const [index, body] of crystals.bodies.entries()) {
      const lean = index === 0 ? -1 : 1;
      body.animate(
        [
          { transform: 'none' },
          { transform: `translateY(-16px) rotate(${lean * 14}deg) scaleX(0.82)`, offset: 0.3 },
          { transform: `translateY(-6px) rotate(${lean * -7}deg) scaleX(1.04)`, offset: 0.7 },
          { transform: 'none' },
        ],
        { duration: TURN_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
      );
    }
    const digits = roll.replaceAll(/\D/g, '').length;
    for (let at = 0; at < TURN_MS; at += FLICKER_MS) {
      write(flicker(roll, Math.floor((at / TURN_MS) * (digits + 1))));
      await pause(FLICKER_MS);
    }
  }

  write(NO_ROLL);
  return {
    element,
    /** Puts a roll on the stage at once, as it lay when the player left. */
    lay(hundredths: number) {
      text.classList.remove('is-idle');
      write((hundredths / 100).toFixed(2));
      ruler.mark(hundredths, false);
    },
    /** Turns the crystals and lets the roll settle. */
    async roll(hundredths: number): Promise<void> {
      const roll = (hundredths / 100).toFixed(2);
      text.classList.remove('is-idle');
      if (!isMotionReduced()) await turn(roll);
      write(roll);
      await ruler.mark(hundredths, !isMotionReduced());
    },
    /** Lights the crystals once, for a win of ten stakes and more. */
    glow: () => glowOnce(crystals.element, 1.35),
  };
}
