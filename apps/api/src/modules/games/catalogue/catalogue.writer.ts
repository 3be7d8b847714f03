import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { upsert } from '#platform/database/upsert.ts';
import { settleGames } from '../search/search.store.ts';
import { namesIn, searchKeys } from '../search/search-keys.ts';
import { classify, game, vendor } from './games.tables.ts';

/** Rank of every game that is not hot, behind all hot games. */
const LAST_RANK = 1_000_000;

/** A game to be written into the catalogue. */
export interface GameDraft {
  readonly vendor: string;
  readonly nodeId: number;
  readonly slug: string;
  readonly gameType: string;
  readonly classifies: readonly string[];
  readonly gameCode: string;
  readonly name: LocalisedText;
  readonly isHot: boolean;
  /** 1 is first; hot games only. */
  readonly hotRank?: number | undefined;
  readonly isNew: boolean;
  readonly supportsFreePlay: boolean;
  readonly opensVendorList: boolean;
  readonly lottoMode?: string | undefined;
  readonly playType?: string | undefined;
  readonly cover: string;
  readonly square?: string | undefined;
}

/** A vendor to be written; `displayNames` is set where its name differs between languages. */
export interface VendorDraft {
  readonly vendor: string;
  readonly displayName: string;
  readonly displayNames?: LocalisedText | undefined;
  readonly isHot: boolean;
}

/** A catalogue to be written, with vendors and classifies in their order. */
export interface CatalogueDraft {
  readonly vendors: readonly VendorDraft[];
  readonly classifies: readonly { key: string; name: LocalisedText }[];
  readonly games: readonly GameDraft[];
  /** Games that the catalogue had once. A site that has them offers them no more; their rounds still name them. */
  readonly withdrawn?: readonly Pick<GameDraft, 'vendor' | 'nodeId'>[];
}

/**
 * Adds and updates a site's catalogue. Rows that an operator edited are left as they are. The caller raises the content
 * version.
 */
export async function writeCatalogue(
  db: Queryable,
  siteId: string,
  draft: CatalogueDraft,
): Promise<void> {
  await upsert(
    db,
    vendor,
    draft.vendors.map((row, position) => ({
      ...row,
      displayNames: row.displayNames ?? null,
      siteId,
      position,
    })),
    {
      key: [vendor.siteId, vendor.vendor],
      where: isNull(vendor.editedAt),
      keep: [vendor.isEnabled, vendor.underMaintenance],
    },
  );
  await upsert(
    db,
    classify,
    draft.classifies.map((row, position) => ({ ...row, siteId, position })),
    { key: [classify.siteId, classify.key], where: isNull(classify.editedAt) },
  );
  await upsert(
    db,
    game,
    draft.games.map((row) => gameRow(siteId, row)),
    {
      key: [game.siteId, game.vendor, game.nodeId],
      where: isNull(game.editedAt),
      keep: [game.isEnabled, game.underMaintenance, game.playRank],
    },
  );
  await closeGames(db, siteId, draft.withdrawn ?? []);
  await settleGames(db);
}

async function closeGames(
  db: Queryable,
  siteId: string,
  games: readonly Pick<GameDraft, 'vendor' | 'nodeId'>[],
): Promise<void> {
  if (games.length === 0) return;
  const keys = games.map(({ vendor: code, nodeId }) => sql`(${code}, ${nodeId}::int)`);
  const isMeant = sql`(${game.vendor}, ${game.nodeId}) IN (${sql.join(keys, sql`, `)})`;
  await db
    .update(game)
    .set({ isEnabled: false })
    .where(and(eq(game.siteId, siteId), isNull(game.editedAt), isMeant));
}

function gameRow(siteId: string, draft: GameDraft): typeof game.$inferInsert {
  const { hotRank, cover, square, lottoMode, playType, classifies, name, ...rest } = draft;
  return {
    ...rest,
    siteId,
    name,
    cover,
    classifies: [...classifies],
    square: square ?? null,
    lottoMode: lottoMode ?? null,
    playType: playType ?? null,
    searchText: `${name.en}\n${name.bn}`.normalize('NFC').toLowerCase(),
    ...searchKeys(namesIn(name)),
    sortRank: draft.isHot ? (hotRank ?? LAST_RANK - 1) : LAST_RANK,
    sortName: name.en.normalize('NFC').toLowerCase(),
  };
}
