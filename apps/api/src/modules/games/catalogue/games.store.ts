import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { classify, game, vendor } from './games.tables.ts';

export type GameRow = typeof game.$inferSelect;
export type VendorRow = typeof vendor.$inferSelect;
export type ClassifyRow = typeof classify.$inferSelect;

/** Games that have all of these in common. */
export interface GameGroup {
  readonly vendor?: string;
  readonly gameType?: string;
  readonly classify?: string;
}

/** Filter of a list of games; an undefined field filters nothing. */
export interface GameFilter {
  readonly gameType?: string;
  /** Any of these vendors. */
  readonly vendors?: readonly string[];
  /** None of these vendors. */
  readonly notVendors?: readonly string[];
  readonly gameClassify?: string;
  /** Games of any of these groups. */
  readonly anyOf?: readonly GameGroup[];
  /** None of these games. */
  readonly except?: readonly Pick<GameRow, 'vendor' | 'nodeId'>[];
  readonly isHot?: boolean;
  readonly isNew?: boolean;
  readonly minBetMinor?: number;
  readonly minLines?: number;
}

/** How many games a vendor has of a type, in total and per classify. */
export interface VendorCount {
  readonly gameType: string;
  readonly vendor: string;
  readonly games: number;
  readonly classifies: Readonly<Record<string, number>>;
}

/** Hot games are those that the catalogue marks and those that most members play. */
const IS_HOT = sql`(${game.isHot} OR ${game.playRank} IS NOT NULL)`;
const ORDER = [asc(game.sortRank), asc(game.sortName), asc(game.vendor), asc(game.nodeId)];

/** A part of a list, and its order: `new` shows new games first and the others as ever; empty is hot games first. */
export interface PageBounds {
  readonly limit: number;
  readonly offset: number;
  readonly sort?: '' | 'name' | 'new';
  /** In which names are compared. */
  readonly language?: string;
}

/** Games, vendors and classifies of one site. Lists leave out games and vendors that are switched off. */
export function gamesStore(db: Queryable, siteId: string) {
  return {
    /**
     * Games of a filter in a stable order: hot games of the catalogue by their rank, then the rest by name, unless
     * another order is asked for. A list of hot games only begins with those that most members play.
     */
    list: (filter: GameFilter, off: readonly string[], page: PageBounds): Promise<GameRow[]> =>
      db
        .select()
        .from(game)
        .where(conditions(siteId, filter, off))
        .orderBy(...orderOf(filter, page))
        .limit(page.limit)
        .offset(page.offset),

    async count(filter: GameFilter, off: readonly string[]): Promise<number> {
      const rows = await db
        .select({ games: count() })
        .from(game)
        .where(conditions(siteId, filter, off));
      return rows[0]?.games ?? 0;
    },

    /** One game, even when it is switched off; the caller decides. */
    async find(vendorCode: string, nodeId: number): Promise<GameRow | undefined> {
      const rows = await db
        .select()
        .from(game)
        .where(and(eq(game.siteId, siteId), eq(game.vendor, vendorCode), eq(game.nodeId, nodeId)));
      return rows[0];
    },

    vendors: (): Promise<VendorRow[]> =>
      db
        .select()
        .from(vendor)
        .where(eq(vendor.siteId, siteId))
        .orderBy(asc(vendor.position), asc(vendor.vendor)),

    classifies: (): Promise<ClassifyRow[]> =>
      db
        .select()
        .from(classify)
        .where(eq(classify.siteId, siteId))
        .orderBy(asc(classify.position), asc(classify.key)),

    counts: (): Promise<VendorCount[]> =>
      rowsOf<VendorCount>(
        db,
        sql`SELECT total.game_type AS "gameType", total.vendor, total.games, coalesce(tagged.classifies, '{}') AS classifies
          FROM (
            SELECT game_type, ${game.vendor} AS vendor, count(*)::int AS games
            FROM game WHERE site_id = ${siteId} AND is_enabled GROUP BY game_type, ${game.vendor}
          ) AS total
          LEFT JOIN (
            SELECT game_type, vendor, jsonb_object_agg(key, games) AS classifies
            FROM (
              SELECT game_type, ${game.vendor} AS vendor, key, count(*)::int AS games
              FROM game, unnest(classifies) AS key
              WHERE site_id = ${siteId} AND is_enabled GROUP BY game_type, ${game.vendor}, key
            ) AS by_key GROUP BY game_type, vendor
          ) AS tagged USING (game_type, vendor)
          ORDER BY total.game_type COLLATE "C", total.vendor COLLATE "C"`,
      ),
  };
}

function orderOf({ isHot }: GameFilter, { sort = '', language = 'en' }: PageBounds): SQL[] {
  // By code point, as the letters of each script stand in their alphabet.
  const shown = sql`lower(coalesce(${game.name} ->> ${language}, ${game.name} ->> 'en')) COLLATE "C"`;
  if (sort === 'name') return [asc(shown), asc(game.vendor), asc(game.nodeId)];
  if (sort === 'new') return [desc(game.isNew), ...ORDER];
  return isHot ? [asc(game.playRank), ...ORDER] : ORDER;
}

function conditions(siteId: string, filter: GameFilter, off: readonly string[]): SQL | undefined {
  return and(eq(game.siteId, siteId), filterConditions(filter, off));
}

/** The condition of a filter on the games of a site; `off` are the vendors that are switched off. */
export function filterConditions(filter: GameFilter, off: readonly string[]): SQL | undefined {
  const { gameType, vendors, gameClassify, isHot, isNew, minBetMinor, minLines } = filter;
  const without = [...off, ...(filter.notVendors ?? [])];
  return and(
    eq(game.isEnabled, true),
    without.length > 0 ? notInArray(game.vendor, without) : undefined,
    gameType === undefined ? undefined : eq(game.gameType, gameType),
    vendors === undefined ? undefined : inArray(game.vendor, [...vendors]),
    gameClassify === undefined ? undefined : arrayContains(game.classifies, [gameClassify]),
    filter.anyOf && or(...filter.anyOf.map(ofGroup)),
    filter.except?.length ? isNoneOf(filter.except) : undefined,
    isHot === undefined ? undefined : isHot ? IS_HOT : not(IS_HOT),
    isNew === undefined ? undefined : eq(game.isNew, isNew),
    minBetMinor === undefined ? undefined : gte(game.minBetMinor, minBetMinor),
    minLines === undefined ? undefined : gte(game.minLines, minLines),
  );
}

function ofGroup({ vendor: code, gameType, classify: key }: GameGroup): SQL | undefined {
  return and(
    code === undefined ? undefined : eq(game.vendor, code),
    gameType === undefined ? undefined : eq(game.gameType, gameType),
    key === undefined ? undefined : arrayContains(game.classifies, [key]),
  );
}

/** Compared as one text each, which the database looks up by hash: pairs would be compared one by one. */
function isNoneOf(games: readonly Pick<GameRow, 'vendor' | 'nodeId'>[]): SQL {
  const ids = games.map(({ vendor: code, nodeId }) => `${code}/${nodeId}`);
  return sql`${game.vendor} || '/' || ${game.nodeId} <> ALL(${sql.param(ids)}::text[])`;
}
