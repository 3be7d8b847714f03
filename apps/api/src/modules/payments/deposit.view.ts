import { textIn } from '#platform/database/columns.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { receiptNumberOf } from '../wallet/index.ts';
import { payMinor } from './deposit.rules.ts';
import type { DepositBonus, DepositRow } from './deposit.tables.ts';

/** The channels of a site as the contract shows them; all closed where the deployment has no rail. */
export function channelViews({ settings }: SiteView, language: string, hasRail: boolean) {
  return settings.depositChannels.map(({ code, name, isOpen, amountsMinor, ...channel }) => ({
    ...channel,
    channel: code,
    name: textIn(name, language),
    amountsMinor: [...amountsMinor],
    isOpen: isOpen && hasRail,
    currency: settings.currency.code,
  }));
}

/** A deposit as the contract shows it. A channel that the site no longer has keeps its code as its name. */
export function depositView({ settings }: SiteView, row: DepositRow, language: string) {
  const channel = settings.depositChannels.find(({ code }) => code === row.channel);
  const { amountMinor, feeMinor, currency, state, cashAfterMinor, journalId } = row;
  return {
    number: row.depositId,
    channel: row.channel,
    channelName: channel ? textIn(channel.name, language) : row.channel,
    channelIcon: channel?.icon ?? '',
    amountMinor,
    feeMinor,
    currency,
    state,
    payMinor: payMinor(row),
    steps: [...row.steps],
    expiresAt: row.expiresAt.toISOString(),
    ...(row.checkedAt ? { checkedAt: row.checkedAt.toISOString() } : {}),
    ...(state === 'pending' && row.paymentUrl ? { paymentUrl: row.paymentUrl } : {}),
    ...(journalId ? { receiptNumber: receiptNumberOf(journalId) } : {}),
    ...(row.bonus ? { bonus: bonusView(row.bonus, language) } : {}),
    ...(cashAfterMinor === null
      ? {}
      : { cashAfterMinor, cashBeforeMinor: cashAfterMinor - amountMinor }),
  };
}

function bonusView(bonus: DepositBonus, language: string) {
  const { promotionId, title, amountMinor, wagerMinor, state, refusal } = bonus;
  const told = { promotionId, title: textIn(title, language), amountMinor, wagerMinor, state };
  return { ...told, ...(refusal === undefined ? {} : { refusal }) };
}
