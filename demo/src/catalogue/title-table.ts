import { gameNames, type GameName } from '../model.ts';

/** How the cover of a title is drawn: names of the drawing parts, which are checked when the art is generated. */
export interface CoverRecipe {
  /** One or two lines of lettering. */
  readonly lines: readonly string[];
  readonly hero: string;
  readonly args: readonly string[];
  readonly palette: string;
  readonly backs: readonly string[];
  readonly front: string;
  readonly font: string;
  readonly style: string;
  readonly warp: string;
  readonly scale: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/** One row of a title table. */
export interface Title {
  readonly slug: string;
  readonly vendor: string;
  readonly game: GameName;
  readonly name: string;
  readonly nameBn?: string;
  /** Words of the last column that are neither settings nor numbers, such as `free` and `MegaWin`. */
  readonly marks: readonly string[];
  readonly hotRank?: number;
  readonly recipe: CoverRecipe;
}

const COLUMNS = 11;
const spaced = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const linesOf = (text: string): string[] => text.split('/').map((line) => line.trim());

function gameNamed(name: string): GameName {
  const game = gameNames.find((known) => known === name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  return game;
}

function settingsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const settings = new Map<string, number>();
  for (const word of words) {
    const [key = '', value] = word.split('=');
    if (value !== undefined) settings.set(key, Number(value));
  }
  return settings;
}

function parseRow(row: string): Title {
  const cells = row.split('|').map((cell) => cell.trim());
  if (cells.length !== COLUMNS)
    throw new Error(`a title row needs ${COLUMNS} columns, not ${cells.length}: ${row}`);
  const [slug = '', vendor = '', game = '', english = '', bengali = ''] = cells;
  const [hero = '', palette = '', backs = '', front = '', look = '', flags = ''] = cells.slice(5);
  const [heroName = '', heroArgs] = hero.split(':');
  const [font = '', style = '', warp = ''] = spaced(look);
  const words = spaced(flags);
  const settings = settingsOf(words);
  const printsBengali = bengali.startsWith('*');
  const bengaliLines = linesOf(bengali.replace('*', ''));
  const nameBn = bengaliLines.join(' ');
  const hotRank = settings.get('hot');
  return {
    slug,
    vendor,
    game: gameNamed(game),
    name: linesOf(english).join(' '),
    ...(nameBn === '' ? {} : { nameBn }),
    marks: words.filter((word) => !word.includes('=')),
    ...(hotRank === undefined ? {} : { hotRank }),
    recipe: {
      lines: printsBengali ? bengaliLines : linesOf(english),
      hero: heroName,
      args: heroArgs === undefined ? [] : heroArgs.split(','),
      palette,
      backs: spaced(backs),
      front,
      font,
      style,
      warp,
      scale: settings.get('k') ?? 1,
      shiftX: settings.get('dx') ?? 0,
      shiftY: settings.get('dy') ?? 0,
    },
  };
}

/**
 * Reads a table of titles, one row each, columns divided by `|`:
 * slug, vendor code, game, English name (`/` breaks the lettering), Bengali name (`*` in front prints
 * it on the cover), hero and its words, palette, back layers, particles, lettering (font, style,
 * warp), marks. Marks are classifies and `free`, `new`, `list` (opens the vendor's list), `trad`
 * or `ent`, `at-table` (a video game that a table's engine plays), and the settings `hot=<rank>`, `k=<scale>`, `dx=`, `dy=`.
 * A row with a wrong number of columns, or an unknown game, throws an Error that quotes it.
 */
export function titleTable(table: string): readonly Title[] {
  return table
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map(parseRow);
}
