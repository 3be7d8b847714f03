import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { upsert } from '#platform/database/upsert.ts';
import type { BannerRow } from './lobby.store.ts';
import { banner } from './lobby.tables.ts';

/** The operator's side of a site's banners. The caller raises the content version. */
export function bannerDesk(db: Queryable, siteId: string) {
  return {
    /** All banners, those that are off included, by group and place. */
    list: (): Promise<BannerRow[]> =>
      db
        .select()
        .from(banner)
        .where(eq(banner.siteId, siteId))
        .orderBy(asc(banner.groupName), asc(banner.position), asc(banner.bannerId)),

    async find(bannerId: string): Promise<BannerRow | undefined> {
      const own = and(eq(banner.siteId, siteId), eq(banner.bannerId, bannerId));
      return (await db.select().from(banner).where(own))[0];
    },

    /** Adds a banner or replaces the one that has its id. */
    save: (row: BannerRow): Promise<void> =>
      upsert(db, banner, [row], { key: [banner.siteId, banner.bannerId] }),
  };
}
