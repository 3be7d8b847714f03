import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { helpItem, serviceEntry } from './service.tables.ts';

export type HelpRow = typeof helpItem.$inferSelect;
export type ServiceRow = typeof serviceEntry.$inferSelect;

/** Help and customer service of one site. */
export function serviceStore(db: Queryable, siteId: string) {
  return {
    help: (): Promise<HelpRow[]> =>
      db
        .select()
        .from(helpItem)
        .where(eq(helpItem.siteId, siteId))
        .orderBy(asc(helpItem.position), asc(helpItem.helpId)),

    entries: (): Promise<ServiceRow[]> =>
      db
        .select()
        .from(serviceEntry)
        .where(eq(serviceEntry.siteId, siteId))
        .orderBy(asc(serviceEntry.position), asc(serviceEntry.entryId)),

    /** How many parts a version of a topic has; undefined when the help centre does not have it. */
    async partsOf(tag: string, version: string): Promise<number | undefined> {
      const rows = await db
        .select({ parts: sql<number>`jsonb_array_length(${helpItem.children})` })
        .from(helpItem)
        .where(
          and(eq(helpItem.siteId, siteId), eq(helpItem.tag, tag), eq(helpItem.version, version)),
        );
      return rows[0]?.parts;
    },

    async versionOf(tag: string): Promise<string | undefined> {
      const rows = await db
        .select({ version: helpItem.version })
        .from(helpItem)
        .where(and(eq(helpItem.siteId, siteId), eq(helpItem.tag, tag)));
      return rows[0]?.version;
    },
  };
}
