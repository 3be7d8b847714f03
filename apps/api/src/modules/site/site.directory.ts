import { AppError } from '@maidan/contract/errors';
import { createSite } from '@maidan/site';
import { parseSiteSettings, SiteSettingsError } from '@maidan/site/settings';
import type { OpenDatabase } from '#platform/database/connection.ts';
import type { Log } from '#platform/process/log.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { SiteGuard } from './site.ports.ts';
import { SITE_CHANNEL, siteStore } from './site.store.ts';
import type { SiteRow } from './site.store.ts';

const POLL_MS = 10_000;

interface Refusal {
  readonly reason: string;
  /** What the guard objects to; empty when the settings themselves are invalid. */
  readonly faults: readonly string[];
}

/** The sites of the deployment as this process knows them. It follows changes that any process makes. */
export interface SiteDirectory {
  /**
   * The site of a host.
   * @throws AppError `site.unknown_host` when the host belongs to no site and there is no default
   */
  findByHost(host: string): SiteView;
  /** The site with an id. @throws AppError `site.unknown_host` when it does not exist or was refused */
  findById(siteId: string): SiteView;
  /** Every site that may run. */
  list(): SiteView[];
  /** Sites that may not run, each with a sentence that gives the reason (PLAYMODE-02). */
  refused(): { siteId: string; reason: string; faults: readonly string[] }[];
  /** Reads the sites again at once. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the directory. It reads the sites, follows notifications, and reads again every ten seconds in case a
 * notification was lost. `guard` checks the settings of every site, at the start and whenever they change; a site that
 * it objects to is closed, and the log gives the reason. With `hasDefault` a host that belongs to no site gets the
 * default site; production answers 421 instead.
 */
export async function openSiteDirectory(options: {
  database: OpenDatabase;
  log: Log;
  hasDefault: boolean;
  guard: SiteGuard;
}): Promise<SiteDirectory> {
  const { database, log, hasDefault, guard } = options;
  const state = { sites: new Map<string, SiteView>(), refused: new Map<string, Refusal>() };
  let fallback: SiteView | undefined;

  async function readSites(): Promise<void> {
    const rows = await siteStore(database.db).list();
    const sites = new Map<string, SiteView>();
    const refused = new Map<string, Refusal>();
    for (const row of rows) {
      const known = state.sites.get(row.siteId);
      const view = isSame(known, row)
        ? known
        : await admit(row, (site) => guard(site, database.db));
      if ('reason' in view) refused.set(row.siteId, view);
      else sites.set(row.siteId, view);
    }
    for (const [siteId, { reason }] of refused) {
      if (state.refused.get(siteId)?.reason !== reason)
        log.error({ siteId, reason }, 'site refused');
    }
    Object.assign(state, { sites, refused });
    const preferred = rows.find((row) => row.isDefault && sites.has(row.siteId));
    fallback = preferred ? sites.get(preferred.siteId) : sites.values().next().value;
  }

  // One after the other: of two readings at once, the older could end last and bring old settings back.
  let reading: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    reading = reading.then(readSites, readSites);
    return reading;
  }

  const refreshLater = () =>
    void refresh().catch((error: unknown) => log.warn({ error }, 'sites could not be read'));

  await refresh();
  const stopListening = await database.listen(SITE_CHANNEL, refreshLater);
  const poll = setInterval(refreshLater, POLL_MS).unref();

  return {
    findByHost(host) {
      for (const view of state.sites.values()) {
        if (view.settings.hosts.includes(host)) return view;
      }
      if (hasDefault && fallback) return fallback;
      throw new AppError('site.unknown_host');
    },
    findById(siteId) {
      const view = state.sites.get(siteId);
      if (!view) throw new AppError('site.unknown_host');
      return view;
    },
    list: () => [...state.sites.values()],
    refused: () => [...state.refused].map(([siteId, refusal]) => ({ siteId, ...refusal })),
    refresh,
    async close() {
      clearInterval(poll);
      await stopListening();
    },
  };
}

function isSame(known: SiteView | undefined, row: SiteRow): known is SiteView {
  return known?.version === row.version && known.contentVersion === row.contentVersion;
}

async function admit(
  row: SiteRow,
  guard: (site: SiteView) => ReturnType<SiteGuard>,
): Promise<SiteView | Refusal> {
  const view = viewOf(row);
  if (typeof view === 'string') return { reason: view, faults: [] };
  const faults = await guard(view);
  if (faults.length === 0) return view;
  return { reason: `The site ${row.siteId} is closed: ${faults.join('; ')}.`, faults };
}

/** The site, or a sentence that says why it may not run. */
function viewOf(row: SiteRow): SiteView | string {
  try {
    const settings = parseSiteSettings(row.settings);
    const { can } = createSite(settings);
    const { siteId, version, contentVersion } = row;
    return { siteId, settings, version, contentVersion, can };
  } catch (error) {
    if (error instanceof SiteSettingsError) return error.message;
    throw error;
  }
}
