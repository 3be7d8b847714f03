import { num, polar } from '../../drawing/geometry.ts';
import { lighten, darken } from '../../drawing/colour.ts';
import { at } from '../../drawing/random.ts';
import type { Point } from '../../drawing/geometry.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { HeroSet } from '../hero.ts';

const fishBody = (canvas: Canvas, col: string, belly: string, fin: string): string => {
  const cid = 'M-98 4C-70-44 -10-58 40-26C60-14 74-6 84 0C70 12 52 24 30 34C-20 54 -70 44 -98 4Z';
  let sc = '';
  for (let i = 0; i < 9; i++)
    for (let j = -4; j < 5; j++)
      sc += `<path d="M${-40 + i * 14} ${j * 13 + (i % 2 ? 6 : 0)}a8 8 0 0 1 0 13" />`;
  return (
    `<path d="M76 0C96-14 116-44 132-52C126-20 126 18 136 50C112 42 92 16 76 0Z" fill="${canvas.linear([lighten(fin, 0.3), fin, darken(fin, 0.5)], 20)}"/><path d="M-16-46C0-78 40-84 66-70C54-56 48-40 44-24Z" fill="${canvas.linear([lighten(fin, 0.2), darken(fin, 0.35)], 80)}"/><path d="M-10 42C0 62 18 74 40 72C38 58 34 46 26 36Z" fill="${darken(fin, 0.3)}"/>` +
    `<path d="${cid}" fill="${canvas.linear([darken(col, 0.25), col, lighten(col, 0.25), belly, lighten(belly, 0.5)], 88)}"/><g clip-path="${canvas.clip(cid)}"><g fill="none" stroke="${lighten(col, 0.6)}" stroke-opacity=".38" stroke-width="2.2">${sc}</g><path d="M-98-40C-40-70 40-60 90-10L60-4C20-40-40-46-98 0Z" fill="#fff" opacity=".22"/></g>` +
    `<path d="M-52-30C-36-14-36 20-50 38" fill="none" stroke="${darken(col, 0.55)}" stroke-width="3.5" stroke-opacity=".6"/><path d="M-26 8C-8 4 10 14 14 30C-6 34-22 24-26 8Z" fill="${canvas.linear([lighten(fin, 0.35), darken(fin, 0.2)], 70)}"/><circle cx="-70" cy="-8" r="10.5" fill="#fff"/><circle cx="-72" cy="-8" r="6.5" fill="#0b1020"/><circle cx="-74" cy="-11" r="2.4" fill="#fff"/><path d="M-96 8C-88 14-82 15-76 13" fill="none" stroke="${darken(col, 0.65)}" stroke-width="3" stroke-linecap="round"/>`
  );
};

const koiWidth = (t: number): number =>
  25 * Math.sin(Math.PI * Math.min(1, (1 - t) * 0.88 + 0.09)) ** 0.75;

