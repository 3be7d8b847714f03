import { svg } from '../../dom.ts';

const STARS = 50;
const FRONDS = [-70, -40, -10, 20, 52, 84, 160, 200];
const WAVES = [
  'M120 404h120',
  'M60 412h90',
  'M150 421h150',
  'M30 432h120',
  'M100 444h200',
] as const;
const WAVE_LIGHT = [0.5, 0.3, 0.26, 0.18, 0.14];

function createStar(index: number) {
  // Steps of such fractions fill the sky evenly and form no lines.
  const x = ((index * 0.754_877_7) % 1) * 374;
  const y = ((index * 0.569_840_3) % 1) * 205;
  return svg('circle', {
    cx: x.toFixed(1),
    cy: y.toFixed(1),
    r: (0.7 + ((index * 7) % 10) / 6).toFixed(2),
    opacity: (0.25 + ((index * 13) % 10) / 20).toFixed(2),
  });
}

/** The stars above the river. */
export function createStars() {
  return svg(
    'svg',
    {
      class: 'limbo__stars',
      viewBox: '0 0 374 220',
      preserveAspectRatio: 'xMidYMin slice',
      'aria-hidden': 'true',
    },
    ...Array.from({ length: STARS }, (_unused, index) => createStar(index)),
  );
}

function createPalm(x: number, y: number, size: number) {
  const fronds = FRONDS.map((angle) =>
    svg('path', {
      d: 'M0 0C8-7 18-7 26 2C16-1 8 1 0 0Z',
      transform: `translate(-2 -52) rotate(${angle})`,
    }),
  );
  return svg(
    'g',
    { class: 'limbo__palm', transform: `translate(${x} ${y}) scale(${size})` },
    svg('path', { class: 'limbo__trunk', d: 'M0 0C3-22 2-38-2-52' }),
    ...fronds,
  );
}

/** The colours of the water. */
function createDusk() {
  return svg(
    'linearGradient',
    { id: 'limbo-river', x1: 0, y1: 0, x2: 0, y2: 1 },
    svg('stop', { offset: 0, 'stop-color': '#8d3a5a' }),
    svg('stop', { offset: 1, 'stop-color': '#3a1540' }),
  );
}

/** Hills, river, palms and a boat at dusk. */
export function createRiver() {
  const hills = [
    [
      'limbo__hill',
      'M0 366C40 352 70 350 104 358C140 340 190 346 226 358C268 344 320 342 374 360V400H0Z',
    ],
    [
      'limbo__hill limbo__hill--near',
      'M0 380C50 366 96 372 140 380C200 366 280 368 374 382V420H0Z',
    ],
  ].map(([name, d]) => svg('path', { class: name, d }));
  const waves = WAVES.map((d, index) =>
    svg('path', { class: 'limbo__wave', d, 'stroke-opacity': WAVE_LIGHT[index] }),
  );
  return svg(
    'svg',
    {
      class: 'limbo__river',
      viewBox: '0 330 374 126',
      preserveAspectRatio: 'xMidYMin slice',
      'aria-hidden': 'true',
    },
    svg('defs', {}, createDusk()),
    ...hills,
    svg('rect', { y: 396, width: 374, height: 60, fill: 'url(#limbo-river)' }),
    ...waves,
    createPalm(34, 394, 1.05),
    createPalm(58, 396, 0.72),
    createPalm(346, 395, 0.9),
    svg('path', {
      class: 'limbo__boat',
      d: 'M222 408C236 416 262 416 276 408L270 404C258 409 240 409 230 404ZM246 405V380L264 402Z',
    }),
  );
}

/** The sky lantern, a fanush of paper with its flame. */
export function createLantern() {
  const paper = svg(
    'radialGradient',
    { id: 'limbo-paper', cx: 0.5, cy: 0.84, r: 0.95 },
    svg('stop', { offset: 0, 'stop-color': '#fff8d6' }),
    svg('stop', { offset: 0.3, 'stop-color': '#ffd98a' }),
    svg('stop', { offset: 0.68, 'stop-color': '#ff9a4d' }),
    svg('stop', { offset: 1, 'stop-color': '#d2472f' }),
  );
  return svg(
    'svg',
    { class: 'limbo__lantern', viewBox: '-60 -76 120 140', 'aria-hidden': 'true' },
    svg('defs', {}, paper),
    svg('path', {
      d: 'M-44 50C-58 8-56-42-34-62C-16-76 16-76 34-62C56-42 58 8 44 50C30 58-30 58-44 50Z',
      fill: 'url(#limbo-paper)',
    }),
    svg('path', {
      class: 'limbo__ribs',
      d: 'M-16-70C-30-30-28 20-20 55M16-70C30-30 28 20 20 55',
    }),
    svg('path', { class: 'limbo__sheen', d: 'M-34-60C-44-34-44 14-36 48' }),
    svg('path', {
      d: 'M-34-62C-16-76 16-76 34-62C18-56-18-56-34-62Z',
      fill: '#ffcf8f',
      opacity: 0.55,
    }),
    svg('ellipse', { class: 'limbo__hoop', cy: 51, rx: 44, ry: 7 }),
    svg('ellipse', { cy: 51, rx: 43, ry: 6, fill: '#ffe9b0', opacity: 0.55 }),
    svg('path', { d: 'M0 34C7 42 7 50 0 56C-7 50-7 42 0 34Z', fill: '#fffbe0' }),
  );
}
