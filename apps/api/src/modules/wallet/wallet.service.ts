import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import type { HandMovementKind } from '@maidan/contract/movements';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import type { Random } from '#platform/secrets/random.ts';
import { insertHandMovement } from './by-hand/hand-movement.store.ts';
import type { HandMovementRow } from './by-hand/hand-movement.tables.ts';
import { ledgerStore } from './ledger/ledger.store.ts';
import { totalMinor } from './ledger/ledger.types.ts';
import type { WalletRow } from './ledger/ledger.types.ts';
import { moveMoney } from './ledger/move-money.ts';
import type { CommandOf, MovementReceipt } from './ledger/move-money.ts';
import type { CommandedKind } from './ledger/movements.ts';
import { announceMovement } from './live-balance.ts';

export interface WalletServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** Notified of every movement after its commit. */
  readonly events: Pick<LiveEvents, 'announce'>;
}

/** The wallet as the contract shows it (MONEY-06); amounts in minor units of `currency`. */
export interface WalletView {
  readonly sumBalance: number;
  readonly withdrawableMinor: number;
  readonly bonusMinor: number;
  readonly heldMinor: number;
  readonly currency: CurrencyCode;
  readonly version: number;
}

/** The view of a stored wallet. */
function viewOf(wallet: WalletRow): WalletView {
  return {
    sumBalance: totalMinor(wallet),
    withdrawableMinor: wallet.cashMinor,
    bonusMinor: wallet.bonusMinor,
    heldMinor: wallet.holdMinor,
    currency: wallet.currency,
    version: wallet.version,
  };
}

/** The member whose wallet is opened, and the credits that it gets. */
export interface WalletOpening {
  readonly siteId: string;
  readonly memberId: string;
  readonly currency: CurrencyCode;
  /** Play credits of a social site, in minor units; 0 gives none. */
  readonly openingCreditsMinor: number;
}

/** An amount that operators move by hand, with the cause that the member reads. */
export type HandOrder = Pick<
  HandMovementRow,
  'siteId' | 'movementId' | 'memberId' | 'amountMinor' | 'cause' | 'madeBy' | 'proposalId'
> & { readonly kind: HandMovementKind; readonly currency: CurrencyCode };

/**
 * Everything that moves a player's money, except a vendor's calls. Each command runs in its own transaction, or in the
 * caller's when `tx` is given; then the caller notifies the listeners with `announce` after the commit. Errors: those
 * of `moveMoney`. Every command is idempotent by its reference (MONEY-03).
 */
export function walletService({ db, clock, random, events }: WalletServiceDeps) {
  const command =
    <Kind extends CommandedKind>(kind: Kind) =>
    async (body: CommandOf<Kind>, tx?: Transaction): Promise<MovementReceipt> => {
      if (tx) return moveMoney(tx, kind, body, { clock, random });
      const movement = await db.transaction((own) => moveMoney(own, kind, body, { clock, random }));
      announceMovement(events, movement.wallet);
      return movement;
    };

  return {
    /**
     * Creates the member's wallet, and books the opening credits of a social site by a journal. Repeating it changes
     * nothing.
     */
    async openWallet(tx: Transaction, open: WalletOpening): Promise<void> {
      const { siteId, memberId, currency, openingCreditsMinor: amountMinor } = open;
      await ledgerStore(siteId).openWallet(tx, memberId, currency);
      if (amountMinor === 0) return;
      const credit = { siteId, memberId, currency, amountMinor, reference: memberId };
      await moveMoney(tx, 'opening_credit', credit, { clock, random });
    },
    /**
     * Locks the member's wallet until the transaction ends, so that nothing is staked or ordered meanwhile. It is the
     * first lock of every bet; who locks sessions or games too, locks those before. Answers the wallet as it is.
     * @throws AppError wallet.record_not_found when the member has none
     */
    async lock(tx: Transaction, siteId: string, memberId: string): Promise<WalletRow> {
      const wallet = await ledgerStore(siteId).lockWallet(tx, memberId);
      if (!wallet) throw new AppError('wallet.record_not_found');
      return wallet;
    },
    /**
     * The member's wallet as it is now.
     * @throws AppError wallet.record_not_found when the member has none
     */
    async readBalance(siteId: string, memberId: string): Promise<WalletView> {
      const wallet = await ledgerStore(siteId).readWallet(db, memberId);
      if (!wallet) throw new AppError('wallet.record_not_found');
      return viewOf(wallet);
    },
    /** Books a paid deposit to cash. */
    creditDeposit: command('deposit'),
    /** Moves a requested withdrawal from cash to hold. */
    holdWithdrawal: command('withdrawal_hold'),
    /** Pays a held withdrawal out. */
    payWithdrawal: command('withdrawal_paid'),
    /** Returns a rejected or failed withdrawal from hold to cash. */
    returnWithdrawal: command('withdrawal_returned'),
    /** Grants a bonus. */
    grantBonus: command('bonus_grant'),
    /** Turns a bonus whose wagering condition is met into cash (MONEY-18). */
    releaseBonus: command('bonus_release'),
    /** Removes what is left of an expired bonus. */
    expireBonus: command('bonus_expiry'),
    /** Pays a claimed rebate to cash (MONEY-16). */
    payRebate: command('rebate'),
    /** Moves an amount by hand, with why; the act of two operators calls it in its transaction (OPS-08). */
    async moveByHand(tx: Transaction, order: HandOrder): Promise<MovementReceipt> {
      const { siteId, movementId: reference, memberId, kind, amountMinor, currency, cause } = order;
      const body = { siteId, memberId, amountMinor, currency, reference };
      const movement = await moveMoney(tx, kind, body, { clock, random });
      const { journalId } = movement;
      const { madeBy, proposalId } = order;
      const why = { siteId, movementId: reference, memberId, kind, cause, amountMinor };
      await insertHandMovement(tx, { ...why, journalId, madeBy, proposalId, at: clock.now() });
      return movement;
    },
    /** Notifies the listeners that a wallet moved; to be called after the commit. */
    announce: (wallet: WalletRow): void => announceMovement(events, wallet),
  };
}

export type WalletService = ReturnType<typeof walletService>;
