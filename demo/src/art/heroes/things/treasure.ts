import { coin, gem, mirror, flame } from '../parts.ts';
import { sparkle } from '../../drawing/geometry.ts';
import { lighten, darken } from '../../drawing/colour.ts';
import { seededRandom } from '../../drawing/random.ts';
import { textRun } from '../../drawing/lettering.ts';
import type { HeroSet } from '../hero.ts';

/** Jewels, coins and lucky things. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const treasureHeroes = {
  seven(canvas, palette) {
    const t = textRun('7', 'slab', 250, 0, 90, 'middle');
    const f = (dx: number, s: number, col: string) =>
      `<g transform="translate(${dx} 0) scale(${s})"><path d="${t.d}" transform="translate(6 10)" fill="#000" opacity=".4"/>${[6, 5, 4, 3, 2, 1].map((i) => `<path d="${t.d}" transform="translate(${i} ${i * 1.4})" fill="${darken(col, 0.6)}" stroke="${darken(col, 0.6)}" stroke-width="8" stroke-linejoin="round"/>`).join('')}<path d="${t.d}" fill="#fff4c8" stroke="#fff4c8" stroke-width="9" stroke-linejoin="round"/><path d="${t.d}" fill="${canvas.linear([lighten(col, 0.45), col, darken(col, 0.15), darken(col, 0.5)], 80)}"/><path d="${t.d}" fill="${canvas.linear(
        [
          ['#ffffff', 0.55, 0],
          ['#ffffff', 0, 0.5],
        ],
        90,
      )}"/></g>`;
    return (
      canvas.shadow(110, 100) +
      (
        [
          [-70, 40],
          [-36, 62],
          [0, 78],
          [36, 62],
          [70, 40],
        ] as const
      )
        .map(([x, l]) => canvas.group(flame(canvas, l * 2.1, 34), x, 96, 1, 180))
        .join('') +
      f(-58, 0.72, palette.b) +
      f(58, 0.72, palette.b) +
      f(0, 0.98, palette.a)
    );
  },
  bell(canvas) {
    return (
      canvas.shadow(90, 98) +
      `<path d="M0-84C40-84 56-48 60-8C64 26 76 40 88 56H-88C-76 40-64 26-60-8C-56-48-40-84 0-84Z" fill="${canvas.linear(['#fff3b5', '#ffd24d', '#f2a01f', '#b45f0c', '#ffd567'], 8)}"/><path d="M-88 56H88L80 74H-80Z" fill="${canvas.linear(['#ffdf7c', '#a9560a', '#ffcf57'], 0)}"/><path d="M-36-50C-48-20-48 20-56 50" stroke="#fff" stroke-opacity=".7" stroke-width="9" fill="none" stroke-linecap="round"/>${canvas.sphere(0, 84, 19, '#f0a01f')}<circle cy="-90" r="14" fill="none" stroke="#e69a1e" stroke-width="9"/><path d="M-64 12H64" stroke="#9a5208" stroke-opacity=".45" stroke-width="5"/>`
    );
  },
  gems(canvas, palette) {
    return (
      canvas.shadow(115, 96) +
      gem(canvas, -70, 30, 42, palette.b, 6) +
      gem(canvas, 74, 22, 44, palette.c, 8, 1.05) +
      gem(canvas, 48, -66, 28, palette.d ?? '#ffd34d', 6) +
      gem(canvas, -54, -62, 24, palette.c, 5) +
      gem(canvas, 0, 4, 80, palette.a, 8, 1.02) +
      gem(canvas, 30, 82, 24, palette.b, 6) +
      gem(canvas, -34, 84, 18, palette.d ?? '#ffd34d', 5)
    );
  },
  crown(canvas, palette, args) {
    const g = canvas.linear(['#fff3bd', '#ffcb48', '#e0901b', '#9a5a0c', '#ffd767'], 12);
    return (
      (args.includes('bare')
        ? ''
        : canvas.shadow(105, 96) + canvas.glow(0, 0, 120, palette.a, 0.5)) +
      `<path d="M-92 66L-104-46L-52 4L0-84L52 4L104-46L92 66Z" fill="${g}"/><path d="M-92 66L-104-46L-52 4L0-84L0 66Z" fill="#fff" opacity=".16"/><path d="M-92 58H92V88C60 98-60 98-92 88Z" fill="${canvas.linear(['#ffe08a', '#b46a0e', '#ffd45e', '#8a4d08'], 0)}"/>${(
        [
          [-104, -50],
          [0, -92],
          [104, -50],
        ] as const
      )
        .map(([x, y], i) => canvas.sphere(x, y, i === 1 ? 15 : 12, i === 1 ? palette.b : palette.c))
        .join(
          '',
        )}${gem(canvas, 0, 30, 25, palette.b, 8)}${gem(canvas, -54, 38, 17, palette.c, 6)}${gem(canvas, 54, 38, 17, palette.c, 6)}${[-72, -36, 0, 36, 72].map((x) => canvas.sphere(x, 76, 7, '#fff6e0')).join('')}`
    );
  },
  chest(canvas, palette) {
    let co = '';
    const random = seededRandom('chest' + canvas.id);
    for (let i = 0; i < 20; i++)
      co += coin(
        canvas,
        random.between(-66, 66),
        random.between(-44, -8),
        random.between(11, 16),
        random.between(0.6, 1),
        random.between(-40, 40),
        '#f6b73c',
      );
    const wood = canvas.linear([lighten(palette.a, 0.25), palette.a, darken(palette.a, 0.55)], 90),
      metal = canvas.linear(['#fff0b8', '#f0b234', '#8a5410'], 80);
    return (
      canvas.shadow(115, 98) +
      `<path d="M-92-40C-92-92-60-104 0-104C60-104 92-92 92-40L84-26H-84Z" fill="${canvas.linear([darken(palette.a, 0.3), darken(palette.a, 0.75)], 90)}"/><path d="M-92-40C-92-92-60-104 0-104C60-104 92-92 92-40" fill="none" stroke="${metal}" stroke-width="12"/>` +
      canvas.glow(0, -30, 100, '#ffd34d', 0.95) +
      co +
      gem(canvas, -40, -40, 20, '#ff4d7e', 6) +
      gem(canvas, 34, -46, 22, '#38d6ff', 8) +
      gem(canvas, 0, -54, 16, '#58e38a', 6) +
      `<path d="M-98-10H98L88 92H-88Z" fill="${wood}"/>${[24, 56].map((y) => `<path d="M${-94 + y * 0.1} ${y}H${94 - y * 0.1}" stroke="${darken(palette.a, 0.7)}" stroke-opacity=".6" stroke-width="3"/>`).join('')}<path d="M-98-10H98L96 10H-96Z" fill="${metal}"/><path d="M-70-10H-48L-46 92H-64ZM70-10H48L46 92H64Z" fill="${metal}"/><rect x="-20" y="-4" width="40" height="46" rx="8" fill="${metal}"/><circle cy="14" r="7" fill="#2a1404"/><path d="M-3 14H3L5 32H-5Z" fill="#2a1404"/>`
    );
  },
  pot(canvas, palette) {
    let co = '';
    const random = seededRandom('pot' + canvas.id);
    for (let i = 0; i < 40; i++) {
      const u = 1 - i / 40;
      co += coin(
        canvas,
        (random() - 0.5) * 168 * (1 - u * 0.62),
        -10 - u * 62,
        random.between(13, 18),
        random.between(0.55, 1),
        random.between(-40, 40),
        '#f7b936',
      );
    }
    return (
      canvas.shadow(110, 100) +
      canvas.glow(0, -40, 110, '#ffd34d', 0.8) +
      co +
      `<path d="M-84 0C-108 40-80 96 0 98C80 96 108 40 84 0Z" fill="${canvas.radial([lighten(palette.a, 0.45), [palette.a, 1, 0.4], [darken(palette.a, 0.6), 1, 1]], 0.32, 0.3, 0.9)}"/><rect x="-94" y="-12" width="188" height="22" rx="11" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.5)], 90)}"/><g fill="none" stroke="${palette.b}" stroke-width="5">${Array.from({ length: 7 }, (_, i) => `<path d="M${-72 + i * 24} 34q12 20 24 0"/>`).join('')}</g>${gem(canvas, 0, 62, 16, palette.b, 6)}${[-1, 1].map((k) => coin(canvas, k * 92, 82, 17, 0.8, k * 20)).join('')}`
    );
  },
  lamp(canvas, palette) {
    const g = canvas.linear(['#fff1b0', '#ffc841', '#b86d10', '#ffd869'], 30);
    return (
      canvas.shadow(100, 96) +
      `<path d="M-86 6C-120-30-104-80-58-92C-20-100 0-84-4-66C-40-96-84-60-72-6Z" fill="${canvas.linear(
        [
          [palette.a, 0],
          [lighten(palette.a, 0.3), 0.95],
        ],
        100,
      )}"/>${canvas.glow(-56, -64, 60, palette.a, 0.8)}<path d="M-92 2C-64-2-50 14-26 16H40C76 14 92-4 96-22C108 10 92 56 32 62H-12C-48 58-62 22-92 2Z" fill="${g}"/><path d="M-6 14C-2-6 26-6 32 14Z" fill="${g}"/><circle cx="13" cy="-12" r="8" fill="#ffd869"/><path d="M-10 62H34L48 90H-24Z" fill="${g}"/><path d="M86-20C112-34 122-2 92 22" fill="none" stroke="#e0a02a" stroke-width="9"/>${gem(canvas, 12, 38, 13, palette.b, 6)}<path d="${sparkle(20)}" transform="translate(-74 -76)" fill="#fff"/>`
    );
  },
  book(canvas, palette) {
    return (
      canvas.shadow(105, 98) +
      canvas.glow(0, -30, 110, palette.b, 0.9) +
      mirror(
        `<path d="M0 74C30 52 70 52 102 62V-50C70-62 30-60 0-38Z" fill="${darken(palette.a, 0.4)}"/><path d="M0 66C28 44 64 44 94 52V-56C64-66 28-62 0-42Z" fill="${canvas.linear(['#fffdf0', '#f3e2b8', '#c9a566'], 10)}"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M14 ${-30 + i * 17}C34 ${-42 + i * 17} 58 ${-44 + i * 17} 82 ${-40 + i * 17}" stroke="#a5783a" stroke-opacity=".55" stroke-width="3.4" fill="none"/>`).join('')}`,
      ) +
      gem(canvas, 0, -60, 26, palette.b, 8) +
      Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M-2-30L0-96L2-30Z" transform="translate(0 -60) rotate(${-80 + i * 20})" fill="#fff7cf" opacity=".55"/>`,
      ).join('')
    );
  },
} satisfies HeroSet;
