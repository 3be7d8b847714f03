import { HOUSE_TITLES } from './house-titles.ts';
import { SLOT_TITLES } from './slot-titles.ts';

const TITLES = { ...HOUSE_TITLES, ...SLOT_TITLES };

/** The game that a title is: its rules, whatever its theme. */
export type GameName = keyof typeof TITLES;

/** What the catalogue says about a title. */
export interface TitleGame {
  readonly game: GameName;
  readonly theme: {
    /** The thing that the title shows and its words, such as `beast:tiger`. */
    readonly motif: string;
    /** Name of its colours. */
    readonly palette: string;
  };
}

/** Game and theme of every title, by its slug. */
export const titleGames = readTitles();

/** The title whose game and theme a title has: its own, or, for a made-up title of a load test, that of its original. */
export const originalOf = (slug: string): string => slug.replace(/^made-\d+-/, '');

/** Game and theme of a title. */
export const titleGame = (slug: string): TitleGame | undefined => titleGames.get(originalOf(slug));

function readTitles(): ReadonlyMap<string, TitleGame> {
  const found = new Map<string, TitleGame>();
  for (const [game, titles] of Object.entries(TITLES) as [GameName, string][]) {
    for (const title of titles.trim().split(/\s+/)) {
      const [, slug = '', motif = '', palette = ''] = /^(.+)=(.+)\/(.+)$/.exec(title) ?? [];
      if (slug === '' || found.has(slug))
        throw new Error(`A title is wrong or stands twice: ${title}`);
      found.set(slug, { game, theme: { motif, palette } });
    }
  }
  return found;
}
