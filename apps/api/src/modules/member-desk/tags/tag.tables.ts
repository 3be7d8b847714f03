import { TAG_OWNERS } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** What a tag is called, in the languages of the console. */
export interface TagName {
  readonly bn: string;
  readonly en: string;
}

/** A tag of a site, by which operators mark members (OPS-46). Rows are never removed, as entries of the trail name them. */
export const tag = pgTable(
  'tag',
  {
    siteId: text('site_id').notNull(),
    tag: text('tag').notNull(),
    name: jsonb('name').$type<TagName>().notNull(),
    meaning: text('meaning').notNull(),
    /** Who answers for it: whoever holds a role, or one operator. */
    ownerKind: text('owner_kind').$type<(typeof TAG_OWNERS)[number]>().notNull(),
    owner: text('owner').notNull(),
    version: integer('version').notNull().default(1),
    madeAt: moment('made_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** From then on no member has it, whatever `member_tag` says. */
    retiredAt: moment('retired_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tag] }),
    uniqueIndex('tag_name_bn')
      .on(table.siteId, sql`lower(${table.name}->>'bn')`)
      .where(sql`${table.retiredAt} IS NULL`),
    uniqueIndex('tag_name_en')
      .on(table.siteId, sql`lower(${table.name}->>'en')`)
      .where(sql`${table.retiredAt} IS NULL`),
    check(
      'tag_owner_kind',
      sql`${table.ownerKind} IN (${sql.raw(TAG_OWNERS.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
);

/** A tag as stored. */
export type TagRow = typeof tag.$inferSelect;

/** That a member has a tag. A row goes when the tag is taken away; the trail says when it was there (OPS-46). */
export const memberTag = pgTable(
  'member_tag',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    tag: text('tag').notNull(),
    givenAt: moment('given_at').notNull(),
    givenBy: text('given_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.tag] }),
    // The search for members by a tag reads its pages in this order (OPS-41).
    index('member_tag_members').on(table.siteId, table.tag, sql`${table.memberId} COLLATE "C"`),
  ],
);
