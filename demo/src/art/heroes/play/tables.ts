import { faceOf, card, chip, die } from '../parts.ts';
import { clubPath, diamondPath, heartPath, spadePath } from '../../drawing/geometry.ts';
import { num, polygon, polar, TAU, star } from '../../drawing/geometry.ts';
import { lighten, darken } from '../../drawing/colour.ts';
import { at } from '../../drawing/random.ts';
import type { HeroSet } from '../hero.ts';

/** Cards, chips, dice and wheels. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const tablesHeroes = {
  fan(canvas, palette, args) {
    const k = (args.length > 0 ? args : ['As', 'Kh', 'Qc', 'Jd', '10s']).map(faceOf);
    return (
      canvas.shadow(110, 98) +
      k
        .map(([r, s], i) => {
          const a = (i - (k.length - 1) / 2) * (k.length > 4 ? 19 : 23);
          return `<g transform="translate(0 104) rotate(${num(a)})">${card(canvas, 0, -110, 132, 0, r, s)}</g>`;
        })
        .join('')
    );
  },
  aces(canvas, palette) {
    return (
      canvas.shadow(100, 98) +
      card(canvas, -46, 2, 156, -16, 'A', 'h') +
      card(canvas, 42, -2, 160, 12, 'A', 's') +
      canvas.glow(0, -80, 40, '#fff', 0.4) +
      chip(canvas, -58, 84, 30, palette.a, 0.55) +
      chip(canvas, 62, 86, 32, palette.b, 0.55, 0.4)
    );
  },
  chips(canvas, palette) {
    return (
      canvas.shadow(115, 96) +
      chip(canvas, -58, 52, 44, palette.b, 0.5, 0.2, 4) +
      chip(canvas, 60, 56, 44, palette.c, 0.5, 0.5, 3) +
      chip(canvas, 2, 70, 46, palette.a, 0.5, 0, 5) +
      canvas.group(chip(canvas, 0, 0, 40, palette.a, 1, 0.3), 26, -62, 1, 18)
    );
  },
  dice(canvas, palette) {
    return (
      canvas.shadow(110, 96) +
      die(canvas, -48, 28, 56, palette.a, [5, 3, 6], -8) +
      die(canvas, 54, 10, 50, palette.b, [2, 6, 4], 10) +
      die(canvas, 8, -66, 36, palette.c, [6, 1, 2], -4)
    );
  },
  twodice(canvas, palette, args) {
    const [first = 3, second = 4] = args.map(Number);
    return (
      canvas.shadow(118, 96) +
      canvas.glow(0, 0, 120, palette.c, 0.4) +
      die(canvas, -54, 22, 66, palette.a, [first, 3, 6], -10) +
      die(canvas, 58, -16, 66, palette.b, [second, 5, 2], 12)
    );
  },
  jhandi(canvas, palette) {
    const tile = (x: number, y: number, turn: number, sign: string) =>
      canvas.group(
        `<rect x="-41" y="-35" width="82" height="82" rx="17" fill="#000" opacity=".35"/><rect x="-41" y="-41" width="82" height="82" rx="17" fill="${canvas.linear(['#ffffff', '#fbf3df', '#d8cba8'], 60)}" stroke="${palette.b}" stroke-width="4"/>${sign}`,
        x,
        y,
        0.84,
        turn,
      );
    const suit = (path: string, colour: string) =>
      `<path d="${path}" transform="scale(.56)" fill="${colour}"/>`;
    const flag = `<path d="M-16 28V-28" stroke="#5a3a1c" stroke-width="6" stroke-linecap="round"/><path d="M-13-27L24-15L-13-3Z" fill="${palette.a}"/>`;
    const crown = `<path d="M-25 17L-28-17L-12-3L0-25L12-3L28-17L25 17Z" fill="${canvas.linear(['#ffe9a3', '#d9941f'], 90)}"/>`;
    return (
      canvas.shadow(115, 104) +
      tile(-76, -48, -8, flag) +
      tile(0, -56, 3, suit(heartPath, '#d8203f')) +
      tile(76, -46, 9, suit(spadePath, '#151b2e')) +
      tile(-74, 46, 6, suit(diamondPath, '#d8203f')) +
      tile(2, 40, -4, crown) +
      tile(78, 48, -7, suit(clubPath, '#151b2e'))
    );
  },
  roulette(canvas) {
    const N = 37;
    let svg = '';
    for (let i = 0; i < N; i++) {
      const a = (i * TAU) / N,
        b = ((i + 1) * TAU) / N;
      svg += `<path d="${polygon([polar(66, a), polar(102, a), polar(102, b), polar(66, b)])}" fill="${i === 0 ? '#1fae5d' : i % 2 ? '#d11f3a' : '#131826'}"/>`;
    }
    for (let i = 0; i < N; i++) {
      const a = (i * TAU) / N;
      const q = polar(66, a),
        w = polar(102, a);
      svg += `<path d="M${num(q[0])} ${num(q[1])}L${num(w[0])} ${num(w[1])}" stroke="#f1cf7a" stroke-width="1"/>`;
    }
    return canvas.group(
      `<ellipse cy="14" rx="126" ry="122" fill="#000" opacity=".45"/><circle r="124" fill="${canvas.linear(['#d98a3f', '#7a3d12', '#3c1a06', '#a8622a'], 50)}"/><circle r="108" fill="${canvas.linear(['#ffe8a8', '#a8701c', '#ffe09a'], 50)}"/>${svg}<circle r="66" fill="${canvas.radial(['#b06a2b', ['#6b350f', 1, 0.6], ['#2f1405', 1, 1]], 0.4, 0.35, 0.7)}" stroke="#f1cf7a" stroke-width="3"/>${Array.from({ length: 8 }, (_, i) => `<path d="M-4 0L0-58L4 0Z" transform="rotate(${i * 45})" fill="${canvas.linear(['#ffedb8', '#b47a20'], 90)}" opacity=".9"/>`).join('')}${canvas.sphere(0, 0, 20, '#f0b83c')}${canvas.sphere(-62, -56, 9, '#f4f6fb')}<path d="M-104-50A116 116 0 0 1 -20-114" stroke="#fff" stroke-opacity=".55" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      0,
      6,
      0.92,
    );
  },
  table(canvas, palette, args) {
    const felt = 'M-156 118C-128 34-72 4 0 4C72 4 128 34 156 118Z';
    const [a = faceOf('9h'), b = faceOf('Ks')] = args.map(faceOf);
    const beam = (x: number, w: number, op: number) =>
      `<path d="M${x - w * 0.18}-120H${x + w * 0.18}L${x + w} 40H${x - w}Z" fill="${canvas.linear(
        [
          [lighten(palette.c, 0.5), op],
          [palette.c, 0],
        ],
        90,
      )}"/>`;
    return (
      canvas.glow(0, -70, 150, palette.c, 0.55) +
      beam(0, 92, 0.5) +
      beam(-58, 44, 0.28) +
      beam(58, 44, 0.28) +
      `<ellipse cy="-112" rx="92" ry="17" fill="none" stroke="${canvas.linear([darken(palette.c, 0.3), lighten(palette.c, 0.7), darken(palette.c, 0.3)], 0)}" stroke-width="9"/><ellipse cy="-112" rx="92" ry="17" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.6"/>` +
      `<path d="${felt}" transform="translate(0 11)" fill="#1d0d05"/><path d="${felt}" fill="${canvas.radial([lighten(palette.a, 0.4), [palette.a, 1, 0.45], [darken(palette.a, 0.7), 1, 1]], 0.5, 0.1, 0.95)}"/><path d="${felt}" fill="none" stroke="${canvas.linear(['#f0bd7a', '#8a5020', '#4a260c'], 90)}" stroke-width="10"/><path d="M-132 104C-106 44-60 20 0 20C60 20 106 44 132 104" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1.8"/>` +
      `<ellipse cy="52" rx="62" ry="15" fill="${canvas.radial([
        ['#000000', 0.55, 0],
        ['#000000', 0, 1],
      ])}"/>` +
      card(canvas, -36, -22, 116, -11, a[0], a[1]) +
      card(canvas, 36, -26, 116, 10, b[0], b[1]) +
      chip(canvas, -98, 74, 24, palette.b, 0.52, 0, 4) +
      chip(canvas, 100, 74, 24, '#3f7bff', 0.52, 0.3, 3) +
      chip(canvas, -58, 92, 20, '#e23b4e', 0.52, 0.2, 2)
    );
  },
  wheel(canvas, palette) {
    const cols = [palette.a, palette.b, palette.c, '#ffd34d'];
    const N = 16;
    let svg = '';
    for (let i = 0; i < N; i++) {
      const a = (i * TAU) / N,
        b = ((i + 1) * TAU) / N,
        cc = at(cols, i % cols.length);
      svg += `<path d="M0 0L${num(polar(98, a)[0])} ${num(polar(98, a)[1])}A98 98 0 0 1 ${num(polar(98, b)[0])} ${num(polar(98, b)[1])}Z" fill="${canvas.radial([lighten(cc, 0.35), [cc, 1, 0.6], [darken(cc, 0.3), 1, 1]], 0.5, 0.5, 0.7)}" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/>`;
    }
    for (let i = 0; i < 24; i++) {
      const q = polar(110, (i * TAU) / 24);
      svg += `<circle cx="${num(q[0])}" cy="${num(q[1])}" r="4.4" fill="${i % 2 ? '#fff7cf' : '#ffbf3d'}"/>`;
    }
    return (
      canvas.shadow(110, 122, 0.4) +
      `<circle r="120" fill="${canvas.linear([lighten(palette.d ?? '#7a2a10', 0.3), palette.d ?? '#7a2a10', darken(palette.d ?? '#7a2a10', 0.6)], 50)}"/>${svg}<circle r="98" fill="${canvas.radial(
        [
          ['#ffffff', 0.35, 0],
          ['#ffffff', 0, 0.55],
          ['#000000', 0.35, 1],
        ],
        0.4,
        0.35,
        0.7,
      )}"/>${canvas.sphere(0, 0, 27, '#f5b93a')}<path d="${star(14)}" fill="#fff"/><path d="M-17-134H17L0-92Z" fill="${canvas.linear(['#fff', palette.a, darken(palette.a, 0.4)], 90)}" stroke="#fff" stroke-width="2"/>`
    );
  },
} satisfies HeroSet;
