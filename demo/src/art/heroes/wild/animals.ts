import type { Canvas, Palette } from '../../drawing/canvas.ts';
import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, petal, polar, polygon, regular, TAU } from '../../drawing/geometry.ts';
import type { HeroSet } from '../hero.ts';
import { mirror } from '../parts.ts';
import { treasureHeroes } from '../things/treasure.ts';

const eye = (x: number, y: number, r: number, iris: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x - r * 0.12}" cy="${y + 1}" r="${num(r * 0.66)}" fill="${iris}"/><circle cx="${x - r * 0.12}" cy="${y + 1}" r="${num(r * 0.38)}" fill="#0b0f1c"/><circle cx="${num(x - r * 0.34)}" cy="${num(y - r * 0.3)}" r="${num(r * 0.24)}" fill="#fff"/>`;
const coat = (canvas: Canvas, colour: string): string =>
  canvas.linear([lighten(colour, 0.32), colour, darken(colour, 0.38)], 75);
const roundHead = 'M0-70C46-72 78-42 80 0C82 42 50 78 0 80Z';
const nose = `<path d="M0 14L15 12L9 24L0 30Z" fill="#2a1420"/>`;
const smile = (colour: string): string =>
  `<path d="M0 30V38C6 48 20 48 28 40" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`;

type Face = (canvas: Canvas, palette: Palette) => string;

