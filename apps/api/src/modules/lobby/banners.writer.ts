import { isNull } from 'drizzle-orm';
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
 * Adds and updates banners. Rows that an operator edited are left as they are. The caller raises the content version.
 */
export function writeBanners(
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
  return upsert(db, banner, rows, {
    key: [banner.siteId, banner.bannerId],
    where: isNull(banner.editedAt),
  });
}
