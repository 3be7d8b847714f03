import { svg } from '../../../dom.ts';

/** Line drawings behind the picture, by what the cover of a title shows. */
const EMBLEMS: Readonly<Record<string, string>> = {
  balls:
    'M70 96a26 26 0 1 0 52 0 26 26 0 1 0-52 0M128 70a26 26 0 1 0 52 0 26 26 0 1 0-52 0M124 128a26 26 0 1 0 52 0 26 26 0 1 0-52 0M66 152a26 26 0 1 0 52 0 26 26 0 1 0-52 0M118 186a26 26 0 1 0 52 0 26 26 0 1 0-52 0',
  bingo:
    'M36 30h168a10 10 0 0 1 10 10v160a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10ZM26 72h188M26 118h188M26 164h188M64 72v138M102 72v138M138 72v138M176 72v138M120 124l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z',
  cage: 'M40 110a80 80 0 1 0 160 0 80 80 0 1 0-160 0M120 30c-44 0-44 160 0 160M120 30c44 0 44 160 0 160M44 84h152M44 136h152M120 30V10M96 226l12-38M144 226l-12-38M76 226h88M200 110h22v26',
  clover:
    'M120 116c-64-4-70-84-14-74 12 2 14 20 14 20s2-18 14-20c56-10 50 70-14 74M120 116c-4-64-84-70-74-14 2 12 20 14 20 14s-18 2-20 14c-10 56 70 50 74-14M120 116c4-64 84-70 74-14-2 12-20 14-20 14s18 2 20 14c10 56-70 50-74-14M120 120c0 44 6 72 34 96',
  digits:
    'M24 66a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v108a14 14 0 0 1-14 14H38a14 14 0 0 1-14-14ZM100 66a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v108a14 14 0 0 1-14 14h-40a14 14 0 0 1-14-14ZM176 66a14 14 0 0 1 14-14h32v136h-32a14 14 0 0 1-14-14ZM24 98h68M24 142h68M100 98h68M100 142h68M176 98h46M176 142h46',
  hourglass:
    'M66 24h108M66 216h108M80 24c0 52 34 66 34 96s-34 44-34 96M160 24c0 52-34 66-34 96s34 44 34 96M92 62h56M88 200c20-34 44-34 64 0',
  ticket:
    'M26 76h188v30a16 16 0 0 0 0 32v30H26v-30a16 16 0 0 0 0-32ZM160 76v92M120 96l7 17 19 1-15 12 5 18-16-10-16 10 5-18-15-12 19-1Z',
};

/** The emblem of what a title shows; balls for a title without one. */
export function emblemOf(motif = 'balls'): SVGElement {
  const [kind = 'balls'] = motif.split(':');
  const path = svg('path', { d: EMBLEMS[kind] ?? EMBLEMS['balls'] ?? '' });
  return svg(
    'svg',
    { class: 'draws__emblem', viewBox: '0 0 240 240', 'aria-hidden': 'true' },
    path,
  );
}
