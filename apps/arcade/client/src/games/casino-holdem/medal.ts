import { svg } from '../../dom.ts';

/** What titles show on their cloth and on the backs of their cards. */
export const MEDALS = ['chips', 'fan', 'suits', 'table'] as const;
/** The print of a title. */
export type Medal = (typeof MEDALS)[number];

/** Reads what a title shows, such as `chips` or `fan:As,Ks`. */
export function medalOf(motif: string | undefined): Medal {
  const [name = ''] = (motif ?? '').split(':');
  return MEDALS.find((medal) => medal === name) ?? 'fan';
}

const turned = (count: number, from: number, step: number, d: string) =>
  Array.from({ length: count }, (_unused, index) =>
    svg('path', { d, transform: `rotate(${from + index * step})` }),
  );
const circle = (r: number) => svg('circle', { r });

const SUITS = [
  'M0-92C8-78 36-64 36-40C36-26 22-20 11-24C8-26 5-29 3-32C4-22 8-16 14-12H-14C-8-16-4-22-3-32C-5-29-8-26-11-24C-22-20-36-26-36-40C-36-64-8-78 0-92Z',
  'M0-12C-12-28-38-42-38-64C-38-80-27-88-16-88C-8-88-2-84 0-77C2-84 8-88 16-88C27-88 38-80 38-64C38-42 12-28 0-12Z',
] as const;

/** The drawings around 0/0, 100 units to each side. */
const DRAWINGS: Readonly<Record<Medal, () => SVGElement[]>> = {
  chips: () => [
    circle(98),
    circle(70),
    circle(62),
    ...turned(8, 0, 45, 'M-14-97L-11-71M14-97L11-71'),
    ...turned(4, 45, 90, 'M0-44C12-24 12-16 0-4C-12-16-12-24 0-44Z'),
  ],
  fan: () => [
    ...turned(5, -64, 32, 'M-26 20V-84Q-26-94-16-94H16Q26-94 26-84V20M0-72L12-56L0-40L-12-56Z'),
    circle(98),
  ],
  suits: () => [...turned(2, 0, 180, SUITS[0]), ...turned(2, 90, 180, SUITS[1]), circle(98)],
  table: () => [
    svg('ellipse', { rx: 98, ry: 62 }),
    svg('ellipse', { rx: 86, ry: 50 }),
    svg('path', { d: 'M-70 6H-44V42H-70ZM-35 6H-9V42H-35ZM0 6H26V42H0ZM35 6H61V42H35Z' }),
    ...turned(5, -48, 24, 'M-7-34Q0-46 7-34Z'),
  ],
};

/** Draws what is printed on the cloth. */
export const drawMedal = (medal: Medal): SVGElement =>
  svg(
    'svg',
    { class: 'ante__medal', viewBox: '-102 -102 204 204', 'aria-hidden': 'true' },
    ...DRAWINGS[medal](),
  );
