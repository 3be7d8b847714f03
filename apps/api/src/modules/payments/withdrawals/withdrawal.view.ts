import { receiptNumberOf } from '#modules/wallet/index.ts';
import { textIn } from '#platform/database/columns.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { maskedAccount } from '../accounts/account-number.ts';
import type { StopRow } from '../stops/payout-stop.tables.ts';
import type { PayoutTimes } from './payout-times.store.ts';
import { waitsForOrder } from './withdrawal.rules.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** A withdrawal as the contract shows it. A channel that the site no longer has keeps its code as its name. */
export function withdrawalView(
  { settings }: SiteView,
  row: WithdrawalRow,
  language: string,
  { times, stop }: { times?: PayoutTimes | undefined; stop?: StopRow | undefined } = {},
) {
  const channel = settings.depositChannels.find(({ code }) => code === row.channel);
  const { amountMinor, currency, state, reason, fault, checkedAt, endJournalId } = row;
  return {
    number: row.withdrawalId,
    channel: row.channel,
    channelName: channel ? textIn(channel.name, language) : row.channel,
    channelIcon: channel?.icon ?? '',
    masked: maskedAccount(row.accountNumber),
    amountMinor,
    currency,
    state,
    steps: [...row.steps],
    ...(checkedAt ? { checkedAt: checkedAt.toISOString() } : {}),
    ...(reason === null ? {} : { reason }),
    ...(fault === null ? {} : { fault }),
    holdReceipt: receiptNumberOf(row.holdJournalId),
    ...(endJournalId === null ? {} : { endReceipt: receiptNumberOf(endJournalId) }),
    ...(times ? { times } : {}),
    ...(stop && waitsForOrder(row)
      ? { stopped: { since: stop.startsAt.toISOString(), told: stop.told } }
      : {}),
  };
}
