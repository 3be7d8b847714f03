import { svg } from '../dom.ts';

/** Light, middle and deep tone of a hue. */
type Hue = readonly [light: string, middle: string, deep: string];

const HUES: Record<string, Hue> = {
  gold: ['#fff0b3', '#f5b833', '#a8690c'],
  red: ['#ff9c8b', '#ee3f45', '#8d1426'],
  green: ['#b9f5a0', '#3fb950', '#12652c'],
  blue: ['#a9d9ff', '#3f8cf0', '#163f94'],
  violet: ['#e3c3ff', '#9b5cf0', '#4a1f94'],
  teal: ['#b2fbee', '#22bfa6', '#0a5f57'],
  pink: ['#ffc6de', '#f0569a', '#8d1a55'],
  orange: ['#ffd3a0', '#ff8a2a', '#a3430a'],
  snow: ['#ffffff', '#dfe6f2', '#8793aa'],
};

const HUE_NAMES = Object.keys(HUES);
/** A piece of a drawing: path, tone and opacity. */
type Piece = readonly [
  path: string,
  tone: 'own' | 'deep' | 'light' | 'snow' | 'gold',
  opacity?: number,
];

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_unused, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const PICTURES: Record<string, readonly Piece[]> = {
  boat: [
    ['M50 10 L50 62 L18 62 Z', 'light'],
    ['M55 20 L82 62 L55 62 Z', 'own'],
    ['M10 66 H90 Q80 90 50 90 Q20 90 10 66Z', 'deep'],
    ['M16 72 H84 L82 77 H18Z', 'gold'],
  ],
  lotus: [
    ['M50 16 Q68 44 50 78 Q32 44 50 16Z', 'light'],
    ['M24 30 Q52 46 48 80 Q20 66 24 30Z', 'own'],
    ['M76 30 Q48 46 52 80 Q80 66 76 30Z', 'own'],
    ['M6 52 Q36 50 50 82 Q18 88 6 52Z', 'deep'],
    ['M94 52 Q64 50 50 82 Q82 88 94 52Z', 'deep'],
  ],
  mango: [
    ['M60 14 Q92 30 86 62 Q78 92 44 88 Q10 80 16 50 Q24 30 60 14Z', 'own'],
    ['M58 20 Q40 28 30 46 Q24 60 32 70 Q30 44 58 20Z', 'light', 0.7],
    ['M60 14 Q66 0 88 4 Q82 20 60 14Z', 'deep'],
  ],
  sun: [
    [star(12, 46, 30), 'deep'],
    [circle(50, 50, 27), 'own'],
    [circle(43, 43, 10), 'light', 0.7],
  ],
  moon: [
    ['M62 10 A42 42 0 1 0 90 66 A34 34 0 0 1 62 10Z', 'own'],
    ['M40 24 A36 36 0 0 0 30 70 A40 40 0 0 1 40 24Z', 'light', 0.6],
    ['M74 20 L78 30 L88 34 L78 38 L74 48 L70 38 L60 34 L70 30Z', 'gold'],
  ],
  bell: [
    ['M50 12 Q80 16 80 52 L90 72 H10 L20 52 Q20 16 50 12Z', 'own'],
    ['M36 22 Q26 30 27 60 L22 68 Q20 30 36 22Z', 'light', 0.7],
    [circle(50, 82, 10), 'deep'],
    ['M10 72 H90 V78 H10Z', 'gold'],
  ],
  drum: [
    ['M16 30 V72 Q50 94 84 72 V30Z', 'own'],
    ['M50 12 Q84 14 84 30 Q84 46 50 46 Q16 46 16 30 Q16 14 50 12Z', 'snow'],
    ['M16 36 L34 78 L50 46 L66 78 L84 36 L66 70 L50 40 L34 70Z', 'gold', 0.85],
  ],
  kite: [
    ['M50 6 L88 44 L50 84 L12 44Z', 'own'],
    ['M50 6 L50 84 L12 44Z', 'light', 0.55],
    ['M50 6 L53 44 L50 84 L47 44Z', 'deep'],
    ['M50 84 Q60 88 54 96 L48 96 Q52 90 46 88Z', 'gold'],
  ],
  fish: [
    ['M10 50 Q34 18 68 44 L92 26 V74 L68 56 Q34 82 10 50Z', 'own'],
    ['M16 48 Q36 28 60 44 Q36 38 16 48Z', 'light', 0.8],
    [circle(28, 46, 5), 'snow'],
    [circle(27, 46, 2.5), 'deep'],
  ],
  crown: [
    ['M12 76 L8 28 L32 50 L50 16 L68 50 L92 28 L88 76Z', 'own'],
    ['M12 76 H88 V88 H12Z', 'deep'],
    [circle(50, 62, 7), 'light'],
    [circle(27, 64, 5), 'snow'],
    [circle(73, 64, 5), 'snow'],
  ],
  leaf: [
    ['M14 86 Q4 20 86 12 Q92 84 30 82 Z', 'own'],
    ['M18 84 Q40 46 74 24 Q48 56 24 86Z', 'deep'],
    ['M24 62 Q28 30 64 20 Q38 34 24 62Z', 'light', 0.6],
  ],
  seven: [
    ['M16 12 H86 V32 Q58 56 56 90 H30 Q34 58 60 34 H32 V42 H16Z', 'own'],
    ['M20 16 H82 V22 H20Z', 'light', 0.8],
  ],
};

