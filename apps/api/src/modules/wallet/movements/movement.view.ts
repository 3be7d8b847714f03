import type { MovementReference } from '@maidan/contract/movements';
import { textIn } from '#platform/database/columns.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { PLAYER_ACCOUNTS } from '../ledger/accounts.ts';
import type { PlayerAccount } from '../ledger/accounts.ts';
import { receiptNumberOf } from '../ledger/receipt-number.ts';
import type { MovementRow } from './movement.rows.ts';

/** What the records say of a payment beside its journals. */
export interface PaymentFacts {
  readonly channel: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly orderedAt: Date;
}

/**
 * The payments of some movements by their id. The modules of payments give it, since the wallet knows only what they
 * moved.
 */
export type PaymentsOf = (
  siteId: string,
  kind: 'deposit' | 'withdrawal',
  paymentIds: readonly string[],
) => Promise<ReadonlyMap<string, PaymentFacts>>;

/** The payments among some movements. */
export async function paymentsAmong(
  paymentsOf: PaymentsOf,
  siteId: string,
  rows: readonly Pick<MovementRow, 'referenceType' | 'reference'>[],
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const ids = (type: MovementReference) => [
    ...new Set(rows.filter((row) => row.referenceType === type).map(({ reference }) => reference)),
  ];
  const found = await Promise.all(
    (['deposit', 'withdrawal'] as const).map((kind) => {
      const wanted = ids(kind);
      return wanted.length === 0 ? undefined : paymentsOf(siteId, kind, wanted);
    }),
  );
  return new Map(found.flatMap((payments) => [...(payments ?? [])]));
}

/** A movement as the contract shows it. */
export function movementView(
  row: MovementRow,
  about: { readonly name: string; readonly icon: string } | undefined,
) {
  const { accounts, amountMinor, balanceAfterMinor } = row;
  const changed = (account: PlayerAccount) => accounts[account]?.amountMinor ?? 0;
  return {
    receiptNumber: receiptNumberOf(row.journalId),
    kind: row.kind,
    amountMinor,
    stakeableMinor: stakeableMinor(row),
    cashMinor: changed('cash'),
    bonusMinor: changed('bonus'),
    heldMinor: changed('hold'),
    balanceBeforeMinor: balanceAfterMinor - amountMinor,
    balanceAfterMinor,
    accounts: PLAYER_ACCOUNTS.flatMap((account) => {
      const change = accounts[account];
      if (change === undefined) return [];
      const { afterMinor } = change;
      return [{ account, beforeMinor: afterMinor - change.amountMinor, afterMinor }];
    }),
    currency: row.currency,
    referenceType: row.referenceType,
    reference: row.reference,
    ...(about ? { about } : {}),
    ...(row.handCause === undefined ? {} : { handCause: row.handCause }),
    at: row.at.toISOString(),
  };
}

/** What cash and bonus together changed by, in minor units. */
export function stakeableMinor({ accounts }: Pick<MovementRow, 'accounts'>): number {
  return (accounts.cash?.amountMinor ?? 0) + (accounts.bonus?.amountMinor ?? 0);
}

/** Name and picture of what moved the money: the game of a round, the channel of a payment. */
export function aboutOf(
  row: MovementRow,
  payments: ReadonlyMap<string, PaymentFacts>,
  { settings }: SiteView,
  language: string,
): { readonly name: string; readonly icon: string } | undefined {
  if (row.game) return { name: textIn(row.game.name, language), icon: row.game.icon };
  const payment = payments.get(row.reference);
  if (!payment) return undefined;
  // A channel that the site no longer has keeps its code as its name.
  const channel = settings.depositChannels.find(({ code }) => code === payment.channel);
  return {
    name: channel ? textIn(channel.name, language) : payment.channel,
    icon: channel?.icon ?? '',
  };
}
