import type { Check, Finding, SourceFile } from '../check.ts';
import { findAll } from '../check.ts';
import { isTest } from '../source-files.ts';

const styleRoot = 'apps/web/src/';
const themeFiles = new Set(['apps/web/src/ui/tokens.css']);
const mend = 'use a token of apps/web/src/ui/tokens.css';

/** Styles use tokens: no raw colour, pixel font size, z-index number or left-right property outside the theme. */
export const tokensCheck: Check = {
  name: 'tokens',
  title: 'Styles read design tokens',
  run: (files) => files.filter(isStyled).flatMap(findingsOf),
};

function isStyled(file: SourceFile): boolean {
  if (!file.path.startsWith(styleRoot) || themeFiles.has(file.path) || isTest(file.path))
    return false;
  return /\.(css|tsx)$/.test(file.path);
}

function findingsOf(file: SourceFile): Finding[] {
  const bare = { path: file.path, text: withoutComments(file.text) };
  if (!file.path.endsWith('.css')) return componentFindings(bare);
  return [...cssFindings(bare), ...lengthFindings(bare, file.text.split('\n'))];
}

/**
 * Raw lengths of spacing and corners, save hairlines up to 2 px and what is measured in letters; a line that ends with
 * `own length: <reason>` in a comment keeps its own.
 */
function lengthFindings(bare: SourceFile, lines: readonly string[]): Finding[] {
  return findAll(bare, spacing, ([, property, value = '']) => {
    const raw = value.match(/(?<![\w.-])-?\d*\.?\d+(?:rem|px)\b/g) ?? [];
    const length = raw.find((text) => !isHairline(text));
    return length === undefined
      ? undefined
      : `raw length ${length} of ${property}: use a step of the scale (--s-*, --r-*) of apps/web/src/ui/tokens.css, or say why not in a comment on its line: own length: <reason>`;
  }).filter(({ line }) => !/own length: \w/.test(lines[line - 1] ?? ''));
}

const spacing =
  /(?<=[{;]\s*)((?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap|inset(?:-[a-z-]+)?|border(?:-[a-z-]+)?-radius)\s*:([^;{}]*)/g;

function isHairline(length: string): boolean {
  const pixels = Math.abs(Number.parseFloat(length));
  return pixels === 0 || (length.endsWith('px') && pixels <= 2);
}

function cssFindings(file: SourceFile): Finding[] {
  return [
    ...findAll(
      file,
      /#[0-9a-f]{3,8}\b(?=[^{}]*[;}])/gi,
      (match) => `raw colour ${match[0]}: ${mend}`,
    ),
    ...findAll(file, /\b(rgb|hsl)a?\(\s*[\d.]/gi, (match) => `raw colour ${match[0]}…: ${mend}`),
    ...findAll(file, namedColour, (match) => `raw colour ${match[2] ?? ''}: ${mend}`),
    ...findAll(file, /\bfont(?:-size)?\s*:[^;{}]*?\b\d*\.?\d+px/g, () => {
      return 'font size in pixels: use a --t-* token, so that the reader’s own text size counts';
    }),
    ...findAll(file, /\bz-index\s*:\s*-?(?:[4-9]|\d{2,})\b/g, () => {
      return 'z-index as a number: use a --z-* token (up to 3 inside a stacking context of its own is fine)';
    }),
    ...findAll(file, physicalProperty, (match) => {
      return `${match[1] ?? ''} is physical: use its logical twin (inline-start, inline-end, inset-inline, text-align: start)`;
    }),
  ];
}

const namedColour =
  /(:[^;{}]*?[\s,(:])(white|black|red|green|blue|yellow|orange|gray|grey|pink|purple|silver|gold)(?=[\s;,)}])/g;

const physicalProperty =
  /(?<![-\w])((?:margin|padding|border)-(?:left|right)(?:-\w+)?|(?<=[;{]\s*)(?:left|right)(?=\s*:)|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)/g;

function componentFindings(file: SourceFile): Finding[] {
  return [
    ...findAll(file, /(['"`])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\1/gi, (match) => {
      return `raw colour ${match[0]}: ${mend}, in the component's stylesheet`;
    }),
    ...findAll(file, /\b(?:fontSize|zIndex)\s*:\s*['"`\d]/g, () => {
      return `font size or z-index in a component: ${mend}, in the component's stylesheet`;
    }),
  ];
}

/**
 * Blanks out comments, masks (their colour is never seen) and `url(...)` (its names may look like colours). Line
 * numbers stay the same.
 */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/url\([^)]*\)/g, blank)
    .replace(/(?<![-\w])(?:-webkit-)?mask(?:-image)?\s*:[^;}]*/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
