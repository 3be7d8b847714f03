import { svg } from '../dom.ts';

const FLAME = 'M0 0C30 -19.8 31.5 -55 0 -110C-31.5 -55 -30 -19.8 0 0Z';

function gradient(id: string, stops: readonly [number, string, number?][], isDown: boolean) {
  const line = isDown ? { x1: 0.5, y1: 0, x2: 0.5, y2: 1 } : { x1: 0, y1: 0.45, x2: 1, y2: 0.55 };
  return svg(
    'linearGradient',
    { id, ...line },
    ...stops.map(([offset, colour, opacity = 1]) =>
      svg('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    ),
  );
}

function flame(x: number, y: number, size: number) {
  const scale = `translate(${x} ${y}) scale(${size} ${-size})`;
  return svg(
    'g',
    { transform: scale },
    svg('path', { d: FLAME, fill: 'url(#rocket-fire)' }),
    svg('path', { d: FLAME, fill: 'url(#rocket-core)', transform: 'scale(.58 .66)' }),
  );
}

function firePaints() {
  return [
    gradient(
      'rocket-fire',
      [
        [0, '#ffc233'],
        [0.5, '#ff6a1f'],
        [1, '#c81e2c', 0],
      ],
      true,
    ),
    gradient(
      'rocket-core',
      [
        [0, '#fff7c2'],
        [0.5, '#ffc233'],
        [1, '#ff6a1f', 0.1],
      ],
      true,
    ),
  ];
}

function hullPaints() {
  return [
    gradient(
      'rocket-body',
      [
        [0, '#ffffff'],
        [0.4, '#f2f5fb'],
        [0.7, '#c4cddd'],
        [1, '#7d889e'],
      ],
      false,
    ),
    gradient(
      'rocket-red',
      [
        [0, '#ff9c8b'],
        [0.5, '#ff5a3d'],
        [1, '#9b3829'],
      ],
      false,
    ),
  ];
}

function exhaust() {
  return svg(
    'g',
    { class: 'rocket__fire' },
    flame(0, 74, 1),
    flame(-34, 70, 0.5),
    flame(34, 70, 0.5),
  );
}

function hull() {
  const parts: readonly [string, string][] = [
    ['M-30 26C-64 36-72 66-70 94L-28 70ZM30 26C64 36 72 66 70 94L28 70Z', 'url(#rocket-red)'],
    [
      'M0-118C34-84 44-40 40 10C38 40 30 62 24 76H-24C-30 62-38 40-40 10C-44-40-34-84 0-118Z',
      'url(#rocket-body)',
    ],
    ['M0-118C18-100 29-80 35-56H-35C-29-80-18-100 0-118Z', 'url(#rocket-red)'],
    ['M-38 34H38L34 50H-34Z', 'url(#rocket-red)'],
    ['M-7 40H7L4 92H-4Z', '#c04531'],
  ];
  return parts.map(([d, fill]) => svg('path', { d, fill }));
}

function porthole() {
  return [
    svg('circle', { cy: -16, r: 22, fill: '#9aa6bd' }),
    svg('circle', { cy: -16, r: 16, fill: '#8fe6ff' }),
    svg('path', {
      d: 'M-10-22A12 12 0 0 1 0-28',
      stroke: '#fff',
      'stroke-width': 4,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  ];
}

/** The rocket, drawn around its middle, nose up and tilted to the right. */
export function createRocket(): SVGGElement {
  return svg(
    'g',
    { class: 'rocket' },
    svg('defs', {}, ...firePaints(), ...hullPaints()),
    svg('g', { transform: 'rotate(38)' }, exhaust(), ...hull(), ...porthole()),
  );
}
