import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, polar, star, TAU } from '../../drawing/geometry.ts';
import type { HeroSet } from '../hero.ts';
import { flame, mirror } from '../parts.ts';

/** Things that fly, roll and dive. */
export const vehiclesHeroes = {
  ufo(canvas, palette) {
    return (
      `<path d="M-38 22L-84 116H84L38 22Z" fill="${canvas.linear(
        [
          [lighten(palette.b, 0.5), 0.85],
          [palette.b, 0],
        ],
        90,
      )}"/><path d="M-52-18C-50-74 50-74 52-18Z" fill="${canvas.radial(
        [
          ['#ffffff', 0.95],
          ['#b8f0ff', 0.85, 0.5],
          ['#4a9ad0', 0.9, 1],
        ],
        0.4,
        0.3,
        0.8,
      )}"/>` +
      canvas.sphere(0, -30, 17, '#7ee06a') +
      `<circle cx="-6" cy="-32" r="4" fill="#10240a"/><circle cx="7" cy="-32" r="4" fill="#10240a"/><ellipse cy="6" rx="122" ry="34" fill="${canvas.linear([lighten(palette.a, 0.6), palette.a, darken(palette.a, 0.6)], 90)}"/><ellipse cy="-6" rx="84" ry="17" fill="${lighten(palette.a, 0.35)}"/>` +
      [-92, -56, -18, 20, 58, 94]
        .map((x, index) =>
          canvas.sphere(x, 14 - Math.abs(x) * 0.06, 8, index % 2 ? palette.c : '#fff3a0'),
        )
        .join('')
    );
  },
  paperplane(canvas, palette) {
    return (
      `<path d="M-126 84C-84 96-50 66-62 34C-72 12-100 34-84 58" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-dasharray="2 13" stroke-linecap="round"/>` +
      canvas.group(
        `<path d="M118-78L-104-2L-40 28Z" fill="${canvas.linear(['#ffffff', lighten(palette.a, 0.5)], 30)}"/><path d="M118-78L-40 28L-28 92Z" fill="${mix(palette.a, '#10204a', 0.35)}"/><path d="M118-78L-6 42L48 72Z" fill="${canvas.linear([lighten(palette.a, 0.7), palette.a], 60)}"/><path d="M-28 92L-6 42L10 52Z" fill="${darken(palette.a, 0.5)}"/>`,
        4,
        -4,
        0.98,
      )
    );
  },
  parachute(canvas, palette) {
    const colours = [palette.a, '#fff4e0', palette.b, '#fff4e0', palette.a];
    const slices = [-100, -60, -20, 20, 60]
      .map(
        (x, index) =>
          `<path d="M0-112C${x * 0.8}-100 ${x}-60 ${x}-22Q${x + 20}-38 ${x + 40}-22C${x + 40}-60 ${(x + 40) * 0.8}-100 0-112Z" fill="${colours[index] ?? palette.a}"/>`,
      )
      .join('');
    return `${slices}<path d="M-100-22C-98-84-50-112 0-112" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>${[-98, -20, 20, 98].map((x) => `<path d="M${x}-24L${x * 0.16} 58" stroke="#fff" stroke-opacity=".8" stroke-width="2.6"/>`).join('')}<rect x="-38" y="52" width="76" height="58" rx="8" fill="${canvas.linear(['#e8b46a', '#a9713a', '#6b3f17'], 60)}"/><path d="M-38 76H38M0 52V110" stroke="#5a3414" stroke-width="5"/><path d="${star(15)}" transform="translate(0 78)" fill="#ffe08a"/>`;
  },
  astronaut(canvas, palette) {
    return (
      canvas.shadow(80, 106, 0.4) +
      `<path d="M-74 110C-72 66-40 48 0 48C40 48 72 66 74 110Z" fill="${canvas.linear(['#ffffff', '#cfd8e6', '#8a97ad'], 60)}"/><rect x="-28" y="76" width="56" height="30" rx="7" fill="${palette.a}"/>${[-14, 0, 14].map((x, index) => `<circle cx="${x}" cy="91" r="5" fill="${['#ffe066', '#7ee06a', '#5fd6ff'][index] ?? '#fff'}"/>`).join('')}<circle cy="-24" r="86" fill="${canvas.radial(['#ffffff', ['#e6ecf5', 1, 0.6], ['#9aa8bf', 1, 1]], 0.38, 0.32, 0.75)}"/><path d="M-66-30C-66-70-30-80 0-80C30-80 66-70 66-30C66 14 34 30 0 30C-34 30-66 14-66-30Z" fill="${canvas.linear([darken(palette.b, 0.2), darken(palette.b, 0.65)], 60)}"/><path d="M-50-40C-48-60-24-68 0-68C-20-50-26-20-10 20C-40 12-52-10-50-40Z" fill="#fff" opacity=".32"/><path d="${star(17)}" transform="translate(26 -26)" fill="${palette.c}"/>${mirror(`<rect x="80" y="-44" width="18" height="44" rx="9" fill="${palette.a}"/>`)}`
    );
  },
  racecar(canvas, palette) {
    const tyre = (x: number, y: number, w: number, h: number) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="9" fill="${canvas.linear(['#3a4258', '#10141f'], 0)}"/><path d="M${x + 4} ${y + h * 0.3}h${w - 8}M${x + 4} ${y + h * 0.6}h${w - 8}" stroke="#59617c" stroke-width="3"/>`;
    return (
      canvas.shadow(120, 102) +
      canvas.group(
        tyre(-112, 24, 46, 72) +
          tyre(66, 24, 46, 72) +
          tyre(-88, -58, 32, 50) +
          tyre(56, -58, 32, 50) +
          `<rect x="-96" y="-84" width="192" height="18" rx="6" fill="${palette.b}"/><path d="M-26-76H26L40 10L84 30V76L34 98H-34L-84 76V30L-40 10Z" fill="${canvas.linear([lighten(palette.a, 0.45), palette.a, darken(palette.a, 0.45)], 80)}"/><path d="M-20-70H20L24 0H-24Z" fill="#fff" opacity=".2"/><path d="M-26 14C-22-8 22-8 26 14L20 46H-20Z" fill="#10141f"/>${canvas.sphere(0, 22, 17, palette.c)}<path d="M-16 20H16V30H-16Z" fill="#10141f"/><circle cy="74" r="19" fill="#fff"/><path d="${star(12)}" transform="translate(0 74)" fill="${palette.a}"/>`,
        0,
        4,
        0.92,
      )
    );
  },
  train(canvas, palette) {
    return (
      canvas.shadow(110, 106) +
      `<path d="M-92 104L-54 60H54L92 104" fill="none" stroke="#6b4a2a" stroke-width="9"/>${[70, 84, 98].map((y, index) => `<path d="M${-66 - index * 12} ${y}H${66 + index * 12}" stroke="#8a6a3a" stroke-width="7"/>`).join('')}<rect x="-74" y="-84" width="148" height="148" rx="34" fill="${canvas.linear([lighten(palette.a, 0.4), palette.a, darken(palette.a, 0.45)], 80)}"/><rect x="-56" y="-64" width="112" height="56" rx="18" fill="${canvas.linear(['#e2f8ff', '#5aa9d6', '#1d4a7a'], 60)}"/><path d="M-46-56H-10L-34-16H-50Z" fill="#fff" opacity=".5"/><path d="M-74 8H74V30H-74Z" fill="${palette.b}"/>${mirror(canvas.glow(48, 46, 36, '#fff3a0', 0.9) + canvas.sphere(48, 46, 14, '#fff3c0'))}<path d="M-30 36H30V58H-30Z" fill="${darken(palette.a, 0.55)}"/><path d="M-20-96H20V-82H-20Z" fill="${palette.c}"/><path d="${star(13)}" transform="translate(0 19)" fill="#fff"/>`
    );
  },
  submarine(canvas, palette) {
    return (
      canvas.shadow(100, 100, 0.3) +
      canvas.group(
        `<path d="M96 10L132-26V52Z" fill="${palette.b}"/><path d="M-16-58V-84C-16-100 16-100 20-92" fill="none" stroke="${darken(palette.a, 0.2)}" stroke-width="11"/><path d="M-44-40L-34-66H40L50-40Z" fill="${palette.b}"/><path d="M-116 10C-116-34-66-48-4-48C62-48 100-24 108 10C100 46 62 70-4 70C-66 70-116 56-116 10Z" fill="${canvas.radial([lighten(palette.a, 0.6), [palette.a, 1, 0.45], [darken(palette.a, 0.5), 1, 1]], 0.36, 0.26, 0.85)}"/>${(
          [
            [-66, 21],
            [-8, 21],
            [48, 19],
          ] as const
        )
          .map(
            ([x, r]) =>
              `<circle cx="${x}" cy="6" r="${r + 7}" fill="${canvas.linear(['#ffe9a8', '#b4700f'], 60)}"/><circle cx="${x}" cy="6" r="${r - 2}" fill="${canvas.radial(['#eafcff', ['#4ab6e6', 1, 0.6], ['#124a7a', 1, 1]], 0.38, 0.3, 0.8)}"/>`,
          )
          .join(
            '',
          )}<path d="M-90-18C-60-38 0-40 60-30" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/>`,
        0,
        6,
        0.96,
        -5,
      )
    );
  },
  ship(canvas, palette) {
    const sail = (x: number, y: number, w: number, h: number, colour: string) =>
      `<path d="M${x} ${y}C${x + w * 0.6} ${y + h * 0.15} ${x + w} ${y + h * 0.5} ${x + w * 0.9} ${y + h}C${x + w * 0.5} ${y + h * 0.86} ${x + w * 0.2} ${y + h * 0.86} ${x - w * 0.2} ${y + h}C${x - w * 0.05} ${y + h * 0.6} ${x - w * 0.05} ${y + h * 0.3} ${x} ${y}Z" fill="${canvas.linear(['#fffaf0', lighten(colour, 0.4), colour], 40)}"/>`;
    return `<path d="M-2-116V40M-56-80V40M54-84V40" stroke="#5a3414" stroke-width="6"/>${sail(-56, -74, 52, 92, palette.b)}${sail(-2, -110, 66, 132, palette.a)}${sail(54, -78, 46, 92, palette.b)}<path d="M-2-118l34 9l-34 10Z" fill="${palette.c}"/><path d="M-122 26C-60 48 60 48 126 16C116 62 92 88 52 90H-62C-94 88-114 60-122 26Z" fill="${canvas.linear(['#c98d4a', '#8a5020', '#3f1f0a'], 90)}"/><path d="M-112 44C-50 64 60 62 118 36" fill="none" stroke="#ffd86a" stroke-width="6"/>${[-58, -20, 18, 56].map((x) => `<circle cx="${x}" cy="${68 - Math.abs(x) * 0.06}" r="7" fill="#24100a"/>`).join('')}<path d="M-150 92q19-14 38 0t38 0t38 0t38 0t38 0t38 0t38 0V120H-150Z" fill="${canvas.linear([lighten(palette.c, 0.45), mix(palette.c, '#0c4a8a', 0.5)], 90)}" opacity=".9"/>`;
  },
  longboat(canvas, palette) {
    const seats = [-66, -38, -10, 18, 46];
    const hull = canvas.linear([lighten(palette.b, 0.15), '#7a4218', '#341a0a'], 90);
    const shirt = canvas.linear([lighten(palette.a, 0.4), darken(palette.a, 0.25)], 70);
    const person = (x: number, colour: string): string =>
      `<path d="M${x - 15} 40C${x - 15} 2 ${x + 15} 2 ${x + 15} 40Z" fill="${colour}"/>${canvas.sphere(x + 3, 0, 13, '#8a5630')}`;
    const rower = (x: number): string =>
      `${person(x, shirt)}<path d="M${x - 10}-3q13-17 26 0Z" fill="${palette.d ?? palette.c}"/>`;
    const oar = (x: number): string =>
      `<path d="M${x + 6} 24L${x - 18} 76" stroke="#ffe9b8" stroke-width="5" stroke-linecap="round"/><path d="M${x - 14} 62l-14 26l13 6l11-26Z" fill="${palette.d ?? palette.c}"/>`;
    const flag = `<path d="M-122-70L-100 30" stroke="#5a3414" stroke-width="6" stroke-linecap="round"/><path d="M-122-70C-100-84-88-62-66-74L-72-38C-92-30-100-48-116-42Z" fill="${palette.a}"/>`;
    const drum = `<path d="M92 8h26v26H92Z" fill="${canvas.linear(['#e8584a', '#8a1a20'], 0)}"/><ellipse cx="105" cy="8" rx="13" ry="5" fill="#fff2d0"/>`;
    const boat = `<path d="M-146-14C-122 24-88 32-60 32H84C112 32 134 8 146-34C152 16 130 66 86 70H-74C-116 66-142 30-146-14Z" fill="${hull}"/><path d="M-132 16C-106 42-84 46-60 46H84C108 44 128 30 139 4" fill="none" stroke="${palette.d ?? '#ffd86a'}" stroke-width="6"/><circle cx="124" cy="22" r="6" fill="#fff"/><circle cx="125" cy="22" r="3" fill="#14202c"/>`;
    const crew = seats.map((x) => rower(x)).join('') + person(78, '#fff6e0');
    const water = `<path d="M-190 66q19-14 38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0V120H-190Z" fill="${canvas.linear([lighten(palette.bg[0], 0.4), [palette.bg[1], 0]], 90)}"/>`;
    const oars = seats.map((x) => oar(x)).join('');
    return (
      canvas.group(flag + crew + drum + boat, 0, -14, 0.84, -5) +
      water +
      canvas.group(oars, 0, -14, 0.84, -5)
    );
  },
  bird(canvas, palette) {
    const wing = (turn: number, colour: string) =>
      Array.from(
        { length: 6 },
        (_, index) =>
          `<path d="M0 0C-12-30-8-70 ${8 - index * 2}-${108 - index * 10}C26-66 22-26 12 0Z" transform="rotate(${turn + index * 15})" fill="${canvas.linear([lighten(colour, 0.6), colour, darken(colour, 0.3)], 90)}"/>`,
      ).join('');
    return (
      canvas.glow(0, 0, 120, palette.c, 0.4) +
      canvas.group(wing(-96, palette.b), 10, 4) +
      `<path d="M60 34C92 40 118 62 128 88C96 86 66 72 48 52Z" fill="${palette.b}"/><path d="M-96-16C-72-46-34-40-6-22C30 0 66 16 84 46C50 66-8 62-38 34C-56 18-72-4-96-16Z" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.35)], 70)}"/><path d="M-84-30L-124-16L-84-8Z" fill="#ffb02e"/><circle cx="-66" cy="-24" r="7" fill="#0b1020"/><circle cx="-68" cy="-27" r="2.6" fill="#fff"/>` +
      canvas.group(wing(-20, palette.a), 2, 12)
    );
  },
  truck(canvas, palette) {
    const wheel = (x: number) =>
      `<circle cx="${x}" cy="78" r="27" fill="#14182a"/><circle cx="${x}" cy="78" r="14" fill="#cfd6e6"/><circle cx="${x}" cy="78" r="5" fill="${palette.b}"/>`;
    const petals = (x: number, y: number) =>
      Array.from({ length: 8 }, (_, index) => {
        const [dx, dy] = polar(13, (index * TAU) / 8);
        return `<circle cx="${num(x + dx)}" cy="${num(y + dy)}" r="7" fill="${index % 2 ? palette.c : '#fff4e0'}"/>`;
      }).join('') + `<circle cx="${x}" cy="${y}" r="8" fill="#ffd34d"/>`;
    return (
      canvas.shadow(118, 104) +
      `<rect x="-114" y="-66" width="148" height="128" rx="10" fill="${canvas.linear([lighten(palette.a, 0.35), palette.a, darken(palette.a, 0.4)], 80)}"/><rect x="-104" y="-56" width="128" height="90" rx="8" fill="none" stroke="#ffd86a" stroke-width="5"/>${petals(-70, -10)}${petals(-8, -10)}<path d="M-114-66C-90-92 10-92 34-66Z" fill="${palette.b}"/><path d="M34-26H82C104-22 116 10 116 34V62H34Z" fill="${canvas.linear([lighten(palette.b, 0.35), palette.b, darken(palette.b, 0.4)], 80)}"/><path d="M50-14H80C92-8 100 8 102 24H50Z" fill="#cdf0ff"/><rect x="-118" y="52" width="236" height="16" rx="6" fill="#2a3148"/><circle cx="110" cy="46" r="8" fill="#fff3a0"/>` +
      wheel(-70) +
      wheel(70)
    );
  },
  arrow(canvas, palette) {
    return (
      canvas.glow(40, -40, 110, palette.a, 0.8) +
      canvas.group(
        flame(canvas, 110, 30, ['#ffffff', lighten(palette.b, 0.4), palette.b, palette.b]),
        0,
        40,
        1,
        0,
      ) +
      canvas.group(
        `<path d="M0-120L62-32H26V60H-26V-32H-62Z" fill="${canvas.linear([lighten(palette.a, 0.7), palette.a, darken(palette.a, 0.4)], 90)}" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><path d="M0-120L62-32H26V60H0Z" fill="#000" opacity=".16"/>`,
        0,
        8,
        0.9,
        38,
      )
    );
  },
} satisfies HeroSet;
