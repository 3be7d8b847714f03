import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { upsert } from '#platform/database/upsert.ts';
import { banner } from './lobby.tables.ts';

/** A banner to be written. */
export interface BannerDraft {
  readonly bannerId: string;
  readonly groupName: string;
  readonly position: number;
  readonly image: string;
  readonly linkage: string;
  readonly kicker?: LocalisedText | undefined;
  readonly title: LocalisedText;
  readonly action?: LocalisedText | undefined;
}

/**
 * Makes these the banners of a site: adds and updates them, and deletes those that are not among them any more. Rows
 * that an operator edited or added are left as they are. The caller raises the content version.
 */
export async function writeBanners(
  db: Queryable,
  siteId: string,
  drafts: readonly BannerDraft[],
): Promise<void> {
  const rows = drafts.map(({ kicker, action, ...row }) => ({
    ...row,
    siteId,
    kicker: kicker ?? null,
    action: action ?? null,
  }));
  const kept = rows.map(({ bannerId }) => bannerId);
  const untouched = and(eq(banner.siteId, siteId), isNull(banner.editedAt));
  await db.delete(banner).where(and(untouched, notInArray(banner.bannerId, kept)));
  await upsert(db, banner, rows, {
    key: [banner.siteId, banner.bannerId],
    where: isNull(banner.editedAt),
  });
}
