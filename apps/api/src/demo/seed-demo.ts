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
import type { SeedDeps } from './seed-deps.ts';

const SETTINGS = 'settings';
const CONTENT = 'content';

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
  await seedDemoAccounts(deps, views);
  for (const site of views) await seedDemoContracts(deps, site);
  if (seeded.length > 0) deps.log.info({ seeded, version: demoVersion }, 'demo content seeded');
  return { sites: views.map(({ siteId }) => siteId), seeded };
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
