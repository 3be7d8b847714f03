import { isNull } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { sanitiseLocalised } from '#platform/content/sanitise-html.ts';
import { upsert } from '#platform/database/upsert.ts';
import { helpItem, serviceEntry } from './service.tables.ts';

/** A help item to be written. */
export interface HelpDraft {
  readonly helpId: string;
  readonly tag: string;
  readonly position: number;
  readonly title: LocalisedText;
  readonly content: LocalisedText;
  readonly children: readonly { title: LocalisedText; content: LocalisedText }[];
  readonly version: string;
}

/** A customer-service entry to be written; the path is plain. */
export interface ServiceEntryDraft {
  readonly entryId: string;
  readonly csType: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK';
  readonly position: number;
  readonly title: LocalisedText;
  readonly path: string;
}

/**
 * Adds and updates help items. Their HTML is reduced to the allow-list. Rows that an operator edited are left as they
 * are.
 */
export function writeHelp(
  db: Queryable,
  siteId: string,
  drafts: readonly HelpDraft[],
): Promise<void> {
  const rows = drafts.map((draft) => ({
    ...draft,
    siteId,
    content: sanitiseLocalised(draft.content),
    children: draft.children.map(({ title, content }) => ({
      title,
      content: sanitiseLocalised(content),
    })),
  }));
  return upsert(db, helpItem, rows, {
    key: [helpItem.siteId, helpItem.helpId],
    where: isNull(helpItem.editedAt),
  });
}

/** Adds and updates customer-service entries. Rows that an operator edited are left as they are. */
export function writeServiceEntries(
  db: Queryable,
  siteId: string,
  drafts: readonly ServiceEntryDraft[],
): Promise<void> {
  const rows = drafts.map((draft) => ({ ...draft, siteId }));
  return upsert(db, serviceEntry, rows, {
    key: [serviceEntry.siteId, serviceEntry.entryId],
    where: isNull(serviceEntry.editedAt),
  });
}
