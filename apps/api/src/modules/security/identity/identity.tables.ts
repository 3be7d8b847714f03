import type { DocumentState } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';
import type { ConfirmedContacts } from './confirmed-contacts.ts';

/** Identity documents that a member sent, and what was decided on them. */
export const identityDocument = pgTable(
  'identity_document',
  {
    siteId: text('site_id').notNull(),
    documentId: text('document_id').notNull(),
    memberId: text('member_id').notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    state: text('state').$type<Exclude<DocumentState, 'none'>>().notNull(),
    /** Why they were rejected, as the operator wrote it for the member. */
    reason: text('reason'),
    sentAt: moment('sent_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The contacts of the member that the documents confirm, as marks of what they were then. */
    confirmed: jsonb('confirmed').$type<ConfirmedContacts>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.documentId] }),
    index('identity_document_member').on(table.siteId, table.memberId, table.sentAt.desc()),
    index('identity_document_pending')
      .on(table.siteId, table.sentAt, table.documentId)
      .where(sql`${table.state} = 'pending'`),
    // At most one of a member waits or is approved.
    uniqueIndex('identity_document_standing')
      .on(table.siteId, table.memberId)
      .where(sql`${table.state} <> 'rejected'`),
    check('identity_document_state', sql`${table.state} IN ('pending', 'approved', 'rejected')`),
    check(
      'identity_document_says_why',
      sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`,
    ),
    check(
      'identity_document_decided',
      sql`(${table.state} = 'pending') = (${table.decidedAt} IS NULL)`,
    ),
  ],
);

/** A picture that was sent as a document, by the SHA-256 of its bytes: who else sends it is related (OPS-42). */
export const documentPicture = pgTable(
  'document_picture',
  {
    siteId: text('site_id').notNull(),
    hash: text('hash').notNull(),
    documentId: text('document_id').notNull(),
    memberId: text('member_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.hash, table.documentId] }),
    index('document_picture_of_member').on(table.siteId, table.memberId),
  ],
);
