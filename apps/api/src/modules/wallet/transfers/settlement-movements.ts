import { AppError } from '@maidan/contract/errors';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { JournalDraft, WalletRow } from '../ledger/ledger.types.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { MoneyCommand } from '../ledger/move-money.ts';
import { announceMovement } from '../live-balance.ts';
import { postTransfer, transferStore } from './transfer.store.ts';

/** What agents and their downline are paid for a settled period. */
export type SettledKind = 'commission' | 'salary' | 'dividend';

interface SettlementMovement {
  readonly journalId: string;
  /** The wallets that moved; empty for a command that was carried out before. */
  readonly moved: readonly WalletRow[];
}

/** Who pays a command from the own cash. */
type AgentCommand = MoneyCommand & { readonly paidByMemberId: string };

/** Pays what was settled, at most once per kind and reference (MONEY-03), in the caller's transaction. */
export function settlementMovements({
  clock,
  random,
  events,
}: {
  readonly clock: Clock;
  readonly random: Random;
  readonly events: Pick<LiveEvents, 'announce'>;
}) {
  return {
    /** Pays from the account that the kind of movement names. Errors: those of `moveMoney`. */
    async payFromSite(
      tx: Transaction,
      kind: SettledKind,
      command: MoneyCommand,
    ): Promise<SettlementMovement> {
      const movement = await moveMoney(tx, kind, command, { clock, random });
      return { journalId: movement.journalId, moved: movement.isReplay ? [] : [movement.wallet] };
    },

    /**
     * Pays from an agent's cash, by one journal between the two wallets.
     * @throws AppError wallet.insufficient_funds when the agent has less
     */
    async payFromAgent(
      tx: Transaction,
      kind: SettledKind,
      command: AgentCommand,
    ): Promise<SettlementMovement> {
      const { siteId, paidByMemberId, memberId, amountMinor, reference, currency } = command;
      const store = transferStore(siteId);
      const wallets = await store.lockTwo(tx, paidByMemberId, memberId);
      const idempotencyKey = `${kind}:${reference}`;
      const earlier = await store.find(tx, idempotencyKey, memberId);
      if (earlier) return { journalId: earlier.journalId, moved: [] };
      const [from, to] = [wallets.get(paidByMemberId), wallets.get(memberId)];
      if (!from || !to) throw new Error(`A member of the settlement ${reference} has no wallet`);
      if (from.currency !== currency || to.currency !== currency)
        throw new AppError('wallet.currency_mismatch');
      if (from.cashMinor < amountMinor) throw new AppError('wallet.insufficient_funds');
      const draft: JournalDraft = {
        kind,
        idempotencyKey,
        bodyHash: hashBody({ kind, paidByMemberId, memberId, amountMinor, currency }),
        reference,
        postings: [
          { account: 'cash', memberId: paidByMemberId, amountMinor: -amountMinor },
          { account: 'cash', memberId, amountMinor },
        ],
      };
      const posted = await postTransfer(tx, [from, to], draft, clock.now(), random);
      return { journalId: posted.journalId, moved: posted.wallets };
    },

    /** Notifies the listeners that a wallet moved; to be called after the commit. */
    announce: (wallet: WalletRow): void => announceMovement(events, wallet),
  };
}

export type SettlementMovements = ReturnType<typeof settlementMovements>;
