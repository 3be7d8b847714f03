import { svg } from '../../dom.ts';

const TURN = Math.PI * 2;
/** Half of the angle that is cut out of a pad. */
const NOTCH = 0.22;
const EDGE_POINTS = 40;
const VEINS = [0.9, 2, 3.1, 4.2, 5.3];
const PAD = { rx: 29, ry: 19.5 } as const;

const figure = (value: number) => String(Math.round(value * 10) / 10);
const point = (rx: number, ry: number, angle: number) =>
  `${figure(rx * Math.cos(angle))} ${figure(ry * Math.sin(angle))}`;

function outline(angle: number): string {
  const { rx, ry } = PAD;
  const points = Array.from({ length: EDGE_POINTS + 1 }, (_unused, index) => {
    const part = angle + NOTCH + ((TURN - 2 * NOTCH) * index) / EDGE_POINTS;
    return point(rx, ry, part);
  });
  return `M${point(rx / 2, ry / 2, angle)}L${points.join('L')}Z`;
}

/** The leaf of a number, each turned in its own way, with the ring that a drawn number gets. */
export function createPad(number: number): SVGSVGElement {
  const { rx, ry } = PAD;
  const angle = (number * 2.399_963) % TURN;
  const veins = VEINS.map((turn) => `M0 0L${point(rx * 0.82, ry * 0.82, angle + turn)}`);
  const [left, high] = [rx * 0.8, ry * 0.45];
  const d = outline(angle);
  const shine = `M${-left} ${-high}C${-rx * 0.4} ${-ry * 0.95} ${rx * 0.2} ${-ry} ${rx * 0.6} ${-ry * 0.7}`;
  return svg(
    'svg',
    { class: 'pad__leaf', viewBox: '-34 -26 68 54', preserveAspectRatio: 'none' },
    svg('ellipse', { class: 'pad__shade', cy: 5, rx, ry }),
    svg('path', { class: 'pad__blade', d }),
    svg('path', { d, fill: 'url(#keno-light)' }),
    svg('path', { class: 'pad__veins', d: veins.join('') }),
    svg('path', { class: 'pad__shine', d: shine }),
    svg('ellipse', { class: 'pad__ring', rx: rx + 3.4, ry: ry + 3 }),
  );
}

/** The three rings of petals of a lotus from the outside: how many, how long, how wide, and how far turned. */
const PETALS = [
  [9, 26, 8.5, 0],
  [8, 20, 7.5, 11.4],
  [6, 14, 6, 0],
] as const;

function petal(length: number, width: number): string {
  const [w, l] = [width, length];
  return [
    `M0 0C${figure(w)} ${figure(-l * 0.18)} ${figure(w * 1.05)} ${figure(-l * 0.65)} 0 ${figure(-l)}`,
    `C${figure(-w * 1.05)} ${figure(-l * 0.65)} ${figure(-w)} ${figure(-l * 0.18)} 0 0Z`,
  ].join('');
}

/** The flower of a number that was picked and drawn. */
export function createLotus(): SVGSVGElement {
  const rings = PETALS.map(([count, length, width, turn], ring) => {
    const petals = Array.from({ length: count }, (_unused, index) =>
      svg('path', {
        d: petal(length, width),
        transform: `rotate(${figure((index * 360) / count + turn)})`,
      }),
    );
    return svg('g', { class: `lotus__ring lotus__ring--${ring + 1}` }, ...petals);
  });
  return svg(
    'svg',
    { class: 'lotus', viewBox: '-30 -24 60 48' },
    svg('g', { transform: 'scale(1 0.74)' }, ...rings),
    svg('circle', { class: 'lotus__heart', r: 12.5 }),
  );
}

/** The light from the upper left that lies on every leaf. */
function createLight() {
  const stops = ['bright', 'none', 'dark'].map((name, index) =>
    svg('stop', { offset: index / 2, class: `pad__light pad__light--${name}` }),
  );
  return svg(
    'linearGradient',
    { id: 'keno-light', x1: 0.33, y1: 0.03, x2: 0.67, y2: 0.97 },
    ...stops,
  );
}

/** Light on the water, and the light of the leaves. */
export function createRipples(): SVGSVGElement {
  const ripples = Array.from({ length: 14 }, (_unused, index) => {
    // Parts of irrational numbers spread evenly without a pattern that the eye finds.
    const [x, y] = [((index * 0.618) % 1) * 330 - 20, ((index * 0.755) % 1) * 440 + 20];
    return svg('path', { d: `M${figure(x)} ${figure(y)}c14-5 30-5 46 0s30 5 44 0` });
  });
  return svg(
    'svg',
    {
      class: 'pond__ripples',
      viewBox: '0 0 374 456',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': true,
    },
    svg('defs', {}, createLight()),
    ...ripples,
  );
}
