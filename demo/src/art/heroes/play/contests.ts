import { darken, lighten } from '../../drawing/colour.ts';
import { num, polar, star, TAU } from '../../drawing/geometry.ts';
import { at } from '../../drawing/random.ts';
import { textRun } from '../../drawing/lettering.ts';
import type { HeroSet } from '../hero.ts';
import { chip, coin, die, gem, mirror } from '../parts.ts';

const ink = '#131a30';

const dartSlices = (inner: number, outer: number, even: string, odd: string): string =>
  Array.from({ length: 20 }, (_, index) => {
    const a = (index * TAU) / 20;
    const b = ((index + 1) * TAU) / 20;
    const points = [polar(inner, a), polar(outer, a), polar(outer, b), polar(inner, b)]
      .map(([x, y]) => `${num(x)} ${num(y)}`)
      .join('L');
    return `<path d="M${points}Z" fill="${index % 2 ? odd : even}"/>`;
  }).join('');

/** Board games, reels, sport and esports. */
export const contestsHeroes = {
  basketball(canvas) {
    return (
      canvas.shadow(90, 102) +
      `<circle r="88" fill="${canvas.radial(['#ffc48a', ['#f0802e', 1, 0.5], ['#8a3a0c', 1, 1]], 0.38, 0.32, 0.8)}"/><g fill="none" stroke="#3a160a" stroke-width="6"><path d="M-88 0C-40-16 40-16 88 0M0-88C-16-40-16 40 0 88M-64-60C-20-30-20 30-64 60M64-60C20-30 20 30 64 60"/></g><path d="M-58-44C-46-62-30-72-10-76" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/>`
    );
  },
  volleyball(canvas, palette) {
    const panel = `<path d="M0 0C-8-44 20-78 60-64C76-54 86-32 88-4C60-24 26-22 0 0Z" fill="${palette.a}"/><path d="M0 0C20-20 52-20 87-4M12-40C36-52 60-50 78-40" fill="none" stroke="#fff" stroke-width="5"/>`;
    return (
      canvas.shadow(90, 102) +
      `<circle r="88" fill="${palette.b}"/>${[0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${panel}</g>`).join('')}<circle r="88" fill="${canvas.radial(
        [
          ['#ffffff', 0.45, 0],
          ['#ffffff', 0, 0.5],
          ['#000000', 0.5, 1],
        ],
        0.36,
        0.3,
        0.78,
      )}"/>`
    );
  },
  shuttle(canvas, palette) {
    const feathers = [-36, -24, -12, 0, 12, 24, 36]
      .map(
        (turn) =>
          `<g transform="translate(0 56) rotate(${turn})"><path d="M-8-30L-14-132C-6-146 6-146 14-132L8-30Z" fill="${canvas.linear(['#ffffff', '#e3eaf6', '#b8c4da'], 0)}" stroke="#9fb0cc" stroke-width="2"/></g>`,
      )
      .join('');
    return (
      canvas.shadow(80, 104) +
      canvas.group(
        `${feathers}<path d="M-46-14C-20-2 20-2 46-14M-38 12C-16 22 16 22 38 12" fill="none" stroke="${palette.a}" stroke-width="6"/><path d="M-32 40H32C34 84 18 100 0 100C-18 100-34 84-32 40Z" fill="${canvas.linear(['#fff8ea', '#e8d3a8', '#a98a52'], 30)}"/><rect x="-36" y="34" width="72" height="17" rx="8" fill="${palette.a}"/>`,
        0,
        -4,
        0.98,
        32,
      )
    );
  },
  glove(canvas, palette) {
    return (
      canvas.shadow(90, 104) +
      canvas.group(
        `<path d="M-58 44H46V92C20 104-34 104-58 92Z" fill="${canvas.linear(['#ffffff', '#d5dceb'], 0)}"/><path d="M-58 60H46V74H-58Z" fill="${palette.b}"/><path d="M-70-10C-78-70-40-104 10-100C60-96 84-60 74-16C70 12 58 34 50 50H-60C-64 30-68 10-70-10Z" fill="${canvas.radial([lighten(palette.a, 0.55), [palette.a, 1, 0.45], [darken(palette.a, 0.5), 1, 1]], 0.36, 0.28, 0.85)}"/><path d="M-72-4C-98-30-88-62-62-56C-46-50-40-20-28-4C-20 10-40 26-56 14Z" fill="${canvas.linear([lighten(palette.a, 0.35), palette.a, darken(palette.a, 0.4)], 60)}"/><path d="M-20-70C4-82 34-78 52-58" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/>`,
        6,
        0,
        1,
        14,
      )
    );
  },
  dartboard(canvas, palette) {
    return (
      canvas.shadow(100, 108) +
      `<circle r="108" fill="#10141f"/>${dartSlices(0, 92, '#f5ecd6', '#232a3c')}${dartSlices(84, 94, palette.a, palette.b)}${dartSlices(50, 60, palette.a, palette.b)}<circle r="17" fill="${palette.b}"/><circle r="8" fill="${palette.a}"/><circle r="108" fill="none" stroke="${canvas.linear(['#8a97ad', '#2a3148'], 60)}" stroke-width="8"/>` +
      canvas.group(
        `<path d="M0 0L70-9V9Z" fill="#d5dceb"/><path d="M64-9H92L116-24V24L92 9H64Z" fill="${palette.c}"/>`,
        4,
        -3,
        0.9,
        -38,
      )
    );
  },
  ludo(canvas, palette) {
    const colours = [palette.a, palette.b, palette.c, palette.d ?? '#ffd34d'];
    const yards = (
      [
        [-52, -52],
        [52, -52],
        [52, 52],
        [-52, 52],
      ] as const
    )
      .map(
        ([x, y], index) =>
          `<rect x="${x - 42}" y="${y - 42}" width="84" height="84" rx="10" fill="${at(colours, index)}"/><rect x="${x - 26}" y="${y - 26}" width="52" height="52" rx="12" fill="#fff"/>${(
            [
              [-11, -11],
              [11, -11],
              [-11, 11],
              [11, 11],
            ] as const
          )
            .map(([dx, dy]) => canvas.sphere(x + dx, y + dy, 8.4, at(colours, index)))
            .join('')}`,
      )
      .join('');
    const wedges = [0, 1, 2, 3]
      .map(
        (index) =>
          `<path d="M0 0L-20-20H20Z" transform="rotate(${index * 90})" fill="${at(colours, index)}"/>`,
      )
      .join('');
    return (
      canvas.shadow(110, 106) +
      canvas.group(
        `<rect x="-104" y="-104" width="208" height="208" rx="16" fill="#fdfaf2"/>${yards}<path d="M-10-100V100M10-100V100M-100-10H100M-100 10H100" stroke="#c9cfdd" stroke-width="2"/>${wedges}`,
        0,
        4,
        0.92,
        -10,
      ) +
      die(canvas, 78, 70, 34, '#ffffff', [6, 4, 5], 8)
    );
  },
  reels(canvas, palette, args) {
    const symbols = args.length > 0 ? args : ['7', '7', '7'];
    const windows = symbols
      .slice(0, 3)
      .map((symbol, index) => {
        const x = -62 + index * 62;
        const text = textRun(symbol, 'slab', 58, x, 22, 'middle');
        return `<rect x="${x - 27}" y="-40" width="54" height="84" rx="8" fill="${canvas.linear(['#b9c2d4', '#ffffff', '#ffffff', '#aab4c8'], 90)}"/><path d="${text.d}" fill="${canvas.linear([lighten(palette.a, 0.2), palette.a, darken(palette.a, 0.4)], 90)}"/>`;
      })
      .join('');
    const lamps = Array.from({ length: 9 }, (_, index) =>
      canvas.sphere(-88 + index * 22, -66, 6.5, index % 2 ? '#fff3a0' : palette.c),
    ).join('');
    return (
      canvas.shadow(115, 104) +
      `<path d="M112-56V30" stroke="#aab4c8" stroke-width="11" stroke-linecap="round"/>` +
      canvas.sphere(112, -66, 18, palette.a) +
      `<path d="M-104-84C-60-112 60-112 104-84V84C104 98 96 104 84 104H-84C-96 104-104 98-104 84Z" fill="${canvas.linear([lighten(palette.b, 0.35), palette.b, darken(palette.b, 0.5)], 80)}"/><rect x="-98" y="-50" width="196" height="104" rx="14" fill="#12162a"/>${windows}<path d="M-98 4H98" stroke="#ff4d5e" stroke-opacity=".7" stroke-width="3"/>${lamps}<rect x="-80" y="66" width="160" height="26" rx="10" fill="${darken(palette.b, 0.55)}"/>${coin(canvas, -34, 79, 15, 0.9, 10)}${coin(canvas, 0, 78, 15, 0.7, -8)}${coin(canvas, 34, 80, 15, 0.95, 20)}`
    );
  },
  bars(canvas, palette) {
    const bar = (y: number, colour: string, size: number) => {
      const text = textRun('BAR', 'slab', 46 * size, 0, y + 16 * size, 'middle');
      return `<rect x="${-100 * size}" y="${y - 30 * size}" width="${200 * size}" height="${60 * size}" rx="12" fill="${canvas.linear([lighten(colour, 0.5), colour, darken(colour, 0.5)], 90)}" stroke="#fff1b8" stroke-width="5"/><path d="${text.d}" fill="#fff"/>`;
    };
    return (
      canvas.shadow(110, 104) +
      canvas.glow(0, 0, 120, palette.c, 0.5) +
      canvas.group(
        bar(-70, palette.b, 0.86) + bar(64, palette.c, 0.92) + bar(-2, palette.a, 1.08),
        0,
        0,
        1,
        -6,
      )
    );
  },
  jester(canvas, palette) {
    const half = `<path d="M0-52C20-104 84-112 108-62C116-40 112-22 104-12C96-52 66-58 44-22Z" fill="${canvas.linear([lighten(palette.b, 0.4), palette.b, darken(palette.b, 0.4)], 60)}"/>${canvas.sphere(103, -6, 13, '#ffd34d')}<path d="M0-46C36-48 58-24 58 8C58 52 30 82 0 92Z" fill="${canvas.linear(['#fff6ec', '#f1d9c2'], 60)}"/><path d="M14 0C22-12 38-12 44 0C36 8 22 8 14 0Z" fill="#fff"/><circle cx="30" cy="0" r="6" fill="#182a5a"/><path d="M10-16C22-28 38-28 48-16" fill="none" stroke="#3a1a2a" stroke-width="5" stroke-linecap="round"/><circle cx="44" cy="26" r="12" fill="${palette.a}" opacity=".75"/><path d="M0 52C18 56 34 48 40 34" fill="none" stroke="#c8203a" stroke-width="7" stroke-linecap="round"/>`;
    return (
      canvas.shadow(90, 104) +
      mirror(half) +
      `<path d="M0-50C-24-92-14-122 0-128C14-122 24-92 0-50Z" fill="${palette.c}"/>` +
      canvas.sphere(0, -124, 12, '#ffd34d') +
      canvas.sphere(0, 22, 13, palette.a) +
      `<path d="M-60-30C-30-50 30-50 60-30L56-10C30-28-30-28-56-10Z" fill="#ffd34d"/>`
    );
  },
  headset(canvas, palette) {
    return (
      canvas.shadow(90, 104) +
      `<path d="M-78 12C-86-108 86-108 78 12" fill="none" stroke="${canvas.linear([lighten(palette.a, 0.4), darken(palette.a, 0.4)], 90)}" stroke-width="20" stroke-linecap="round"/>` +
      mirror(
        `<rect x="54" y="-14" width="52" height="92" rx="24" fill="${canvas.linear([lighten(palette.a, 0.45), palette.a, darken(palette.a, 0.55)], 60)}"/><rect x="44" y="-4" width="22" height="74" rx="11" fill="#161b30"/><circle cx="84" cy="32" r="14" fill="${palette.b}"/>`,
      ) +
      `<path d="M-84 76C-80 108-40 112-14 104" fill="none" stroke="#2a3148" stroke-width="8" stroke-linecap="round"/><rect x="-22" y="92" width="38" height="21" rx="10" fill="${palette.c}"/>` +
      gem(canvas, 0, 20, 30, palette.b, 6)
    );
  },
  keycaps(canvas, palette) {
    const cap = (x: number, y: number, size: number, colour: string, label: string) => {
      const text = textRun(label, 'russo', size * 0.46, x, y + size * 0.02, 'middle');
      return `<rect x="${x - size / 2}" y="${y - size / 2 + 8}" width="${size}" height="${size}" rx="12" fill="${darken(colour, 0.6)}"/><rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size * 0.94}" rx="12" fill="${canvas.linear([lighten(colour, 0.3), colour, darken(colour, 0.25)], 80)}"/><rect x="${x - size * 0.38}" y="${y - size * 0.42}" width="${size * 0.76}" height="${size * 0.68}" rx="9" fill="#fff" opacity=".16"/><path d="${text.d}" fill="#fff"/>`;
    };
    return (
      canvas.shadow(110, 102) +
      canvas.group(
        cap(0, -50, 74, palette.a, 'W') +
          cap(-78, 32, 74, '#3a4466', 'A') +
          cap(0, 32, 74, palette.b, 'S') +
          cap(78, 32, 74, '#3a4466', 'D'),
        0,
        4,
        1,
        -7,
      )
    );
  },
  target(canvas, palette) {
    return (
      canvas.glow(0, 0, 130, palette.a, 0.5) +
      `<g fill="none" stroke="${lighten(palette.a, 0.2)}"><circle r="92" stroke-width="11"/><circle r="56" stroke-width="6" stroke="${palette.b}" stroke-dasharray="26 14"/></g><path d="M0-122V-70M0 70V122M-122 0H-70M70 0H122" stroke="#fff" stroke-width="11" stroke-linecap="round"/>` +
      `<path d="M-34-26C-34-54 34-54 34-26V4L20 34H-20L-34 4Z" fill="${canvas.linear([lighten(palette.b, 0.5), palette.b, darken(palette.b, 0.5)], 70)}"/><path d="M-24-18H24V-4L8 2H-8L-24-4Z" fill="#10152a"/><path d="M-20-12H-6M6-12H20" stroke="${palette.c}" stroke-width="6"/><path d="M-10 18H10" stroke="#10152a" stroke-width="6"/>`
    );
  },
  tank(canvas, palette) {
    return (
      canvas.shadow(120, 102) +
      `<path d="M28-44L124-64V-46L32-18Z" fill="${canvas.linear([lighten(palette.a, 0.3), darken(palette.a, 0.5)], 90)}"/><path d="M-58-8C-58-52-34-64 0-64C34-64 52-44 54-8Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.35)], 80)}"/><path d="M-108 0H104L112 40H-116Z" fill="${canvas.linear([lighten(palette.a, 0.2), darken(palette.a, 0.4)], 90)}"/><rect x="-120" y="34" width="240" height="60" rx="30" fill="#1b2032"/>${[-84, -42, 0, 42, 84].map((x) => canvas.sphere(x, 64, 18, '#59617c', 0.4)).join('')}<path d="${star(17)}" transform="translate(-4 -34)" fill="${palette.b}"/><path d="M-96 14H90" stroke="${palette.c}" stroke-width="7" stroke-dasharray="22 12"/>`
    );
  },
  medal(canvas, palette) {
    const label = textRun('1', 'slab', 74, 0, 62, 'middle');
    return (
      canvas.shadow(80, 106) +
      `<path d="M-60-116H-14L22-10L-14 6Z" fill="${palette.a}"/><path d="M60-116H14L-22-10L14 6Z" fill="${darken(palette.b, 0.1)}"/><path d="M-42-116H-28L8-6L-4 0Z" fill="#fff" opacity=".5"/><path d="${star(82, 0.86, 18)}" transform="translate(0 36)" fill="#b4700f"/><circle cy="36" r="70" fill="${canvas.linear(['#fff6cf', '#ffd04a', '#d98d1c', '#ffe08a'], 50)}"/><circle cy="36" r="52" fill="${canvas.linear(['#e0a02a', '#ffe9a0'], 60)}"/><path d="${label.d}" fill="#7a4a0c"/>`
    );
  },
  flag(canvas, palette) {
    const squares = Array.from({ length: 30 }, (_, index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      return (column + row) % 2
        ? ''
        : `<path d="M${-60 + column * 28} ${-92 + row * 22 + Math.sin(column) * 8}l28 ${Math.sin(column + 1) * 8 - Math.sin(column) * 8}v22l-28 ${Math.sin(column) * 8 - Math.sin(column + 1) * 8}Z" fill="#161b30"/>`;
    }).join('');
    return (
      canvas.shadow(70, 106) +
      canvas.group(
        `<path d="M-60-92C-30-78 0-84 24-92C60-104 84-96 108-92V18C84 14 60 6 24 18C0 26-30 32-60 18Z" fill="#fff"/>${squares}<rect x="-72" y="-108" width="12" height="216" rx="6" fill="${canvas.linear([lighten(palette.a, 0.4), darken(palette.a, 0.4)], 0)}"/>${canvas.sphere(-66, -112, 11, palette.b)}`,
        -10,
        0,
        1,
        6,
      )
    );
  },
  cage(canvas, palette) {
    const balls = (
      [
        [-34, 10],
        [6, 26],
        [42, 6],
        [-10, -18],
        [30, -30],
        [-44, -24],
        [2, -54],
      ] as const
    )
      .map(
        ([x, y], index) =>
          canvas.sphere(x, y, 20, at([palette.a, palette.b, palette.c, '#ffd34d'], index % 4)) +
          `<circle cx="${x}" cy="${y}" r="10" fill="#fff"/><path d="${textRun(String(index * 7 + 4), 'russo', 11, x, y + 4, 'middle').d}" fill="${ink}"/>`,
      )
      .join('');
    const wires = [0, 30, 60]
      .map(
        (turn) =>
          `<ellipse rx="86" ry="${30 + turn * 0.5}" transform="rotate(${turn})" fill="none" stroke="#ffe9a8" stroke-opacity=".55" stroke-width="3.4"/>`,
      )
      .join('');
    return (
      canvas.shadow(100, 106) +
      `<path d="M-96 96L-74-6M96 96L74-6" stroke="#b4700f" stroke-width="11" stroke-linecap="round"/><rect x="-110" y="90" width="220" height="15" rx="7" fill="${canvas.linear(['#ffe08a', '#8a540f'], 90)}"/>` +
      canvas.group(
        `<circle r="88" fill="#eaf8ff" opacity=".2"/>${balls}${wires}<circle r="88" fill="none" stroke="${canvas.linear(['#fff6cf', '#d98d1c'], 60)}" stroke-width="7"/>`,
        0,
        -14,
      ) +
      `<path d="M88-14H116V12" fill="none" stroke="#d98d1c" stroke-width="9" stroke-linecap="round"/>`
    );
  },
  digits(canvas, palette, args) {
    const shown = args.length > 0 ? args : ['3', '0', '7'];
    const size = shown.length > 3 ? 50 : 64;
    const cells = shown
      .map((digit, index) => {
        const x = (index - (shown.length - 1) / 2) * (size + 8);
        const text = textRun(digit, 'russo', size * 0.98, x, size * 0.38, 'middle');
        return `<rect x="${x - size / 2}" y="${-size * 0.84}" width="${size}" height="${size * 1.68}" rx="14" fill="#000" opacity=".35" transform="translate(3 8)"/><rect x="${x - size / 2}" y="${-size * 0.84}" width="${size}" height="${size * 1.68}" rx="14" fill="${canvas.linear(['#ffffff', '#eef2fa', '#c3ccdd'], 90)}"/><path d="M${x - size / 2} 0h${size}" stroke="#8a97ad" stroke-opacity=".5" stroke-width="2"/><path d="${text.d}" fill="${at([palette.a, palette.b, palette.c], index % 3)}"/>`;
      })
      .join('');
    return (
      canvas.shadow(110, 100) +
      canvas.glow(0, 0, 120, palette.b, 0.5) +
      canvas.group(cells, 0, -2, 1, -4) +
      coin(canvas, -86, 78, 19, 0.85, -12) +
      coin(canvas, 88, 74, 22, 0.9, 16) +
      gem(canvas, 70, -84, 20, palette.a, 6)
    );
  },
  toss(canvas, palette) {
    return (
      canvas.shadow(90, 106) +
      `<path d="M-70 92C-90 20-60-60-10-92M74 90C96 30 84-30 60-66" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-dasharray="4 16" stroke-linecap="round"/>` +
      canvas.glow(0, 0, 120, palette.b, 0.5) +
      coin(canvas, 0, 0, 84, 0.94, -14, palette.a) +
      coin(canvas, 70, 82, 24, 0.6, 24, palette.a) +
      coin(canvas, -74, 84, 20, 0.5, -30, palette.a)
    );
  },
  tower(canvas, palette) {
    const rows = [0, 1, 2, 3, 4]
      .map((row) =>
        [0, 1, 2]
          .map((column) => {
            const x = -58 + column * 58;
            const y = 86 - row * 44;
            const open = (row * 2 + 1) % 3 === column && row < 4;
            return `<rect x="${x - 26}" y="${y - 16}" width="52" height="38" rx="9" fill="#000" opacity=".3"/><rect x="${x - 26}" y="${y - 19}" width="52" height="38" rx="9" fill="${open ? canvas.linear([lighten(palette.b, 0.45), palette.b], 80) : canvas.linear([lighten(palette.a, 0.3), darken(palette.a, 0.25)], 80)}"/>${open ? gem(canvas, x, y, 14, palette.c, 6) : ''}`;
          })
          .join(''),
      )
      .join('');
    return (
      rows +
      canvas.glow(0, -100, 46, '#fff3a0', 0.9) +
      `<path d="${star(24)}" transform="translate(0 -112)" fill="#ffe066"/>`
    );
  },
  suits(canvas, palette) {
    return (
      canvas.shadow(100, 102) +
      chip(canvas, -48, -40, 50, palette.a, 1, 0.2) +
      chip(canvas, 50, -34, 48, palette.b, 1, 0.4) +
      chip(canvas, 0, 44, 56, palette.c, 1, 0.1)
    );
  },
} satisfies HeroSet;
