import { svg } from '../../dom.ts';
import { gradient } from '../parts/fixture/courts/figures.ts';

/** The fair grounds of the titles by the colours of their covers: sky, trees, grass and sand. */
const GROUNDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  roost: ['#f3c489', '#e79a6a', '#2c6a58', '#4d7a4e', '#dcb56e'],
  roostb: ['#bfe3f2', '#7db8dc', '#2c6a58', '#4d8a4e', '#d8b878'],
  teal: ['#a8e0d4', '#4fa8a0', '#1c5f5a', '#3a7a5a', '#e0c080'],
  lagoon: ['#8fd0e8', '#3f8fb8', '#1d5a6a', '#2f7a6a', '#e2c48a'],
  sky: ['#cfe8ff', '#8fc4f2', '#4a8a5a', '#6aa85a', '#ecd08a'],
  feltb: ['#f8d8a0', '#f0a868', '#3a5a8a', '#3f6f9a', '#d8a860'],
  feltg: ['#f4e0a0', '#e8b85a', '#3a6a34', '#5a8a3a', '#d0a050'],
  cobalt: ['#f2b0a0', '#7a5ab8', '#2a2a6a', '#3a4a7a', '#c8a06a'],
};
const FEATHERS = [
  '#c8402c',
  '#2a63b0',
  '#d89a1c',
  '#d06a3a',
  '#1f8a86',
  '#e6e2d4',
  '#2f2a44',
  '#b8741c',
];
const NECKS = [
  '#f2a02c',
  '#f4ead2',
  '#fff0b0',
  '#ffd7a8',
  '#c8f0e0',
  '#b9b2a0',
  '#8a86c8',
  '#ffe0a0',
];
const TAILS = [
  '#1c5f5a',
  '#3a2f6e',
  '#7a3a10',
  '#5a1f2e',
  '#0f3f5a',
  '#5a5a66',
  '#14122a',
  '#3f5a1c',
];

/** Neck, comb, beak and eye of a rooster. */
function headOf(neck: string): SVGElement[] {
  return [
    svg('path', {
      d: 'M42-76C30-70 18-76 10-94C22-108 30-122 40-126C52-124 54-112 50-102C46-94 44-86 42-76Z',
      fill: neck,
    }),
    svg('path', {
      d: 'M20-92l4 12M28-100l4 18M36-106l2 24',
      stroke: '#000',
      'stroke-opacity': 0.18,
      'stroke-width': 2,
      fill: 'none',
    }),
    svg('path', {
      d: 'M30-130C26-144 34-150 40-142C42-154 52-154 54-142C60-150 68-144 62-130C52-124 40-124 30-130Z',
      fill: '#e5283d',
    }),
    svg('circle', { cx: 46, cy: -122, r: 12, fill: neck }),
    svg('path', { d: 'M57-125L74-119L57-114Z', fill: '#f0a52c' }),
    svg('path', { d: 'M52-112C48-100 60-98 60-108C60-112 56-114 52-112Z', fill: '#e5283d' }),
    svg('circle', { cx: 49, cy: -125, r: 4, fill: '#fff' }),
    svg('circle', { cx: 50, cy: -125, r: 2.3, fill: '#14100c' }),
  ];
}

