import { svg } from '../../dom.ts';

/** The sides of the coin; see `apps/arcade/src/games/coin/rules.ts`. */
export const SIDES = ['shapla', 'boat'] as const;
/** A side of the coin. */
export type Side = (typeof SIDES)[number];

/** The rows of petals of the water lily, from the back: how many, how long, how wide, how low, how far apart. */
const PETALS = [
  [7, 62, 15, 12, 26],
  [5, 52, 14, 14, 24],
  [3, 40, 12, 14, 22],
] as const;
const HULL = 'M-58 22C-30 38 30 38 58 22C48 50 26 54 0 54S-48 50-58 22Z';
const SAILS = ['M-2 26V-58L44 14H-2Z', 'M-6 20V-44L-38 14Z'];
const WAVES = 'M-44 26C-20 40 20 40 44 26M-36 40C-14 50 14 50 36 40';
const EDGE_MARKS = 72;
const PEARLS = 40;
/** The stops of each gradient, from the lightest metal, 1, to the darkest, 3. */
const METALS = [
  ['rim', [1, 2, 3, 1]],
  ['field', [3, 2, 2, 3]],
  ['relief', [1, 1, 2]],
] as const;

function petal(length: number, width: number): string {
  const [w, l] = [width, length];
  return `M0 0C${w} ${-l * 0.18} ${w * 1.05} ${-l * 0.65} 0 ${-l}C${-w * 1.05} ${-l * 0.65} ${-w} ${-l * 0.18} 0 0Z`;
}

function createShapla() {
  const petals = PETALS.flatMap(([count, length, width, low, apart]) =>
    Array.from({ length: count }, (_unused, index) => {
      const turn = (index - (count - 1) / 2) * apart;
      const transform = `translate(0 ${low}) rotate(${turn})`;
      return svg('path', { class: 'coin__relief', d: petal(length, width), transform });
    }),
  );
  return svg('g', {}, ...petals, svg('path', { class: 'coin__line', d: WAVES }));
}

function createBoat() {
  const parts = [HULL, ...SAILS].map((d) => svg('path', { class: 'coin__relief', d }));
  return svg('g', {}, ...parts);
}

function createMarks() {
  const marks = Array.from({ length: EDGE_MARKS }, (_unused, index) => {
    const angle = (index * Math.PI * 2) / EDGE_MARKS;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * 95).toFixed(1)} ${(y * 95).toFixed(1)}L${(x * 99).toFixed(1)} ${(y * 99).toFixed(1)}`;
  });
  return svg('path', { class: 'coin__marks', d: marks.join('') });
}

function createPearls() {
  return Array.from({ length: PEARLS }, (_unused, index) => {
    const angle = (index * Math.PI * 2) / PEARLS;
    const [cx, cy] = [(Math.cos(angle) * 79).toFixed(1), (Math.sin(angle) * 79).toFixed(1)];
    return svg('circle', { class: 'coin__pearl', cx, cy, r: 1.7 });
  });
}

/** The metal of all coins on the page: light that falls across the rim, the field and what stands out of it. */
export function createMetal(): SVGElement {
  const across = { x1: 0.2, y1: 0.05, x2: 0.8, y2: 0.95 };
  const gradients = METALS.map(([name, stops]) =>
    svg(
      'linearGradient',
      { id: `coin-${name}`, ...across },
      ...stops.map((metal, index) =>
        svg('stop', {
          class: `coin-stop--${metal}`,
          offset: index / (stops.length - 1),
        }),
      ),
    ),
  );
  return svg('defs', {}, ...gradients);
}

/** A coin with one side up, drawn round 0, 0 with a radius of 100; a small one has no pearls. */
export function createFace(side: Side, isLarge: boolean): SVGGElement {
  return svg(
    'g',
    { class: `coin__face coin__face--${side}` },
    svg('circle', { class: 'coin__rim', r: 100 }),
    ...(isLarge ? [createMarks()] : []),
    svg('circle', { class: 'coin__field', r: 86 }),
    ...(isLarge ? createPearls() : []),
    side === 'shapla' ? createShapla() : createBoat(),
    svg('path', { class: 'coin__shine', d: 'M-70-52A88 88 0 0 1-10-86' }),
  );
}

/** A small coin as a picture of its own. */
export function createSmallCoin(side: Side): SVGSVGElement {
  return svg(
    'svg',
    { class: 'coin__small', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    createFace(side, false),
  );
}

/** The side of the last toss of a chain; browsers of some years ago know no `at`. */
export function newestOf(sides: readonly Side[]): Side | undefined {
  return sides[sides.length - 1];
}
