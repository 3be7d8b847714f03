import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { demoVersion } from '@maidan/demo';
import { createSite } from '@maidan/site';
import type { SiteSettings } from '@maidan/site';
import { readDemoSites } from '@maidan/site/demo';
import { writeCatalogue } from '../modules/games/index.ts';
import { writeBanners } from '../modules/lobby/index.ts';
import { NOTICES_TOPIC, writeAnnouncements } from '../modules/notices/index.ts';
import { PROMOTIONS_TOPIC, writePromotions } from '../modules/promotions/index.ts';
import { writeHelp, writePresenters, writeServiceEntries } from '../modules/service/index.ts';
import { notifyLive } from '../platform/live/live-events.ts';
import { siteStore } from '../modules/site/index.ts';
import type { SiteView } from '../platform/http/request-context.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { seedDemoContracts } from './demo-contracts.ts';
import {
  demoAnnouncements,
  demoBanners,
  demoCatalogue,
  demoHelp,
  demoPresenters,
  demoPromotions,
  demoServiceEntries,
} from './demo-content.ts';
import { memberStore } from '../modules/member/index.ts';
import { oneByOne } from './history/one-by-one.ts';
import { pastClock } from './history/past-clock.ts';
import type { PastClock } from './history/past-clock.ts';
import { seedHistory } from './history/seed-history.ts';
import type { SeedDeps } from './seed-deps.ts';

const DAY_MS = 24 * 3_600_000;
/** A first start must stay short, so only the first site gets all the days. */
const DAYS_OF_FURTHER_SITES = 14;
const SETTINGS = 'settings';
const CONTENT = 'content';
const HISTORY = 'history';
const WRITTEN = 'written';

/**
 * Seeds the demo: sites, catalogue, content and accounts. Seeding again changes nothing. A newer demo version adds and
 * updates content by stable ids; it never touches members, money or what an operator edited. Dates are relative to the
 * day of seeding.
 */
export async function seedDemo(deps: SeedDeps): Promise<{ sites: string[]; seeded: string[] }> {
  const sites = readDemoSites((file) => readFileSync(file, 'utf8'));
  const seeded: string[] = [];
  const views: SiteView[] = [];
  for (const [index, { settings }] of sites.entries()) {
    await seedSettings(deps, settings, index === 0);
    if (await seedContent(deps, settings.slug)) seeded.push(settings.slug);
    views.push(viewOf(settings));
  }
  await seedAccounts(deps, views);
  for (const site of views) await seedDemoContracts(deps, site);
  if (seeded.length > 0) deps.log.info({ seeded, version: demoVersion }, 'demo content seeded');
  return { sites: views.map(({ siteId }) => siteId), seeded };
}

/** The accounts, and the past of those sites whose past was never written. */
async function seedAccounts(deps: SeedDeps, views: readonly SiteView[]): Promise<void> {
  const { clock, log } = deps;
  const past = new Map<string, PastClock>();
  for (const [index, { siteId }] of views.entries()) {
    const start = await startOfPast(deps, siteId, index === 0 ? Infinity : DAYS_OF_FURTHER_SITES);
    if (start) past.set(siteId, pastClock(start));
  }
  await seedDemoAccounts(deps, views, ({ siteId }) => past.get(siteId) ?? clock);
  for (const site of views) {
    const siteClock = past.get(site.siteId);
    if (!siteClock) continue;
    await writePast(deps, site, siteClock);
    log.info({ site: site.siteId }, 'demo history written');
  }
}

/**
 * When the past of a site begins: nowhere when it is written, or when the site had members before it could be. A start
 * is noted before the first account joins, so that a process that was killed on the way goes on where it wanted to.
 */
async function startOfPast(
  { database: { db }, env, clock }: SeedDeps,
  siteId: string,
  mostDays: number,
): Promise<Date | undefined> {
  const store = siteStore(db);
  const noted = await store.seededVersion(siteId, HISTORY);
  if (noted !== undefined) return noted === WRITTEN ? undefined : new Date(noted);
  const days = Math.min(env.DEMO_HISTORY_DAYS, mostDays);
  if (days === 0 || (await memberStore(db, siteId).listDemo()).length > 0) return undefined;
  const start = new Date(clock.now().getTime() - days * DAY_MS);
  await store.markSeeded(siteId, HISTORY, start.toISOString(), clock.now());
  return start;
}

/** Writes the past of a site in one transaction: it is there whole or not at all. */
async function writePast(deps: SeedDeps, site: SiteView, past: PastClock): Promise<void> {
  const now = deps.clock.now();
  await deps.database.db.transaction(async (tx) => {
    const database = { ...deps.database, db: oneByOne(tx) };
    await seedHistory({ ...deps, database, clock: past }, site, now);
    await siteStore(tx).markSeeded(site.siteId, HISTORY, WRITTEN, now);
  });
}

async function seedSettings(
  { database, clock }: SeedDeps,
  settings: SiteSettings,
  isDefault: boolean,
): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
  const siteId = settings.slug;
  await database.db.transaction(async (tx) => {
    const store = siteStore(tx);
    if ((await store.seededVersion(siteId, SETTINGS)) === version) return;
    const now = clock.now();
    const isNew = await store.insert({ siteId, settings, isDefault, createdAt: now });
    if (!isNew) await store.reseedSettings(siteId, settings);
    await store.markSeeded(siteId, SETTINGS, version, now);
  });
}

async function seedContent({ database, env, clock }: SeedDeps, siteId: string): Promise<boolean> {
  const syntheticGames = env.DEMO_SYNTHETIC_GAMES;
  const version = `${demoVersion}+${syntheticGames}`;
  return database.db.transaction(async (tx) => {
    const store = siteStore(tx);
    if ((await store.seededVersion(siteId, CONTENT)) === version) return false;
    const now = clock.now();
    await writeCatalogue(tx, siteId, demoCatalogue(siteId, syntheticGames));
    await writeBanners(tx, siteId, demoBanners(siteId));
    await writeAnnouncements(tx, siteId, demoAnnouncements(siteId, now));
    await writePromotions(tx, siteId, demoPromotions(siteId, now));
    await writeHelp(tx, siteId, demoHelp());
    await writeServiceEntries(tx, siteId, demoServiceEntries());
    await writePresenters(tx, siteId, demoPresenters(siteId));
    await store.touchContent(siteId);
    await notifyLive(
      tx,
      [NOTICES_TOPIC, PROMOTIONS_TOPIC].map((topic) => ({ siteId, topic })),
    );
    await store.markSeeded(siteId, CONTENT, version, now);
    return true;
  });
}

function viewOf(settings: SiteSettings): SiteView {
  const { can } = createSite(settings);
  return { siteId: settings.slug, settings, version: 0, contentVersion: 0, can };
}
