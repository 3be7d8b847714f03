import { leaf, flame } from '../parts.ts';
import { num } from '../../drawing/geometry.ts';
import { lighten, darken } from '../../drawing/colour.ts';
import { at } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { HeroSet } from '../hero.ts';

const fruit: Readonly<Record<string, (canvas: Canvas) => string>> = {
  cherry: (canvas) =>
    `<path d="M-26 18C-24-30 4-58 30-74M30 22C34-20 34-50 30-74" fill="none" stroke="#2f8a34" stroke-width="6" stroke-linecap="round"/>${leaf(canvas, 56, 18, '#4cc24a', 62, 30, -74)}${canvas.sphere(-30, 34, 34, '#e0203a')}${canvas.sphere(32, 40, 34, '#ef2d46')}`,
  lemon: (canvas) =>
    `<path d="M-62 2C-72-4-76 2-70 12C-62 52-14 62 22 44C50 30 66 4 66-8C76-14 74-28 62-28C40-56-6-58-34-40C-52-28-60-12-62 2Z" fill="${canvas.radial(['#fffbc0', ['#ffe63b', 1, 0.35], ['#f6c21a', 1, 0.7], ['#c98207', 1, 1]], 0.4, 0.35, 0.75)}"/><ellipse cx="-14" cy="-22" rx="26" ry="12" transform="rotate(-24 -14 -22)" fill="#fff" opacity=".5"/>${leaf(canvas, 46, 15, '#5ecb4a', 58, 58, -26)}`,
  melon: (canvas) =>
    `<path d="M-70-20A74 74 0 0 0 70-20Z" fill="#1f8a3d"/><path d="M-64-20A68 68 0 0 0 64-20Z" fill="#d6f5b0"/><path d="M-58-20A60 60 0 0 0 58-20Z" fill="${canvas.linear(['#ff7a86', '#ef2d4b', '#c3123a'], 90)}"/>${(
      [
        [-30, -4],
        [-8, -6],
        [14, -4],
        [36, -6],
        [-18, 14],
        [4, 16],
        [24, 12],
        [-2, 32],
      ] as const
    )
      .map(([x, y]) => `<path d="M${x} ${y - 6}q5 8 0 11q-5-3 0-11" fill="#2a0a14"/>`)
      .join('')}<path d="M-58-20H58L50-12H-50Z" fill="#fff" opacity=".25"/>`,
  orange: (canvas) =>
    `${canvas.sphere(0, 6, 56, '#ff9420')}<circle cx="0" cy="-46" r="5" fill="#3c6b1c"/>${leaf(canvas, 50, 17, '#57c247', 60, 2, -46)}`,
  plum: (canvas) =>
    `${canvas.sphere(0, 10, 54, '#7c3bd6')}<path d="M4-44C-14-20-12 30 4 60" fill="none" stroke="#3e1687" stroke-opacity=".6" stroke-width="4"/>${leaf(canvas, 46, 15, '#57c247', 50, 2, -42)}`,
  grape: (canvas) =>
    `${(
      [
        [-32, -18],
        [0, -22],
        [32, -18],
        [-18, 8],
        [16, 8],
        [0, 34],
      ] as const
    )
      .map(([x, y]) => canvas.sphere(x, y, 22, '#8f45e8'))
      .join(
        '',
      )}${leaf(canvas, 54, 22, '#4cc24a', 30, 2, -38)}${leaf(canvas, 46, 18, '#3ba63e', -46, 0, -38)}`,
  mango: (canvas) =>
    `<path d="M-50 20C-62-20-30-62 14-58C54-54 70-14 54 16C42 40 18 40 4 50C-20 66-42 50-50 20Z" fill="${canvas.radial(['#fff2a0', ['#ffc52e', 1, 0.35], ['#ff8a1f', 1, 0.68], ['#d8362a', 1, 1]], 0.36, 0.36, 0.8)}"/><ellipse cx="-10" cy="-26" rx="22" ry="11" transform="rotate(-36 -10 -26)" fill="#fff" opacity=".55"/>${leaf(canvas, 58, 17, '#45b84a', 66, 18, -58)}${leaf(canvas, 46, 14, '#2f9c42', -30, 16, -58)}`,
  berry: (canvas) =>
    `<path d="M-52-26C-40-50 40-50 52-26C58 10 24 58 0 66C-24 58-58 10-52-26Z" fill="${canvas.radial(['#ffb0b8', ['#f43b52', 1, 0.4], ['#b30d33', 1, 1]], 0.36, 0.3, 0.8)}"/>${(
      [
        [-26, -14],
        [0, -18],
        [26, -14],
        [-16, 8],
        [12, 8],
        [-4, 32],
        [30, 8],
        [-36, 6],
        [16, 28],
      ] as const
    )
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="4.5" fill="#ffe08a"/>`)
      .join(
        '',
      )}${[-70, -35, 0, 35, 70].map((r) => leaf(canvas, 34, 10, '#52c04a', r, 0, -36)).join('')}`,
};

/** The drawing of one fruit; an unknown one throws a RangeError. */
export const fruitNamed = (name: string): ((canvas: Canvas) => string) => {
  const draw = fruit[name];
  if (!draw) throw new RangeError(`no such fruit: ${name}`);
  return draw;
};

/** Fruit, sweets and spice. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const sweetsHeroes = {
  fruits(canvas, palette, args) {
    const k = args.length > 0 ? args : ['cherry', 'lemon', 'melon'];
    const pos = [
      [0, 26, 1.18, 0],
      [-62, -34, 0.86, -14],
      [60, -38, 0.88, 12],
    ] as const;
    return (
      canvas.shadow(110, 98, 0.5) +
      [1, 2, 0]
        .map((i) =>
          canvas.group(
            fruitNamed(at(k, i))(canvas),
            at(pos, i)[0],
            at(pos, i)[1],
            at(pos, i)[2],
            at(pos, i)[3],
          ),
        )
        .join('')
    );
  },
  chilli(canvas, palette) {
    const one = (col: string) =>
      `<path d="M-58-46C-30-66 4-52 24-20C44 14 58 46 92 58C54 76 4 60-24 20C-44-4-52-22-58-46Z" fill="${canvas.linear([lighten(col, 0.5), col, darken(col, 0.5)], 70)}"/><path d="M-40-40C-18-46 6-30 20-8" stroke="#fff" stroke-opacity=".7" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-64-40C-70-58-52-66-44-60L-36-52C-44-40-56-36-64-40Z" fill="#3cae45"/><path d="M-56-56C-66-70-64-84-54-92" stroke="#2f8a34" stroke-width="8" fill="none" stroke-linecap="round"/>`;
    return (
      canvas.shadow(100, 98) +
      [-40, 0, 44]
        .map((x, i) => canvas.group(flame(canvas, 150 - i * 12, 40), x, 96, 1, 180))
        .join('') +
      canvas.group(one(palette.b), 26, 4, 0.8, 64) +
      canvas.group(one(palette.a), -4, 0, 1, -6)
    );
  },
  candy(canvas, palette) {
    const lol = (x: number, y: number, r: number, a: string, b: string, rot: number) =>
      `<g transform="translate(${x} ${y}) rotate(${rot})"><rect x="-4" y="0" width="8" height="${r * 2.1}" rx="4" fill="${canvas.linear(['#fff', '#cfd6e6'], 0)}"/><circle r="${r}" fill="${a}"/>${Array.from({ length: 8 }, (_, i) => `<path d="M0 0C${num(r * 0.2)} ${num(-r * 0.5)} ${num(r * 0.7)} ${num(-r * 0.7)} ${num(r * 0.7)} ${num(-r * 0.72)}A${r} ${r} 0 0 0 ${num(r * 0.2)} ${num(-r * 0.98)}C${num(r * 0.1)} ${num(-r * 0.6)} 0 ${num(-r * 0.3)} 0 0Z" transform="rotate(${i * 45})" fill="${b}"/>`).join('')}<circle r="${r}" fill="${canvas.radial(
        [
          ['#ffffff', 0.55, 0],
          ['#ffffff', 0, 0.5],
          ['#000000', 0.4, 1],
        ],
        0.4,
        0.32,
        0.7,
      )}"/></g>`;
    const wrap = (x: number, y: number, k: number, col: string, rot: number) =>
      `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k})"><path d="M-34 0L-70-26L-62 0L-70 26ZM34 0L70-26L62 0L70 26Z" fill="${darken(col, 0.15)}"/>${canvas.sphere(0, 0, 38, col)}<path d="M-20-32C-6-12-6 12-20 32M6-38C18-14 18 14 6 38" stroke="#fff" stroke-opacity=".65" stroke-width="7" fill="none"/></g>`;
    return (
      canvas.shadow(105, 98) +
      lol(-50, -32, 44, palette.a, '#fff4fa', -18) +
      lol(54, -40, 40, palette.c, '#fffbe0', 16) +
      wrap(-52, 66, 0.72, palette.b, -16) +
      wrap(58, 62, 0.7, palette.c, 18) +
      wrap(2, 40, 1.02, palette.a, -8)
    );
  },
} satisfies HeroSet;
