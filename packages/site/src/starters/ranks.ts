import type { PlayerRank } from '../settings/settings.types.ts';

const TAKA = 100;

/** Ranks that a site can begin with, lowest first. Each asks for settled stakes, rounds and days since joining,
 * and brings further payout accounts and higher rebates; poker and lotteries give none. */
export const starterRanks: readonly PlayerRank[] = [
  rank('bronze', { bn: 'ব্রোঞ্জ', en: 'Bronze', hi: 'ब्रॉन्ज़' }, [0, 0, 0], 0, [50, 30]),
  rank('silver', { bn: 'সিলভার', en: 'Silver', hi: 'सिल्वर' }, [10_000, 100, 3], 1, [80, 50]),
  rank('gold', { bn: 'গোল্ড', en: 'Gold', hi: 'गोल्ड' }, [100_000, 1_000, 30], 3, [100, 60]),
  rank(
    'platinum',
    { bn: 'প্লাটিনাম', en: 'Platinum', hi: 'प्लैटिनम' },
    [1_000_000, 5_000, 90],
    5,
    [120, 80],
  ),
];

function rank(
  labelId: string,
  name: PlayerRank['name'],
  [validBet, rounds, days]: readonly [number, number, number],
  morePayoutAccounts: number,
  [high, low]: readonly [number, number],
): PlayerRank {
  return {
    labelId,
    name,
    conditions: { validBetMinor: validBet * TAKA, rounds, days },
    benefits: {
      morePayoutAccounts,
      inWords: [],
      rebateBasisPoints: { SLOT: high, SPORTS: high, FISH: low, LIVE: low, CRASH: low, RNG: low },
    },
  };
}
