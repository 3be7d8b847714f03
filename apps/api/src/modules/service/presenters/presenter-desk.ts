import { and, asc, eq } from 'drizzle-orm';
import { gameTable } from '#modules/games/index.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { upsert } from '#platform/database/upsert.ts';
import { presenter } from './presenters.tables.ts';

/** A presenter as it is stored. */
export type PresenterRow = typeof presenter.$inferSelect;

/** The operator's side of a site's presenters. The caller raises the content version. */
export function presenterDesk(db: Queryable, siteId: string) {
  return {
    /** All presenters, those that are off included. */
    list: (): Promise<PresenterRow[]> =>
      db
        .select()
        .from(presenter)
        .where(eq(presenter.siteId, siteId))
        .orderBy(asc(presenter.position), asc(presenter.presenterId)),

    async find(presenterId: string): Promise<PresenterRow | undefined> {
      const own = and(eq(presenter.siteId, siteId), eq(presenter.presenterId, presenterId));
      return (await db.select().from(presenter).where(own))[0];
    },

    /** Whether the site's catalogue has the game. */
    async hasGame({ vendor, nodeId }: Pick<PresenterRow, 'vendor' | 'nodeId'>): Promise<boolean> {
      const { siteId: site, vendor: maker, nodeId: node } = gameTable;
      const own = and(eq(site, siteId), eq(maker, vendor), eq(node, nodeId));
      return (await db.select({ node }).from(gameTable).where(own).limit(1)).length > 0;
    },

    /** Adds a presenter or replaces the one that has the id. */
    save: (row: PresenterRow): Promise<void> =>
      upsert(db, presenter, [row], { key: [presenter.siteId, presenter.presenterId] }),
  };
}
