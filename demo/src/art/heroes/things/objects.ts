import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, petal, polar, sparkle, star, TAU } from '../../drawing/geometry.ts';
import { seededRandom } from '../../drawing/random.ts';
import type { HeroSet } from '../hero.ts';
import { coin, flame, gem, mirror } from '../parts.ts';

/** Instruments, tools, sweets and keepsakes. */
export const objectsHeroes = {
  dhol(canvas, palette) {
    const body = 'M-96-44C-60-62 60-62 96-44V52C60 70-60 70-96 52Z';
    const cords = Array.from(
      { length: 9 },
      (_, index) => `M${-88 + index * 22}-50L${-77 + index * 22} 60L${-66 + index * 22}-50`,
    ).join('');
    return (
      canvas.shadow(110, 96) +
      canvas.group(
        `<path d="${body}" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.5)], 90)}"/><path d="${cords}" fill="none" stroke="#fff1cf" stroke-width="3.4"/><path d="M-96 0C-60 16 60 16 96 0V14C60 30-60 30-96 14Z" fill="${palette.b}"/>${mirror(`<ellipse cx="96" cy="4" rx="24" ry="52" fill="${canvas.linear(['#fff6e0', '#e3c48d', '#a97a3a'], 80)}" stroke="${darken(palette.b, 0.4)}" stroke-width="7"/><ellipse cx="98" cy="6" rx="10" ry="24" fill="#3a2010"/>`)}`,
        0,
        8,
        0.92,
        -14,
      ) +
      canvas.group(
        `<rect x="-6" y="-70" width="12" height="128" rx="6" fill="${canvas.linear(['#f6d79a', '#a9713a'], 0)}"/><circle cy="-72" r="13" fill="${palette.c}"/>`,
        62,
        -34,
        1,
        48,
      )
    );
  },
  ektara(canvas, palette) {
    return (
      canvas.shadow(80, 102) +
      `<path d="M-34 34C-30-30-14-84-4-116H4C14-84 30-30 34 34H24C20-24 10-64 0-92C-10-64-20-24-24 34Z" fill="${canvas.linear(['#ffe0a3', '#c98d3f', '#7a4a1c'], 0)}"/><path d="M0-96V44" stroke="#fff" stroke-width="3"/><rect x="-11" y="-116" width="22" height="20" rx="8" fill="${palette.b}"/><path d="M-56 34C-64 84-36 104 0 104C36 104 64 84 56 34C30 46-30 46-56 34Z" fill="${canvas.radial([lighten(palette.a, 0.5), [palette.a, 1, 0.45], [darken(palette.a, 0.6), 1, 1]], 0.36, 0.3, 0.85)}"/><ellipse cy="36" rx="56" ry="13" fill="${canvas.linear(['#fff2d6', '#d9ab66'], 90)}"/>${[-36, -12, 12, 36].map((x) => `<path d="M${x} 62l9 12l-9 12l-9-12Z" fill="${palette.b}"/>`).join('')}<path d="${sparkle(18)}" transform="translate(46 -40)" fill="#fff"/>`
    );
  },
  hourglass(canvas, palette) {
    const glass =
      'M-58-80H58C58-40 16-22 8 0C16 22 58 40 58 80H-58C-58 40-16 22-8 0C-16-22-58-40-58-80Z';
    return (
      canvas.shadow(90, 104) +
      `<path d="${glass}" fill="#eaf8ff" opacity=".35"/><path d="M-46-52H46C38-32 14-18 4-2H-4C-14-18-38-32-46-52ZM-52 80C-46 52-20 46 0 34C20 46 46 52 52 80Z" fill="${canvas.linear(['#fff0a8', palette.b, darken(palette.b, 0.3)], 90)}"/><path d="M-2 0H2V40H-2Z" fill="${palette.b}"/><path d="${glass}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5"/><path d="M-42-68C-40-44-24-32-14-20" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>${[-96, 80].map((y) => `<rect x="-76" y="${y}" width="152" height="18" rx="9" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.5)], 90)}"/>`).join('')}${mirror(`<rect x="60" y="-80" width="10" height="162" fill="${canvas.linear([lighten(palette.a, 0.3), darken(palette.a, 0.4)], 0)}"/>`)}`
    );
  },
  key(canvas, palette) {
    const gold = canvas.linear(['#fff3bd', '#ffcb48', '#d98d1c', '#8a5410'], 40);
    return (
      canvas.shadow(90, 100) +
      canvas.glow(0, -30, 110, palette.a, 0.6) +
      canvas.group(
        `<path d="M-12-20H12V104H-12ZM12 54H44V72H30V84H44V102H12Z" fill="${gold}"/><path d="M0-112C38-112 62-84 62-54C62-20 34 4 0 4C-34 4-62-20-62-54C-62-84-38-112 0-112ZM0-86A32 32 0 1 0 0-22A32 32 0 1 0 0-86Z" fill="${gold}" fill-rule="evenodd"/>${gem(canvas, 0, -54, 25, palette.a, 8)}<path d="M-48-62C-46-82-34-94-18-98" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>${[8, 24].map((y) => `<rect x="-19" y="${y}" width="38" height="9" rx="4" fill="#b4700f"/>`).join('')}`,
        0,
        4,
        0.95,
        28,
      )
    );
  },
  compass(canvas, palette) {
    const marks = Array.from(
      { length: 16 },
      (_, index) =>
        `<path d="M0-78V${index % 4 ? -70 : -62}" stroke="#5a3a14" stroke-width="${index % 4 ? 3 : 5}" transform="rotate(${index * 22.5})"/>`,
    ).join('');
    return (
      canvas.shadow(100, 106) +
      `<circle r="104" fill="${canvas.linear(['#fff1b8', '#e0a02a', '#7a4a0c', '#f0c04a'], 50)}"/><circle r="88" fill="${canvas.radial(['#fffdf0', ['#f5e5bd', 1, 0.7], ['#c9a566', 1, 1]], 0.42, 0.36, 0.7)}"/>${marks}<path d="${star(60, 0.28, 4)}" fill="${lighten(palette.b, 0.2)}" opacity=".5"/><g transform="rotate(32)"><path d="M0-72L15 0H-15Z" fill="${canvas.linear([lighten(palette.a, 0.3), darken(palette.a, 0.2)], 0)}"/><path d="M0 72L15 0H-15Z" fill="#4a5468"/></g>${canvas.sphere(0, 0, 11, '#f0b83c')}<path d="M-72-40A84 84 0 0 1-20-80" fill="none" stroke="#fff" stroke-width="8" stroke-opacity=".8" stroke-linecap="round"/>`
    );
  },
  map(canvas, palette) {
    return (
      canvas.shadow(110, 98) +
      canvas.group(
        `<path d="M-104-62L-40-82L28-62L104-80V60L28 80L-40 60L-104 80Z" fill="${canvas.linear(['#fff2cf', '#ecca8c', '#c2924a'], 60)}"/><path d="M-40-82V60M28-62V80" stroke="#a97a3a" stroke-opacity=".5" stroke-width="4"/><path d="M-104-62L-40-82V60L-104 80Z" fill="#fff" opacity=".2"/><path d="M-84 44C-70 10-30 30-20-4C-10-36 30-20 40 12" fill="none" stroke="${palette.a}" stroke-width="7" stroke-dasharray="4 14" stroke-linecap="round"/><path d="M48 8L76 36M76 8L48 36" stroke="${palette.a}" stroke-width="12" stroke-linecap="round"/><path d="M-80-26q14-16 28 0q14 12 24-2" fill="none" stroke="${palette.b}" stroke-width="6" stroke-linecap="round"/><path d="M48-44l14 22h-28Z" fill="${mix(palette.c, '#3a7a3a', 0.4)}"/>`,
        0,
        0,
        1,
        -5,
      ) +
      coin(canvas, -78, 78, 22, 0.9, -14) +
      coin(canvas, -44, 92, 17, 0.7, 10) +
      gem(canvas, 86, 78, 22, palette.b, 6)
    );
  },
  swords(canvas, palette) {
    const sword = (turn: number, hilt: string) =>
      `<g transform="rotate(${turn})"><path d="M-10 40C-16-20-12-80 14-122C20-70 18-10 12 40Z" fill="${canvas.linear(['#ffffff', '#c9d3e4', '#77839a'], 10)}"/><path d="M2 36C2-20 6-70 14-110" stroke="#fff" stroke-width="3" fill="none"/><rect x="-34" y="38" width="68" height="13" rx="6" fill="${canvas.linear(['#ffe08a', '#b4700f'], 90)}"/><rect x="-9" y="50" width="18" height="44" rx="7" fill="${hilt}"/>${canvas.sphere(0, 100, 12, '#f0b83c')}</g>`;
    return (
      canvas.shadow(100, 104) +
      canvas.glow(0, 0, 120, palette.c, 0.5) +
      sword(42, palette.a) +
      sword(-42, palette.b) +
      `<circle cy="-4" r="36" fill="${canvas.linear([lighten(palette.a, 0.3), palette.a, darken(palette.a, 0.5)], 60)}" stroke="#ffd86a" stroke-width="6"/>` +
      gem(canvas, 0, -4, 21, palette.c, 8)
    );
  },
  mask(canvas, palette) {
    const half = `<path d="M0-60C40-84 92-70 104-34C108 0 92 34 62 44C36 50 18 30 0 28Z" fill="${canvas.linear([lighten(palette.a, 0.45), palette.a, darken(palette.a, 0.45)], 60)}"/><path d="M0-60C40-84 92-70 104-34C100-52 60-60 0-36Z" fill="#fff" opacity=".28"/><path d="M26-14C40-32 70-32 84-14C68 4 40 6 26-14Z" fill="#120a1c"/><path d="M20-18C40-40 74-40 92-16" fill="none" stroke="#ffd86a" stroke-width="5" stroke-linecap="round"/>${[0, 1, 2, 3].map((index) => canvas.sphere(96 - index * 17, 22 + index * 6, 6, palette.c)).join('')}`;
    const feathers = [-60, -40, -20, 0, 20, 40, 60]
      .map(
        (turn, index) =>
          `<g transform="translate(0 -40) rotate(${turn})"><path d="${petal(84 - Math.abs(turn) * 0.3, 16, 0.6)}" fill="${canvas.linear([lighten(index % 2 ? palette.b : palette.c, 0.4), index % 2 ? palette.b : palette.c, darken(palette.b, 0.3)], 90)}"/></g>`,
      )
      .join('');
    return (
      canvas.shadow(100, 100, 0.4) +
      canvas.group(feathers + mirror(half) + gem(canvas, 0, -40, 20, palette.b, 6), 0, 18)
    );
  },
  trophy(canvas, palette) {
    const gold = canvas.linear(['#fff6cf', '#ffd04a', '#e29a1c', '#94590c', '#ffd767'], 12);
    return (
      canvas.shadow(90, 104) +
      canvas.glow(0, -30, 120, palette.a, 0.5) +
      mirror(`<path d="M54-74C104-84 112-20 46 2L40-14C82-26 84-62 54-56Z" fill="${gold}"/>`) +
      `<path d="M-62-92H62C66-20 40 24 14 34V60H-14V34C-40 24-66-20-62-92Z" fill="${gold}"/><path d="M-44-84C-46-30-30 0-16 16" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/><rect x="-46" y="58" width="92" height="18" rx="5" fill="${gold}"/><rect x="-58" y="74" width="116" height="28" rx="7" fill="${canvas.linear([lighten(palette.b, 0.2), darken(palette.b, 0.55)], 90)}"/><path d="${star(26)}" transform="translate(0 -44)" fill="${palette.a}" stroke="#fff4c8" stroke-width="4"/>`
    );
  },
  clover(canvas, palette) {
    const lobe = `<path d="M0 0C-56-20-58-84-18-88C-6-88 0-78 0-70C0-78 6-88 18-88C58-84 56-20 0 0Z" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.45)], 80)}"/><path d="M0-6V-62" stroke="${darken(palette.a, 0.35)}" stroke-opacity=".6" stroke-width="4"/>`;
    return (
      canvas.shadow(90, 104) +
      `<path d="M4 6C14 40 30 70 50 104" fill="none" stroke="${darken(palette.a, 0.25)}" stroke-width="12" stroke-linecap="round"/>` +
      canvas.group(
        [45, 135, 225, 315].map((turn) => `<g transform="rotate(${turn})">${lobe}</g>`).join(''),
        0,
        -12,
        1.06,
      ) +
      gem(canvas, 0, -12, 20, palette.b, 8)
    );
  },
  horseshoe(canvas, palette) {
    const shape =
      'M-46 90C-84 30-98-24-70-64C-40-108 40-108 70-64C98-24 84 30 46 90L18 76C46 24 58-16 40-42C22-64-22-64-40-42C-58-16-46 24-18 76Z';
    return (
      canvas.shadow(90, 100) +
      canvas.glow(0, -10, 110, palette.a, 0.5) +
      `<path d="${shape}" transform="translate(5 6)" fill="${darken(palette.b, 0.6)}"/><path d="${shape}" fill="${canvas.linear(['#fff3bd', '#ffcb48', '#c97b12', '#7a4a0c'], 40)}"/>${(
        [
          [-62, -20],
          [-52, -54],
          [0, -82],
          [52, -54],
          [62, -20],
          [-54, 20],
          [54, 20],
        ] as const
      )
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#5a3208"/>`)
        .join(
          '',
        )}${gem(canvas, 0, 0, 34, palette.a, 8)}${[-40, 0, 40].map((x, index) => coin(canvas, x, 92 - (index % 2) * 8, 16, 0.85, x)).join('')}`
    );
  },
  diya(canvas, palette) {
    const dots = Array.from({ length: 9 }, (_, index) => {
      const [x, y] = polar(92, Math.PI - ((index + 0.5) * Math.PI) / 9);
      return `<circle cx="${num(x)}" cy="${num(y * 0.56 + 30)}" r="5.5" fill="#fff1b0"/>`;
    }).join('');
    return (
      canvas.shadow(110, 100) +
      canvas.glow(0, -50, 130, '#ffb347', 0.95) +
      canvas.group(flame(canvas, 130, 40), 0, 30, 1, 180) +
      `<path d="M-112 20C-60 40 60 40 112 20C104 74 60 98 0 98C-60 98-104 74-112 20Z" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.55)], 90)}"/><ellipse cy="22" rx="112" ry="20" fill="${canvas.linear(['#fff0b8', '#d9941f'], 90)}"/><ellipse cy="24" rx="92" ry="13" fill="#5a2c0a"/>${dots}${[-50, 0, 50].map((x) => gem(canvas, x, 66 - Math.abs(x) * 0.1, 13, palette.b, 6)).join('')}`
    );
  },
  kolshi(canvas, palette) {
    const water = `<path d="M-38-72C-30-92 30-92 38-72Z" fill="#8fe6ff"/>`;
    return (
      canvas.shadow(100, 104) +
      `<path d="M-38-76H38L30-44C76-30 98 10 90 46C80 88 40 104 0 104C-40 104-80 88-90 46C-98 10-76-30-30-44Z" fill="${canvas.radial([lighten(palette.a, 0.55), [palette.a, 1, 0.45], [darken(palette.a, 0.6), 1, 1]], 0.34, 0.3, 0.85)}"/><rect x="-52" y="-90" width="104" height="20" rx="10" fill="${canvas.linear([lighten(palette.a, 0.5), darken(palette.a, 0.4)], 90)}"/>${water}<g fill="none" stroke="${palette.b}" stroke-width="6"><path d="M-88 26C-40 46 40 46 88 26"/><path d="M-88 48C-40 68 40 68 88 48"/></g>${[-62, -31, 0, 31, 62].map((x) => `<path d="M${x} ${38 - Math.abs(x) * 0.1}l8 10l-8 10l-8-10Z" fill="#fff1cf"/>`).join('')}<path d="M-58-10C-70 10-72 30-66 50" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/>${(
        [
          [-20, -92, 9],
          [8, -98, 12],
          [28, -90, 7],
        ] as const
      )
        .map(([x, y, r]) => coin(canvas, x, y, r + 4, 0.8, x))
        .join('')}`
    );
  },
  umbrella(canvas, palette) {
    const colours = [palette.a, '#fff4e0', palette.b, '#fff4e0', palette.c, palette.a];
    const slices = [-108, -72, -36, 0, 36, 72]
      .map(
        (x, index) =>
          `<path d="M0-96C${x * 0.7}-84 ${x} -40 ${x} 10Q${x + 18} -8 ${x + 36} 10C${x + 36}-40 ${(x + 36) * 0.7}-84 0-96Z" fill="${colours[index] ?? palette.a}"/>`,
      )
      .join('');
    return (
      canvas.shadow(90, 104) +
      canvas.group(
        `<path d="M0-10V84C0 104 32 104 32 84" fill="none" stroke="#8a5a2a" stroke-width="9" stroke-linecap="round"/>${slices}<path d="M-108 10C-106-60-50-96 0-96C50-96 106-60 108 10" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><circle cy="-102" r="8" fill="#ffd86a"/>`,
        0,
        4,
        1,
        -12,
      )
    );
  },
  sweets(canvas, palette) {
    const random = seededRandom(`sweets${canvas.id}`);
    const balls = (
      [
        [-52, 10, 32],
        [0, 2, 36],
        [54, 10, 32],
        [-26, -34, 30],
        [30, -36, 31],
        [2, -70, 28],
      ] as const
    )
      .map(
        ([x, y, r], index) =>
          canvas.sphere(
            x,
            y,
            r,
            index % 3 === 0 ? palette.a : index % 3 === 1 ? '#fff3dc' : palette.b,
          ) +
          `<circle cx="${num(x + random.between(-8, 8))}" cy="${num(y - r * 0.5)}" r="4" fill="#3fae4a"/>`,
      )
      .join('');
    return (
      canvas.shadow(110, 100) +
      balls +
      `<path d="M-112 20C-60 44 60 44 112 20C104 76 60 98 0 98C-60 98-104 76-112 20Z" fill="${canvas.linear(['#ffffff', '#d8e4f2', '#8fa3bf'], 80)}"/><path d="M-108 38C-56 62 56 62 108 38L104 50C56 74-56 74-104 50Z" fill="${palette.c}"/>${[-60, -30, 0, 30, 60].map((x) => `<path d="${star(8, 0.5)}" transform="translate(${x} ${64 - Math.abs(x) * 0.09})" fill="#fff"/>`).join('')}`
    );
  },
  teacup(canvas, palette) {
    return (
      canvas.shadow(110, 100) +
      [-26, 4, 34]
        .map(
          (x, index) =>
            `<path d="M${x}-30C${x - 22}-54 ${x + 20}-72 ${x}-${98 + index * 6}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>`,
        )
        .join('') +
      `<ellipse cy="92" rx="108" ry="17" fill="${canvas.linear(['#fff', '#b8c4d8'], 90)}"/><path d="M76-4C124-14 124 58 62 54" fill="none" stroke="${palette.a}" stroke-width="15"/><path d="M-86-18H86C86 50 56 88 0 88C-56 88-86 50-86-18Z" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.45)], 20)}"/><ellipse cy="-18" rx="86" ry="19" fill="#fff1dc"/><ellipse cy="-16" rx="74" ry="14" fill="#b5651d"/>${[-48, 0, 48].map((x) => `<path d="${petal(26, 8)}" transform="translate(${x} 46) rotate(${x * 0.4})" fill="${palette.b}"/><path d="${petal(26, 8)}" transform="translate(${x} 46) rotate(${x * 0.4 + 60})" fill="${palette.b}"/><path d="${petal(26, 8)}" transform="translate(${x} 46) rotate(${x * 0.4 - 60})" fill="${palette.b}"/>`).join('')}`
    );
  },
  firework(canvas, palette) {
    const burst = (x: number, y: number, radius: number, colour: string) =>
      Array.from({ length: 18 }, (_, index) => {
        const [dx, dy] = polar(radius, (index * TAU) / 18);
        return `<path d="M${num(x + dx * 0.22)} ${num(y + dy * 0.22)}L${num(x + dx * 0.86)} ${num(y + dy * 0.86)}" stroke="${lighten(colour, index % 2 ? 0.5 : 0.1)}" stroke-width="5" stroke-linecap="round"/><circle cx="${num(x + dx)}" cy="${num(y + dy)}" r="5.5" fill="${lighten(colour, 0.5)}"/>`;
      }).join('') + canvas.glow(x, y, radius, colour, 0.6);
    return (
      burst(-50, -38, 64, palette.a) + burst(58, -56, 54, palette.b) + burst(10, 40, 80, palette.c)
    );
  },
  bomb(canvas, palette) {
    return (
      canvas.shadow(90, 104) +
      `<path d="M36-62C52-94 84-92 92-68" fill="none" stroke="#e6cfa0" stroke-width="9" stroke-linecap="round"/>` +
      canvas.glow(94, -66, 44, '#ffb347', 1) +
      `<path d="${star(24, 0.45, 8)}" transform="translate(94 -66)" fill="#fff3a0"/>` +
      canvas.sphere(0, 20, 80, '#343b55') +
      `<rect x="18" y="-74" width="44" height="30" rx="7" transform="rotate(28 40 -60)" fill="#59617c"/><path d="${star(34)}" transform="translate(-2 24)" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a], 90)}"/>`
    );
  },
  crystalball(canvas, palette) {
    return (
      canvas.shadow(90, 104) +
      `<path d="M-70 70H70L84 102H-84Z" fill="${canvas.linear(['#ffe08a', '#b4700f', '#6b3d08'], 90)}"/><ellipse cy="70" rx="66" ry="16" fill="#8a540f"/>` +
      canvas.glow(0, -14, 130, palette.a, 0.8) +
      `<circle cy="-12" r="84" fill="${canvas.radial([lighten(palette.a, 0.7), [palette.a, 1, 0.5], [darken(palette.b, 0.4), 1, 1]], 0.42, 0.36, 0.72)}"/><path d="M-60-2C-30-40 10 20 62-24C50 30 10 46-20 30C-40 20-52 12-60-2Z" fill="${palette.c}" opacity=".5"/><path d="${star(30)}" transform="translate(4 -18)" fill="#fff" opacity=".95"/><path d="M-60-46C-52-66-36-78-16-84" fill="none" stroke="#fff" stroke-width="11" stroke-opacity=".85" stroke-linecap="round"/>`
    );
  },
  gift(canvas, palette) {
    return (
      canvas.shadow(100, 102) +
      `<path d="M-78-16H78V96H-78Z" fill="${canvas.linear([lighten(palette.a, 0.25), palette.a, darken(palette.a, 0.4)], 40)}"/><rect x="-90" y="-40" width="180" height="36" rx="8" fill="${canvas.linear([lighten(palette.a, 0.5), darken(palette.a, 0.15)], 90)}"/><path d="M-16-40H16V96H-16Z" fill="${canvas.linear(['#fff4c8', palette.b, darken(palette.b, 0.3)], 0)}"/>` +
      mirror(
        `<path d="M4-42C20-96 84-104 84-66C84-44 40-38 4-42Z" fill="${canvas.linear([lighten(palette.b, 0.4), palette.b, darken(palette.b, 0.35)], 60)}"/><path d="M20-50C32-74 58-78 62-66C62-56 40-50 20-50Z" fill="${darken(palette.b, 0.5)}"/>`,
      ) +
      canvas.sphere(0, -44, 15, palette.b)
    );
  },
  ring(canvas, palette) {
    return (
      canvas.shadow(80, 104) +
      canvas.glow(0, -60, 100, palette.a, 0.8) +
      `<path d="M0-30A66 66 0 1 1 0 102A66 66 0 1 1 0-30ZM0-10A46 46 0 1 0 0 82A46 46 0 1 0 0-10Z" fill="${canvas.linear(['#fff6cf', '#ffd04a', '#c97b12', '#8a540f', '#ffdf7c'], 40)}" fill-rule="evenodd"/><path d="M-34-26L-16-50H16L34-26L0-14Z" fill="#d98d1c"/>` +
      gem(canvas, 0, -62, 46, palette.a, 8, 1.05) +
      gem(canvas, -42, -30, 15, palette.b, 6) +
      gem(canvas, 42, -30, 15, palette.b, 6)
    );
  },
  wand(canvas, palette) {
    return (
      canvas.glow(40, -50, 110, palette.a, 0.7) +
      canvas.group(
        `<rect x="-9" y="-30" width="18" height="140" rx="8" fill="${canvas.linear(['#3a2a5a', '#120a24'], 0)}"/><rect x="-10" y="84" width="20" height="26" rx="8" fill="#ffd86a"/><rect x="-10" y="-38" width="20" height="20" rx="6" fill="#ffd86a"/>`,
        -24,
        24,
        1,
        40,
      ) +
      `<path d="${star(54, 0.46)}" transform="translate(38 -50) rotate(12)" fill="${canvas.linear(['#fffbe0', palette.a, darken(palette.a, 0.3)], 60)}" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>` +
      (
        [
          [-62, -60, 17],
          [82, 30, 15],
          [-20, -96, 11],
          [92, -104, 10],
          [-86, 6, 9],
        ] as const
      )
        .map(
          ([x, y, r]) => `<path d="${sparkle(r)}" transform="translate(${x} ${y})" fill="#fff"/>`,
        )
        .join('')
    );
  },
} satisfies HeroSet;
