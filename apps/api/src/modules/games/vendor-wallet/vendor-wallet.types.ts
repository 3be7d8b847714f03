import type { SiteSettings } from '@maidan/site';
import type { StakeRefusal } from '#modules/wallet/index.ts';
import type { Transaction } from '#platform/database/connection.ts';

/** A stake that is to be decided. */
export interface Stake {
  readonly siteId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** The game's own smallest stake, in minor units; 0 when it has none. */
  readonly gameMinMinor: number;
}

/**
 * A limit on stakes. It runs in the transaction that moves the money, under the lock of the player's wallet
 * (MEMBERX-08), and answers why the stake is forbidden, or undefined. Modules with limits of their own pass such
 * functions.
 */
export type StakeLimit = (tx: Transaction, stake: Stake) => Promise<StakeRefusal | undefined>;

const refusal = (limitMinor: number): StakeRefusal => ({
  code: 'limit_reached',
  limit: { kind: 'bet', limitMinor },
});

/** The limits on a single stake that the site's settings and the game set. A stake of zero is below all of them. */
export function siteStakeLimit(
  settingsOf: (siteId: string) => Pick<SiteSettings, 'betLimits'>,
): StakeLimit {
  return async (_tx, { siteId, amountMinor, gameMinMinor }) => {
    const { minMinor, maxMinor } = settingsOf(siteId).betLimits;
    const least = Math.max(minMinor, gameMinMinor);
    if (amountMinor < least) return refusal(least);
    return amountMinor > maxMinor ? refusal(maxMinor) : undefined;
  };
}
