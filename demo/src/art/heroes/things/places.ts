import { flame } from '../parts.ts';
import { num, polar, petal, diamondPath } from '../../drawing/geometry.ts';
import { mix, lighten, darken } from '../../drawing/colour.ts';
import type { HeroSet } from '../hero.ts';

/** Buildings, boats and things seen on the way. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const placesHeroes = {
  lotus(canvas, palette) {
    let svg =
      canvas.shadow(120, 84, 0.55) +
      `<ellipse cy="82" rx="112" ry="18" fill="${canvas.linear(['#1f9b6b', '#0b4a3e'], 90)}"/>`;
    const ring = (m: number, spread: number, l: number, w: number, col: string, y: number) => {
      for (let i = 0; i < m; i++) {
        const t = m === 1 ? 0 : i / (m - 1) - 0.5,
          a = t * spread;
        svg += `<g transform="translate(0 ${y}) rotate(${num(a)})"><path d="${petal(l * (1 - Math.abs(t) * 0.28), w)}" fill="${canvas.linear([lighten(col, 0.82), lighten(col, 0.25), col, darken(col, 0.35)], 90)}"/><path d="M0 -8L0 ${num(-l * 0.74)}" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/></g>`;
      }
    };
    ring(9, 210, 118, 30, darken(palette.a, 0.12), 74);
    ring(8, 168, 132, 30, palette.a, 72);
    svg += canvas.glow(0, -10, 70, '#fff2b0', 0.9);
    ring(6, 116, 128, 28, mix(palette.a, palette.b, 0.25), 72);
    ring(3, 52, 116, 26, lighten(palette.a, 0.15), 74);
    svg += canvas.glow(0, 46, 42, '#fff6cf', 0.9);
    ring(2, 96, 66, 22, lighten(palette.a, 0.3), 78);
    return svg;
  },
  temple(canvas, palette) {
    let svg = canvas.shadow(120, 96);
    const g = canvas.linear([lighten(palette.a, 0.45), palette.a, darken(palette.a, 0.45)], 0),
      g2 = canvas.linear([palette.a, darken(palette.a, 0.35), darken(palette.a, 0.6)], 0);
    const tiers = [
      [112, 40, 96],
      [92, 34, 56],
      [72, 30, 22],
      [52, 26, -8],
      [34, 22, -34],
    ] as const;
    tiers.forEach(([w, h, y]) => {
      svg += `<path d="M${-w} ${y}L${-w + 8} ${y - h}H${w - 8}L${w} ${y}Z" fill="${g}"/><rect x="${-w}" y="${y - h}" width="${2 * w}" height="7" rx="3" fill="${lighten(palette.a, 0.5)}"/><rect x="${-w + 6}" y="${y - h + 7}" width="${2 * w - 12}" height="4" fill="#000" opacity=".25"/>`;
      for (let x = -w + 20; x < w - 12; x += 18)
        svg += `<path d="M${x} ${y}v${-h * 0.5}a5 5 0 0 1 10 0v${h * 0.5}Z" fill="${g2}" opacity=".75"/>`;
    });
    svg += `<path d="M-26-56C-26-84-10-92 0-112C10-92 26-84 26-56Z" fill="${canvas.linear(['#fff1b0', '#ffc63d', '#b96a0d'], 0)}"/><circle cy="-112" r="6" fill="#fff3c2"/>`;
    svg +=
      `<path d="M-22 96V52a22 22 0 0 1 44 0V96Z" fill="#1a0a12"/>` +
      canvas.glow(0, 74, 40, palette.b, 1) +
      `<path d="M-22 96L-14 60H14L22 96Z" fill="${lighten(palette.b, 0.5)}" opacity=".55"/>`;
    return (
      svg +
      [-92, 92]
        .map(
          (x) =>
            canvas.glow(x, 44, 34, '#ff9a2b', 0.9) +
            canvas.group(flame(canvas, 40, 12), x, 62, 1, 180),
        )
        .join('')
    );
  },
  terracotta(canvas, palette) {
    const g = canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.5)], 0);
    let svg = canvas.shadow(120, 96);
    const roof = (w: number, y: number, h: number) =>
      `<path d="M${-w} ${y}C${-w * 0.5} ${y - h} ${w * 0.5} ${y - h} ${w} ${y}C${w * 0.5} ${y - h * 0.35} ${-w * 0.5} ${y - h * 0.35} ${-w} ${y}Z" fill="${canvas.linear([lighten(palette.a, 0.5), darken(palette.a, 0.2)], 90)}"/>`;
    const spire = (x: number, y: number, k: number) =>
      `<g transform="translate(${x} ${y}) scale(${k})"><rect x="-20" y="-10" width="40" height="34" fill="${g}"/><path d="M-26-10C-24-44-8-58 0-84C8-58 24-44 26-10Z" fill="${g}"/>${[-20, -32, -44].map((q, i) => `<path d="M${-22 + i * 5} ${q}Q0 ${q - 8} ${22 - i * 5} ${q}" stroke="${darken(palette.a, 0.55)}" stroke-width="3" fill="none"/>`).join('')}<circle cy="-86" r="5" fill="#ffd86a"/></g>`;
    svg +=
      spire(-78, 20, 0.8) +
      spire(78, 20, 0.8) +
      `<rect x="-100" y="34" width="200" height="62" fill="${g}"/>` +
      roof(108, 40, 46) +
      spire(-44, -14, 0.85) +
      spire(44, -14, 0.85) +
      `<rect x="-64" y="-14" width="128" height="34" fill="${g}"/>` +
      roof(74, -10, 40) +
      spire(0, -40, 1.05);
    for (const x of [-66, 0, 66])
      svg +=
        `<path d="M${x - 19} 96V66C${x - 19} 54 ${x - 8} 54 ${x} 46C${x + 8} 54 ${x + 19} 54 ${x + 19} 66V96Z" fill="#22090d"/>` +
        canvas.glow(x, 84, 26, palette.b, 0.95);
    for (let x = -94; x < 96; x += 12)
      svg += `<path d="${diamondPath}" transform="translate(${x + 4} 41) scale(.075)" fill="${lighten(palette.a, 0.6)}"/>`;
    return svg;
  },
  pyramid(canvas, palette) {
    return (
      canvas.shadow(120, 92) +
      canvas.glow(0, -60, 80, palette.b, 0.9) +
      `<path d="M-70 90L14-30L96 90Z" fill="${darken(palette.a, 0.3)}" opacity=".7"/><path d="M0-86L-104 90H-8Z" fill="${canvas.linear([lighten(palette.a, 0.55), palette.a, darken(palette.a, 0.2)], 70)}"/><path d="M0-86L-8 90H104Z" fill="${canvas.linear([darken(palette.a, 0.2), darken(palette.a, 0.6)], 70)}"/>${[-40, -6, 28, 60].map((y) => `<path d="M${num(-(y + 86) * 0.59)} ${y}L${num(-(y + 86) * 0.045)} ${y}" stroke="${darken(palette.a, 0.4)}" stroke-opacity=".5" stroke-width="3"/>`).join('')}<path d="M0-86L-18-56L-1-56L18-56Z" fill="#fff6cf"/>${canvas.glow(0, -72, 40, '#fff2b0', 1)}<g transform="translate(0 -70)">${Array.from({ length: 12 }, (_, i) => `<path d="M-2-20L0-70L2-20Z" fill="#fff3c0" opacity=".5" transform="rotate(${i * 30})"/>`).join('')}</g>`
    );
  },
  moonboat(canvas, palette) {
    return `<circle cy="-34" r="62" fill="${canvas.radial(['#fffef2', ['#fff1c0', 1, 0.6], [palette.b, 1, 1]], 0.42, 0.4, 0.6)}"/>${canvas.glow(0, -34, 130, palette.b, 0.55)}${(
      [
        [-20, -50, 12],
        [22, -26, 9],
        [-6, -14, 6],
      ] as const
    )
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9cf86" opacity=".5"/>`)
      .join('')}<rect x="-170" y="48" width="340" height="90" fill="${canvas.linear(
      [
        [mix(palette.a, palette.b, 0.4), 1],
        [darken(palette.a, 0.55), 0],
      ],
      90,
    )}"/>${Array.from({ length: 9 }, (_, i) => `<rect x="${-60 + (i % 3) * 14 - i * 2}" y="${60 + i * 7}" width="${100 - i * 8}" height="2.6" rx="1.3" fill="#fff3c2" opacity="${0.7 - i * 0.06}"/>`).join('')}<path d="M-112 26C-70 58 66 60 118 8C112 44 84 68 40 70H-44C-84 68-104 50-112 26Z" fill="${canvas.linear([lighten(palette.c, 0.2), palette.c, darken(palette.c, 0.65)], 90)}"/><path d="M-50 46C-48-4 46-6 52 42C20 52-20 52-50 46Z" fill="${canvas.linear(['#f6d79a', '#c98c3d', '#6b3f17'], 20)}"/>${[-34, -16, 2, 20, 38].map((x) => `<path d="M${x} 48C${x - 2} 20 ${x - 2} 16 ${x} 8" stroke="#6b3f17" stroke-opacity=".6" stroke-width="2.4" fill="none"/>`).join('')}<path d="M76 36V-70" stroke="#2a1420" stroke-width="4"/><path d="M74-70C30-60 8-30 10 6C40-2 62-4 74 2Z" fill="${canvas.linear([lighten(palette.d ?? '#ff6a4d', 0.4), palette.d ?? '#ff6a4d', darken(palette.d ?? '#ff6a4d', 0.4)], 20)}"/><circle cx="-84" cy="34" r="9" fill="#ffd27a"/>${canvas.glow(-84, 34, 34, '#ffb347', 0.9)}`;
  },
  rickshaw(canvas, palette) {
    const bands = [palette.a, palette.b, '#ffd34d', palette.c, palette.a];
    let svg = canvas.shadow(110, 100);
    bands.forEach((b, i) => {
      const r = 104 - i * 15;
      svg += `<path d="M${-r} 40A${r} ${r} 0 0 1 ${r} 40Z" fill="${canvas.linear([lighten(b, 0.35), b, darken(b, 0.3)], 60)}"/>`;
      for (let k = 0; k <= 14; k++) {
        const q = polar(r - 7, Math.PI + (k / 14) * Math.PI);
        svg += `<circle cx="${num(q[0])}" cy="${num(q[1] + 40)}" r="${i % 2 ? 2.4 : 3.2}" fill="#fff8e0" opacity=".9"/>`;
      }
    });
    for (let i = 0; i < 7; i++)
      svg += `<path d="${petal(40, 11)}" transform="translate(0 36) rotate(${-84 + i * 28})" fill="${canvas.linear(['#fff', palette.b, darken(palette.b, 0.3)], 90)}"/>`;
    svg += `<rect x="-108" y="38" width="216" height="16" rx="8" fill="${canvas.linear(['#ffe7a0', '#d9941f'], 90)}"/>`;
    const wheel = (x: number) =>
      `<g transform="translate(${x} 72)"><circle r="30" fill="none" stroke="#14182a" stroke-width="9"/><circle r="24" fill="none" stroke="#cfd6e6" stroke-width="3"/>${Array.from({ length: 12 }, (_, i) => `<path d="M0 0V-23" stroke="#cfd6e6" stroke-width="1.6" transform="rotate(${i * 30})"/>`).join('')}<circle r="6" fill="${palette.a}"/></g>`;
    return svg + wheel(-56) + wheel(56);
  },
  lantern(canvas, palette) {
    const one = (x: number, y: number, k: number, col: string) =>
      `<g transform="translate(${x} ${y}) scale(${k})">${canvas.glow(0, 0, 90, col, 0.75)}<path d="M0-120V-58" stroke="#ffe6a8" stroke-width="3"/><rect x="-24" y="-62" width="48" height="13" rx="4" fill="${canvas.linear(['#ffe9a8', '#c98718'], 90)}"/><ellipse rx="60" ry="52" fill="${canvas.radial(['#fff4c8', [lighten(col, 0.3), 1, 0.3], [col, 1, 0.7], [darken(col, 0.45), 1, 1]])}"/>${[-36, -14, 14, 36].map((w) => `<path d="M${w * 0.5}-51Q${w * 1.7} 0 ${w * 0.5} 51" fill="none" stroke="${darken(col, 0.3)}" stroke-opacity=".6" stroke-width="3"/>`).join('')}<rect x="-24" y="49" width="48" height="12" rx="4" fill="${canvas.linear(['#ffe9a8', '#c98718'], 90)}"/>${[-12, 0, 12].map((q) => `<path d="M${q} 61v34" stroke="#ffd257" stroke-width="4" stroke-linecap="round"/>`).join('')}</g>`;
    return (
      one(-66, -34, 0.62, palette.b) + one(68, -24, 0.66, palette.c) + one(0, 10, 0.98, palette.a)
    );
  },
} satisfies HeroSet;
