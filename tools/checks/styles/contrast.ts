import type { Check, Finding, SourceFile } from '../check.ts';
import { readThemes } from './theme-css.ts';
import type { Theme } from './theme-css.ts';

/** A pair of tokens that need contrast: WCAG 2.2 asks for 4.5 for text and 3 for the outline of a control. */
interface Pair {
  ink: string;
  ground: string;
  least: number;
}

const pairs: Pair[] = [
  { ink: '--text', ground: '--bg', least: 4.5 },
  { ink: '--text-2', ground: '--bg', least: 4.5 },
  { ink: '--text-3', ground: '--surface-2', least: 4.5 },
  { ink: '--accent-text', ground: '--surface-2', least: 4.5 },
  { ink: '--on-accent', ground: '--accent', least: 4.5 },
  { ink: '--danger', ground: '--surface-1', least: 4.5 },
  { ink: '--field-line', ground: '--surface-1', least: 3 },
];

const tokensPath = 'apps/web/src/ui/tokens.css';
const brandTheme = /^packages\/site\/[^/]+\/theme\.css$/;

/** In every theme of every brand, seven pairs of colours have enough contrast to be read. */
export const contrastCheck: Check = {
  name: 'contrast',
  title: 'Every theme of every brand has enough contrast',
  run: (files) => {
    const tokens = files.find((file) => file.path === tokensPath);
    const brands = files.filter((file) => brandTheme.test(file.path));
    if (tokens === undefined) return [];
    return brands.flatMap((brand) => findingsOf(tokens, brand));
  },
};

function findingsOf(tokens: SourceFile, brand: SourceFile): Finding[] {
  const themes = readThemes([tokens.text, brand.text]);
  return themes.flatMap((theme) =>
    pairs.flatMap((pair) => {
      const ratio = ratioOf(theme, pair);
      if (ratio !== undefined && ratio >= pair.least) return [];
      const said =
        ratio === undefined
          ? 'cannot be computed: give both as hex colours, or as var() of one'
          : `is ${ratio.toFixed(2)}, at least ${pair.least} is needed: change one of the two`;
      return [
        {
          path: brand.path,
          line: 1,
          message: `${theme.name}: contrast of ${pair.ink} on ${pair.ground} ${said}`,
        },
      ];
    }),
  );
}

function ratioOf(theme: Theme, pair: Pair): number | undefined {
  const ink = colourOf(theme, pair.ink);
  const ground = colourOf(theme, pair.ground);
  return ink === undefined || ground === undefined ? undefined : contrastRatio(ink, ground);
}

/** The contrast of two `#rrggbb` colours by WCAG 2.2, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function colourOf(theme: Theme, token: string, depth = 0): string | undefined {
  const value = theme.values.get(token)?.trim();
  if (value === undefined || depth > 8) return undefined;
  const link = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (link !== undefined) return colourOf(theme, link, depth + 1);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}
