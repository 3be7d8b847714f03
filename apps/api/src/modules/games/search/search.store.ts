import { and, asc, eq, getTableColumns, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/connection.ts';
import { patternContaining } from '#platform/database/like-pattern.ts';
import { filterConditions } from '../catalogue/games.store.ts';
import type { GameFilter, GameRow } from '../catalogue/games.store.ts';
import { game } from '../catalogue/games.tables.ts';
import { KEYS_VERSION, namesIn, searchKeys } from './search-keys.ts';
import type { Typed } from './search-keys.ts';

/**
 * The least part of the typed trigrams that a game has to share to be looked at. Less finds no more of the spelling
 * pairs among 20,000 games, and costs the database half as much again.
 */
const LEAST_SHARED = '0.5';
/**
 * The planner takes a comparison of trigrams to be as cheap as one of numbers, and would make it for every game of the
 * site. For this one transaction it has to look into the index.
 */
const USE_TRIGRAMS = sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${LEAST_SHARED}, true),
  set_config('enable_seqscan', 'off', true)`;
/** At most so many games are compared sound by sound. */
const MOST_CANDIDATES = 120;
const TRIGRAM = 3;
const ROWS_AT_ONCE = 1000;

/** Looks for games whose names contain or resemble a text. */
export function searchStore(db: Database, siteId: string) {
  return {
    /**
     * At most 120 games of a filter whose names sound like the text: first those with a word that begins with it, then
     * those that share most of its consonants, hot ones first.
     */
    candidates: (
      typed: Typed,
      filter: GameFilter,
      off: readonly string[],
    ): Promise<readonly GameRow[]> => {
      const { isAlike, likeness } = bySound(typed);
      return db.transaction(async (tx) => {
        await tx.execute(USE_TRIGRAMS);
        return tx
          .select(getTableColumns(game))
          .from(game)
          .where(
            and(
              isAlike,
              // As the indexes of trigrams have it, so that games of other sites are not compared. The site's own indexes
              // would be tried first if they had it too, for they find every game of the site.
              sql`${game.siteId} || '' = ${siteId}`,
              filterConditions(filter, off),
            ),
          )
          .orderBy(
            ...likeness.map((by) => sql`${by} DESC`),
            asc(game.playRank),
            asc(game.sortRank),
            asc(game.sortName),
          )
          .limit(MOST_CANDIDATES);
      });
    },
  };
}

/**
 * Names that sound alike share consonants or contain the sound that was typed. One consonant is too little to go by;
 * then a word of the name has to begin with the sound. A text without letters is compared as it is written.
 */
function bySound({ text, bones, words }: Typed): { isAlike: SQL | undefined; likeness: SQL[] } {
  if (words.length === 0)
    return { isAlike: like(game.searchText, patternContaining(text)), likeness: [] };
  const sound = words.join(' ');
  const begins = like(game.searchSound, `% ${sound}%`);
  if (bones.length <= 1) return { isAlike: begins, likeness: [] };
  return {
    isAlike: or(
      sql`${bones} <% ${game.searchBones}`,
      sound.length < TRIGRAM ? begins : like(game.searchSound, `%${sound}%`),
    ),
    likeness: [sql`(${begins})`, sql`word_similarity(${bones}, ${game.searchBones})`],
  };
}

/**
 * Makes the search keys of every game that has none or has those of older rules, and answers how many there were. Each
 * start of an api does this, so that a game is found by the rules of the api that runs.
 */
export async function renewSearchKeys(db: Queryable): Promise<number> {
  const isOld = or(isNull(game.searchVersion), ne(game.searchVersion, KEYS_VERSION));
  for (let renewed = 0; ;) {
    const rows = await db
      .select({ siteId: game.siteId, vendor: game.vendor, nodeId: game.nodeId, name: game.name })
      .from(game)
      .where(isOld)
      .limit(ROWS_AT_ONCE);
    if (rows.length === 0) return renewed;
    for (const { siteId, vendor, nodeId, name } of rows)
      await db
        .update(game)
        .set(searchKeys(namesIn(name)))
        .where(and(eq(game.siteId, siteId), eq(game.vendor, vendor), eq(game.nodeId, nodeId)));
    renewed += rows.length;
  }
}