const GEMS: Record<string, readonly Piece[]> = {
  diamond: [
    ['M50 12 L88 44 L50 90 L12 44Z', 'own'],
    ['M50 12 L66 44 H34Z', 'light'],
    ['M34 44 L50 90 L12 44Z', 'deep', 0.5],
  ],
  hexagon: [
    ['M50 10 L85 30 V70 L50 90 L15 70 V30Z', 'own'],
    ['M50 10 L85 30 L50 50 L15 30Z', 'light', 0.75],
    ['M50 50 V90 L15 70 V30Z', 'deep', 0.35],
  ],
  drop: [
    ['M50 8 Q86 50 80 66 Q72 90 50 90 Q28 90 20 66 Q14 50 50 8Z', 'own'],
    ['M44 28 Q26 54 32 70 Q36 50 44 28Z', 'light', 0.8],
  ],
  square: [
    ['M22 18 H78 L88 32 V78 L78 86 H22 L12 78 V32Z', 'own'],
    ['M22 18 H78 L68 34 H32Z', 'light'],
    ['M12 32 L32 34 V70 L12 78Z', 'deep', 0.45],
  ],
  round: [
    [circle(50, 50, 38), 'own'],
    [circle(50, 50, 24), 'deep', 0.35],
    ['M22 40 Q30 18 54 16 Q36 24 30 44Z', 'light', 0.85],
  ],
};

const WILD: readonly Piece[] = [
  [star(10, 47, 37), 'deep'],
  [star(5, 38, 17), 'own'],
  ['M50 14 L56 40 L50 50 L44 40Z', 'light', 0.8],
];

/** Draws the gradients that every symbol of the page fills itself with. Put it in the page once. */
export function createGradients(): SVGSVGElement {
  const gradients = HUE_NAMES.map((name) => {
    const [light, middle, deep] = HUES[name] ?? ['', '', ''];
    return svg(
      'linearGradient',
      { id: `hue-${name}`, x1: 0, y1: 0, x2: 0.3, y2: 1 },
      svg('stop', { offset: 0, 'stop-color': light }),
      svg('stop', { offset: 0.5, 'stop-color': middle }),
      svg('stop', { offset: 1, 'stop-color': deep }),
    );
  });
  const defs = svg('defs', {}, ...gradients);
  return svg('svg', { width: 0, height: 0, class: 'off', 'aria-hidden': true }, defs);
}

function draw(pieces: readonly Piece[], hue: string): SVGSVGElement {
  const fills = {
    own: `url(#hue-${hue})`,
    deep: HUES[hue]?.[2] ?? '',
    light: HUES[hue]?.[0] ?? '',
    snow: 'url(#hue-snow)',
    gold: 'url(#hue-gold)',
  };
  const paths = pieces.map(([path, tone, opacity = 1]) =>
    svg('path', { d: path, fill: fills[tone], opacity }),
  );
  return svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': true }, ...paths);
}

/** One drawing by name, for fish, crests and signs. */
export function picture(name: string, hue: string): SVGSVGElement {
  return draw(PICTURES[name] ?? GEMS[name] ?? WILD, hue);
}
