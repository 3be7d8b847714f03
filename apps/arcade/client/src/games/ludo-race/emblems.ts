import { svg } from '../../dom.ts';

/** Five points, the outer ones as far from the middle as `size`. */
function star(size: number): string {
  const points = Array.from({ length: 10 }, (_unused, index) => {
    const reach = index % 2 === 0 ? size : size * 0.45;
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** What stands in the homes of a title, by its palette: a house, a boat, a clock, a crown, a chain. Others have a star. */
const EMBLEMS: Readonly<Record<string, string>> = {
  feltb: 'M0-13L14-1H10V12H3.500V4H-3.500V12H-10V-1H-14Z',
  midnight: 'M-14 4H14C12 11 7 12.500 0 12.500S-12 11-14 4ZM-1 1V-14L11 1ZM-3.500 1V-10L-11 1Z',
  teal: 'M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13ZM-1.600-9V1L6 6.200L7.800 3.600L1.600-.8V-9Z',
  plumb: 'M-13 5L-14-7L-6.500-1L0-12L6.500-1L14-7L13 5ZM-13 7.500H13V11H-13Z',
  feltg:
    'M-15 0A6 6 0 0 1-9-6H-6A6 6 0 0 1-6 6H-9A6 6 0 0 1-15 0ZM-9-3A3 3 0 0 0-9 3H-6A3 3 0 0 0-6-3ZM15 0A6 6 0 0 0 9-6H6A6 6 0 0 0 6 6H9A6 6 0 0 0 15 0ZM9-3A3 3 0 0 1 9 3H6A3 3 0 0 1 6-3ZM-9-1.400H-3V1.400H-9ZM0-1.400H0V1.400H0ZM3-1.400H9V1.400H3Z',
};

/** The emblem of a title's homes, round a middle. */
export function createEmblem(palette: string | undefined, x: number, y: number): SVGPathElement {
  const d = EMBLEMS[palette ?? ''] ?? star(13);
  return svg('path', {
    class: 'ludo__emblem',
    d,
    'fill-rule': 'evenodd',
    transform: `translate(${x} ${y})`,
  });
}

/** The small star on a field. */
export function createMark(x: number, y: number): SVGPathElement {
  return svg('path', { class: 'ludo__mark', d: star(7.5), transform: `translate(${x} ${y})` });
}
