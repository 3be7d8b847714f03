import { svg } from '../../dom.ts';
import { groundBox } from '../parts/fixture/courts/fields.ts';
import { varied } from '../parts/fixture/courts/figures.ts';

export const WIDTH = 366;
export const HEIGHT = 420;
/** Where the bow of the first boat is. */
export const FRONT = 92;
const LEFT = 33;
const WATER = 300;
/** Pixels from one marker to the next. */
const STRETCH = 190;
const TOP = -200;
const LONG = 820;
const BANK = 62;
const RIPPLE = 40;

/** The river, which moves under the boats. */
export interface River {
  readonly elements: readonly SVGElement[];
  /** Shows the river of a place, in markers from the start; the race ends at marker `finish`. */
  flow: (at: number, finish: number) => void;
}

/** Trees on both banks and a hut here and there. The row is repeated, so that the banks have no end. */
function banks(): SVGGElement {
  const rows = Math.ceil(LONG / BANK) + 6;
  const things = Array.from({ length: rows * 2 }, (_unused, index) => {
    const [row, isRight] = [Math.floor(index / 2), index % 2 === 1];
    const kind = Math.floor(varied(row % 3, index % 2) * 3);
    const x = isRight ? WIDTH - 13 - kind : 13 + kind;
    const transform = `translate(${x} ${TOP + (row - 3) * BANK + kind * 9})`;
    if (kind === 0)
      return svg('path', {
        d: 'M-9-11H9V11H-9ZM-9 0H9',
        fill: '#b9783e',
        stroke: '#6a4220',
        transform,
      });
    return svg(
      'g',
      { transform },
      svg('circle', { cx: 2, cy: 3, r: 10 + kind, fill: '#000', opacity: 0.25 }),
      svg('circle', { r: 10 + kind, fill: kind === 1 ? '#2f7a3a' : '#4a9a44' }),
      svg('circle', { cx: -3, cy: -3, r: 4, fill: '#fff', opacity: 0.18 }),
    );
  });
  return svg('g', {}, ...things);
}

function ripples(): SVGElement {
  const rows = Math.ceil(LONG / RIPPLE) + 2;
  const d = Array.from({ length: rows * 4 }, (_unused, index) => {
    const [row, column] = [Math.floor(index / 4), index % 4];
    const x = LEFT + 14 + column * 76 + (row % 2) * 30;
    return `M${x} ${TOP + (row - 2) * RIPPLE}q7-7 14 0t14 0`;
  });
  return svg('path', {
    d: d.join(''),
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.2,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });
}

/** A marker: a rope with floats between two poles, with its number; at the finish a rope of flags. */
function createMarker(digits: (n: number) => string) {
  const text = svg('text', {
    x: WIDTH - 17,
    y: 5,
    'text-anchor': 'middle',
    class: 'river__number',
  });
  const floats = svg('path', {
    d: `M${LEFT} 0H${LEFT + WATER}`,
    stroke: '#ffe9a8',
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0.1 15',
  });
  const flags = Array.from({ length: 12 }, (_unused, index) =>
    svg('path', {
      d: `M${LEFT + index * 25} 0h25l-12.500 17Z`,
      fill: index % 2 === 0 ? '#d8303f' : '#ffd34d',
    }),
  );
  const end = svg('g', {}, ...flags);
  const sign = svg('circle', { cx: WIDTH - 17, r: 14, class: 'river__sign' });
  const element = svg('g', {}, floats, end, sign, text);
  return {
    element,
    show(number: number, y: number, isFinish: boolean): void {
      element.setAttribute('transform', `translate(0 ${y})`);
      element.setAttribute('visibility', number < 1 ? 'hidden' : 'visible');
      end.setAttribute('visibility', isFinish ? 'inherit' : 'hidden');
      text.textContent = digits(number);
    },
  };
}

/** Makes the river in the colours of a title. */
export function createRiver(palette: string | undefined, digits: (n: number) => string): River {
  const trees = banks();
  const water = ripples();
  const markers = Array.from({ length: 5 }, () => createMarker(digits));
  const shores = svg('path', {
    d: `M${LEFT} ${TOP}V620M${LEFT + WATER} ${TOP}V620`,
    stroke: '#d9bd84',
    'stroke-width': 7,
  });
  return {
    elements: [
      ...groundBox(palette, { x: LEFT, y: TOP, width: WATER, height: LONG }),
      shores,
      water,
      trees,
      ...markers.map(({ element }) => element),
    ],
    flow(at, finish) {
      const far = at * STRETCH;
      water.setAttribute('transform', `translate(0 ${far % (RIPPLE * 2)})`);
      trees.setAttribute('transform', `translate(0 ${far % (BANK * 3)})`);
      for (const [place, marker] of markers.entries()) {
        const number = Math.floor(at) + place - 1;
        const isShown = number <= finish ? number : 0;
        marker.show(isShown, FRONT + far - number * STRETCH, number === finish);
      }
    },
  };
}
