import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { banner } from './lobby.tables.ts';

export type BannerRow = typeof banner.$inferSelect;

/** Banners of one site. */
export function lobbyStore(db: Queryable, siteId: string) {
  return {
    banners: (groupName: string): Promise<BannerRow[]> =>
      db
        .select()
        .from(banner)
        .where(
          and(
            eq(banner.siteId, siteId),
            eq(banner.groupName, groupName),
            eq(banner.isActive, true),
          ),
        )
        .orderBy(asc(banner.position), asc(banner.bannerId)),
  };
}
