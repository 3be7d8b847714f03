import type { Canvas, Palette } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import {
  clubPath,
  diamondPath,
  heartPath,
  num,
  petal,
  polar,
  polygon,
  spadePath,
  TAU,
  type Point,
} from '../drawing/geometry.ts';
import { at, seededRandom } from '../drawing/random.ts';

/** Draws a layer behind the hero; `focus` is the hero's position. */
type Back = (canvas: Canvas, palette: Palette, focus: Point) => string;

const suits = [spadePath, heartPath, clubPath, diamondPath];

/** The layers that can lie between the ground colour and the hero. */
export const backs = {
  rays(canvas, palette, [X, Y]) {
    const { width: W, height: H } = canvas;
    const reach = Math.hypot(W, H);
    let svg = '';
    const m = 18;
    for (let i = 0; i < m; i++) {
      const a = (i * TAU) / m,
        w = TAU / m / 2;
      svg += `<path d="${polygon([
        [X, Y],
        [X + Math.cos(a) * reach, Y + Math.sin(a) * reach],
        [X + Math.cos(a + w) * reach, Y + Math.sin(a + w) * reach],
      ])}"/>`;
    }
    return `<g fill="${lighten(palette.bg[1], 0.5)}" opacity=".13">${svg}</g>`;
  },
  bokeh(canvas, palette) {
    const random = seededRandom(canvas.id + 'bk');
    let svg = '';
    for (let i = 0; i < 22; i++) {
      const r = random.between(6, 30);
      svg += `<circle cx="${num(random.between(0, canvas.width))}" cy="${num(random.between(0, canvas.height * 0.8))}" r="${num(r)}" fill="${random.pick([palette.glow, lighten(palette.glow, 0.4), palette.bg[0]])}" opacity="${random() < 0.25 ? 0.2 : 0.1}"/>`;
    }
    return svg;
  },
  stars(canvas, palette) {
    const random = seededRandom(canvas.id + 'st');
    let svg = '';
    for (let i = 0; i < 70; i++)
      svg += `<circle cx="${num(random.between(0, canvas.width))}" cy="${num(random.between(0, canvas.height * 0.75))}" r="${num(random.between(0.5, 2))}" fill="#fff" opacity="${Math.round(random.between(0.25, 0.95) * 100) / 100}"/>`;
    return (
      svg +
      `<path d="${polygon([
        [0, canvas.height * 0.1],
        [canvas.width, canvas.height * 0.45],
        [canvas.width, canvas.height * 0.7],
        [0, canvas.height * 0.38],
      ])}" fill="${palette.glow}" opacity=".16" filter="${canvas.blur(26)}"/>`
    );
  },
  waves(canvas, palette) {
    const { width: W, height: H } = canvas;
    let svg = '';
    for (let k = 0; k < 5; k++) {
      const y0 = H * (0.42 + k * 0.11);
      let d = `M0 ${num(y0)}`;
      for (let x = 0; x <= W; x += W / 4)
        d += `q${num(W / 16)} ${k % 2 ? 13 : -13} ${num(W / 8)} 0t${num(W / 8)} 0`;
      svg += `<path d="${d}V${H}H0Z" fill="${canvas.linear([mix(palette.bg[1], palette.glow, 0.34 - k * 0.05), darken(palette.bg[2], 0.1 + k * 0.1)], 90)}" opacity=".8"/>`;
    }
    return svg;
  },
  mandala(canvas, palette, [X, Y]) {
    let svg = '';
    const R0 = Math.max(canvas.width, canvas.height) * 0.62;
    (
      [
        [24, 1, 0.2],
        [18, 0.78, 0.17],
        [14, 0.58, 0.14],
      ] as const
    ).forEach(([m, k, w]) => {
      for (let i = 0; i < m; i++)
        svg += `<path d="${petal(R0 * k, R0 * w * 0.4, 0.6)}" transform="translate(${X} ${Y}) rotate(${num((i * 360) / m)})"/>`;
    });
    for (let i = 0; i < 40; i++) {
      const q = polar(R0 * 0.84, (i * TAU) / 40);
      svg += `<circle cx="${num(X + q[0])}" cy="${num(Y + q[1])}" r="3.4"/>`;
    }
    return `<g fill="none" stroke="${lighten(palette.glow, 0.3)}" stroke-opacity=".3" stroke-width="1.6">${svg}</g>`;
  },
  grid(canvas, palette) {
    const { width: W, height: H } = canvas;
    const hy = H * 0.56;
    let svg = '';
    for (let i = -9; i <= 9; i++)
      svg += `M${num(W / 2 + i * 9)} ${num(hy)}L${num(W / 2 + i * W * 0.17)} ${H}`;
    for (let i = 0; i < 9; i++) {
      const y = hy + Math.pow(i / 8, 2.1) * (H - hy);
      svg += `M0 ${num(y)}H${W}`;
    }
    return `<rect y="${num(hy)}" width="${W}" height="${num(H - hy)}" fill="${canvas.linear([darken(palette.bg[2], 0.1), darken(palette.bg[2], 0.6)], 90)}"/><path d="${svg}" stroke="${palette.glow}" stroke-opacity=".55" stroke-width="1.5" fill="none"/><rect y="${num(hy - 14)}" width="${W}" height="28" fill="${canvas.linear(
      [
        [palette.glow, 0],
        [palette.glow, 0.6],
        [palette.glow, 0],
      ],
      90,
    )}"/>`;
  },
  hills(canvas, palette) {
    const { width: W, height: H } = canvas;
    const random = seededRandom(canvas.id + 'hl');
    let svg = '';
    for (let k = 0; k < 4; k++) {
      const y = H * (0.46 + k * 0.1);
      let d = `M0 ${num(y + random.between(-14, 14))}`;
      for (let i = 1; i <= 4; i++)
        d += `Q${num(((i - 0.5) * W) / 4)} ${num(y - random.between(10, 46))} ${num((i * W) / 4)} ${num(y + random.between(-14, 16))}`;
      svg += `<path d="${d}V${H}H0Z" fill="${canvas.linear([mix(palette.bg[0], palette.bg[2], 0.25 + k * 0.22), darken(palette.bg[2], 0.15 + k * 0.15)], 90)}"/>`;
    }
    return svg;
  },
  undersea(canvas, palette) {
    const { width: W, height: H } = canvas;
    const random = seededRandom(canvas.id + 'us');
    let svg = '';
    for (let i = 0; i < 7; i++) {
      const x = random.between(-W * 0.1, W);
      svg += `<path d="${polygon([
        [x, -10],
        [x + 26, -10],
        [x + random.between(60, 130), H * 0.8],
        [x + random.between(-6, 30), H * 0.8],
      ])}" fill="${canvas.linear(
        [
          ['#ffffff', 0.26],
          ['#ffffff', 0],
        ],
        90,
      )}"/>`;
    }
    for (let i = 0; i < 9; i++) {
      const x = i < 5 ? random.between(-10, W * 0.26) : random.between(W * 0.74, W + 10),
        h = random.between(50, 140),
        f = (t: number): Point => [x + Math.sin(t * 5 + i) * 9, H - t * h];
      svg += `<path d="${canvas.tube(f, (t) => 7 * (1 - t) + 1)}" fill="${canvas.linear([mix(palette.glow, '#1dbf7a', 0.5), darken(palette.bg[2], 0.2)], 90)}" opacity=".8"/>`;
    }
    for (let i = 0; i < 26; i++) {
      const x = random.between(0, W),
        y = random.between(0, H),
        r = random.between(1.5, 7);
      svg += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".5"/>`;
    }
    return svg;
  },
  stadium(canvas, palette) {
    const { width: W, height: H } = canvas;
    let svg = `<path d="M0 ${num(H * 0.5)}Q${W / 2} ${num(H * 0.4)} ${W} ${num(H * 0.5)}V${H}H0Z" fill="${canvas.linear(['#3fae4f', '#14662f', '#06301a'], 90)}"/>`;
    for (let i = -5; i <= 5; i++)
      svg +=
        i % 2
          ? ''
          : `<path d="${polygon([
              [W / 2 + i * 22, H * 0.45],
              [W / 2 + (i + 1) * 22, H * 0.45],
              [W / 2 + (i + 1) * 80, H],
              [W / 2 + i * 80, H],
            ])}" fill="#fff" opacity=".07"/>`;
    const random = seededRandom(canvas.id + 'cr');
    for (let i = 0; i < 130; i++)
      svg += `<circle cx="${num(random.between(0, W))}" cy="${num(random.between(H * 0.27, H * 0.43))}" r="1.7" fill="${random.pick(['#fff', palette.glow, '#9fb4d8', '#ffd9a0'])}" opacity=".5"/>`;
    for (const x of [0.1, 0.9]) {
      svg += `<path d="${polygon([
        [x * W, H * 0.06],
        [x * W + (x < 0.5 ? 30 : -30), H * 0.06],
        [W * (1 - x) + 60, H * 0.9],
        [W * (1 - x) - 60, H * 0.9],
      ])}" fill="${canvas.linear(
        [
          ['#ffffff', 0.34],
          ['#ffffff', 0],
        ],
        90,
      )}"/>`;
      svg += `<rect x="${num(x * W - 22)}" y="${num(H * 0.035)}" width="44" height="22" rx="4" fill="#1a2238"/>`;
      for (let i = 0; i < 8; i++)
        svg += `<circle cx="${num(x * W - 15 + (i % 4) * 10)}" cy="${num(H * 0.035 + 6 + (i >> 2) * 10)}" r="3.6" fill="#fff"/>`;
      svg += canvas.glow(x * W, H * 0.06, 70, '#ffffff', 0.6);
    }
    return svg;
  },
  velvet(canvas, palette) {
    const { width: W, height: H } = canvas;
    let svg = '';
    const m = 9;
    for (let i = 0; i < m; i++) {
      const x = (i * W) / m;
      svg += `<rect x="${num(x)}" width="${num(W / m + 1)}" height="${H}" fill="${canvas.linear([darken(palette.bg[1], 0.45), palette.bg[1], lighten(palette.bg[1], 0.16), palette.bg[1], darken(palette.bg[1], 0.5)], 0)}"/>`;
    }
    return `<g opacity=".8">${svg}</g>`;
  },
  city(canvas, palette) {
    const { width: W, height: H } = canvas;
    const random = seededRandom(canvas.id + 'ct');
    let svg = '';
    for (let k = 0; k < 2; k++)
      for (let x = -10; x < W;) {
        const w = random.between(18, 44),
          h = random.between(H * 0.12, H * (0.34 - k * 0.08)),
          y = H * (0.6 + k * 0.06) - h;
        svg += `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${H}" fill="${mix(palette.bg[1], palette.bg[2], 0.45 + k * 0.4)}"/>`;
        for (let yy = y + 8; yy < H * 0.66; yy += 10)
          for (let xx = x + 5; xx < x + w - 5; xx += 8)
            if (random() < 0.42)
              svg += `<rect x="${num(xx)}" y="${num(yy)}" width="3.4" height="4.6" fill="${random.pick([palette.glow, '#ffe6a8', lighten(palette.glow, 0.5)])}" opacity=".75"/>`;
        x += w + random.between(0, 4);
      }
    return svg;
  },
  clouds(canvas, palette) {
    const { width: W, height: H } = canvas;
    const random = seededRandom(canvas.id + 'cl');
    let svg = '';
    for (let i = 0; i < 8; i++) {
      const x = random.between(-20, W),
        y = i < 4 ? random.between(H * 0.06, H * 0.4) : random.between(H * 0.5, H * 0.74),
        k = random.between(0.6, 1.6);
      svg += `<g transform="translate(${num(x)} ${num(y)}) scale(${num(k)})" fill="${canvas.linear(
        [
          ['#ffffff', 0.9],
          [lighten(palette.bg[0], 0.35), 0.25],
        ],
        90,
      )}" opacity="${i < 4 ? 0.5 : 0.65}"><path d="M-50 16C-62 16-62-2-48-4C-48-22-22-28-14-12C-6-32 30-26 28-4C46-8 56 16 38 16Z"/></g>`;
    }
    return svg;
  },
  jungle(canvas, palette) {
    const { width: W, height: H } = canvas;
    const random = seededRandom(canvas.id + 'jg');
    let svg = '';
    for (let i = 0; i < 34; i++) {
      const side = i % 3,
        x =
          side === 0
            ? random.between(-14, W * 0.16)
            : side === 1
              ? random.between(W * 0.84, W + 14)
              : random.between(0, W),
        y = side === 2 ? random.between(-20, H * 0.06) : random.between(0, H * 0.8),
        l = random.between(46, 110);
      const col = mix(mix('#2fae5a', palette.glow, 0.18), palette.bg[2], random.between(0.1, 0.75));
      svg += `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(side === 0 ? random.between(30, 150) : side === 1 ? random.between(-150, -30) : random.between(120, 240))})"><path d="${petal(l, l * 0.17)}" fill="${canvas.linear([lighten(col, 0.2), col, darken(col, 0.4)], 20)}"/><path d="M0 0V${num(-l * 0.9)}" stroke="${darken(col, 0.4)}" stroke-opacity=".5" stroke-width="1.2"/></g>`;
    }
    return svg;
  },
  arches(canvas, palette) {
    const { width: W, height: H } = canvas;
    let svg = '';
    for (let i = 0; i < 3; i++) {
      const x = ((i + 0.5) * W) / 3,
        w = (W / 3) * 0.42;
      svg += `<path d="M${num(x - w)} ${H}V${num(H * 0.34)}C${num(x - w)} ${num(H * 0.24)} ${num(x - w * 0.5)} ${num(H * 0.25)} ${num(x)} ${num(H * 0.13)}C${num(x + w * 0.5)} ${num(H * 0.25)} ${num(x + w)} ${num(H * 0.24)} ${num(x + w)} ${num(H * 0.34)}V${H}Z" fill="${canvas.linear([lighten(palette.bg[1], 0.16), darken(palette.bg[2], 0.1)], 90)}" stroke="${lighten(palette.glow, 0.3)}" stroke-opacity=".4" stroke-width="3"/>`;
    }
    for (let x = 8; x < W; x += 16)
      svg += `<path d="${diamondPath}" transform="translate(${x} 16) scale(.1)" fill="${palette.glow}" opacity=".55"/>`;
    return svg;
  },
  felt(canvas, palette) {
    const { width: W, height: H } = canvas;
    let svg = '';
    const random = seededRandom(canvas.id + 'fl');
    for (let y = 0; y < H * 0.9; y += 46)
      for (let x = 0; x < W + 30; x += 46)
        svg += `<path d="${at(suits, ((x / 46 + y / 46) % 4) | 0)}" transform="translate(${x + (Math.round(y / 46) % 2 ? 23 : 0)} ${y + 16}) scale(.19) rotate(${random.whole(-14, 14)})"/>`;
    return `<g fill="${lighten(palette.bg[0], 0.4)}" opacity=".1">${svg}</g>`;
  },
  dots(canvas, palette) {
    const { width: W, height: H } = canvas;
    let svg = '';
    for (let y = 8; y < H; y += 15)
      for (let x = 8; x < W; x += 15) {
        const d = Math.hypot(x - W * 0.5, y - H * 0.4) / (W * 0.8);
        const r = Math.max(0, 3.4 - d * 3);
        if (r > 0.4)
          svg += `<circle cx="${x + (((y / 15) | 0) % 2 ? 7 : 0)}" cy="${y}" r="${num(r)}"/>`;
      }
    return `<g fill="${lighten(palette.glow, 0.2)}" opacity=".28">${svg}</g>`;
  },
  rings(canvas, palette, [X, Y]) {
    let svg = '';
    for (let i = 1; i < 12; i++)
      svg += `<circle cx="${X}" cy="${Y}" r="${i * 30}" stroke-opacity="${Math.round((0.34 - i * 0.024) * 100) / 100}"/>`;
    return `<g fill="none" stroke="${lighten(palette.glow, 0.25)}" stroke-width="10">${svg}</g>`;
  },
  plain() {
    return '';
  },
} satisfies Readonly<Record<string, Back>>;

/** The name of a back layer. */
export type BackName = keyof typeof backs;
