import { mix } from '../reels/paint.ts';
import type { Palette } from '../reels/palettes.ts';

/** How a fish looks: its colours, how high its back and how low its belly is, and what marks it. */
interface Look {
  back: string;
  belly: string;
  fin: string;
  /** The colour of the title that its fins take on. */
  tint: 'a' | 'b' | 'c' | 'd';
  top: number;
  low: number;
  mark?: 'bars' | 'dots' | 'whiskers';
}

const LOOKS: Readonly<Record<string, Look>> = {
  shoal: { back: '#7fa6b8', belly: '#eef7f5', fin: '#d9c25a', tint: 'd', top: 0.78, low: 0.74 },
  puti: { back: '#b9c6d4', belly: '#f4f7fa', fin: '#e0885a', tint: 'b', top: 0.92, low: 0.96 },
  koi: {
    back: '#7f8a4a',
    belly: '#d8d79a',
    fin: '#6a6f3a',
    tint: 'c',
    top: 0.86,
    low: 0.96,
    mark: 'bars',
  },
  tengra: {
    back: '#a8743c',
    belly: '#f3dfbb',
    fin: '#87572a',
    tint: 'a',
    top: 0.74,
    low: 0.72,
    mark: 'whiskers',
  },
  ilish: { back: '#5f8fc0', belly: '#f2f8ff', fin: '#8fa9c4', tint: 'a', top: 1.08, low: 1.04 },
  rui: { back: '#d98a3a', belly: '#ffe9b0', fin: '#e0542c', tint: 'b', top: 1, low: 0.98 },
  boal: {
    back: '#8794a8',
    belly: '#e8edf4',
    fin: '#5a6678',
    tint: 'c',
    top: 0.94,
    low: 0.78,
    mark: 'dots',
  },
};

const TAIL = 'M72 0C94-14 112-46 134-54C124-22 124 20 138 52C112 42 92 16 72 0Z';
const RAYS = 'M84-3L124-38M87-1L124-13M90 1L124 12M93 3L124 37';

/** A shade from top to bottom. */
function shade(id: string, colours: readonly string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0.5" y1="0" x2="0.5" y2="1">${stops.join('')}</linearGradient>`;
}

/** A point of the upper or the lower line of a fish. */
const place = (x: number, y: number) => `${x} ${y.toFixed(1)}`;

function bodyOf({ top: t, low: l }: Look): string {
  return `M-98 4C${place(-74, -42 * t)} ${place(-14, -56 * t)} ${place(40, -26 * t)}C${place(60, -13 * t)} 74-6 84 0C${place(70, 12 * l)} ${place(52, 27 * l)} ${place(30, 34 * l)}C${place(-20, 54 * l)} ${place(-72, 45 * l)} -98 4Z`;
}

function finsOf({ top: t, low: l }: Look): string {
  return `M${place(-20, -47 * t)}C${place(4, -85 * t)} ${place(42, -90 * t)} ${place(66, -62 * t)}C${place(54, -50 * t)} ${place(48, -39 * t)} ${place(44, -24 * t)}ZM${place(-14, 43 * l)}C${place(-2, 65 * l)} ${place(18, 75 * l)} ${place(36, 71 * l)}C${place(34, 58 * l)} ${place(30, 45 * l)} ${place(24, 35 * l)}Z`;
}

function markOf({ mark, back }: Look): string {
  const dark = mix(back, '#05070c', 0.6);
  if (mark === 'bars')
    return `<path d="M-34-60V60M-8-60V60M18-60V60M44-60V60M66-60V60" stroke="${dark}" stroke-opacity=".45" stroke-width="10"/>`;
  if (mark === 'dots')
    return [-44, -24, -4, 16, 36]
      .map((x) => `<circle cx="${x}" cy="10" r="6" fill="${dark}" opacity=".8"/>`)
      .join('');
  return '';
}

function whiskersOf({ mark, back }: Look): string {
  if (mark !== 'whiskers' && mark !== 'dots') return '';
  return `<path d="M-94 10C-108 20-112 36-102 50M-90 13C-94 28-92 42-82 54" fill="none" stroke="${mix(back, '#05070c', 0.35)}" stroke-width="3.5" stroke-linecap="round"/>`;
}

/** A fish that swims to the left, as an SVG; its fins take on a colour of the title. Unknown keys have no look. */
export function drawFish(key: string, palette: Palette): string {
  const look = LOOKS[key];
  if (look === undefined) throw new RangeError(`drawFish: no fish is called ${key}`);
  const { belly } = look;
  const back = mix(look.back, palette.bg1, 0.12);
  const fin = mix(look.fin, palette[look.tint], 0.42);
  const body = bodyOf(look);
  const dark = mix(back, '#05070c', 0.55);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-116 -84 258 168" width="258" height="168"><defs>${shade('f', [mix(fin, '#ffffff', 0.35), fin, mix(fin, '#05070c', 0.4)])}${shade('b', [mix(back, '#05070c', 0.28), back, mix(back, belly, 0.45), belly, '#ffffff'])}<clipPath id="c"><path d="${body}"/></clipPath><pattern id="s" width="28" height="12" patternUnits="userSpaceOnUse"><path d="M4-6a8 8 0 0 1 0 12M4 6a8 8 0 0 1 0 12M18 0a8 8 0 0 1 0 12" fill="none" stroke="#ffffff" stroke-opacity=".3" stroke-width="2"/></pattern></defs><path d="${TAIL}${finsOf(look)}" fill="url(#f)"/><path d="${RAYS}" stroke="#ffffff" stroke-opacity=".25" stroke-width="1.8"/><path d="${body}" fill="url(#b)"/><g clip-path="url(#c)"><rect x="-46" y="-80" width="140" height="160" fill="url(#s)"/>${markOf(look)}<path d="M-98-30C-40-66 44-50 90-8L60-2C20-35-40-40-98 0Z" fill="#ffffff" opacity=".2"/></g><path d="M-54-28C-38-14-38 18-52 34" fill="none" stroke="${dark}" stroke-width="3.5" stroke-opacity=".55"/><path d="M-28 8C-8 4 12 14 16 32C-6 36-24 26-28 8Z" fill="url(#f)"/>${whiskersOf(look)}<circle cx="-71" cy="-9" r="10.5" fill="#fffbe6"/><circle cx="-73" cy="-9" r="6.5" fill="#0b1020"/><circle cx="-75.5" cy="-12" r="2.4" fill="#ffffff"/><path d="M-96 8C-88 14-82 15-76 13" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round"/></svg>`;
}

/** The address of a drawing as a picture; it lives as long as the page. */
export const pictureOf = (drawing: string): string =>
  URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
