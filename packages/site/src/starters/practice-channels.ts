import type { DepositChannel, SiteSettings } from '../settings/settings.types.ts';

const taka = (...amounts: readonly number[]): number[] => amounts.map((amount) => amount * 100);

/** Channels of the practice rail. Their names and signs are invented; they move no real money. */
export const practiceChannels: readonly DepositChannel[] = [
  {
    code: 'shapla',
    name: { bn: 'শাপলা পে', en: 'Shapla Pay', hi: 'शापला पे' },
    icon: 'channels/shapla.svg',
    minMinor: 20_000,
    maxMinor: 3_000_000,
    feeMinor: 0,
    amountsMinor: taka(500, 1000, 2000, 5000, 10_000, 20_000),
    payouts: 'rail',
    isOpen: true,
  },
  {
    code: 'bakul',
    name: { bn: 'বকুল ট্রান্সফার', en: 'Bakul Transfer', hi: 'बकुल ट्रांसफ़र' },
    icon: 'channels/bakul.svg',
    minMinor: 50_000,
    maxMinor: 5_000_000,
    feeMinor: 1000,
    amountsMinor: taka(500, 1000, 5000, 10_000, 20_000, 50_000),
    payouts: 'rail',
    isOpen: true,
  },
  {
    code: 'kolmi',
    name: { bn: 'কলমি ওয়ালেট', en: 'Kolmi Wallet', hi: 'कलमी वॉलेट' },
    icon: 'channels/kolmi.svg',
    minMinor: 20_000,
    maxMinor: 2_000_000,
    feeMinor: 0,
    amountsMinor: taka(200, 500, 1000, 2000, 5000, 10_000),
    payouts: 'rail',
    isOpen: true,
  },
];

/** What a site of the practice rail pays out: up to 10,000 by its own rule, so that a payout can be watched to its end. */
export const practiceWithdrawals: SiteSettings['withdrawals'] = {
  minMinor: 50_000,
  maxMinor: 5_000_000,
  mostPerDay: 5,
  mostPerDayMinor: 10_000_000,
  approvedUpToMinor: 1_000_000,
  reviewSeconds: 15,
  payoutMinutes: 30,
  reviewGoalMinutes: 30,
};
