import { and, asc, eq } from 'drizzle-orm';
import { gameTable } from '#modules/games/index.ts';
import type { GameRow } from '#modules/games/index.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { presenter } from './presenters.tables.ts';

/** A presenter with the game that they host. */
export interface HostedRow {
  readonly presenter: typeof presenter.$inferSelect;
  readonly game: GameRow;
}

/** Presenters of one site whose games the catalogue has, in the operator's order. */
export function presentersStore(db: Queryable, siteId: string) {
  return {
    hosted: (): Promise<HostedRow[]> =>
      db
        .select({ presenter, game: gameTable })
        .from(presenter)
        .innerJoin(
          gameTable,
          and(
            eq(gameTable.siteId, presenter.siteId),
            eq(gameTable.vendor, presenter.vendor),
            eq(gameTable.nodeId, presenter.nodeId),
          ),
        )
        .where(eq(presenter.siteId, siteId))
        .orderBy(asc(presenter.position), asc(presenter.presenterId)),
  };
}
