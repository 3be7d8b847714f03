import type { Canvas, Palette } from '../drawing/canvas.ts';
import { lighten } from '../drawing/colour.ts';
import { num, petal, sparkle } from '../drawing/geometry.ts';
import { coin } from '../heroes/parts.ts';
import { seededRandom } from '../drawing/random.ts';

/** The part of the picture the particles are scattered over, in pixels. */
interface Area {
  readonly width: number;
  readonly height: number;
}

/** Scatters small things in front of the hero. */
type Front = (canvas: Canvas, palette: Palette, area: Area) => string;

/** The particles that can lie in front of the hero. */
export const fronts = {
  coins(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'co');
    const { width: W, height: H } = area;
    let svg = '';
    for (let i = 0; i < 12; i++) {
      const e = i % 2,
        x = e ? random.between(W * 0.8, W + 4) : random.between(-4, W * 0.2),
        y = random.between(H * 0.04, H * 0.66),
        r = random.between(7, 17);
      const q = coin(canvas, x, y, r, random.between(0.35, 1), random.between(-60, 60));
      svg += r > 14.5 ? `<g filter="${canvas.blur(1.6)}">${q}</g>` : q;
    }
    return svg;
  },
  sparkles(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'sp');
    let svg = '';
    for (let i = 0; i < 14; i++)
      svg += `<path d="${sparkle(random.between(4, 13))}" transform="translate(${num(random.between(8, area.width - 8))} ${num(random.between(8, area.height * 0.66))})" fill="#fff" opacity="${Math.round(random.between(0.5, 1) * 10) / 10}"/>`;
    return svg;
  },
  embers(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'em');
    let svg = '';
    for (let i = 0; i < 44; i++) {
      const r = random.between(0.8, 3.4);
      svg += `<circle cx="${num(random.between(0, area.width))}" cy="${num(random.between(0, area.height * 0.85))}" r="${num(r)}" fill="${random.pick(['#ffd24d', '#ff8a2b', '#fff3c0'])}" opacity="${Math.round(random.between(0.4, 1) * 10) / 10}"/>`;
    }
    return svg;
  },
  petals(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'pt');
    let svg = '';
    for (let i = 0; i < 16; i++)
      svg += `<path d="${petal(random.between(12, 24), random.between(5, 8))}" transform="translate(${num(random.between(0, area.width))} ${num(random.between(0, area.height * 0.72))}) rotate(${num(random.between(0, 360))})" fill="${random.pick([lighten(palette.a, 0.4), palette.a, lighten(palette.b, 0.3)])}" opacity=".85"/>`;
    return svg;
  },
  confetti(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'cf');
    let svg = '';
    for (let i = 0; i < 34; i++)
      svg += `<rect width="${num(random.between(4, 9))}" height="${num(random.between(3, 6))}" rx="1.4" transform="translate(${num(random.between(0, area.width))} ${num(random.between(0, area.height * 0.7))}) rotate(${num(random.between(0, 180))})" fill="${random.pick([palette.a, palette.b, palette.c, '#ffd34d', '#fff'])}" opacity=".9"/>`;
    return svg;
  },
  leaves(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'lv');
    let svg = '';
    for (let i = 0; i < 8; i++) {
      const l = random.between(24, 58);
      svg += `<path d="${petal(l, l * 0.24)}" transform="translate(${num(i % 2 ? random.between(-8, 40) : random.between(area.width - 40, area.width + 8))} ${num(random.between(20, area.height * 0.7))}) rotate(${num(random.between(0, 360))})" fill="${canvas.linear(['#8fe35d', '#2b9c46', '#0c5230'], 40)}" filter="${canvas.blur(1.1)}"/>`;
    }
    return svg;
  },
  streaks(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'sk');
    let svg = '';
    for (let i = 0; i < 16; i++) {
      const x = random.between(-30, area.width),
        y = random.between(0, area.height * 0.8),
        l = random.between(30, 110);
      svg += `<path d="M${num(x)} ${num(y)}l${num(l)} ${num(-l * 0.75)}" stroke="${canvas.linear(
        [
          ['#ffffff', 0],
          ['#ffffff', 0.75],
        ],
        0,
      )}" stroke-width="${num(random.between(1, 2.6))}" stroke-linecap="round"/>`;
    }
    return svg;
  },
  bubbles(canvas, palette, area) {
    const random = seededRandom(canvas.id + 'bb');
    let svg = '';
    for (let i = 0; i < 12; i++) {
      const x = random.between(6, area.width - 6),
        y = random.between(10, area.height * 0.7),
        r = random.between(4, 12);
      svg += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${canvas.radial([
        ['#ffffff', 0, 0.5],
        ['#ffffff', 0.35, 1],
      ])}" stroke="#fff" stroke-opacity=".55"/><circle cx="${num(x - r * 0.35)}" cy="${num(y - r * 0.35)}" r="${num(r * 0.22)}" fill="#fff" opacity=".9"/>`;
    }
    return svg;
  },
  none() {
    return '';
  },
} satisfies Readonly<Record<string, Front>>;

/** The name of a particle layer. */
export type FrontName = keyof typeof fronts;
