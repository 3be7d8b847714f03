import type { LimitDetail } from '@maidan/wire';
import type { SiteSettings } from '@maidan/site';
import type { Transaction } from '#platform/database.ts';

/** A stake that is about to be taken. */
export interface Stake {
  readonly siteId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/**
 * A limit on stakes. Runs in the transaction that moves the money, under the lock of the player's wallet (MEMBERX-08),
 * and answers the limit that forbids the stake, if one does. A module that sets limits provides one of these.
 */
export type StakeLimit = (tx: Transaction, stake: Stake) => Promise<LimitDetail | undefined>;

/** The limits of the site's own settings on a single stake. A free round, with a stake of nothing, is not bound. */
export function siteStakeLimit(
  settingsOf: (siteId: string) => Pick<SiteSettings, 'betLimits'>,
): StakeLimit {
  return async (_tx, { siteId, amountMinor }) => {
    if (amountMinor === 0) return undefined;
    const { minMinor, maxMinor } = settingsOf(siteId).betLimits;
    if (amountMinor < minMinor) return { kind: 'bet', limitMinor: minMinor };
    if (amountMinor > maxMinor) return { kind: 'bet', limitMinor: maxMinor };
    return undefined;
  };
}
