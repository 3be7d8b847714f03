import { flame } from '../parts.ts';
import { petal, star } from '../../drawing/geometry.ts';
import { lighten, darken } from '../../drawing/colour.ts';
import { at } from '../../drawing/random.ts';
import type { HeroSet } from '../hero.ts';

/** Things that rise: the objects of crash games. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const flightHeroes = {
  rocket(canvas, palette) {
    return canvas.group(
      `${canvas.group(flame(canvas, 110, 30), 0, 74, 1)}${canvas.group(flame(canvas, 60, 14), -34, 70, 1, 8)}${canvas.group(flame(canvas, 60, 14), 34, 70, 1, -8)}<path d="M-30 26C-64 36-72 66-70 94L-28 70ZM30 26C64 36 72 66 70 94L28 70Z" fill="${canvas.linear([lighten(palette.a, 0.3), palette.a, darken(palette.a, 0.45)], 70)}"/><path d="M0-118C34-84 44-40 40 10C38 40 30 62 24 76H-24C-30 62-38 40-40 10C-44-40-34-84 0-118Z" fill="${canvas.linear(['#ffffff', '#f2f5fb', '#c4cddd', '#7d889e'], 6)}"/><path d="M0-118C18-100 29-80 35-56H-35C-29-80-18-100 0-118Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.4)], 6)}"/><circle cy="-16" r="22" fill="${canvas.linear(['#e8eefb', '#6c7892'], 60)}"/><circle cy="-16" r="16" fill="${canvas.radial([lighten(palette.b, 0.7), [palette.b, 1, 0.5], [darken(palette.b, 0.6), 1, 1]], 0.36, 0.3, 0.8)}"/><path d="M-10-22A12 12 0 0 1 0-28" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-38 34H38L34 50H-34Z" fill="${canvas.linear([lighten(palette.a, 0.25), palette.a, darken(palette.a, 0.4)], 0)}"/><path d="M-7 40H7L4 92H-4Z" fill="${darken(palette.a, 0.25)}"/><path d="M-22-60C-30-30-32 0-26 50" stroke="#fff" stroke-opacity=".8" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      8,
      4,
      0.98,
      38,
    );
  },
  plane(canvas, palette) {
    return canvas.group(
      `<path d="M120 6C92-14 30-22-40-18L-96-12C-112-8-112 14-96 18L-40 24C30 28 92 26 120 6Z" fill="${canvas.linear([lighten(palette.a, 0.65), lighten(palette.a, 0.1), palette.a, darken(palette.a, 0.5)], 90)}"/><path d="M30-16C52-40 74-36 84-12Z" fill="${canvas.linear(['#e9fbff', '#5aa9d6', '#123a63'], 80)}"/><path d="M-96-10L-124-62L-92-60L-58-14Z" fill="${canvas.linear([lighten(palette.a, 0.3), palette.a, darken(palette.a, 0.4)], 80)}"/><path d="M-6 4L-64 82L-22 78L46 8Z" fill="${canvas.linear([palette.a, darken(palette.a, 0.35), darken(palette.a, 0.6)], 90)}"/><path d="M-4-10L-52-72L-18-70L40-14Z" fill="${canvas.linear([darken(palette.a, 0.25), darken(palette.a, 0.1)], 90)}"/><path d="M-96 14C-40 18 40 20 112 8" stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none"/><path d="${star(11)}" transform="translate(-38 42)" fill="#fff"/><ellipse cx="121" cy="6" rx="7" ry="10" fill="#2b3145"/><ellipse cx="126" cy="6" rx="5" ry="46" fill="#fff" opacity=".35"/><path d="M124-38L128-38L127 50L125 50Z" fill="#cfd6e6"/>`,
      -8,
      -4,
      0.92,
      -24,
    );
  },
  jet(canvas, palette) {
    return canvas.group(
      `${canvas.group(flame(canvas, 120, 17, ['#ffffff', '#bdf3ff', palette.b, palette.b]), -94, 2, 1, 90)}<path d="M128 0C96-12 54-15 0-14L-92-12C-102-10-102 12-92 14L0 16C54 16 96 12 128 0Z" fill="${canvas.linear([lighten(palette.a, 0.7), lighten(palette.a, 0.2), darken(palette.a, 0.2), darken(palette.a, 0.6)], 90)}"/><path d="M40-12C52-30 74-28 88-9Z" fill="${canvas.linear(['#dff9ff', '#1d6c9c'], 80)}"/><path d="M24 6L-70 92L-86 84L-30 6Z" fill="${canvas.linear([lighten(palette.a, 0.15), darken(palette.a, 0.5)], 90)}"/><path d="M24-8L-62-70L-76-64L-24-8Z" fill="${canvas.linear([darken(palette.a, 0.4), darken(palette.a, 0.15)], 90)}"/><path d="M-56-12L-92-58L-104-54L-84-10Z" fill="${canvas.linear([lighten(palette.b, 0.3), darken(palette.b, 0.3)], 90)}"/><path d="M-84 4C-20 6 60 6 116 1" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>`,
      0,
      0,
      0.96,
      -30,
    );
  },
  balloon(canvas, palette) {
    let svg = '';
    const cols = [palette.a, '#fff6e0', palette.b, '#fff6e0', palette.a];
    const body =
      'M0-104C62-104 88-58 82-14C76 26 36 46 22 66H-22C-36 46-76 26-82-14C-88-58-62-104 0-104Z';
    (
      [
        [-86, -50],
        [-50, -17],
        [-17, 17],
        [17, 50],
        [50, 86],
      ] as const
    ).forEach(([a, b], i) => {
      svg += `<path d="M0-104C${a * 1.25}-90 ${a * 1.2} 0 ${a * 0.25} 66H${b * 0.25}C${b * 1.2} 0 ${b * 1.25}-90 0-104Z" fill="${at(cols, i)}"/>`;
    });
    return `<g clip-path="${canvas.clip(body)}">${svg}</g><path d="${body}" fill="${canvas.radial(
      [
        ['#ffffff', 0.5, 0],
        ['#ffffff', 0, 0.4],
        ['#000000', 0.5, 1],
      ],
      0.36,
      0.3,
      0.8,
    )}"/><path d="M-20 66L-15 88M20 66L15 88" stroke="#5a3414" stroke-width="3"/><rect x="-19" y="86" width="38" height="26" rx="6" fill="${canvas.linear(['#d99a4e', '#7a4719'], 90)}"/><path d="M-19 95H19M-19 103H19" stroke="#5a3414" stroke-opacity=".6" stroke-width="2"/>${canvas.group(flame(canvas, 20, 6), 0, 78, 1, 180)}`;
  },
  comet(canvas, palette) {
    let svg = '';
    for (const [l, w, o] of [
      [220, 60, 0.5],
      [190, 40, 0.75],
      [150, 24, 0.95],
    ] as const)
      svg += `<path d="${petal(l, w, 0.1)}" transform="rotate(-130)" fill="${canvas.linear(
        [
          [palette.b, 0],
          [palette.b, o * 0.8],
          [lighten(palette.a, 0.4), o],
        ],
        90,
      )}"/>`;
    return (
      canvas.group(svg, 34, -30) +
      canvas.glow(34, -30, 100, palette.a, 0.9) +
      canvas.sphere(34, -30, 46, palette.a) +
      `<circle cx="20" cy="-16" r="11" fill="${darken(palette.a, 0.45)}" opacity=".6"/><circle cx="50" cy="-44" r="8" fill="${darken(palette.a, 0.45)}" opacity=".55"/><circle cx="46" cy="-8" r="6" fill="${darken(palette.a, 0.45)}" opacity=".5"/>`
    );
  },
  kite(canvas, palette) {
    return (
      `<path d="M-6 70C-30 96-10 110-40 128" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.4"/>` +
      canvas.group(
        `<path d="M0-96L78-6L0 88L-78-6Z" fill="#000" opacity=".3" transform="translate(5 9)"/><path d="M0-96L0 -6L-78-6Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a], 60)}"/><path d="M0-96L78-6L0-6Z" fill="${canvas.linear([palette.b, darken(palette.b, 0.25)], 60)}"/><path d="M-78-6H0V88Z" fill="${canvas.linear([palette.c, darken(palette.c, 0.2)], 60)}"/><path d="M78-6H0V88Z" fill="${canvas.linear([darken(palette.a, 0.12), darken(palette.a, 0.45)], 60)}"/><path d="M0-96V88M-78-6C-40-34 40-34 78-6" stroke="#3a1d0c" stroke-width="3.5" fill="none"/><circle cy="-6" r="20" fill="#fff6e0"/><circle cy="-6" r="11" fill="${palette.a}"/>${[0, 1, 2].map((i) => `<path d="M-10 ${96 + i * 18}L10 ${88 + i * 18}L12 ${100 + i * 18}L-12 ${108 + i * 18}Z" fill="${at([palette.b, palette.c, palette.a], i)}"/>`).join('')}`,
        8,
        -14,
        0.92,
        24,
      )
    );
  },
} satisfies HeroSet;
