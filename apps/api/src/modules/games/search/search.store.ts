import { and, eq, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Database, Queryable } from '#platform/database/connection.ts';
import { patternContaining } from '#platform/database/like-pattern.ts';
import { filterConditions } from '../catalogue/games.store.ts';
import type { GameFilter, GameRow } from '../catalogue/games.store.ts';
import { game } from '../catalogue/games.tables.ts';
import { KEYS_VERSION, namesIn, searchKeys } from './search-keys.ts';
import type { Typed } from './search-keys.ts';

/**
 * The least part of the typed trigrams that a game has to share to be looked at. The wide look is for a text that sounds
 * like nothing near it: less finds no more of the spelling pairs among 20,000 games, and it costs the database twice as
 * much as the near one.
 */
const LEAST_SHARED = { near: '0.6', wide: '0.5' };
type Look = 'inside' | keyof typeof LEAST_SHARED;
/** With so many games nobody looks for names that are less alike. */
const ENOUGH = 36;
/** At most so many games are compared sound by sound. */
const MOST_CANDIDATES = 120;
const TRIGRAM = 3;
const ROWS_AT_ONCE = 1000;

/** What is compared of a game. Whole games are read for the page that is shown. */
export type Candidate = Pick<
  GameRow,
  | 'vendor'
  | 'nodeId'
  | 'name'
  | 'gameType'
  | 'classifies'
  | 'searchSound'
  | 'playRank'
  | 'sortRank'
  | 'sortName'
>;

// Written out, since naming each column anew for every search costs as much as comparing them.
const CANDIDATE = sql`${game.vendor} AS vendor, node_id AS "nodeId", name, game_type AS "gameType", classifies,
  search_sound AS "searchSound", play_rank AS "playRank", sort_rank AS "sortRank", sort_name AS "sortName"`;

/** Looks for games whose names contain or resemble a text. */
export function searchStore(db: Database, siteId: string) {
  return {
    /**
     * The games of a filter whose names sound like the text: those that contain the sound; unless these are many, those
     * that share most of its consonants too; and unless one of all these is what was meant, those that share half. At
     * most 120 of each, the most alike and the hottest.
     */
    candidates: (
      typed: Typed,
      filter: GameFilter,
      off: readonly string[],
      isMeant: (games: readonly Candidate[]) => boolean,
    ): Promise<readonly Candidate[]> => {
      const isSought = filterConditions(filter, off);
      const best = (isAlike: SQL, likeness: readonly SQL[], look: Look) => {
        // As the indexes of trigrams have the site, so that games of other sites are not compared. The site's own
        // indexes would be tried first if they had it too, for they find every game of the site.
        const where = and(isAlike, sql`site_id || '' = ${siteId}`, isSought);
        const order = [...likeness.map((by) => sql`${by} DESC`), BY_HEAT];
        return sql`SELECT ${CANDIDATE}, ${look}::text AS look FROM game WHERE ${where}
          ORDER BY ${sql.join(order, sql`, `)} LIMIT ${MOST_CANDIDATES}`;
      };
      return db.transaction(async (tx) => {
        const read = (query: SQL) => rowsOf<Candidate & { look: Look }>(tx, query);
        const { contains, likeness, bones } = bySound(typed);
        await tx.execute(useTrigrams(LEAST_SHARED.near));
        const inside = best(contains, likeness, 'inside');
        if (bones === undefined) return read(inside);
        const isAlike = sql`${bones} <% search_bones`;
        // Both looks are one statement: each further one costs a way to the database and back.
        const isScarce = sql`(SELECT count(*) FROM inside) < ${ENOUGH}`;
        const near = best(sql`${isScarce} AND ${isAlike}`, [sharedTrigrams(bones)], 'near');
        const first = await read(
          sql`WITH inside AS (${inside}) SELECT * FROM inside UNION ALL (${near})`,
        );
        const isEnough = first.filter(({ look }) => look === 'inside').length >= ENOUGH;
        if (isEnough || isMeant(first)) return distinct(first);
        await tx.execute(useTrigrams(LEAST_SHARED.wide));
        const similarity = sql`word_similarity(${bones}, search_bones)`;
        return distinct([...first, ...(await read(best(isAlike, [similarity], 'wide')))]);
      });
    },
  };
}

const BY_HEAT = sql.raw('play_rank, sort_rank, sort_name');

/**
 * The planner takes a comparison of trigrams to be as cheap as one of numbers, and would make it for every game of the
 * site. For this one transaction it has to look into the index.
 */
function useTrigrams(leastShared: string): SQL {
  return sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${leastShared}, true),
    set_config('enable_seqscan', 'off', true)`;
}

/**
 * How many of the typed trigrams stand anywhere in the consonants. The comparison that finds the games counts them more
 * strictly, and costs as much again when it is made once more for their order.
 */
function sharedTrigrams(bones: string): SQL {
  const padded = bones.split(' ').map((word) => ` ${word} `);
  const parts = padded.flatMap((word) => [
    word.slice(0, 2),
    ...Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + TRIGRAM)),
  ]);
  const stored = sql.raw("(' ' || search_bones || ' ')");
  const shared = [...new Set(parts)].map(
    (part) => sql`(${stored} LIKE ${patternContaining(part)})::int`,
  );
  return sql`(${sql.join(shared, sql` + `)})`;
}

const keyOf = ({ vendor, nodeId }: Pick<GameRow, 'vendor' | 'nodeId'>) => `${vendor}/${nodeId}`;

function distinct(rows: readonly Candidate[]): Candidate[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/**
 * Names that sound alike contain the sound that was typed or share its consonants. One consonant is too little to go by;
 * then a word of the name has to begin with the sound. A text without letters is compared as it is written.
 */
function bySound({ text, bones, words }: Typed): {
  contains: SQL;
  likeness: SQL[];
  bones?: string;
} {
  if (words.length === 0)
    return { contains: like(game.searchText, patternContaining(text)), likeness: [] };
  const sound = words.join(' ');
  const begins = like(game.searchSound, `% ${sound}%`);
  if (bones.length <= 1) return { contains: begins, likeness: [] };
  return {
    contains: sound.length < TRIGRAM ? begins : like(game.searchSound, `%${sound}%`),
    likeness: [sql`(${begins})`],
    bones,
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
    if (rows.length === 0) {
      if (renewed > 0) await settleGames(db);
      return renewed;
    }
    for (const { siteId, vendor, nodeId, name } of rows)
      await db
        .update(game)
        .set(searchKeys(namesIn(name)))
        .where(and(eq(game.siteId, siteId), eq(game.vendor, vendor), eq(game.nodeId, nodeId)));
    renewed += rows.length;
  }
}

/**
 * Tells the database how games are spread, and has it sort their new search keys into the indexes: until a vacuum comes
 * by, each search would read all of the new ones, and a late page of a list would sort every game. Only an owner may do
 * either, so a function with the owner's rights does it.
 */
export async function settleGames(db: Queryable): Promise<void> {
  await db.execute(sql`SELECT settle_games()`);
}
