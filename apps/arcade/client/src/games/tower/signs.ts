import { svg } from '../../dom.ts';

/** What a window shows. `lit`: opened and safe; `pale`: safe and not opened; `bad`: not safe; `hit`: ended the round. */
export type WindowLook = 'far' | 'next' | 'was' | 'lit' | 'pale' | 'bad' | 'hit';

const ARCH = 'M-27 17V-2C-27-11-14-14 0-19C14-14 27-11 27-2V17Z';
const BARS = 'M0-18V17M-27-1H27';
/** What burns or sits in a safe window, by the motif of the title: first what is dark, then what is bright. */
const SAFE: Readonly<Record<string, readonly [dark: string, bright: string]>> = {
  tower: ['M-9 12C-9 7 9 7 9 12C7 16-7 16-9 12Z', 'M0-7C4-1 5.500 4.500 0 9C-5.500 4.500-4-1 0-7Z'],
  'face:frog': [
    'M-12 3C-12-5 12-5 12 3C12 12-12 12-12 3ZM-10-5A4.500 4.500 0 1 1-1-5ZM1-5A4.500 4.500 0 1 1 10-5Z',
    'M-7.500-5A2 2 0 1 1-3.500-5A2 2 0 1 1-7.500-5ZM3.500-5A2 2 0 1 1 7.500-5A2 2 0 1 1 3.500-5ZM-7 4C-3 8.500 3 8.500 7 4C3 6.500-3 6.500-7 4Z',
  ],
  cobra: [
    'M-13 14C-10 9 10 9 13 14Z',
    'M0-9C5.500-9 8.500-1 8.500 3.500A8.500 8.500 0 0 1-8.500 3.500C-8.500-1-5.500-9 0-9Z',
  ],
};
/** Chips, the safe sign of the tower of chips. */
const CHIPS: readonly [string, string] = [
  'M-11 4H11V14H-11ZM-11-7H11V1H-11Z',
  'M-7 4H-3V14H-7ZM3 4H7V14H3ZM-7-7H-3V1H-7ZM3-7H7V1H3Z',
];
/** A bolt, the safe sign of the tower of neon. */
const BOLT: readonly [string, string] = [
  'M-12 3A12 12 0 1 1 12 3A12 12 0 1 1-12 3Z',
  'M2-10L-7 5H-1L-2 15L7 0H1Z',
];
const SMOKE = 'M-3 13C-10 7 4 4-3-2C-8-6-2-10 1-13M5 13C0 9 9 5 5 0';
const SNAKE = 'M-13 13H9C15 13 15 6 9 6H-3C-9 6-9-1-3-1H5C10-1 10-8 4-8L-1-9';

function signOf(motif: string | undefined, palette: string | undefined) {
  if (palette === 'feltb') return CHIPS;
  if (palette === 'neon') return BOLT;
  return SAFE[motif ?? ''] ?? SAFE['tower'] ?? CHIPS;
}

/** The drawing of a window; it changes with the class of the button round it. */
export function createWindowArt(motif: string | undefined, palette: string | undefined) {
  const [dark, bright] = signOf(motif, palette);
  return svg(
    'svg',
    { viewBox: '-30 -21 60 40', 'aria-hidden': 'true' },
    svg('path', { class: 'tower__pane', d: ARCH }),
    svg('path', { class: 'tower__bars', d: BARS }),
    svg('path', { class: 'tower__dark', d: dark }),
    svg('path', { class: 'tower__bright', d: bright }),
    svg('path', { class: 'tower__bad', d: motif === 'cobra' ? SNAKE : SMOKE }),
    svg('path', { class: 'tower__edge', d: ARCH }),
  );
}

/** The roof over the windows, as wide as they are. */
export function createRoof() {
  const dome =
    'M117 22C163 34 179 48 173 62H61C55 48 71 34 117 22ZM22 42C39 47 43 52 41 58H3C1 52 5 47 22 42ZM212 42C229 47 233 52 231 58H193C191 52 195 47 212 42Z';
  return svg(
    'svg',
    { class: 'tower__roof', viewBox: '-8 2 250 68', 'aria-hidden': 'true' },
    svg('path', { class: 'tower__spire', d: 'M117 4V22M22 32V42M212 32V42' }),
    svg('path', { class: 'tower__dome', d: dome }),
    svg('path', {
      class: 'tower__rib',
      d: 'M87 60C83 46 97 34 117 24C137 34 151 46 147 60',
    }),
    svg('rect', { class: 'tower__eave', x: -8, y: 60, width: 250, height: 9, rx: 3 }),
  );
}

const CRATERS = 'M319 39a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M332 50a3 3 0 1 0 6 0a3 3 0 1 0-6 0';

/** Stars and the moon, or what takes its place, behind the tower. */
export function createSky() {
  const stars = Array.from({ length: 46 }, (_unused, index) => {
    const [x, y] = [(index * 83.7) % 374, (index * index * 31.3) % 330];
    return svg('circle', { cx: x.toFixed(1), cy: y.toFixed(1), r: 0.5 + (index % 3) * 0.4 });
  });
  return svg(
    'svg',
    {
      class: 'tower__sky',
      viewBox: '0 0 374 456',
      preserveAspectRatio: 'xMaxYMin slice',
      'aria-hidden': 'true',
    },
    svg('g', { class: 'tower__stars' }, ...stars),
    svg(
      'radialGradient',
      { id: 'tower-halo' },
      svg('stop', { offset: 0.2, 'stop-color': '#ffe9b8', 'stop-opacity': 0.34 }),
      svg('stop', { offset: 1, 'stop-color': '#ffe9b8', 'stop-opacity': 0 }),
    ),
    svg('circle', { class: 'tower__halo', cx: 328, cy: 44, r: 84 }),
    svg('circle', { class: 'tower__moon', cx: 328, cy: 44, r: 19 }),
    svg('path', { class: 'tower__craters', d: CRATERS }),
  );
}