/** A painted rooster that looks to the right, standing on 0, 0. */
export function createBird(index: number): SVGGElement {
  const body = FEATHERS[index % FEATHERS.length] ?? '#c8402c';
  const neck = NECKS[index % NECKS.length] ?? '#f2a02c';
  const tail = TAILS[index % TAILS.length] ?? '#1c5f5a';
  const plume = (d: string, opacity: number) =>
    svg('path', { d, fill: tail, 'fill-opacity': opacity });
  return svg(
    'g',
    {},
    svg('ellipse', { cx: 0, cy: 2, rx: 52, ry: 8, fill: '#000', opacity: 0.26 }),
    svg('path', {
      d: 'M-10-30V-4M10-30V-4M-10-4l-9 5M-10-4h10M-10-4l4 6M10-4l-7 5M10-4h10M10-4l5 6',
      stroke: '#e0a02c',
      'stroke-width': 4.4,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    plume('M-30-62C-66-70-86-104-74-138C-60-118-40-104-22-84Z', 1),
    plume('M-32-58C-76-56-100-84-98-116C-78-98-52-88-26-76Z', 0.82),
    plume('M-32-52C-70-40-100-56-108-84C-86-72-58-66-28-66Z', 0.64),
    svg('path', {
      d: 'M-40-64C-40-34-20-24 6-26C34-28 46-48 42-78C40-94 48-106 46-118C32-122 22-108 12-96C-4-80-40-88-40-64Z',
      fill: body,
      stroke: '#000',
      'stroke-opacity': 0.18,
    }),
    svg('path', { d: 'M-30-62C-22-74-2-74 14-62C8-46-14-40-28-48Z', fill: tail, opacity: 0.9 }),
    svg('path', {
      d: 'M-22-52C-12-46 2-48 10-56M-24-58C-12-54 4-56 12-62',
      stroke: neck,
      'stroke-width': 2.4,
      fill: 'none',
    }),
    ...headOf(neck),
  );
}

/** The ring on a fair ground, with bunting, trees and a fence; each title at its own hour. */
export function createRing(palette: string | undefined): SVGElement[] {
  const [high, low, trees, grass, sand] = GROUNDS[palette ?? ''] ?? GROUNDS['roost'] ?? FALLBACK;
  const sky = gradient('linear', [high, low]);
  const floor = gradient('radial', ['#fff1c8', sand, sand]);
  const hills = Array.from({ length: 12 }, (_unused, index) =>
    svg('ellipse', {
      cx: index * 34,
      cy: 182 + (index % 3) * 8,
      rx: 34,
      ry: 34 + (index % 4) * 9,
      fill: trees,
      opacity: 0.72 + (index % 3) * 0.14,
    }),
  );
  const flags = Array.from({ length: 15 }, (_unused, index) => {
    const y = 78 + Math.sin((index / 14) * Math.PI) * 26;
    const fill = ['#e5484d', '#f2b233', '#2fae8a', '#4a90e2'][index % 4] ?? '#e5484d';
    return svg('path', { d: `M${6 + index * 25} ${y}l14 ${index < 7 ? 2 : -2}l-6 16Z`, fill });
  });
  const fence = Array.from({ length: 21 }, (_unused, index) => {
    const turn = Math.PI + (index / 20) * Math.PI;
    const [x, y] = [183 + Math.cos(turn) * 172, 300 + Math.sin(turn) * 108];
    return svg('path', {
      d: `M${x} ${y + 8}v-26`,
      stroke: '#c79a55',
      'stroke-width': 5.5,
      'stroke-linecap': 'round',
    });
  });
  return [
    sky.element,
    floor.element,
    svg('rect', { x: -200, y: -200, width: 766, height: 820, fill: sky.paint }),
    svg('circle', { cx: 183, cy: 132, r: 42, fill: '#fff1c8', opacity: 0.85 }),
    ...hills,
    svg('rect', { x: -200, y: 196, width: 766, height: 440, fill: grass }),
    svg('path', {
      d: 'M-10 74Q183 134 376 74',
      fill: 'none',
      stroke: '#5a3018',
      'stroke-width': 1.5,
    }),
    ...flags,
    ...fence,
    svg('ellipse', { cx: 183, cy: 312, rx: 174, ry: 100, fill: '#7a4f22' }),
    svg('ellipse', { cx: 183, cy: 306, rx: 172, ry: 98, fill: floor.paint }),
    svg('ellipse', {
      cx: 183,
      cy: 306,
      rx: 128,
      ry: 70,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': 2,
      'stroke-dasharray': '5 7',
    }),
  ];
}
const FALLBACK = ['#f3c489', '#e79a6a', '#2c6a58', '#4d7a4e', '#dcb56e'] as const;
