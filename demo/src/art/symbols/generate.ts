// Writes the drawings of the arcade's reels, one file a set, and of the large things in the water of its fishing titles,
// one file each, with the colours of the title left open.
import { readFileSync, writeFileSync } from 'node:fs';
import { heroNamed } from '../covers/cover.ts';
import { Canvas, type Palette } from '../drawing/canvas.ts';
import { loadFonts } from '../drawing/lettering.ts';
import { pieces } from './pieces.ts';

const games = new URL('../../../../apps/arcade/client/src/games/', import.meta.url);
const reels = new URL('reels/art/', games);
const water = new URL('fishing/art/', games);

/** The colours of a title by name; the frame fills them in. */
const OPEN: Palette = {
  bg: ['{bg0}', '{bg1}', '{bg2}'],
  glow: '{glow}',
  a: '{a}',
  b: '{b}',
  c: '{c}',
  d: '{d}',
};

/** Coordinates with one decimal are exact enough for a picture of 60 pixels. */
const shorten = (svg: string): string =>
  svg.replaceAll(/-?\d+\.\d{2,}/g, (number) =>
    Math.abs(Number(number)) < 2
      ? String(Number(Number(number).toFixed(2)))
      : Number(number).toFixed(1),
  );

/** The drawing of one symbol as the inner of an SVG whose box is -122 -122 244 244. */
function drawSymbol(name: string): string {
  const [kind = '', words = ''] = name.split(':');
  const draw = pieces[kind] ?? heroNamed(kind);
  const canvas = new Canvas('g', 244, 244);
  const drawn = draw(canvas, OPEN, words === '' ? [] : words.split(','));
  const [, inner = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(canvas.toSvg(drawn)) ?? [];
  return shorten(inner);
}

const readNames = <Names>(file: URL): Names => JSON.parse(readFileSync(file, 'utf8')) as Names;

/** The scenes behind the reels of a set, which no code here draws: they stay as they are. */
const scenesIn = (file: URL): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readNames<Record<string, string>>(file)).filter(([name]) =>
      name.startsWith('scene'),
    ),
  );

function write(file: URL, drawings: Record<string, string>): void {
  writeFileSync(file, `${JSON.stringify(drawings, undefined, 2)}\n`);
  console.log(file.pathname.split('/').slice(-3).join('/'), JSON.stringify(drawings).length);
}

await loadFonts();
const sets = readNames<Record<string, string[]>>(new URL('sets.json', reels));
for (const [set, names] of Object.entries(sets)) {
  const file = new URL(`${set}.json`, reels);
  const symbols = Object.fromEntries(names.map((name) => [name, drawSymbol(name)]));
  write(file, { ...symbols, ...scenesIn(file) });
}
for (const motif of readNames<string[]>(new URL('motifs.json', water)))
  write(new URL(`${motif.replace(':', '-')}.json`, water), { drawing: drawSymbol(motif) });