/** Animals of river and sea. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const seaHeroes = {
  koi(canvas, palette) {
    const one = (col: string, patch: string, rot: number) => {
      const reach = 58,
        f = (t: number) => polar(reach - 4 * Math.sin(t * 3.1), -2.5 + t * 3.3),
        w = koiWidth;
      const d = canvas.tube(f, w, 40);
      const e = f(0),
        q = f(0.04);
      const ang = (Math.atan2(q[1] - e[1], q[0] - e[0]) * 180) / Math.PI;
      const h = f(0.97);
      const ha = (Math.atan2(f(1)[1] - f(0.95)[1], f(1)[0] - f(0.95)[0]) * 180) / Math.PI;
      const m = f(0.62),
        ma = (Math.atan2(f(0.66)[1] - m[1], f(0.66)[0] - m[0]) * 180) / Math.PI;
      return `<g transform="rotate(${rot})"><g transform="translate(${num(e[0])} ${num(e[1])}) rotate(${num(ang)})"><path d="M10 0C-10-8-30-34-54-32C-40-14-46 14-54 34C-30 32-10 8 10 0Z" fill="${canvas.linear(
        [
          [lighten(patch, 0.6), 0.9],
          [patch, 0.8],
        ],
        0,
      )}"/></g><g transform="translate(${num(m[0])} ${num(m[1])}) rotate(${num(ma)})"><path d="M0-18C-14-44-34-50-48-46C-36-32-24-20-10-14Z" fill="${lighten(patch, 0.4)}" opacity=".9"/><path d="M0 18C-14 44-34 50-48 46C-36 32-24 20-10 14Z" fill="${lighten(patch, 0.4)}" opacity=".9"/></g><path d="${d}" fill="#000" opacity=".3" transform="translate(3 7)"/><path d="${d}" fill="${canvas.linear([lighten(col, 0.5), col, darken(col, 0.15)], 60)}"/><g clip-path="${canvas.clip(d)}">${[
        0.2, 0.42, 0.68, 0.86,
      ]
        .map((t, i) => {
          const a = f(t);
          return `<ellipse cx="${num(a[0] + (i % 2 ? 8 : -6))}" cy="${num(a[1] + (i % 2 ? -6 : 7))}" rx="${18 - i}" ry="${13 + i}" transform="rotate(${i * 40} ${num(a[0])} ${num(a[1])})" fill="${canvas.linear([lighten(patch, 0.25), patch, darken(patch, 0.25)], 70)}"/>`;
        })
        .join(
          '',
        )}</g><g transform="translate(${num(h[0])} ${num(h[1])}) rotate(${num(ha)})"><circle cx="-12" cy="-9" r="3.6" fill="#0a0d18"/><circle cx="-12" cy="9" r="3.6" fill="#0a0d18"/><path d="M0-5C12-12 14-16 16-22M0 5C12 12 14 16 16 22" stroke="${lighten(col, 0.4)}" stroke-width="2" fill="none"/></g></g>`;
    };
    return (
      [110, 86, 62]
        .map(
          (r, i) =>
            `<circle r="${r}" fill="none" stroke="#fff" stroke-opacity="${0.12 + i * 0.07}" stroke-width="2"/>`,
        )
        .join('') +
      canvas.glow(0, 0, 60, palette.c, 0.6) +
      one(palette.a, palette.b, 0) +
      one(palette.d ?? '#fff4e4', palette.c, 180)
    );
  },
  bigfish(canvas, palette, args) {
    return (
      canvas.shadow(100, 96, 0.35) +
      canvas.group(fishBody(canvas, palette.a, palette.b, palette.c), -14, 0, 0.95, -8) +
      (args.includes('pals')
        ? canvas.group(fishBody(canvas, palette.c, palette.b, palette.a), 62, 66, 0.34, 8) +
          canvas.group(
            fishBody(canvas, palette.d ?? palette.b, palette.b, palette.a),
            -66,
            -70,
            0.3,
            -14,
          )
        : '')
    );
  },
  angler(canvas, palette) {
    return (
      canvas.glow(-56, -84, 80, palette.b, 1) +
      `<path d="M104 0C120-20 134-36 140-34C134-10 134 18 142 42C124 34 112 18 104 0Z" fill="${darken(palette.a, 0.3)}"/><path d="M-92 22C-96-30-40-72 26-62C72-54 98-26 112 0C98 34 60 72 8 74C-40 76-84 60-92 22Z" fill="${canvas.radial([lighten(palette.a, 0.4), [palette.a, 1, 0.4], [darken(palette.a, 0.65), 1, 1]], 0.3, 0.3, 0.85)}"/><path d="M-92 14C-60-6-20 0 4 14C-4 50-40 66-70 58C-86 48-94 30-92 14Z" fill="#14040c"/>${[-80, -62, -44, -26, -8].map((x, i) => `<path d="M${x - 9} ${at([12, 6, 5, 7, 12], i)}L${x} ${at([38, 34, 36, 32, 30], i)}L${x + 8} ${at([8, 5, 5, 9, 15], i)}Z" fill="#fff7e2"/>`).join('')}${[-72, -52, -32, -14].map((x, i) => `<path d="M${x - 8} ${at([58, 62, 60, 50], i)}L${x} ${at([34, 38, 38, 34], i)}L${x + 8} ${at([60, 62, 56, 44], i)}Z" fill="#efe2c4"/>`).join('')}<circle cx="-36" cy="-28" r="16" fill="#fff"/><circle cx="-40" cy="-27" r="9" fill="#0b0d18"/><circle cx="-44" cy="-31" r="3.4" fill="#fff"/><path d="M8-62C-10-110-40-120-56-88" fill="none" stroke="${darken(palette.a, 0.2)}" stroke-width="6" stroke-linecap="round"/>${canvas.sphere(-56, -80, 15, palette.b)}<path d="M20 10C36 4 58 14 62 36C42 40 24 30 20 10Z" fill="${lighten(palette.a, 0.2)}"/>`
    );
  },
  octopus(canvas, palette) {
    let svg = canvas.shadow(110, 100);
    for (let i = 0; i < 8; i++) {
      const k = i - 3.5,
        f = (t: number): Point => [
          k * 10 + k * 20 * t + Math.sin(t * 5 + i) * 12,
          20 + t * 74 - Math.abs(k) * 10 * t * t,
        ];
      const d = canvas.tube(f, (t) => 15 * (1 - t * 0.86));
      svg += `<path d="${d}" fill="${canvas.linear([darken(palette.a, i % 2 ? 0.05 : 0.3), darken(palette.a, 0.45)], 90)}"/>`;
      for (let j = 1; j < 7; j++) {
        const q = f(j / 8);
        svg += `<circle cx="${num(q[0])}" cy="${num(q[1] + 3)}" r="${num(4.6 - j * 0.5)}" fill="${lighten(palette.b, 0.4)}" opacity=".85"/>`;
      }
    }
    return (
      svg +
      `<path d="M0-100C56-100 84-58 78-12C74 24 46 42 0 42C-46 42-74 24-78-12C-84-58-56-100 0-100Z" fill="${canvas.radial([lighten(palette.a, 0.55), [palette.a, 1, 0.45], [darken(palette.a, 0.5), 1, 1]], 0.38, 0.3, 0.8)}"/>${(
        [
          [-40, -70, 9],
          [-14, -84, 6],
          [36, -74, 10],
          [58, -44, 7],
        ] as const
      )
        .map(
          ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.b}" opacity=".55"/>`,
        )
        .join(
          '',
        )}${[-28, 28].map((x) => `<circle cx="${x}" cy="-10" r="22" fill="#fff"/><circle cx="${x * 0.86}" cy="-7" r="12.5" fill="#101430"/><circle cx="${x * 0.86 - 4}" cy="-12" r="4.6" fill="#fff"/>`).join('')}<path d="M-14 22Q0 32 14 22" stroke="${darken(palette.a, 0.6)}" stroke-width="4.5" fill="none" stroke-linecap="round"/>`
    );
  },
  jelly(canvas, palette) {
    let svg = canvas.glow(0, -20, 120, palette.a, 0.7);
    for (let i = 0; i < 9; i++) {
      const x = (i - 4) * 15,
        f = (t: number): Point => [
          x * (1 + t * 0.35) + Math.sin(t * 7 + i * 1.7) * 15 * t,
          4 + t * (88 + ((i * 37) % 5) * 14),
        ];
      svg += `<path d="${canvas.tube(f, (t) => 6.5 * (1 - t) + 0.6)}" fill="${canvas.linear(
        [
          [lighten(palette.b, 0.5), 0.95],
          [palette.a, 0.15],
        ],
        90,
      )}"/>`;
    }
    return (
      svg +
      `<path d="M-84 6C-86-60-44-96 0-96C44-96 86-60 84 6C70-6 58 12 42 2C28-8 14 12 0 2C-14 12-28-8-42 2C-58 12-70-6-84 6Z" fill="${canvas.radial(
        [
          ['#ffffff', 0.95],
          [lighten(palette.a, 0.4), 0.9, 0.3],
          [palette.a, 0.85, 0.7],
          [darken(palette.b, 0.2), 0.9, 1],
        ],
        0.4,
        0.28,
        0.8,
      )}"/><path d="M-46-40C-42-64-22-78 0-80" stroke="#fff" stroke-opacity=".85" stroke-width="8" fill="none" stroke-linecap="round"/>${(
        [
          [-30, -20],
          [0, -30],
          [30, -20],
        ] as const
      )
        .map(([x, y]) => canvas.glow(x, y, 22, palette.c, 0.9))
        .join('')}`
    );
  },
} satisfies HeroSet;
