import { football } from './football.ts';
import { num, star } from '../../drawing/geometry.ts';
import { lighten, darken } from '../../drawing/colour.ts';
import type { HeroSet } from '../hero.ts';

/** Sport and esports. Each is drawn around the origin, roughly inside a box of 200 by 200, lit from the upper left. */
export const sportHeroes = {
  football,
  cricket(canvas, palette) {
    const bat = `<rect x="-7" y="-128" width="14" height="62" rx="7" fill="${canvas.linear(['#2a3148', '#0f1322'], 0)}"/>${[-118, -106, -94, -82].map((y) => `<path d="M-7 ${y}L7 ${y - 5}" stroke="${palette.b}" stroke-width="3"/>`).join('')}<path d="M-8-70H8C14-62 24-58 24-46V86C24 102-24 102-24 86V-46C-24-58-14-62-8-70Z" fill="${canvas.linear(['#ffeec2', '#eec27c', '#b9803a', '#8a5a22'], 0)}"/><path d="M-2-56V94" stroke="#a9713080" stroke-width="3"/><path d="M-24-20H24V14H-24Z" fill="${palette.a}"/><path d="${star(11)}" transform="translate(0 -3)" fill="#fff"/>`;
    const stump = (x: number) =>
      `<rect x="${x - 5}" y="-62" width="10" height="158" rx="5" fill="${canvas.linear(['#ffe6b0', '#d09a4c', '#7e5320'], 0)}"/>`;
    let ball = canvas.sphere(0, 0, 42, '#c4182f');
    ball += `<path d="M-16-38C6-16 6 16-16 38M-6-41C18-18 18 18-6 41" stroke="#ffe9d6" stroke-width="2.6" fill="none"/>`;
    for (let i = -5; i <= 5; i++) {
      const y = i * 6.6,
        x = 5 - i * i * 0.68;
      ball += `<path d="M${num(x - 5)} ${y}L${num(x + 9)} ${y}" stroke="#ffe9d6" stroke-width="2"/>`;
    }
    return (
      canvas.shadow(110, 98) +
      stump(-40) +
      stump(-16) +
      stump(8) +
      `<rect x="-46" y="-70" width="30" height="8" rx="4" fill="#f2cf8e"/><rect x="-16" y="-72" width="30" height="8" rx="4" fill="#f2cf8e"/>` +
      canvas.group(bat, 44, 6, 0.96, 24) +
      canvas.glow(-52, 50, 66, palette.a, 0.5) +
      canvas.group(ball, -54, 52, 1)
    );
  },
  shield(canvas, palette) {
    const d = 'M0-108C40-88 70-84 96-84C98-10 78 64 0 108C-78 64-98-10-96-84C-70-84-40-88 0-108Z';
    return (
      canvas.shadow(90, 112) +
      `<path d="${d}" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.6)], 70)}"/><path d="${d}" transform="scale(.88)" fill="${canvas.linear(['#20263c', '#0a0d18'], 80)}"/><path d="${d}" transform="scale(.8)" fill="none" stroke="${palette.b}" stroke-width="3"/><path d="M-52-38L0 26L52-38L40 34L16 20L0 62L-16 20L-40 34Z" fill="${canvas.linear([lighten(palette.a, 0.5), palette.a, palette.b], 90)}"/><path d="M-52-38L0 26L0 62L-16 20L-40 34Z" fill="#fff" opacity=".18"/><path d="M0-76L12-50L0-26L-12-50Z" fill="${lighten(palette.b, 0.4)}"/>`
    );
  },
  pad(canvas, palette) {
    return (
      canvas.shadow(110, 92) +
      canvas.group(
        `<path d="M-66-52C-40-60 40-60 66-52C98-46 118 34 108 66C100 88 72 84 54 54L44 40H-44L-54 54C-72 84-100 88-108 66C-118 34-98-46-66-52Z" fill="${canvas.linear([lighten(palette.a, 0.45), palette.a, darken(palette.a, 0.55)], 80)}"/><path d="M-66-52C-40-60 40-60 66-52C72-50 78-44 84-36C40-46-40-46-84-36C-78-44-72-50-66-52Z" fill="#fff" opacity=".4"/><path d="M-66-22H-52V-8H-38V6H-52V20H-66V6H-80V-8H-66Z" fill="#10152a"/>${(
          [
            [58, -26, palette.b],
            [78, -6, palette.c],
            [38, -6, '#ffd34d'],
            [58, 14, '#4de08a'],
          ] as const
        )
          .map(([x, y, cc]) => canvas.sphere(x, y, 9.5, cc))
          .join(
            '',
          )}${[-22, 22].map((x) => `<circle cx="${x}" cy="28" r="17" fill="#10152a"/><circle cx="${x}" cy="26" r="12" fill="${canvas.linear(['#4a5474', '#161b30'], 70)}"/>`).join('')}<rect x="-14" y="-32" width="28" height="12" rx="6" fill="${palette.b}"/>`,
        0,
        6,
        1.02,
        -10,
      )
    );
  },
  racket(canvas, palette) {
    return (
      canvas.shadow(90, 100) +
      canvas.group(
        `<rect x="-8" y="30" width="16" height="92" rx="8" fill="${canvas.linear(['#2a3148', '#0c101e'], 0)}"/><ellipse cy="-34" rx="54" ry="68" fill="#ffffff10" stroke="${canvas.linear([lighten(palette.a, 0.5), palette.a, darken(palette.a, 0.5)], 60)}" stroke-width="11"/>${[-36, -24, -12, 0, 12, 24, 36].map((x) => `<path d="M${x} ${-34 - Math.sqrt(1 - (x / 50) ** 2) * 62}V${-34 + Math.sqrt(1 - (x / 50) ** 2) * 62}" stroke="#e9eefb" stroke-opacity=".7" stroke-width="1.6"/>`).join('')}${[-50, -38, -26, -14, -2, 10].map((y) => `<path d="M${-Math.sqrt(1 - ((y + 34) / 64) ** 2) * 49 || -40} ${y - 6}H${Math.sqrt(1 - ((y + 34) / 64) ** 2) * 49 || 40}" stroke="#e9eefb" stroke-opacity=".7" stroke-width="1.6"/>`).join('')}`,
        14,
        0,
        0.95,
        28,
      ) +
      canvas.sphere(-50, 40, 36, '#c9ee3a') +
      `<path d="M-78 22C-58 28-48 54-58 74M-24 16C-40 28-40 50-20 62" stroke="#fff" stroke-width="3.4" fill="none"/>`
    );
  },
  rooster(canvas, palette) {
    const q = (x: number, y: number, r: number, a: number, col: string) =>
      `<path d="M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z" transform="translate(${x} ${y}) rotate(${a})" fill="${canvas.linear([lighten(col, 0.3), col, darken(col, 0.25)], 50)}"/>`;
    let svg = canvas.shadow(110, 104);
    (
      [
        [92, palette.b],
        [76, palette.c],
        [60, palette.a],
        [44, '#ffd34d'],
        [28, palette.b],
      ] as const
    ).forEach(([r, col]) => {
      svg += q(36, 26, r * 1.12, 180, col);
    });
    svg += `<path d="M-66 6A66 66 0 0 0 66 6Z" transform="translate(0 22)" fill="${canvas.linear([lighten(palette.a, 0.35), palette.a, darken(palette.a, 0.4)], 80)}"/>`;
    return canvas.group(
      svg +
        `<path d="M-66 28C-66-10-78-44-58-76C-44-92-20-84-18-62C-14-34-6-4 22 28Z" fill="${canvas.linear([lighten(palette.a, 0.45), palette.a, darken(palette.a, 0.25)], 80)}"/>${(
          [
            [-66, -92, 13],
            [-46, -102, 15],
            [-26, -92, 12],
          ] as const
        )
          .map(
            ([x, y, r]) =>
              `<circle cx="${x}" cy="${y}" r="${r}" fill="${canvas.linear(['#ff8a7a', '#e5283d'], 80)}"/>`,
          )
          .join(
            '',
          )}<path d="M-70-66L-104-54L-68-46Z" fill="#ffc23d"/><path d="M-66-44C-72-26-54-22-54-42Z" fill="#e5283d"/><circle cx="-48" cy="-64" r="10" fill="#fff"/><circle cx="-50" cy="-64" r="5" fill="#0c1022"/><path d="M-20 88V110M20 88V110" stroke="#ffb02e" stroke-width="9" stroke-linecap="round"/><path d="M-14 34A34 34 0 0 0 52 34Z" fill="${canvas.linear([lighten(palette.c, 0.4), palette.c, darken(palette.c, 0.3)], 80)}"/><path d="M0 38A22 22 0 0 0 40 38Z" fill="#fff" opacity=".35"/>`,
      8,
      -6,
      0.92,
    );
  },
} satisfies HeroSet;
