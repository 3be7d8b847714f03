import { AppError } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { isDirectDownline } from '#modules/member/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';

/** Whether agents of a site can give play credits: never where credits are money. */
export function givesCredits({ settings }: Pick<SiteView, 'settings'>): boolean {
  return settings.agentTransfers && settings.playMode === 'social';
}

/**
 * Both balances before play credits are given.
 * @throws AppError site.feature_off, and agent.not_downline for anybody but an active direct downline
 */
export async function readCredits(
  { db, wallet }: { db: Database; wallet: Pick<WalletService, 'readBalance'> },
  site: SiteView,
  who: { agentMemberId: string; memberId: string },
) {
  if (!givesCredits(site)) throw new AppError('site.feature_off');
  if (!(await isDirectDownline(db, site.siteId, who))) throw new AppError('agent.not_downline');
  const [own, other] = await Promise.all(
    [who.agentMemberId, who.memberId].map((id) => wallet.readBalance(site.siteId, id)),
  );
  return {
    ownCashMinor: own?.withdrawableMinor ?? 0,
    memberCashMinor: other?.withdrawableMinor ?? 0,
    currency: site.settings.currency.code,
  };
}
