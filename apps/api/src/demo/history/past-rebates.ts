import { AppError } from '@maidan/contract/errors';
import type { RebateService } from '#modules/promotions/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';

/** Days between two claims of a player; a rebate can be claimed for seven. */
const CLAIM_EVERY_DAYS = 5;

/**
 * Settles the rebates of the days that are over at the clock's time, and lets the players claim on every fifth day.
 * `day` counts days since 1970 in UTC, `daysLeft` those after it: the last days stay unclaimed, for whoever opens the demo.
 */
export async function settlePastRebates(
  rebates: Pick<RebateService, 'settleDays' | 'claim'>,
  site: SiteView,
  players: readonly { readonly memberId: string }[],
  { day, daysLeft }: { readonly day: number; readonly daysLeft: number },
): Promise<void> {
  await rebates.settleDays(site);
  if (day % CLAIM_EVERY_DAYS !== 0 || daysLeft < 2) return;
  for (const { memberId } of players) {
    try {
      await rebates.claim(site, memberId, { kind: undefined, key: `past-${day}` });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'rebate.nothing_left')) throw error;
    }
  }
}
