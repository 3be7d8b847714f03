import type { SiteSettings } from '@maidan/site';
import { planSetting, siteStore } from '#modules/site/index.ts';
import type { SiteGuard } from '#modules/site/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';

/**
 * Changes one setting of a running site, past any second operator. The change raises the
 * version, and every process is notified.
 * @throws PlainError as `planSetting`
 */
export async function changeSetting(
  deps: { db: Database; clock: Clock; guard?: SiteGuard },
  change: Parameters<typeof planSetting>[1],
): Promise<SiteSettings> {
  const { db, clock, guard } = deps;
  return db.transaction(async (tx) => {
    const { settings } = await planSetting(tx, change, guard);
    await siteStore(tx).saveSettings(change.siteId, settings, clock.now());
    return settings;
  });
}
