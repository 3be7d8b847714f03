import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A picture that a member sent, as it was written anew: WebP without metadata (decision record 0051). */
export const picture = pgTable(
  'picture',
  {
    siteId: text('site_id').notNull(),
    pictureId: text('picture_id').notNull(),
    memberId: text('member_id').notNull(),
    content: bytes('content').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    addedAt: moment('added_at').notNull(),
    /** When something of the member's took the picture. Pictures that nothing took are deleted. */
    takenAt: moment('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.pictureId] }),
    index('picture_loose')
      .on(table.addedAt)
      .where(sql`${table.takenAt} IS NULL`),
  ],
);
