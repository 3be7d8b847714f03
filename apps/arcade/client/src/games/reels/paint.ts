import type { Palette } from './palettes.ts';

const BOX = '-122 -122 244 244';
/** The size in which a symbol is drawn once, whatever its size on the stage. */
const PIXELS = 160;

function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}

/** The colour a share of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((part, index) => part + ((target[index] ?? 0) - part) * share);
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** How bright a colour looks, 0 to 255. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

/** Fills the colours of a title into a drawing: `{a}` by its name, `{{a}|#ffffff|0.3}` as a mixture. */
export function fillColours(drawing: string, palette: Palette): string {
  let [filled, before] = [drawing, ''];
  while (filled !== before) {
    before = filled;
    filled = filled.replaceAll(/\{([^{}]*)\}/g, (_whole, inner: string) => {
      const [from = '', to, share] = inner.split('|');
      return to === undefined ? palette[from as keyof Palette] : mix(from, to, Number(share));
    });
  }
  return filled;
}

function paint(drawing: string, palette: Palette, box: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${fillColours(drawing, palette)}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

/** Paints a drawing in the colours of a title; answers the address of the picture, which lives as long as the page. */
export const paintSymbol = (drawing: string, palette: Palette): string =>
  paint(drawing, palette, `viewBox="${BOX}" width="${PIXELS}" height="${PIXELS}"`);

/** Paints what stands behind the reels. */
export const paintScene = (drawing: string, palette: Palette): string =>
  paint(drawing, palette, 'viewBox="0 0 366 520" width="366" height="520"');
