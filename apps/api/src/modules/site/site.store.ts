import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SiteSettings } from '@maidan/site';
import type { Queryable } from '#platform/database/connection.ts';
import { demoSeed, site } from './site.tables.ts';

/** The channel on which every process is notified of a changed site; the payload is the site's id. */
export const SITE_CHANNEL = 'maidan_site';

/** A site as the database holds it; the settings are not checked yet. */
export type SiteRow = typeof site.$inferSelect;

/** Reads and writes sites. Unlike the other stores it is not bound to one site. */
export function siteStore(db: Queryable) {
  return { ...settingsStore(db), ...demoSeedStore(db) };
}

function settingsStore(db: Queryable) {
  const tell = (siteId: string) => db.execute(sql`SELECT pg_notify(${SITE_CHANNEL}, ${siteId})`);
  return {
    list: (): Promise<SiteRow[]> => db.select().from(site).orderBy(site.createdAt, site.siteId),

    /** Of every site, or of one, no more than how it is played and its rule of four eyes, as stored. */
    guards: (siteId?: string) =>
      db
        .select({
          siteId: site.siteId,
          playMode: sql<unknown>`${site.settings}->'playMode'`,
          fourEyes: sql<unknown>`${site.settings}->'fourEyes'`,
        })
        .from(site)
        .where(siteId === undefined ? undefined : eq(site.siteId, siteId)),

    async find(siteId: string): Promise<SiteRow | undefined> {
      return (await db.select().from(site).where(eq(site.siteId, siteId)))[0];
    },

    /** As `find`, and locks the row until the transaction ends. */
    async lock(siteId: string): Promise<SiteRow | undefined> {
      return (await db.select().from(site).where(eq(site.siteId, siteId)).for('update'))[0];
    },

    async insert(row: {
      siteId: string;
      settings: SiteSettings;
      isDefault: boolean;
      createdAt: Date;
    }): Promise<boolean> {
      const made = await db
        .insert(site)
        .values(row)
        .onConflictDoNothing()
        .returning({ siteId: site.siteId });
      await tell(row.siteId);
      return made.length > 0;
    },

    /** Writes settings under a new version. `editedAt` marks an operator's change; null leaves the mark as it is. */
    async saveSettings(
      siteId: string,
      settings: SiteSettings,
      editedAt: Date | null,
      editedBy: string | null = null,
    ) {
      await db
        .update(site)
        .set({
          settings,
          version: sql`${site.version} + 1`,
          ...(editedAt ? { editedAt, editedBy } : {}),
        })
        .where(eq(site.siteId, siteId));
      await tell(siteId);
    },

    /** As `saveSettings`, but only when no operator has changed the settings. */
    async reseedSettings(siteId: string, settings: SiteSettings): Promise<void> {
      await db
        .update(site)
        .set({ settings, version: sql`${site.version} + 1` })
        .where(and(eq(site.siteId, siteId), isNull(site.editedAt)));
      await tell(siteId);
    },

    /** Raises the content version, because games or content of the site have changed. */
    async touchContent(siteId: string): Promise<void> {
      await db
        .update(site)
        .set({ contentVersion: sql`${site.contentVersion} + 1` })
        .where(eq(site.siteId, siteId));
      await tell(siteId);
    },
  };
}

/** What was seeded for the demo. */
function demoSeedStore(db: Queryable) {
  return {
    /** The demo version with which a part of a site was seeded. */
    async seededVersion(siteId: string, part: string): Promise<string | undefined> {
      const rows = await db
        .select({ version: demoSeed.version })
        .from(demoSeed)
        .where(and(eq(demoSeed.siteId, siteId), eq(demoSeed.part, part)));
      return rows[0]?.version;
    },

    async markSeeded(siteId: string, part: string, version: string, seededAt: Date): Promise<void> {
      await db
        .insert(demoSeed)
        .values({ siteId, part, version, seededAt })
        .onConflictDoUpdate({
          target: [demoSeed.siteId, demoSeed.part],
          set: { version, seededAt },
        });
    },
  };
}
