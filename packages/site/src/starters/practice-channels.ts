import type { DepositChannel } from '../settings/settings.types.ts';

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
    isOpen: true,
  },
];
