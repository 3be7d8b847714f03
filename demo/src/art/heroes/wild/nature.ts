import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, petal, polar, polygon, sparkle, TAU } from '../../drawing/geometry.ts';
import { rosette } from './animals.ts';
import type { HeroSet } from '../hero.ts';
import { gem, leaf } from '../parts.ts';

/** Flowers, trees, weather and stone. */
export const natureHeroes = {
  sunflower(canvas, palette) {
    const ring = (count: number, length: number, turn: number, colour: string) =>
      Array.from(
        { length: count },
        (_, index) =>
          `<path d="${petal(length, 19, 0.5)}" transform="rotate(${num(turn + (index * 360) / count)})" fill="${canvas.linear([lighten(colour, 0.5), colour, darken(colour, 0.3)], 90)}"/>`,
      ).join('');
    const seeds = Array.from({ length: 60 }, (_, index) =>
      polar(4.6 * Math.sqrt(index), index * 2.4),
    )
      .map(
        ([x, y]) => `<circle cx="${num(x)}" cy="${num(y)}" r="2.7" fill="#f0b45a" opacity=".75"/>`,
      )
      .join('');
    return (
      canvas.shadow(100, 104, 0.35) +
      leaf(canvas, 96, 26, '#3fae4a', 128) +
      leaf(canvas, 96, 26, '#2f9c42', -128) +
      ring(16, 106, 0, darken(palette.a, 0.15)) +
      ring(16, 96, 11, palette.a) +
      `<circle r="47" fill="${canvas.radial(['#8a5020', ['#5a2c0e', 1, 0.6], ['#2f1405', 1, 1]], 0.42, 0.38, 0.7)}"/>${seeds}`
    );
  },
  hibiscus(canvas, palette) {
    const petals = Array.from(
      { length: 5 },
      (_, index) =>
        `<g transform="rotate(${index * 72})"><path d="M0 6C-52-14-60-82-20-102C-8-92 8-92 20-102C60-82 52-14 0 6Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.5)], 90)}"/><path d="M0-8C-8-40-10-60-8-80M0-8C8-40 10-60 8-80" fill="none" stroke="${darken(palette.a, 0.45)}" stroke-opacity=".6" stroke-width="2.4"/></g>`,
    ).join('');
    return (
      canvas.shadow(100, 100, 0.35) +
      leaf(canvas, 110, 28, '#3fae4a', 150, 20, 0) +
      leaf(canvas, 110, 28, '#2f9c42', -110, -20, 0) +
      petals +
      canvas.glow(0, 0, 40, darken(palette.a, 0.4), 0.9) +
      `<path d="M0 0C10-34 30-52 56-66" fill="none" stroke="${lighten(palette.b, 0.4)}" stroke-width="9" stroke-linecap="round"/>${(
        [
          [56, -66],
          [44, -68],
          [60, -54],
          [38, -56],
          [52, -44],
        ] as const
      )
        .map(([x, y]) => canvas.sphere(x, y, 7, palette.b))
        .join('')}`
    );
  },
  rose(canvas, palette) {
    const rings = (
      [
        [100, 8, 0.28],
        [80, 7, 0.12],
        [60, 6, 0],
        [42, 5, -0.12],
        [24, 4, -0.26],
      ] as const
    )
      .map(
        ([radius, lobes, shade], index) =>
          `<path d="${rosette(radius * 0.9, radius * 0.1, lobes)}" transform="rotate(${index * 23})" fill="${canvas.radial([shade < 0 ? lighten(palette.a, -shade) : palette.a, [shade < 0 ? palette.a : darken(palette.a, shade), 1, 0.7], [darken(palette.a, 0.5), 1, 1]], 0.42, 0.36, 0.72)}"/>`,
      )
      .join('');
    return (
      canvas.shadow(100, 100, 0.35) +
      [-140, -60, 60, 140].map((turn) => leaf(canvas, 116, 28, '#2f9c52', turn)).join('') +
      rings
    );
  },
  tree(canvas, palette) {
    const crown = (
      [
        [0, -48, 52],
        [-50, -16, 42],
        [52, -18, 44],
        [-22, 8, 34],
        [28, 8, 36],
        [-30, -64, 34],
        [34, -62, 34],
      ] as const
    )
      .map(([x, y, r], index) =>
        canvas.sphere(x, y, r, mix(palette.a, palette.b, (index % 3) * 0.22), 0.35),
      )
      .join('');
    return (
      canvas.shadow(110, 98) +
      `<path d="M-20 96C-8 60-10 30-14 6H14C10 30 8 60 20 96C34 90 46 96 56 102H-56C-46 96-34 90-20 96Z" fill="${canvas.linear(['#a06a38', '#6b3f17', '#3a1f0a'], 0)}"/>` +
      crown +
      Array.from({ length: 10 }, (_, index) => polar(30 + (index % 4) * 16, index * 1.9))
        .map(([x, y]) => canvas.sphere(x, y - 26, 7, palette.c))
        .join('')
    );
  },
  palm(canvas, palette) {
    const fronds = [-78, -46, -14, 18, 50, 82]
      .map(
        (turn, index) =>
          `<g transform="translate(14 -52) rotate(${turn})"><path d="M0 0C-10-34 4-76 34-100C40-66 26-22 0 0Z" fill="${canvas.linear([lighten(palette.a, 0.35), palette.a, darken(palette.a, 0.45)], index % 2 ? 20 : 70)}"/><path d="M0 0C8-34 20-66 34-98" fill="none" stroke="${darken(palette.a, 0.4)}" stroke-width="2.4"/></g>`,
      )
      .join('');
    return `<path d="M-150 104C-90 66 90 66 150 104V120H-150Z" fill="${canvas.linear(['#ffe6a8', '#d9a64f'], 90)}"/><path d="M-24 90C-14 40-8 0 8-52H22C16 0 14 40 14 90Z" fill="${canvas.linear(['#c98d4a', '#7a4a1c'], 0)}"/>${[70, 48, 26, 4, -18].map((y, index) => `<path d="M${-20 + index * 5} ${y}Q${-2 + index * 4} ${y + 8} ${14 + index} ${y}" fill="none" stroke="#5a3414" stroke-width="3"/>`).join('')}${fronds}${(
      [
        [4, -44],
        [24, -40],
        [14, -30],
      ] as const
    )
      .map(([x, y]) => canvas.sphere(x, y, 12, palette.c))
      .join('')}`;
  },
  volcano(canvas, palette) {
    const bolts = Array.from({ length: 9 }, (_, index) => {
      const turn = -52 + index * 13;
      return `<g transform="translate(0 -44) rotate(${turn})"><path d="${petal(74 - Math.abs(index - 4) * 7, 8, 0.6)}" fill="${canvas.linear(['#ffe27a', palette.a, palette.b], 90)}"/></g>`;
    }).join('');
    return (
      canvas.shadow(120, 98) +
      canvas.glow(0, -56, 110, palette.a, 0.9) +
      bolts +
      `<path d="M-120 98C-76 62-54 0-34-44C-18-54 18-54 34-44C54 0 76 62 120 98Z" fill="${canvas.linear([mix('#6b4a5a', palette.b, 0.3), '#3a2434', '#170c18'], 20)}"/><path d="M-34-44C-18-34 18-34 34-44C40-28 30-16 34 4C38 30 20 34 22 60C10 44 8 26-2 22C-10 40-20 34-18 10C-30 4-38-20-34-44Z" fill="${canvas.linear(['#fff2a0', palette.a, palette.b], 90)}"/>`
    );
  },
  crystal(canvas, palette) {
    const spike = (x: number, y: number, w: number, h: number, turn: number, colour: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0L${-w} ${-h * 0.25}L${-w * 0.7} ${-h * 0.8}L0 ${-h}Z" fill="${canvas.linear([lighten(colour, 0.6), colour], 80)}"/><path d="M0 0L${w} ${-h * 0.25}L${w * 0.7} ${-h * 0.8}L0 ${-h}Z" fill="${canvas.linear([colour, darken(colour, 0.45)], 80)}"/><path d="M${-w * 0.7} ${-h * 0.8}L0 ${-h * 0.72}L${w * 0.7} ${-h * 0.8}L0 ${-h}Z" fill="#fff" opacity=".4"/></g>`;
    return (
      canvas.shadow(110, 98) +
      canvas.glow(0, 0, 130, palette.a, 0.6) +
      spike(-46, 92, 22, 110, -24, palette.b) +
      spike(52, 92, 22, 104, 24, palette.c) +
      spike(-18, 96, 26, 158, -8, palette.a) +
      spike(24, 96, 25, 140, 9, mix(palette.a, palette.b, 0.4)) +
      spike(-72, 96, 16, 60, -40, palette.c) +
      spike(78, 96, 16, 62, 42, palette.a) +
      `<path d="${sparkle(20)}" transform="translate(-34 -52)" fill="#fff"/>`
    );
  },
  storm(canvas, palette) {
    return (
      canvas.glow(0, 20, 120, palette.b, 0.7) +
      `<path d="M14-10L-42 56H-8L-26 112L52 34H16L38-10Z" fill="${canvas.linear(['#fffde0', palette.b, darken(palette.b, 0.3)], 90)}" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><path d="M-74 12C-114 12-118-44-74-48C-70-98 2-108 20-62C58-82 102-52 86-14C110 4 90 16 66 12Z" fill="${canvas.linear([lighten(palette.a, 0.75), lighten(palette.a, 0.2), darken(palette.a, 0.4)], 90)}"/>${[-70, -34, 52, 80].map((x, index) => `<path d="M${x} ${40 + (index % 2) * 18}q-8 14 0 18q8-4 0-18" fill="#9fe0ff"/>`).join('')}`
    );
  },
  moon(canvas, palette) {
    return (
      canvas.glow(0, 0, 140, palette.a, 0.6) +
      `<path d="M30-92C-34-92-86-44-86 14C-86 72-34 108 26 100C-22 82-44 48-40 8C-36-36-10-74 30-92Z" fill="${canvas.linear(['#fffbe0', palette.a, darken(palette.a, 0.35)], 50)}"/>${(
        [
          [-58, 10, 9],
          [-44, 52, 12],
          [-40, -34, 7],
          [-14, 80, 6],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${darken(palette.a, 0.3)}" opacity=".45"/>`,
        )
        .join('')}${gem(canvas, 44, 4, 40, palette.b, 8)}${(
        [
          [74, -64, 14],
          [4, -40, 9],
          [78, 72, 11],
          [20, 60, 8],
        ] as const
      )
        .map(
          ([x, y, r]) => `<path d="${sparkle(r)}" transform="translate(${x} ${y})" fill="#fff"/>`,
        )
        .join('')}`
    );
  },
  sun(canvas, palette) {
    const rays = Array.from(
      { length: 16 },
      (_, index) =>
        `<path d="M-11 0L0 ${index % 2 ? -46 : -64}L11 0Z" transform="rotate(${index * 22.5}) translate(0 -62)" fill="${canvas.linear([palette.b, palette.a], 90)}"/>`,
    ).join('');
    return (
      canvas.glow(0, 0, 150, palette.a, 0.7) +
      rays +
      `<circle r="66" fill="${canvas.radial(['#fff8cf', [palette.a, 1, 0.6], [palette.b, 1, 1]], 0.42, 0.36, 0.7)}"/><path d="M-34-12Q-22-26-10-12M10-12Q22-26 34-12" fill="none" stroke="#7a3a0c" stroke-width="6" stroke-linecap="round"/><path d="M-26 16Q0 42 26 16" fill="none" stroke="#7a3a0c" stroke-width="6" stroke-linecap="round"/><circle cx="-42" cy="12" r="10" fill="${palette.b}" opacity=".6"/><circle cx="42" cy="12" r="10" fill="${palette.b}" opacity=".6"/>`
    );
  },
  mushroom(canvas, palette) {
    const one = (x: number, y: number, size: number, colour: string) =>
      canvas.group(
        `<path d="M-24 70C-14 40-16 10-18-10H18C16 10 14 40 24 70Z" fill="${canvas.linear(['#fff8ea', '#e0cfae'], 0)}"/><path d="M-82 0C-84-60-40-92 0-92C40-92 84-60 82 0C60 14-60 14-82 0Z" fill="${canvas.radial([lighten(colour, 0.5), [colour, 1, 0.5], [darken(colour, 0.45), 1, 1]], 0.38, 0.28, 0.85)}"/>${(
          [
            [-44, -34, 13],
            [0, -62, 15],
            [42, -30, 14],
            [-8, -18, 9],
            [62, -6, 7],
            [-66, -6, 7],
          ] as const
        )
          .map(
            ([cx, cy, r]) =>
              `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * 0.8}" fill="#fffaf0"/>`,
          )
          .join('')}`,
        x,
        y,
        size,
      );
    return (
      canvas.shadow(110, 98) +
      one(-64, 48, 0.56, palette.b) +
      one(66, 44, 0.6, palette.c) +
      one(0, 26, 1, palette.a)
    );
  },
  mountain(canvas, palette) {
    const peak = (x: number, y: number, w: number, h: number) =>
      `<path d="${polygon([
        [x - w, y],
        [x, y - h],
        [x + w, y],
      ])}" fill="${canvas.linear([lighten(palette.a, 0.15), darken(palette.a, 0.5)], 60)}"/><path d="${polygon(
        [
          [x, y - h],
          [x + w * 0.36, y - h * 0.64],
          [x + w * 0.12, y - h * 0.7],
          [x - w * 0.04, y - h * 0.56],
          [x - w * 0.18, y - h * 0.68],
          [x - w * 0.36, y - h * 0.64],
        ],
      )}" fill="#fff"/>`;
    return (
      canvas.glow(0, -70, 110, palette.b, 0.7) +
      canvas.sphere(44, -74, 30, palette.b, 0.4) +
      peak(-70, 96, 78, 130) +
      peak(78, 96, 74, 116) +
      peak(0, 98, 100, 176) +
      `<path d="M-130 100C-80 82-40 96 0 88C50 80 80 98 130 92V112H-130Z" fill="${mix(palette.c, '#1f7a4a', 0.4)}"/>`
    );
  },
  snowflake(canvas, palette) {
    const arm = `<path d="M0 0V-104M0-40L-26-62M0-40L26-62M0-68L-20-86M0-68L20-86" fill="none" stroke="${canvas.linear(['#ffffff', lighten(palette.a, 0.4)], 90)}" stroke-width="10" stroke-linecap="round"/><path d="M-5-20H5V-96H-5Z" fill="#fff"/>`;
    return (
      canvas.glow(0, 0, 140, palette.a, 0.8) +
      Array.from(
        { length: 6 },
        (_, index) => `<g transform="rotate(${index * 60})">${arm}</g>`,
      ).join('') +
      gem(canvas, 0, 0, 34, palette.a, 6) +
      Array.from({ length: 6 }, (_, index) => polar(104, (index * TAU) / 6 - Math.PI / 2))
        .map(([x, y]) => gem(canvas, x, y, 11, palette.b, 6))
        .join('')
    );
  },
} satisfies HeroSet;
