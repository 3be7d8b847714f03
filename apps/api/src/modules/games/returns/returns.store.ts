import { and, count, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/connection.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { game, vendor } from '../catalogue/games.tables.ts';
import { titleReturn } from './returns.tables.ts';

/** What a title returns, as it was counted last. Amounts in minor units; the margin is a share of the stakes. */
export interface TitleReturnRow {
  readonly vendor: string;
  readonly nodeId: number;
  readonly leastBp: number | null;
  readonly mostBp: number | null;
  readonly changedOn: string | null;
  readonly rounds: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly margin: number | null;
  readonly since: string | null;
}

/** A title of the catalogue with what it returns; the return is null until it was counted. */
export interface ListedReturn {
  readonly vendor: string;
  readonly nodeId: number;
  readonly name: LocalisedText;
  readonly vendorName: string;
  readonly vendorNames: LocalisedText | null;
  readonly figures: TitleReturnRow | null;
}

/** Reads and writes what the titles of one site return. */
export function returnsStore(siteId: string) {
  return {
    /** The titles of the catalogue that are shown, with their codes. */
    async titles(db: Queryable) {
      return db
        .select({ vendor: game.vendor, nodeId: game.nodeId, gameCode: game.gameCode })
        .from(game)
        .where(and(eq(game.siteId, siteId), eq(game.isEnabled, true)));
    },
    /** What was counted last. */
    async counted(db: Queryable): Promise<TitleReturnRow[]> {
      return db.select().from(titleReturn).where(eq(titleReturn.siteId, siteId));
    },
    /** Replaces what was counted last. */
    async replace(db: Queryable, rows: readonly TitleReturnRow[], now: Date): Promise<void> {
      await db.delete(titleReturn).where(eq(titleReturn.siteId, siteId));
      await db.execute(
        sql`INSERT INTO title_return (site_id, vendor, node_id, least_bp, most_bp, changed_on, rounds, stake_minor, payout_minor, margin,
            since, counted_at)
          SELECT ${siteId}, r.vendor, r."nodeId", r."leastBp", r."mostBp", r."changedOn", r.rounds, r."stakeMinor", r."payoutMinor",
            r.margin, r.since, ${now.toISOString()}
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(vendor text, "nodeId" integer, "leastBp" integer,
            "mostBp" integer, "changedOn" date, rounds bigint, "stakeMinor" bigint, "payoutMinor" bigint, margin double precision,
            since date)`,
      );
    },
    /** A stretch of the catalogue's titles, those with most rounds first. */
    async list(
      db: Database,
      { limit, offset }: { readonly limit: number | undefined; readonly offset: number },
    ): Promise<ListedReturn[]> {
      const listed = db
        .select({
          vendor: game.vendor,
          nodeId: game.nodeId,
          name: game.name,
          vendorName: vendor.displayName,
          vendorNames: vendor.displayNames,
          figures: titleReturn,
        })
        .from(game)
        .innerJoin(vendor, and(eq(vendor.siteId, game.siteId), eq(vendor.vendor, game.vendor)))
        .leftJoin(
          titleReturn,
          and(
            eq(titleReturn.siteId, game.siteId),
            eq(titleReturn.vendor, game.vendor),
            eq(titleReturn.nodeId, game.nodeId),
          ),
        )
        .where(shown(siteId))
        .orderBy(
          sql`coalesce(${titleReturn.rounds}, 0) DESC`,
          game.sortName,
          game.vendor,
          game.nodeId,
        )
        .offset(offset);
      return limit === undefined ? listed : listed.limit(limit);
    },
    /** How many titles are shown, and when they were counted. */
    async summary(db: Database): Promise<{ titles: number; countedAt: string | undefined }> {
      const [row] = await db
        .select({ titles: count() })
        .from(game)
        .innerJoin(vendor, and(eq(vendor.siteId, game.siteId), eq(vendor.vendor, game.vendor)))
        .where(shown(siteId));
      const [last] = await rowsOf<{ at: string | null }>(
        db,
        sql`SELECT max(counted_at) AS at FROM title_return WHERE site_id = ${siteId}`,
      );
      return { titles: row?.titles ?? 0, countedAt: last?.at ?? undefined };
    },
  };
}

function shown(siteId: string) {
  return and(eq(game.siteId, siteId), eq(game.isEnabled, true), eq(vendor.isEnabled, true));
}
