import { gem, mirror } from '../parts.ts';
import { num, polar, TAU, petal } from '../../drawing/geometry.ts';
import { mix, lighten, darken } from '../../drawing/colour.ts';
import { seededRandom, at } from '../../drawing/random.ts';
import { treasureHeroes } from '../things/treasure.ts';
import type { HeroSet } from '../hero.ts';

/** Faces and animals of land and air. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const creaturesHeroes = {
  pharaoh(canvas, palette) {
    const G = canvas.linear(['#fff1b8', '#ffc944', '#c97b12'], 50);
    let st = '';
    for (let i = 0; i < 8; i++)
      st += `<path d="M${4 + i * 4} ${-92 + i * 4}C${50 + i * 7} ${-78 + i * 7} ${66 + i * 4} ${-20 + i * 12} ${62 + i * 6} ${90}" fill="none" stroke="${i % 2 ? palette.b : '#ffd257'}" stroke-width="9"/>`;
    return (
      canvas.shadow(105, 100) +
      `<path d="M0-100C66-98 92-40 100 96H-100C-92-40-66-98 0-100Z" fill="${darken(palette.b, 0.35)}"/><g clip-path="${canvas.clip('M0-100C66-98 92-40 100 96H-100C-92-40-66-98 0-100Z')}">${mirror(st)}</g><path d="M0-72C38-72 50-44 48-10C46 34 24 66 0 74C-24 66-46 34-48-10C-50-44-38-72 0-72Z" fill="${canvas.linear(['#fff4c8', '#ffcf52', '#d98d1c', '#9c5a0c'], 20)}"/>${mirror('<path d="M10-18C20-28 36-26 44-18C34-10 20-8 10-18Z" fill="#fff"/><circle cx="26" cy="-18" r="6" fill="#122a6b"/><path d="M8-18C20-30 36-28 50-18L58-16M10-18C20-8 34-9 46-17" fill="none" stroke="#12204f" stroke-width="4" stroke-linecap="round"/><path d="M6-34C20-44 36-42 48-34" stroke="#12204f" stroke-width="5" fill="none" stroke-linecap="round"/>')}<path d="M0-20L-8 18Q0 26 8 18Z" fill="#e0a02a"/><path d="M-18 38Q0 30 18 38Q0 52-18 38Z" fill="#a4520c"/><path d="M-7 72H7L5 100H-5Z" fill="${canvas.linear([palette.b, darken(palette.b, 0.5)], 90)}"/><path d="M-52-66C-30-86 30-86 52-66L48-52C26-70-26-70-48-52Z" fill="${G}"/><path d="M0-112C12-104 12-88 4-70H-4C-12-88-12-104 0-112Z" fill="${G}"/>${gem(canvas, 0, -74, 10, '#ff4d5e', 6)}`
    );
  },
  beast(canvas, palette, args) {
    const lion = !args.includes('tiger'),
      col = palette.a;
    let svg = canvas.shadow(110, 100);
    if (lion)
      for (const [m, l, w, cc, rot] of [
        [22, 118, 20, darken(palette.b, 0.35), 0],
        [20, 104, 19, palette.b, 9],
        [18, 90, 18, mix(palette.b, palette.a, 0.45), 0],
      ] as const)
        for (let i = 0; i < m; i++) {
          const a = rot + (i * 360) / m;
          svg += `<path d="${petal(l, w)}" transform="translate(0 4) rotate(${num(a)})" fill="${canvas.linear([lighten(cc, 0.35), cc, darken(cc, 0.45)], 90)}"/>`;
        }
    const ear = `<circle cx="56" cy="-62" r="24" fill="${darken(col, 0.1)}"/><circle cx="57" cy="-60" r="14" fill="${lion ? '#7a2f12' : '#3a1410'}"/>`;
    const half = `<path d="M0-74C36-78 64-58 68-24C72 12 54 40 36 58L22 84L0 92Z" fill="${canvas.linear([lighten(col, 0.2), col, darken(col, 0.28)], 80)}"/><path d="M0-74L26-62L17-26L0-32Z" fill="${lighten(col, 0.38)}"/><path d="M17-26L58-42L62-22L26-12Z" fill="${darken(col, 0.22)}"/><path d="M0-32L14-22L17 20L0 26Z" fill="${lighten(col, 0.5)}"/><path d="M68-22L60 24L38 40L20 20L26-4Z" fill="${lighten(col, 0.1)}"/><path d="M0 44L15 35L40 40L36 64L12 72L0 64Z" fill="#fff3df"/><path d="M0 74H14L10 90L0 94Z" fill="#f1dcc0"/><path d="M22-10C30-22 46-22 54-18C50-6 38 0 26-4Z" fill="#fffbe8"/><circle cx="38" cy="-11" r="7.5" fill="${palette.c ?? '#2fd08a'}"/><ellipse cx="38" cy="-11" rx="3" ry="6" fill="#0a0d14"/><path d="M18-12C30-24 46-24 58-20" stroke="#2b100a" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M0 22L21 20L13 34L0 42Z" fill="#4a1712"/><path d="M0 42V60M0 62C8 72 24 70 32 62" stroke="#4a1712" stroke-width="3" fill="none"/>${[50, 56, 62].map((y, i) => `<path d="M22 ${y - 4}L${70 - i * 3} ${y - 8 + i * 8}" stroke="#fff" stroke-opacity=".75" stroke-width="1.4"/>`).join('')}`;
    const stripes = lion
      ? ''
      : `<g fill="#2a0f0c"><path d="M0-72L7-50L0-40Z"/><path d="M14-70L22-46L12-52Z"/><path d="M30-66L34-50L22-52Z"/><path d="M66-30L40-28L64-20Z"/><path d="M69-8L46-2L68 2Z"/><path d="M66 16L46 18L60 26Z"/><path d="M56 38L42 32L48 46Z"/></g><path d="M68 0L92 14L70 20L84 36L58 38L40 56L36 40Z" fill="#fff3df"/>`;
    return (
      svg +
      mirror(ear) +
      mirror(half + stripes) +
      `<path d="M-40-78C-10-86 10-86 40-78L0-60Z" fill="#fff" opacity=".1"/>` +
      (args.includes('crown')
        ? canvas.group(treasureHeroes.crown(canvas, palette, ['bare']), 0, -98, 0.5)
        : '')
    );
  },
  eye(canvas, palette) {
    // dragon eye in scales
    let svg = '';
    const random = seededRandom(canvas.id + 'scale');
    for (let r = 12; r >= 0; r--)
      for (let q = -7; q < 8; q++) {
        const x = q * 26 + (r % 2 ? 13 : 0),
          y = -130 + r * 21,
          d = Math.hypot(x, y) / 170,
          cc = mix(mix(palette.a, palette.b, random() * 0.45), '#04060c', Math.min(0.82, d * 0.72));
        svg += `<path d="M${num(x - 15)} ${y}C${num(x - 15)} ${y + 18} ${num(x - 6)} ${y + 27} ${num(x)} ${y + 32}C${num(x + 6)} ${y + 27} ${num(x + 15)} ${y + 18} ${num(x + 15)} ${y}Z" fill="${canvas.linear([lighten(cc, 0.22), cc, darken(cc, 0.55)], 80)}" stroke="${darken(cc, 0.6)}" stroke-width="1"/>`;
      }
    return (
      svg +
      canvas.glow(0, 0, 120, palette.c, 0.55) +
      `<path d="M-112 14C-70-70 50-84 116-20C70 62-50 74-112 14Z" fill="${darken(palette.a, 0.7)}"/><path d="M-98 12C-60-54 46-66 100-16C60 48-46 58-98 12Z" fill="${canvas.radial(['#fffbd0', ['#ffe23d', 1, 0.2], [palette.c, 1, 0.5], [darken(palette.c, 0.45), 1, 0.8], ['#26040a', 1, 1]], 0.5, 0.5, 0.58)}"/><g clip-path="${canvas.clip('M-98 12C-60-54 46-66 100-16C60 48-46 58-98 12Z')}">${Array.from(
        { length: 44 },
        (_, i) => {
          const a = (i / 44) * TAU;
          const q = polar(16, a),
            w = polar(random.between(44, 74), a);
          return `<path d="M${num(q[0])} ${num(q[1])}L${num(w[0])} ${num(w[1])}" stroke="${i % 2 ? '#fff2a0' : darken(palette.c, 0.5)}" stroke-opacity=".5" stroke-width="2.4"/>`;
        },
      ).join(
        '',
      )}<path d="M0-62C16-24 16 22 0 58C-16 22-16-24 0-62Z" fill="#07060a"/><path d="M-98 12C-60-54 46-66 100-16L96-60L-96-60Z" fill="#000" opacity=".32"/></g><ellipse cx="-24" cy="-22" rx="15" ry="10" fill="#fff" opacity=".92" transform="rotate(-24 -24 -22)"/><circle cx="28" cy="20" r="5" fill="#fff" opacity=".6"/><path d="M-120 16C-76-80 52-96 124-24C60-66-64-58-120 16Z" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.5)], 90)}"/>` +
      [-70, -36, 0, 38, 74]
        .map(
          (x, i) =>
            `<path d="M${x - 13} ${at([-36, -57, -66, -62, -46], i)}L${x + 8} ${at([-76, -104, -116, -106, -84], i)}L${x + 13} ${at([-40, -60, -66, -58, -38], i)}Z" fill="${canvas.linear([lighten(palette.b, 0.6), palette.b, darken(palette.b, 0.5)], 70)}"/>`,
        )
        .join('')
    );
  },
  peacock(canvas, palette) {
    let svg = canvas.shadow(100, 100);
    for (const [m, l, span, k] of [
      [13, 150, 200, 1],
      [11, 122, 180, 0.9],
      [9, 94, 156, 0.8],
    ] as const)
      for (let i = 0; i < m; i++) {
        const a = (i / (m - 1) - 0.5) * span;
        svg += `<g transform="translate(0 70) rotate(${num(a)})"><path d="${petal(l, 24 * k, 0.75)}" fill="${canvas.linear([lighten(palette.a, 0.25), palette.a, darken(palette.a, 0.45), darken(palette.a, 0.6)], 90)}"/><path d="M0 0V${-l}" stroke="${lighten(palette.a, 0.5)}" stroke-opacity=".5" stroke-width="1.6"/><ellipse cy="${num(-l * 0.76)}" rx="${num(13 * k)}" ry="${num(17 * k)}" fill="${palette.c}"/><ellipse cy="${num(-l * 0.75)}" rx="${num(9 * k)}" ry="${num(12 * k)}" fill="${palette.b}"/><ellipse cy="${num(-l * 0.735)}" rx="${num(5.5 * k)}" ry="${num(7.5 * k)}" fill="#0c1550"/><circle cx="${num(-2 * k)}" cy="${num(-l * 0.755)}" r="${num(1.8 * k)}" fill="#fff" opacity=".8"/></g>`;
      }
    return (
      svg +
      `<path d="M-30 96C-40 60-20 44-16 16C-14-8-18-18-12-34C-6-48 14-48 20-34C26-20 14-6 16 16C20 44 40 60 30 96Z" fill="${canvas.linear([lighten(palette.b, 0.5), palette.b, darken(palette.b, 0.55)], 10)}"/><path d="M18-32L38-24L17-20Z" fill="#ffcf52"/><circle cx="8" cy="-30" r="4.5" fill="#fff"/><circle cx="9" cy="-30" r="2.4" fill="#06102e"/>${[-24, -8, 8, 24].map((a) => `<g transform="translate(2 -44) rotate(${a})"><path d="M0 0V-20" stroke="${lighten(palette.b, 0.4)}" stroke-width="2"/><circle cy="-22" r="4.5" fill="${palette.c}"/></g>`).join('')}`
    );
  },
  phoenix(canvas, palette) {
    let w = '';
    for (const [m, a0, a1, l, cc] of [
      [9, -82, 58, 150, darken(palette.b, 0.1)],
      [8, -70, 52, 122, mix(palette.a, palette.b, 0.5)],
      [7, -60, 44, 92, palette.a],
      [5, -46, 30, 62, palette.c],
    ] as const)
      for (let i = 0; i < m; i++) {
        const t = i / (m - 1),
          a = a0 + (a1 - a0) * t;
        w += `<g transform="translate(8 6) rotate(${num(90 + a)})"><path d="M0 0C14 ${-l * 0.3} 18 ${-l * 0.7} ${num(-6 - t * 6)} ${num(-l * (1 - t * 0.35))}C-12 ${num(-l * 0.6)} -12 ${-l * 0.2} 0 0Z" fill="${canvas.linear([lighten(cc, 0.6), cc, darken(cc, 0.35)], 90)}"/></g>`;
      }
    let tail = '';
    for (const a of [-26, -13, 0, 13, 26])
      tail += `<g transform="translate(0 40) rotate(${180 + a})"><path d="${petal(92 - Math.abs(a), 12, 0.6)}" fill="${canvas.linear([palette.c, palette.a, palette.b], 90)}"/></g>`;
    return (
      canvas.glow(0, 0, 130, palette.a, 0.6) +
      tail +
      mirror(w) +
      `<path d="M0-64C16-56 22-40 18-24C26-4 22 34 0 56C-22 34-26-4-18-24C-22-40-16-56 0-64Z" fill="${canvas.linear([lighten(palette.c, 0.6), palette.c, palette.a, palette.b], 90)}"/><path d="M-6-44L0-30L6-44Z" fill="#7a2a08"/><circle cx="-9" cy="-46" r="3.4" fill="#1a0a08"/><circle cx="9" cy="-46" r="3.4" fill="#1a0a08"/>${[-22, 0, 22].map((a) => `<path d="${petal(34, 6)}" transform="translate(0 -58) rotate(${a})" fill="${palette.c}"/>`).join('')}`
    );
  },
  owl(canvas, palette) {
    let f = '';
    for (let r = 0; r < 6; r++)
      for (let q = -4; q < 5; q++)
        f += `<path d="${petal(26, 10)}" transform="translate(${q * 19 + (r % 2 ? 9 : 0)} ${4 + r * 17}) rotate(180)" fill="${mix(palette.a, palette.b, r / 6)}" stroke="${darken(palette.a, 0.5)}" stroke-width="1.2"/>`;
    const body = 'M0-92C58-92 84-44 82 10C80 66 44 96 0 98C-44 96-80 66-82 10C-84-44-58-92 0-92Z';
    return (
      canvas.shadow(90, 102) +
      `<path d="M-76-104C-60-70-40-70 0-72C40-70 60-70 76-104C88-60 84-30 70-20H-70C-84-30-88-60-76-104Z" fill="${canvas.linear([lighten(palette.a, 0.2), darken(palette.a, 0.35)], 90)}"/><path d="${body}" fill="${canvas.linear([lighten(palette.a, 0.25), palette.a, darken(palette.a, 0.5)], 80)}"/><g clip-path="${canvas.clip(body)}">${f}</g>${[-36, 36].map((x) => `<circle cx="${x}" cy="-32" r="40" fill="${lighten(palette.b, 0.55)}"/>${Array.from({ length: 20 }, (_, i) => `<path d="M0-26V-38" transform="translate(${x} -32) rotate(${i * 18})" stroke="${darken(palette.a, 0.2)}" stroke-width="2"/>`).join('')}<circle cx="${x}" cy="-32" r="25" fill="${canvas.radial(['#fff2a0', [palette.c, 1, 0.6], [darken(palette.c, 0.4), 1, 1]])}"/><circle cx="${x}" cy="-32" r="13" fill="#0a0a14"/><circle cx="${x - 5}" cy="-38" r="5" fill="#fff"/>`).join('')}<path d="M0-22L-11-8L0 16L11-8Z" fill="${canvas.linear(['#ffe08a', '#d98414'], 90)}"/>`
    );
  },
  bull(canvas, palette) {
    return (
      canvas.shadow(100, 100) +
      mirror(
        `<path d="M30-54C70-56 100-66 110-110C122-62 104-24 52-26Z" fill="${canvas.linear(['#fff6e0', '#e8c48a', '#7a4a20'], 60)}"/><path d="M44-30L86-18C84-2 64 2 46-6Z" fill="${darken(palette.a, 0.2)}"/><path d="M0-70C30-70 52-54 54-26C54 2 40 30 36 52C34 80 22 94 0 96Z" fill="${canvas.linear([lighten(palette.a, 0.3), palette.a, darken(palette.a, 0.5)], 70)}"/><path d="M0-70L20-62L12 0L0 10Z" fill="${lighten(palette.a, 0.35)}"/><path d="M18-20L46-26L40-8L24-6Z" fill="${darken(palette.a, 0.6)}"/><circle cx="33" cy="-15" r="5" fill="${palette.c}"/><path d="M0 44C20 44 36 50 36 66C34 84 18 94 0 96Z" fill="${canvas.linear([lighten(palette.b, 0.3), darken(palette.b, 0.3)], 90)}"/><ellipse cx="18" cy="66" rx="7" ry="9" fill="#1a0a0a"/>`,
      ) +
      `<path d="M-16 82A16 14 0 1 0 16 82" fill="none" stroke="#ffd257" stroke-width="6"/>`
    );
  },
} satisfies HeroSet;
