import type { SiteSettings } from '@maidan/site';
import { lastPlayStore } from '#modules/wallet/index.ts';
import type { StakeRefusal } from '#modules/wallet/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { inOneTrip } from '#platform/database/transactions.ts';

/** A stake that is to be decided. */
export interface Stake {
  readonly siteId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** What the catalogue says of the game; it is asked in the same trip as the limits. */
  readonly game: Promise<StakedGame>;
  /** What stands on the round already, in minor units. Above 0 the stake is a raise, which the round's rules ask for. */
  readonly stakedMinor: Promise<number>;
}

/** What limits have to know of a game. */
export interface StakedGame {
  /** The game's own smallest stake, in minor units; 0 when it has none. */
  readonly minBetMinor: number;
  /** Whether the game is a slot, which has a least time from bet to bet. */
  readonly isSlot: boolean;
}

/**
 * A limit on stakes. It runs in the transaction that moves the money, under the lock of the player's wallet
 * (MEMBERX-08), and answers why the stake is forbidden, or undefined. It sends its first question at once, before it
 * waits for anything. Modules with limits of their own pass such functions.
 */
export type StakeLimit = (tx: Transaction, stake: Stake) => Promise<StakeRefusal | undefined>;

const refusal = (limitMinor: number): StakeRefusal => ({
  code: 'limit_reached',
  limit: { kind: 'bet', limitMinor },
});

/**
 * The limits on a single stake that the site's settings and the game set. A stake of zero is below all of them. A raise may
 * be smaller than a first stake, as insurance for half of it.
 */
export function siteStakeLimit(
  settingsOf: (siteId: string) => Pick<SiteSettings, 'betLimits'>,
): StakeLimit {
  return async (_tx, { siteId, amountMinor, game, stakedMinor }) => {
    const { minMinor, maxMinor } = settingsOf(siteId).betLimits;
    const [{ minBetMinor }, staked] = await inOneTrip([game, stakedMinor]);
    const least = staked > 0 ? 1 : Math.max(minMinor, minBetMinor);
    if (amountMinor < least) return refusal(least);
    return amountMinor > maxMinor ? refusal(maxMinor) : undefined;
  };
}

/**
 * The least time from bet to bet in a slot that the site sets, whichever round the bets are of: no slot raises a stake.
 * Repeated calls are answered before this is asked.
 */
export function slotPaceLimit(
  settingsOf: (siteId: string) => Pick<SiteSettings, 'slotPaceMs'>,
  clock: Clock,
): StakeLimit {
  return async (tx, { siteId, memberId, vendor, gameCode, game }) => {
    const { slotPaceMs } = settingsOf(siteId);
    if (slotPaceMs === 0) return undefined;
    const since = new Date(clock.now().getTime() - slotPaceMs);
    const title = { memberId, vendor, gameCode };
    const hasStaked = lastPlayStore(siteId).hasStakedAfter(tx, title, since);
    const [isTooSoon, { isSlot }] = await inOneTrip([hasStaked, game]);
    return isSlot && isTooSoon ? { code: 'limit_reached', limit: { kind: 'pace' } } : undefined;
  };
}
