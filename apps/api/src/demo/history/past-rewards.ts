import { AppError } from '@maidan/contract/errors';
import type { BonusService, RebateService } from '#modules/promotions/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';

/** Days between two turns. A rebate can be claimed for seven. */
const EVERY_DAYS = 5;
/** For how many of the last days rebates are settled; earlier ones cost the first start more than anybody looks at. */
const REBATE_DAYS = 20;

/** The services that give and take rewards. */
interface RewardServices {
  readonly clock: Clock;
  readonly rebates: Pick<RebateService, 'settleDays' | 'claim'>;
  readonly bonuses: Pick<BonusService, 'expireDue'>;
  readonly giveInviteRewards: (siteId: string) => Promise<void>;
}

/**
 * On every fifth day gives the rewards for inviting, lets bonuses end, and settles rebates, which the players claim. `day`
 * counts days since 1970 in UTC, `daysLeft` those after it: the last days stay unclaimed, for whoever opens the demo.
 */
export async function givePastRewards(
  { clock, rebates, bonuses, giveInviteRewards }: RewardServices,
  site: SiteView,
  players: readonly { readonly memberId: string }[],
  { day, daysLeft }: { readonly day: number; readonly daysLeft: number },
): Promise<void> {
  if (day % EVERY_DAYS !== 0) return;
  await giveInviteRewards(site.siteId);
  await bonuses.expireDue(clock.now());
  if (daysLeft > REBATE_DAYS) return;
  await rebates.settleDays(site);
  if (daysLeft < 2) return;
  for (const { memberId } of players) {
    try {
      await rebates.claim(site, memberId, { kind: undefined, key: `past-${day}` });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'rebate.nothing_left')) throw error;
    }
  }
}
