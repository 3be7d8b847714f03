import { isNull } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { upsert } from '#platform/database/upsert.ts';
import { minuteOf } from './presenter-hours.ts';
import { presenter } from './presenters.tables.ts';

/** A presenter to be written. */
export interface PresenterDraft {
  readonly presenterId: string;
  readonly position: number;
  readonly name: LocalisedText;
  readonly note?: LocalisedText | undefined;
  readonly vendor: string;
  readonly nodeId: number;
  readonly image?: string | undefined;
  /** Hours of every day in the site's time zone, such as `21:30`. The same twice is the whole day. */
  readonly from: string;
  readonly to: string;
  readonly isActive: boolean;
  readonly isFeatured: boolean;
}

/**
 * Adds and updates presenters. Rows that an operator edited are left as they are. The caller raises the content version.
 * @throws RangeError for an hour that no clock shows
 */
export async function writePresenters(
  db: Queryable,
  siteId: string,
  drafts: readonly PresenterDraft[],
): Promise<void> {
  const rows = drafts.map(({ from, to, note, image, ...row }) => ({
    ...row,
    siteId,
    note: note ?? null,
    image: image ?? null,
    fromMinute: minuteOf(from),
    toMinute: minuteOf(to),
  }));
  await upsert(db, presenter, rows, {
    key: [presenter.siteId, presenter.presenterId],
    where: isNull(presenter.editedAt),
  });
}
