import type { CurrencyCode } from '@maidan/contract/money';
import type { WalletRow, WalletService } from '#modules/wallet/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { creditedStore } from './credited.store.ts';
import type { DepositBonus, DepositRow } from './deposit.tables.ts';

type Promised = Omit<DepositBonus, 'state' | 'refusal'>;

/** The part of the promotions that deposits use: the bonus that a member takes along. */
export interface DepositBonusGiver {
  /** What a promotion promises with an order. It locks the member. @throws AppError why there is none */
  promise(
    tx: Transaction,
    whose: { siteId: string; memberId: string },
    order: { promotionId: number; amountMinor: number },
  ): Promise<Promised>;
  /** Why a promised bonus cannot be given now, as an error code. It locks the member. */
  refusal(tx: Transaction, deposit: DepositRow, promised: Promised): Promise<string | undefined>;
  /** Gives a bonus that is not refused. */
  give(tx: Transaction, deposit: DepositRow, promised: Promised): Promise<void>;
}

/** The bonus that is stored with an order; null when the member takes none along. */
export async function promisedWith(
  tx: Transaction,
  giver: Pick<DepositBonusGiver, 'promise'>,
  { siteId, memberId, amountMinor }: Pick<DepositRow, 'siteId' | 'memberId' | 'amountMinor'>,
  promotionId: number | undefined,
): Promise<DepositBonus | null> {
  if (promotionId === undefined) return null;
  const order = { promotionId, amountMinor };
  const promised = await giver.promise(tx, { siteId, memberId }, order);
  return { ...promised, state: 'chosen' };
}

/** Credits a deposit, notes a member's first one, and gives the bonus that was chosen with it, in the caller's transaction (MONEY-07). */
export async function creditDeposit(
  tx: Transaction,
  deps: { wallet: Pick<WalletService, 'creditDeposit'>; bonus: DepositBonusGiver },
  held: DepositRow,
  at: Date,
): Promise<Pick<DepositRow, 'journalId' | 'cashAfterMinor' | 'bonus'> & { wallet: WalletRow }> {
  const { siteId, memberId, amountMinor, channel, depositId: reference, bonus } = held;
  // Asked before the credit locks the wallet.
  const refusal = bonus ? await deps.bonus.refusal(tx, held, bonus) : undefined;
  const currency = held.currency as CurrencyCode;
  const credit = { siteId, memberId, amountMinor, currency, channel, reference };
  const { journalId, wallet } = await deps.wallet.creditDeposit(credit, tx);
  await creditedStore(tx, siteId).noteFirst({ memberId, depositId: reference, amountMinor, at });
  if (bonus && refusal === undefined) await deps.bonus.give(tx, held, bonus);
  return {
    journalId,
    cashAfterMinor: wallet.cashMinor,
    bonus: bonus && { ...bonus, ...outcomeOf(refusal) },
    wallet,
  };
}

function outcomeOf(refusal: string | undefined): Pick<DepositBonus, 'state' | 'refusal'> {
  return refusal === undefined ? { state: 'granted' } : { state: 'refused', refusal };
}