/** Right halves of the faces; the left half is their mirror image. */
const faces: Readonly<Record<string, Face>> = {
  panda: (canvas) =>
    `<circle cx="56" cy="-60" r="27" fill="${coat(canvas, '#2b3040')}"/><path d="${roundHead}" fill="${coat(canvas, '#f2efe8')}"/><ellipse cx="33" cy="-6" rx="21" ry="27" transform="rotate(-28 33 -6)" fill="#232838"/>${eye(31, -8, 12, '#6b4a2a')}${nose}${smile('#2a1420')}`,
  fox: (canvas, p) =>
    `<path d="M22-52L70-112L84-34Z" fill="${coat(canvas, darken(p.a, 0.15))}"/><path d="M42-54L67-92L74-42Z" fill="#3a1820"/><path d="M0-66C44-68 78-40 96 6C72 34 38 62 0 88Z" fill="${coat(canvas, p.a)}"/><path d="M96 6C66 4 40 6 24 26C14 42 8 58 0 60V88C38 62 72 34 96 6Z" fill="#fff4e6"/>${eye(38, -8, 13, p.c)}<path d="M0 52L16 50L9 64L0 70Z" fill="#2a1420"/>`,
  monkey: (canvas, p) =>
    `<circle cx="84" cy="0" r="25" fill="${coat(canvas, p.a)}"/><circle cx="84" cy="0" r="14" fill="#f3c79a"/><path d="M0-82C50-84 80-46 80 0C80 46 48 82 0 84Z" fill="${coat(canvas, p.a)}"/><path d="M0-30C14-50 56-48 58-14C60 4 54 14 62 34C58 64 30 74 0 74Z" fill="${canvas.linear(['#ffe3bd', '#f0bd88'], 80)}"/>${eye(27, -10, 13, '#4a2a12')}<circle cx="7" cy="20" r="3.5" fill="#8a4a24"/><path d="M0 48C14 50 30 46 38 34" fill="none" stroke="#8a3a24" stroke-width="5" stroke-linecap="round"/>`,
  rabbit: (canvas, p) =>
    `<g transform="translate(30 -52) rotate(10)"><path d="${petal(84, 22, 0.5)}" fill="${coat(canvas, '#f7f1ee')}"/><path d="${petal(66, 11, 0.5)}" transform="translate(0 -6)" fill="${p.a}"/></g><path d="${roundHead}" fill="${coat(canvas, '#f7f1ee')}"/>${eye(33, -6, 14, p.c)}<ellipse cx="50" cy="26" rx="14" ry="9" fill="${lighten(p.a, 0.35)}" opacity=".7"/><path d="M0 16L11 15L6 23L0 26Z" fill="${p.a}"/>${smile('#8a5a64')}<path d="M0 42H10V60H0Z" fill="#fff"/>`,
  cat: (canvas, p) =>
    `<path d="M24-56L64-108L80-34Z" fill="${coat(canvas, p.a)}"/><path d="M40-58L62-88L70-42Z" fill="#ffb3c0"/><path d="${roundHead}" fill="${coat(canvas, p.a)}"/><path d="M0-70L10-40L0-30ZM24-68L28-44L16-50Z" fill="${darken(p.a, 0.45)}"/>${eye(33, -8, 16, p.c)}<path d="M0 26C20 20 44 30 40 48C30 62 12 62 0 58Z" fill="#fff6ea"/><path d="M0 18L12 16L7 26L0 30Z" fill="#f0627e"/>${smile('#5a2a2a')}<path d="M44 26L92 16M46 36L94 36M44 46L90 56" stroke="#fff" stroke-opacity=".8" stroke-width="2.4"/>`,
  bear: (canvas, p) =>
    `<circle cx="58" cy="-58" r="27" fill="${coat(canvas, p.a)}"/><circle cx="58" cy="-56" r="15" fill="${lighten(p.a, 0.35)}"/><path d="${roundHead}" fill="${coat(canvas, p.a)}"/><path d="M0 4C26 4 42 18 42 36C42 58 22 68 0 68Z" fill="${lighten(p.a, 0.55)}"/>${eye(33, -14, 12, '#3a1e0c')}${nose}${smile('#3a1e14')}`,
  elephant: (canvas, p) =>
    `<path d="M44-56C96-84 132-50 124 2C118 44 86 56 60 34Z" fill="${coat(canvas, p.a)}"/><path d="M58-42C90-60 110-38 106 0C102 26 84 32 68 20Z" fill="${mix(p.a, '#ff9ab0', 0.4)}"/><path d="M0-76C44-78 72-48 70-8C68 22 52 38 30 44L26 92C26 108 10 112 0 112Z" fill="${coat(canvas, p.a)}"/>${[54, 68, 82, 96].map((y) => `<path d="M0 ${y}C10 ${y + 3} 18 ${y + 2} 25 ${y - 1}" fill="none" stroke="${darken(p.a, 0.4)}" stroke-width="2.6"/>`).join('')}<path d="M34 36C44 62 58 72 72 72C60 62 54 48 52 30Z" fill="#fff8e6"/>${eye(36, -12, 11, '#2a1a10')}<path d="M0-76C16-70 20-46 14-28L0-14Z" fill="${p.b}"/><circle cx="0" cy="-30" r="7" fill="#ffe08a"/>`,
  deer: (canvas, p) =>
    `<path d="M22-58C34-86 30-104 48-122M30-80C46-84 58-92 62-108M33-94C26-102 24-110 26-120" fill="none" stroke="#b98a4a" stroke-width="8" stroke-linecap="round"/><path d="M52-38L108-58C104-30 84-20 58-18Z" fill="${coat(canvas, p.a)}"/><path d="M0-66C40-66 62-42 58-10C52 30 34 62 22 82C14 90 6 92 0 92Z" fill="${coat(canvas, p.a)}"/><path d="M0 30C12 34 20 50 22 80C14 90 6 92 0 92Z" fill="#fff2dc"/>${eye(34, -8, 12, '#3a1e0c')}<path d="M0 62L13 60L8 72L0 76Z" fill="#2a1420"/>${[
      [12, -46],
      [26, -36],
      [10, -28],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#fff2dc"/>`)
      .join('')}`,
  frog: (canvas, p) =>
    `<circle cx="46" cy="-50" r="29" fill="${coat(canvas, p.a)}"/><path d="M0-48C54-52 98-18 98 20C98 58 54 78 0 78Z" fill="${coat(canvas, p.a)}"/><path d="M0 34C34 36 66 30 82 14C76 52 44 70 0 70Z" fill="${lighten(p.a, 0.72)}"/><path d="M0 32C36 36 68 28 84 10" fill="none" stroke="${darken(p.a, 0.65)}" stroke-width="5" stroke-linecap="round"/>${eye(46, -52, 19, p.c)}<circle cx="9" cy="4" r="3.4" fill="${darken(p.a, 0.6)}"/>`,
  dog: (canvas, p) =>
    `<path d="M0-70C44-72 70-44 72-4C72 40 46 80 0 82Z" fill="${coat(canvas, p.a)}"/><path d="M44-64C84-72 108-30 94 34C84 46 70 38 66 10Z" fill="${coat(canvas, darken(p.a, 0.42))}"/><path d="M0-70C10-40 14-10 30 18C42 40 28 64 0 66Z" fill="#fff6ea"/>${eye(32, -10, 13, '#4a2a12')}<ellipse cx="0" cy="24" rx="16" ry="11" fill="#2a1420"/>${smile('#5a2a2a')}<path d="M0 46H12C12 66 8 72 0 72Z" fill="#f0627e"/>`,
};

/** Friendly animals seen from the front or above. */
export const animalsHeroes = {
  face(canvas, palette, args) {
    const draw = faces[args[0] ?? 'panda'];
    if (!draw) throw new RangeError(`no such face: ${args[0]}`);
    const crown = args.includes('crown')
      ? canvas.group(treasureHeroes.crown(canvas, palette, ['bare']), 0, -92, 0.5)
      : '';
    return canvas.shadow(100, 100) + mirror(draw(canvas, palette)) + crown;
  },
  butterfly(canvas, palette) {
    const spots = (
      [
        [62, -62, 11],
        [84, -36, 8],
        [58, 44, 10],
        [40, -28, 7],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${lighten(palette.c, 0.3)}" stroke="${darken(palette.b, 0.4)}" stroke-width="3"/>`,
      )
      .join('');
    const wing = `<path d="M4-8C20-70 70-108 108-90C128-60 104-6 6 6Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.b, 0.1)], 20)}" stroke="${darken(palette.b, 0.6)}" stroke-width="7" stroke-linejoin="round"/><path d="M6 4C60 0 96 30 86 66C66 94 24 70 4 18Z" fill="${canvas.linear([palette.b, palette.a, lighten(palette.a, 0.3)], 60)}" stroke="${darken(palette.b, 0.6)}" stroke-width="7" stroke-linejoin="round"/>${spots}<path d="M4-26C14-62 26-78 44-90" fill="none" stroke="#2a1830" stroke-width="4" stroke-linecap="round"/><circle cx="45" cy="-91" r="6" fill="${palette.c}"/>`;
    return (
      canvas.shadow(90, 100, 0.35) +
      canvas.glow(0, 0, 130, palette.c, 0.4) +
      canvas.group(
        mirror(wing) +
          `<path d="M0-40C12-38 12-10 8 20C6 52 2 70 0 76C-2 70-6 52-8 20C-12-10-12-38 0-40Z" fill="${canvas.linear(['#5a4468', '#1c1024'], 0)}"/>`,
        0,
        6,
        0.98,
        -6,
      )
    );
  },
  turtle(canvas, palette) {
    const flipper = (x: number, y: number, turn: number, size: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 12C-16-10-12-60 20-80C26-50 22-10 14 12Z" fill="${canvas.linear([lighten(palette.b, 0.35), palette.b, darken(palette.b, 0.4)], 30)}"/></g>`;
    const cells = [
      [0, -4],
      [0, -46],
      [0, 40],
      [-40, -26],
      [40, -26],
      [-40, 20],
      [40, 20],
    ] as const;
    return (
      canvas.shadow(100, 96, 0.35) +
      canvas.group(
        flipper(50, -40, 58, 1.1) +
          flipper(-64, -40, -64, 1.1) +
          flipper(44, 56, 120, 0.7) +
          flipper(-54, 56, -128, 0.7) +
          `<path d="M-24-72C-24-116 24-116 24-72Z" fill="${canvas.linear([lighten(palette.b, 0.5), palette.b], 80)}"/><circle cx="-12" cy="-96" r="5" fill="#0b1020"/><circle cx="12" cy="-96" r="5" fill="#0b1020"/><ellipse rx="76" ry="84" fill="${darken(palette.a, 0.5)}"/><ellipse rx="70" ry="78" fill="${canvas.radial([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.4)], 0.4, 0.35, 0.7)}"/>` +
          cells
            .map(
              ([x, y]) =>
                `<path d="${regular(22, 6)}" transform="translate(${x} ${y})" fill="${canvas.linear([lighten(palette.c, 0.4), palette.c, darken(palette.c, 0.35)], 60)}" stroke="${darken(palette.a, 0.5)}" stroke-width="4"/>`,
            )
            .join(''),
        0,
        8,
        0.95,
        14,
      )
    );
  },
  crab(canvas, palette) {
    const half = `<path d="M52 4C84-6 92-34 84-52" fill="none" stroke="${darken(palette.a, 0.2)}" stroke-width="13" stroke-linecap="round"/><path d="M62-58C58-96 92-108 116-86L94-78L118-64C110-40 74-38 62-58Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.35)], 60)}"/>${[24, 40, 56].map((y, index) => `<path d="M${60 - index * 6} ${y}L${100 - index * 10} ${y + 8}L${94 - index * 10} ${y + 34}" fill="none" stroke="${darken(palette.a, 0.25)}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`).join('')}<path d="M24-34V-58" stroke="${palette.a}" stroke-width="8"/>${eye(24, -64, 13, '#1a2a5a')}`;
    return (
      canvas.shadow(110, 96) +
      mirror(half) +
      `<path d="M0-44C52-46 88-18 84 16C78 56 36 72 0 72C-36 72-78 56-84 16C-88-18-52-46 0-44Z" fill="${canvas.radial([lighten(palette.a, 0.55), [palette.a, 1, 0.45], [darken(palette.a, 0.5), 1, 1]], 0.38, 0.3, 0.8)}"/><path d="M-22 30Q0 46 22 30" fill="none" stroke="${darken(palette.a, 0.65)}" stroke-width="5" stroke-linecap="round"/>${(
        [
          [-44, -8, 8],
          [-30, -22, 5],
          [48, -4, 7],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${lighten(palette.b, 0.3)}" opacity=".7"/>`,
        )
        .join('')}`
    );
  },
  starfish(canvas, palette) {
    const arms = Array.from(
      { length: 5 },
      (_, arm) =>
        `<g transform="rotate(${arm * 72})"><path d="M-30-14C-20-60-14-96 0-108C14-96 20-60 30-14L0 14Z" fill="${canvas.linear([lighten(palette.a, 0.45), palette.a, darken(palette.a, 0.2)], 30)}"/>${[-86, -68, -50, -32].map((y, index) => `<circle cy="${y}" r="${4 + index}" fill="${lighten(palette.b, 0.5)}" opacity=".85"/>`).join('')}</g>`,
    ).join('');
    return (
      canvas.shadow(100, 98, 0.35) +
      canvas.group(
        `${arms}${eye(-16, -6, 14, '#1a2440')}${eye(18, -6, 14, '#1a2440')}<path d="M-14 20Q2 34 18 20" fill="none" stroke="${darken(palette.a, 0.6)}" stroke-width="5" stroke-linecap="round"/>`,
        0,
        10,
        0.98,
        -10,
      )
    );
  },
  puffer(canvas, palette) {
    const spikes = Array.from(
      { length: 22 },
      (_, index) =>
        `<path d="M-8 0L0-24L8 0Z" transform="rotate(${num((index * 360) / 22)}) translate(0 -70)" fill="${darken(palette.a, 0.25)}"/>`,
    ).join('');
    return (
      canvas.shadow(90, 100, 0.35) +
      `<path d="M66-6C96-34 116-34 120-28C108-8 108 12 122 30C112 38 92 30 66 8Z" fill="${palette.c}"/>` +
      spikes +
      `<circle r="74" fill="${canvas.radial([lighten(palette.a, 0.5), [palette.a, 1, 0.45], [darken(palette.a, 0.45), 1, 1]], 0.36, 0.32, 0.8)}"/><path d="M-70 24C-40 40 40 40 70 24C58 60 26 74 0 74C-26 74-58 60-70 24Z" fill="${lighten(palette.b, 0.6)}"/>${eye(-34, -14, 21, '#1a2440')}${eye(20, -14, 21, '#1a2440')}<ellipse cx="-8" cy="24" rx="12" ry="9" fill="${darken(palette.a, 0.6)}"/>${(
        [
          [-40, -52, 6],
          [0, -58, 8],
          [42, -46, 6],
          [56, -16, 5],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${darken(palette.a, 0.35)}" opacity=".6"/>`,
        )
        .join('')}`
    );
  },
  shell(canvas, palette) {
    const ribs = Array.from({ length: 9 }, (_, index) => {
      const turn = (index - 4) * 17;
      return `<g transform="rotate(${turn})"><path d="${petal(138 - Math.abs(index - 4) * 5, 19, 0.72)}" fill="${canvas.linear([lighten(palette.a, 0.7), palette.a, darken(palette.a, 0.35)], 90)}" stroke="${darken(palette.a, 0.3)}" stroke-opacity=".5" stroke-width="2"/></g>`;
    }).join('');
    return (
      canvas.shadow(100, 98) +
      canvas.glow(0, 0, 120, palette.c, 0.5) +
      canvas.group(ribs, 0, 78) +
      `<path d="M-36 84C-18 66 18 66 36 84C26 98-26 98-36 84Z" fill="${darken(palette.a, 0.2)}"/>` +
      canvas.sphere(0, 58, 27, '#fff4ec')
    );
  },
  dolphin(canvas, palette) {
    const body =
      'M-112-6C-100-16-92-18-86-22C-60-66 6-80 58-40C88-16 98 22 92 62C76 34 50 22 18 20C-20 22-56 28-86 12C-96 10-106 4-112-6Z';
    return (
      canvas.shadow(90, 100, 0.3) +
      canvas.group(
        `<path d="M92 62C112 66 124 84 118 100C104 94 92 90 84 78C78 92 64 98 50 98C52 80 70 62 92 62Z" fill="${canvas.linear([palette.a, darken(palette.a, 0.4)], 80)}"/><path d="M2-66C6-96 26-112 44-112C38-96 40-78 46-50Z" fill="${darken(palette.a, 0.2)}"/><path d="${body}" fill="${canvas.linear([lighten(palette.a, 0.3), palette.a, lighten(palette.a, 0.75)], 88)}"/><path d="M-22 18C-18 44-4 56 14 60C10 44 10 30 16 16Z" fill="${darken(palette.a, 0.25)}"/><path d="M-86 8C-60 14-30 12-4 4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><circle cx="-62" cy="-16" r="8" fill="#0b1020"/><circle cx="-64" cy="-19" r="3" fill="#fff"/><path d="M-108-2C-98 2-90 2-82-2" fill="none" stroke="${darken(palette.a, 0.5)}" stroke-width="3" stroke-linecap="round"/>`,
        0,
        0,
        1,
        6,
      ) +
      (
        [
          [-70, 80, 26],
          [60, 96, 34],
          [-10, 92, 40],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="7" fill="#fff" opacity=".45"/>`,
        )
        .join('')
    );
  },
  bee(canvas, palette) {
    const cells = (
      [
        [-64, 44],
        [-26, 66],
        [64, 44],
        [26, 66],
        [0, 22],
        [-40, 0],
        [40, 0],
      ] as const
    )
      .map(
        ([x, y]) =>
          `<path d="${regular(25, 6)}" transform="translate(${x} ${y})" fill="${canvas.linear(['#ffe27a', palette.b, darken(palette.b, 0.35)], 70)}" stroke="${darken(palette.b, 0.5)}" stroke-width="4"/>`,
      )
      .join('');
    const body = `<ellipse cx="12" cy="-20" rx="34" ry="16" transform="rotate(-50 12 -20)" fill="#eaf8ff" opacity=".85"/><ellipse cx="-16" cy="-22" rx="30" ry="14" transform="rotate(-110 -16 -22)" fill="#eaf8ff" opacity=".75"/><ellipse rx="50" ry="34" fill="${canvas.radial(['#fff3b0', ['#ffc92e', 1, 0.5], ['#b8720a', 1, 1]], 0.38, 0.3, 0.8)}"/><path d="M-12-33C-6-12-6 12-12 33H6C12 12 12-12 6-33ZM24-29C30-12 30 12 24 29H38C46 12 46-12 38-29Z" fill="#2a1a10"/>${eye(-30, -6, 12, '#3a1e0c')}<path d="M-36-28C-44-46-54-50-62-48" fill="none" stroke="#2a1a10" stroke-width="4" stroke-linecap="round"/>`;
    return canvas.shadow(100, 100) + cells + canvas.group(body, 0, -38, 1.16, -8);
  },
  cobra(canvas, palette) {
    const hood =
      'M0-100C60-100 92-46 72 8C60 40 40 54 34 96H-34C-40 54-60 40-72 8C-92-46-60-100 0-100Z';
    return (
      canvas.shadow(100, 100) +
      `<path d="${hood}" fill="${canvas.linear([lighten(palette.a, 0.3), palette.a, darken(palette.a, 0.55)], 80)}"/>` +
      mirror(
        `<path d="M48-40C66-30 62-2 48 12C34 2 32-30 48-40Z" fill="${palette.b}"/><circle cx="48" cy="-14" r="9" fill="${darken(palette.a, 0.6)}"/>`,
      ) +
      [20, 38, 56, 74, 92]
        .map(
          (y) =>
            `<path d="M-26 ${y}Q0 ${y + 9} 26 ${y}L24 ${y - 10}Q0 ${y - 3}-24 ${y - 10}Z" fill="${lighten(palette.c, 0.35)}"/>`,
        )
        .join('') +
      `<path d="M0-92C32-92 44-66 40-38C36-12 20 6 0 8C-20 6-36-12-40-38C-44-66-32-92 0-92Z" fill="${canvas.radial([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.35)], 0.4, 0.3, 0.8)}"/>` +
      mirror(
        `<path d="M8-48C18-58 30-56 36-46C28-36 16-36 8-48Z" fill="${palette.c}"/><ellipse cx="23" cy="-47" rx="3" ry="8" fill="#10060a"/><circle cx="7" cy="-16" r="2.6" fill="${darken(palette.a, 0.7)}"/>`,
      ) +
      `<path d="M0 4V22M0 22L-9 34M0 22L9 34" stroke="#e5283d" stroke-width="4" fill="none" stroke-linecap="round"/>`
    );
  },
  parrot(canvas, palette) {
    return (
      canvas.shadow(80, 104) +
      `<path d="M-4 60L-18 118L8 112L20 60Z" fill="${canvas.linear([palette.b, darken(palette.b, 0.4)], 90)}"/><path d="M8 60L14 120L34 108L30 56Z" fill="${palette.c}"/><path d="M-44-40C-44-88 30-100 48-54C66-10 60 48 22 76C-14 80-46 50-46 4Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.35)], 60)}"/><path d="M-2-10C40-14 62 16 34 78C10 70-14 40-2-10Z" fill="${canvas.linear([lighten(palette.b, 0.3), palette.b, darken(palette.b, 0.4)], 80)}"/>${[8, 24, 40].map((y) => `<path d="M6 ${y}C20 ${y + 10} 34 ${y + 8} 46 ${y - 2}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>`).join('')}<path d="M-44-52C-76-60-84-26-62-10C-60-22-50-28-40-28Z" fill="${canvas.linear(['#ffd257', '#e5701f'], 70)}"/><circle cx="-18" cy="-50" r="19" fill="#fff"/><circle cx="-20" cy="-50" r="10" fill="#0b1020"/><circle cx="-24" cy="-54" r="4" fill="#fff"/><path d="M10-84C16-104 32-110 44-104C34-96 28-84 28-74Z" fill="${palette.c}"/>`
    );
  },
  swan(canvas, palette) {
    return `<rect x="-160" y="62" width="320" height="70" fill="${canvas.linear(
      [
        [lighten(palette.b, 0.2), 0.9],
        [palette.b, 0],
      ],
      90,
    )}"/><path d="M-58-12C-74-66-46-104-14-96C4-92 8-74-4-66C-14-78-32-74-32-50C-32-26-6-6 6 22Z" fill="${canvas.linear(['#ffffff', '#dfe6f5'], 60)}"/><path d="M-8-92C10-92 22-84 30-72C16-72 2-72-6-74Z" fill="#ff9a3d"/><circle cx="-14" cy="-82" r="4" fill="#0b1020"/><path d="M-66-20C-92 20-76 70-10 74C54 76 92 44 108-16C84-2 72-4 70-22C52 0 34-4 30-22C10 4-30 14-66-20Z" fill="${canvas.linear(['#ffffff', '#eef2fb', '#b8c6e6'], 85)}"/>${[
      [30, -6, 90, 20],
      [14, 14, 80, 36],
    ]
      .map(
        ([x1, y1, x2, y2]) =>
          `<path d="M${x1} ${y1}C50 20 72 14 ${x2} ${y2}" fill="none" stroke="#b8c6e6" stroke-width="4"/>`,
      )
      .join(
        '',
      )}${[72, 84, 96].map((y, index) => `<ellipse cx="${index * 8 - 6}" cy="${y}" rx="${92 - index * 22}" ry="3" fill="#fff" opacity="${0.5 - index * 0.12}"/>`).join('')}`;
  },
} satisfies HeroSet;

/** A closed ring of points with a wavy edge, for petals and rosettes. */
export const rosette = (radius: number, depth: number, lobes: number): string =>
  polygon(
    Array.from({ length: lobes * 8 }, (_, index) =>
      polar(radius + depth * Math.cos((index * TAU) / 8), (index * TAU) / (lobes * 8)),
    ),
  );
