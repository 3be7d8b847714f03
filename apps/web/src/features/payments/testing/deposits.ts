// Channels and deposits as tests need them.
import type { Deposit, DepositChannel } from '@maidan/contract/types';

/** An open channel with the limits 200 and 30,000. */
export function channelOf(channel: string, change: Partial<DepositChannel> = {}): DepositChannel {
  return {
    channel,
    name: `${channel} pay`,
    icon: `channels/${channel}.svg`,
    minMinor: 20_000,
    maxMinor: 3_000_000,
    feeMinor: 0,
    amountsMinor: [50_000, 100_000],
    isOpen: true,
    currency: 'BDT',
    ...change,
  };
}

/** A deposit of 500 that waits on the channel's page. */
export function depositOf(change: Partial<Deposit> = {}): Deposit {
  return {
    number: 'D-261120-ABCDEFGHJKMN',
    channel: 'shapla',
    channelName: 'Shapla Pay',
    channelIcon: 'channels/shapla.svg',
    amountMinor: 50_000,
    feeMinor: 0,
    payMinor: 50_000,
    currency: 'BDT',
    state: 'pending',
    steps: [
      { state: 'created', at: '2026-11-20T10:00:00.000Z' },
      { state: 'pending', at: '2026-11-20T10:00:02.000Z' },
    ],
    expiresAt: '2026-11-20T10:15:00.000Z',
    checkedAt: '2026-11-20T10:00:07.000Z',
    paymentUrl: 'http://rail.test/pay/1',
    ...change,
  };
}
