import { at } from '../drawing/random.ts';
import type { Point } from '../drawing/geometry.ts';
import { gem, card } from './parts.ts';
import { num } from '../drawing/geometry.ts';
import { lighten, darken } from '../drawing/colour.ts';
import { textRun } from '../drawing/lettering.ts';
import type { HeroSet } from './hero.ts';

/** The boards of the in-house games. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const originalsHeroes = {
  mines(canvas, palette) {
    let svg = '';
    for (let r = 0; r < 4; r++)
      for (let q = 0; q < 4; q++) {
        const x = -78 + q * 52,
          y = -78 + r * 52,
          k = (q * 7 + r * 5) % 6;
        svg += `<rect x="${x - 23}" y="${y - 19}" width="46" height="46" rx="10" fill="#000" opacity=".35"/><rect x="${x - 23}" y="${y - 23}" width="46" height="46" rx="10" fill="${canvas.linear([lighten(palette.a, k === 0 || k === 3 ? 0.05 : 0.32), darken(palette.a, k === 0 || k === 3 ? 0.55 : 0.2)], 80)}"/>`;
        if (k === 0) svg += gem(canvas, x, y, 16, palette.b, 6);
        if (k === 3 && q === 2)
          svg +=
            canvas.glow(x, y, 30, '#ff5a3c', 0.9) +
            canvas.sphere(x, y, 13, '#2a2f42') +
            Array.from(
              { length: 8 },
              (_, i) =>
                `<path d="M-2.4-12L0-19L2.4-12Z" transform="translate(${x} ${y}) rotate(${i * 45})" fill="#2a2f42"/>`,
            ).join('');
        else if (k === 3) svg += gem(canvas, x, y, 16, palette.c, 8);
      }
    return canvas.group(svg, 0, 0, 0.96);
  },
  plinko(canvas, palette) {
    let svg = '';
    for (let r = 0; r < 8; r++)
      for (let q = 0; q <= r + 1; q++)
        svg += canvas.sphere((q - (r + 1) / 2) * 24, -92 + r * 21, 4.8, '#f2f5fc', 0.5);
    const cols = ['#ff4d5e', '#ff8a3d', '#ffc23d', '#8ee34d', '#ffc23d', '#ff8a3d', '#ff4d5e'];
    cols.forEach((cc, i) => {
      svg += `<rect x="${-106 + i * 31}" y="76" width="28" height="24" rx="6" fill="${canvas.linear([lighten(cc, 0.3), darken(cc, 0.2)], 90)}"/>`;
    });
    return (
      svg +
      canvas.glow(-13, -24, 40, palette.b, 1) +
      canvas.sphere(-13, -24, 13, palette.b) +
      canvas.sphere(40, 40, 11, palette.c) +
      canvas.sphere(6, -84, 10, palette.b)
    );
  },
  keno(canvas, palette) {
    let svg = '';
    for (let r = 0; r < 4; r++)
      for (let q = 0; q < 4; q++) {
        const x = -78 + q * 52,
          y = -78 + r * 52,
          on = [1, 4, 6, 11, 13].includes(r * 4 + q);
        const t = textRun(String(r * 10 + q * 3 + 4), 'russo', 18, x, y + 7, 'middle');
        svg += `<rect x="${x - 23}" y="${y - 23}" width="46" height="46" rx="12" fill="${on ? canvas.linear([lighten(palette.b, 0.4), palette.b, darken(palette.b, 0.2)], 80) : canvas.linear([lighten(palette.a, 0.22), darken(palette.a, 0.35)], 80)}"/><path d="${t.d}" fill="${on ? '#14210a' : '#ffffff'}" opacity="${on ? 1 : 0.7}"/>`;
      }
    return canvas.group(svg, 0, 0, 0.96);
  },
  hilo(canvas, palette) {
    return (
      canvas.shadow(100, 100) +
      card(canvas, -40, 0, 150, -8, '7', 'd') +
      card(canvas, 44, 0, 150, 8, 'Q', 's') +
      `<g transform="translate(0 0)"><circle r="30" fill="${canvas.linear([lighten(palette.b, 0.3), palette.b, darken(palette.b, 0.2)], 80)}" stroke="#fff" stroke-width="4"/><path d="M-10-3L0-14L10-3M-10 5L0 16L10 5" stroke="#10210a" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`
    );
  },
  limbo(canvas, palette) {
    const t = textRun('×99', 'russo', 74, 0, 26, 'middle');
    return (
      [118, 96, 74]
        .map(
          (r, i) =>
            `<circle r="${r}" fill="none" stroke="${lighten(palette.a, 0.5)}" stroke-opacity="${0.16 + i * 0.14}" stroke-width="${5 + i * 2}"/>`,
        )
        .join('') +
      `<circle r="118" fill="none" stroke="${canvas.linear([palette.b, lighten(palette.b, 0.6)], 0)}" stroke-width="9" stroke-dasharray="430 800" stroke-linecap="round" transform="rotate(-100)"/>` +
      canvas.glow(0, 0, 100, palette.b, 0.4) +
      `<path d="${t.d}" transform="translate(0 5)" fill="#000" opacity=".4"/><path d="${t.d}" fill="#fff"/>`
    );
  },
  curve(canvas, palette) {
    const pts = Array.from({ length: 30 }, (_, i): Point => {
      const t = i / 29;
      return [-112 + t * 206, 86 - Math.pow(t, 2.6) * 160];
    });
    const d = 'M' + pts.map((q) => num(q[0]) + ' ' + num(q[1])).join('L');
    let g = '';
    for (let i = 0; i < 6; i++)
      g += `<path d="M-112 ${86 - i * 34}H112M${-112 + i * 44} 86V-84" stroke="#fff" stroke-opacity=".09" stroke-width="1.5"/>`;
    const e = at(pts, 29);
    const t = textRun('×12.8', 'russo', 50, -20, -34, 'middle');
    return (
      g +
      `<path d="${d}L94 86L-112 86Z" fill="${canvas.linear(
        [
          [palette.a, 0.75],
          [palette.a, 0.05],
        ],
        90,
      )}"/><path d="${d}" fill="none" stroke="${palette.a}" stroke-width="14" stroke-linecap="round" filter="${canvas.blur(7)}"/><path d="${d}" fill="none" stroke="${canvas.linear([lighten(palette.a, 0.2), '#ffffff'], 0)}" stroke-width="7" stroke-linecap="round"/>${canvas.glow(e[0], e[1], 46, palette.a, 1)}<circle cx="${num(e[0])}" cy="${num(e[1])}" r="11" fill="#fff"/><path d="${t.d}" fill="#fff"/>`
    );
  },
} satisfies HeroSet;
