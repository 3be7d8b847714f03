// Text becomes outlines: HarfBuzz shapes it, so Bengali conjuncts are right and no font is
// needed when the picture is shown.
import { readFileSync } from 'node:fs';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import { fontFiles, type FontFile, type FontName } from './fonts.ts';
import { num, type Point } from './geometry.ts';

/** One absolute path command and its coordinates. */
type Command = readonly [letter: string, values: readonly number[]];

/** The outline of a shaped text in font units, y downwards, with its bounding box. */
export interface Outline {
  readonly commands: readonly Command[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly unitsPerEm: number;
}

interface LoadedFont {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly track: number;
}
const loaded = new Map<string, LoadedFont>();
const fontFolder = new URL('../../../fonts/', import.meta.url);

async function loadFont(file: FontFile): Promise<LoadedFont> {
  const bytes = await wawoff2.decompress(readFileSync(new URL(file.file, fontFolder)));
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  if (file.weight !== undefined) font.setVariations([new Variation('wght', file.weight)]);
  return { font, unitsPerEm: face.upem, track: file.track ?? 0 };
}

/** Reads every lettering face once; must be awaited before any other function here is called. */
export async function loadFonts(): Promise<void> {
  for (const [name, file] of Object.entries(fontFiles))
    if (!loaded.has(name)) loaded.set(name, await loadFont(file));
}

function parsePath(path: string): Command[] {
  const commands: Command[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g))
    commands.push([
      letter,
      rest.trim()
        ? rest
            .trim()
            .split(/[ ,]+|(?<=\d)(?=-)/)
            .map(Number)
        : [],
    ]);
  return commands;
}

const mapPoints = (values: readonly number[], move: (x: number, y: number) => Point): number[] => {
  const moved: number[] = [];
  for (let index = 0; index < values.length; index += 2)
    moved.push(...move(values[index] ?? 0, values[index + 1] ?? 0));
  return moved;
};

function glyphCommands({ font, unitsPerEm, track }: LoadedFont, text: string): Command[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  const commands: Command[] = [];
  let pen = 0;
  buffer.getGlyphInfos().forEach((glyph, index) => {
    const place = places[index];
    if (!place) throw new Error(`no position for glyph ${index} of "${text}"`);
    if (glyph.codepoint === 0) throw new Error(`the font lacks a letter of "${text}"`);
    const start = pen;
    for (const [letter, values] of parsePath(font.glyphToPath(glyph.codepoint)))
      commands.push([
        letter,
        mapPoints(values, (x, y) => [x + start + place.xOffset, -(y + place.yOffset)]),
      ]);
    pen += place.xAdvance + track * unitsPerEm;
  });
  return commands;
}

/** The outline of a text; throws an Error when the face is not loaded or lacks a letter's shape. */
export function outline(text: string, name: FontName): Outline {
  const face = loaded.get(name);
  if (!face) throw new Error(`font ${name} is not loaded: await loadFonts() first`);
  const commands = glyphCommands(face, text);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, values] of commands)
    mapPoints(values, (x, y) => {
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      return [x, y];
    });
  if (left === Infinity) throw new Error(`font ${name} draws nothing for "${text}"`);
  return {
    commands,
    left,
    top,
    width: right - left,
    height: bottom - top,
    unitsPerEm: face.unitsPerEm,
  };
}

/** Splits long straight lines, so that a warp can bend them. */
export function subdivide(commands: readonly Command[]): Command[] {
  const divided: Command[] = [];
  let [penX, penY] = [0, 0];
  for (const [letter, values] of commands) {
    const [x = penX, y = penY] = values.slice(-2);
    const pieces = letter === 'L' ? Math.max(1, Math.ceil(Math.hypot(x - penX, y - penY) / 90)) : 1;
    if (pieces === 1) divided.push([letter, values]);
    else
      for (let piece = 1; piece <= pieces; piece++)
        divided.push([
          'L',
          [penX + ((x - penX) * piece) / pieces, penY + ((y - penY) * piece) / pieces],
        ]);
    [penX, penY] = [x, y];
  }
  return divided;
}

/** Path data of commands with every point moved. */
export const toPath = (
  commands: readonly Command[],
  move: (x: number, y: number) => Point,
): string =>
  commands.map(([letter, values]) => letter + mapPoints(values, move).map(num).join(' ')).join('');

/** A line of plain text as path data `d`; `y` is its base line, `width` what it takes in pixels. */
export function textRun(
  text: string,
  name: FontName,
  size: number,
  x = 0,
  y = 0,
  anchor: 'start' | 'middle' = 'start',
): { d: string; width: number } {
  const shaped = outline(text, name);
  const scale = size / shaped.unitsPerEm;
  const width = shaped.width * scale;
  const start = anchor === 'middle' ? x - width / 2 : x;
  return {
    d: toPath(shaped.commands, (px, py) => [(px - shaped.left) * scale + start, py * scale + y]),
    width,
  };
}
