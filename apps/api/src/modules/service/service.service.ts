import type { serviceContract } from '@maidan/contract';
import type { z } from 'zod';
import { encodeServicePath } from '#modules/site/index.ts';
import { textIn } from '#platform/database/columns.ts';
import { versionedCache } from '#platform/process/versioned-cache.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { cleanStoredHtml } from '#platform/content/sanitise-html.ts';
import { serviceStore } from './service.store.ts';
import type { HelpRow, ServiceRow } from './service.store.ts';

type EntryType = z.output<typeof serviceContract.serviceEntrySchema>['csType'];

const TYPES: readonly string[] = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'];
const TERMS_TAG = 'terms';
/** Stands for the version on a site without terms. */
const NO_TERMS = 'none';

/** Help and customer service. */
export function serviceService({ db }: { db: Database }) {
  const help = versionedCache<HelpRow[]>({ most: 200 });
  const entries = versionedCache<ServiceRow[]>({ most: 200 });
  const helpOf = (site: SiteView) =>
    help.get(`${site.contentVersion}`, site.siteId, () => serviceStore(db, site.siteId).help());
  const entriesOf = (site: SiteView) =>
    entries.get(`${site.contentVersion}`, site.siteId, () =>
      serviceStore(db, site.siteId).entries(),
    );

  return {
    /** The help items in a language (ENTITY-46). */
    async help(site: SiteView, language: string) {
      const rows = await helpOf(site);
      return rows.map((row) => ({
        title: textIn(row.title, language),
        content: cleanStoredHtml(textIn(row.content, language)),
        tag: row.tag,
        children: row.children.map((child) => ({
          title: textIn(child.title, language),
          content: cleanStoredHtml(textIn(child.content, language)),
        })),
        version: row.version,
      }));
    },

    /**
     * The customer-service entries (ENTITY-35): first those of the content, in the reader's language, then those of the
     * settings. Paths are encoded (CS-05); there are no other types than the three of CS-01.
     */
    async entries(site: SiteView, language: string) {
      const rows = await entriesOf(site);
      const all = [
        ...rows.map((row) => ({
          csType: row.csType,
          title: textIn(row.title, language),
          path: row.path,
        })),
        ...site.settings.customerService,
      ];
      return all
        .filter(({ csType, path }) => TYPES.includes(csType) && path !== '')
        .map(({ csType, title, path }) => ({
          csType: csType as EntryType,
          title,
          path: encodeServicePath(path),
        }));
    },

    /** The version of the terms that a visitor reads now; it is stored with every acceptance (MEMBERX-10). */
    async termsVersion(site: SiteView): Promise<string> {
      return (await serviceStore(db, site.siteId).versionOf(TERMS_TAG)) ?? NO_TERMS;
    },
  };
}

export type ServiceService = ReturnType<typeof serviceService>;
