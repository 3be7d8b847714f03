// What can be withdrawn, and withdrawals, as tests need them.
import type { Withdrawal } from '@maidan/contract/types';
import type { PayoutAccount, WithdrawalOverview } from '../withdrawals/withdrawals.queries.ts';

const AT = '2026-11-20T10:00:00.000Z';

/** An account of Bakul Transfer that can be used. */
export function payoutAccountOf(change: Partial<PayoutAccount> = {}): PayoutAccount {
  return {
    accountId: 'account-1',
    channel: 'bakul',
    channelName: 'Bakul Transfer',
    channelIcon: 'channels/bakul.svg',
    masked: 'BT •••• 4417',
    addedAt: AT,
    usableFrom: AT,
    isUsable: true,
    ...change,
  };
}

/** A withdrawal of 6,000 in review. */
export function withdrawalOf(change: Partial<Withdrawal> = {}): Withdrawal {
  return {
    number: 'W-261120-ABCDEFGHJK',
    channel: 'bakul',
    channelName: 'Bakul Transfer',
    channelIcon: 'channels/bakul.svg',
    masked: 'BT •••• 4417',
    amountMinor: 600_000,
    currency: 'BDT',
    state: 'reviewing',
    steps: [
      { state: 'requested', at: AT },
      { state: 'reviewing', at: '2026-11-20T10:01:00.000Z' },
    ],
    holdReceipt: 'K6XW-06TN-4RPC',
    ...change,
  };
}

/** A balance of 29,860.50, of which 24,360.50 can be withdrawn, with an account and a PIN. */
export function overviewOf(change: Partial<WithdrawalOverview> = {}): WithdrawalOverview {
  return {
    isOpen: true,
    sumBalance: 2_986_050,
    withdrawableMinor: 2_436_050,
    bonusMinor: 350_000,
    heldMinor: 200_000,
    currency: 'BDT',
    minMinor: 50_000,
    maxMinor: 5_000_000,
    leftCount: 4,
    leftMinor: 4_800_000,
    isPinSet: true,
    accounts: [payoutAccountOf()],
    newest: [],
    times: {},
    ...change,
  };
}
