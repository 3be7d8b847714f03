import { num, star } from '../../drawing/geometry.ts';
import { lighten, darken } from '../../drawing/colour.ts';
import { seededRandom, at } from '../../drawing/random.ts';
import { textRun } from '../../drawing/lettering.ts';
import type { HeroSet } from '../hero.ts';

/** Numbered balls, cards and tickets. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const drawsHeroes = {
  balls(canvas, palette, args) {
    const nums = args.length > 0 ? args : ['7', '23', '41', '9', '16'];
    const cols = [palette.a, palette.b, palette.c, palette.d ?? '#ffd34d', '#ff7a59'];
    const pos = [
      [0, 30, 56],
      [-68, -16, 42],
      [66, -22, 44],
      [-52, 66, 34],
      [58, 62, 36],
    ] as const;
    return (
      canvas.shadow(115, 98) +
      [3, 4, 1, 2, 0]
        .map((i) => {
          const [x, y, r] = at(pos, i);
          const t = textRun(at(nums, i), 'russo', r * 0.62, x - r * 0.03, y + r * 0.22, 'middle');
          return (
            canvas.sphere(x, y, r, at(cols, i)) +
            `<circle cx="${num(x - r * 0.03)}" cy="${num(y)}" r="${num(r * 0.54)}" fill="${canvas.radial(['#ffffff', ['#f2f4fa', 1, 0.7], ['#c8cfdd', 1, 1]], 0.4, 0.35, 0.7)}"/><path d="${t.d}" fill="#131a30"/>`
          );
        })
        .join('')
    );
  },
  bingo(canvas, palette) {
    const random = seededRandom('bingo' + canvas.id);
    let svg = '';
    const heads = [...'BINGO'];
    for (let q = 0; q < 5; q++) {
      const t = textRun(at(heads, q), 'russo', 22, -64 + q * 32, -58, 'middle');
      svg += `<rect x="${-79 + q * 32}" y="-82" width="30" height="31" rx="6" fill="${at([palette.a, palette.b, palette.c, '#ffb02e', palette.a], q)}"/><path d="${t.d}" fill="#fff"/>`;
      for (let r = 0; r < 5; r++) {
        const hit = q === r || random() < 0.16;
        const t2 = textRun(
          String(q * 15 + random.whole(1, 15)),
          'russo',
          13,
          -64 + q * 32,
          -24 + r * 32 - 1,
          'middle',
        );
        svg +=
          `<rect x="${-79 + q * 32}" y="${-47 + r * 32}" width="30" height="30" rx="6" fill="${hit ? lighten(palette.b, 0.75) : '#f4f6fb'}"/>` +
          (q === 2 && r === 2
            ? `<path d="${star(11)}" transform="translate(0 32)" fill="${palette.a}"/>`
            : `<path d="${t2.d}" fill="#1b2340" transform="translate(0 -3)"/>`) +
          (hit
            ? `<circle cx="${-64 + q * 32}" cy="${-32 + r * 32}" r="12.5" fill="${palette.a}" opacity=".62"/>`
            : '');
      }
    }
    return (
      canvas.shadow(110, 110) +
      canvas.group(
        `<rect x="-88" y="-92" width="176" height="214" rx="16" fill="#000" opacity=".35" transform="translate(4 8)"/><rect x="-88" y="-92" width="176" height="214" rx="16" fill="${canvas.linear(['#ffffff', '#dfe5f2'], 70)}"/>${svg}`,
        -4,
        -12,
        0.88,
        -9,
      ) +
      canvas.sphere(78, 62, 33, palette.b) +
      `<circle cx="77" cy="62" r="18" fill="#fff"/><path d="${textRun('75', 'russo', 20, 77, 69, 'middle').d}" fill="#131a30"/>` +
      canvas.sphere(-88, 76, 24, palette.c)
    );
  },
  ticket(canvas, palette) {
    const tk = (col: string, rot: number, x: number, y: number) =>
      canvas.group(
        `<path d="M-92-44H92V-14A14 14 0 0 0 92 14V44H-92V14A14 14 0 0 0 -92-14Z" fill="#000" opacity=".35" transform="translate(4 7)"/><path d="M-92-44H92V-14A14 14 0 0 0 92 14V44H-92V14A14 14 0 0 0 -92-14Z" fill="${canvas.linear([lighten(col, 0.55), col, darken(col, 0.3)], 60)}"/><path d="M48-44V44" stroke="#fff" stroke-dasharray="5 6" stroke-width="3" stroke-opacity=".8"/><path d="${star(20)}" transform="translate(-56 0)" fill="#fff"/>${[-18, 0, 18].map((q, i) => `<rect x="-24" y="${q - 5}" width="${at([58, 46, 52], i)}" height="9" rx="4.5" fill="#fff" opacity=".75"/>`).join('')}`,
        x,
        y,
        1,
        rot,
      );
    return (
      canvas.shadow(110, 96) +
      tk(palette.c, 22, 8, 30) +
      tk(palette.b, -4, -4, 6) +
      tk(palette.a, -24, -6, -24)
    );
  },
} satisfies HeroSet;
