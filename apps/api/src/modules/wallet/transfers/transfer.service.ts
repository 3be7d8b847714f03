import { AppError } from '@maidan/contract/errors';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import { receiptNumberOf } from '../ledger/receipt-number.ts';
import { totalMinor } from '../ledger/ledger.types.ts';
import type { JournalDraft, WalletRow } from '../ledger/ledger.types.ts';
import { postTransfer, transferStore } from './transfer.store.ts';
import type { PostedTransfer } from './transfer.store.ts';
import { announceMovement } from '../live-balance.ts';

export interface TransferServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** Notified of both wallets after the commit. */
  readonly events: Pick<LiveEvents, 'announce'>;
  /** Whether an agent brought a member directly, and the member may play; `modules/member` provides it. */
  isDirectDownline(
    tx: Transaction,
    siteId: string,
    who: { agentMemberId: string; memberId: string },
  ): Promise<boolean>;
}

/** An agent's order to give play credits; its key makes it run once. */
export interface TransferCommand {
  readonly agentMemberId: string;
  readonly memberId: string;
  /** Minor units, above zero. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly key: string;
}

interface Receipt {
  readonly receiptNumber: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly balanceAfterMinor: number;
  readonly at: string;
}

/** Play credits from agents to their direct downline (AGENTX-03). */
export function transferService(deps: TransferServiceDeps) {
  const { db, events } = deps;
  return {
    /**
     * Moves play credits from an agent's cash to that of a direct downline by one journal. The same key with the same
     * body answers what the first call did (MONEY-03).
     * @throws AppError site.feature_off where the site has transfers off, or plays for real money
     * @throws AppError request.conflict for a key that was used with another body
     * @throws AppError wallet.amount_invalid for an amount that is not a positive integer
     * @throws AppError agent.not_downline for anybody except an active direct downline
     * @throws AppError wallet.currency_mismatch or wallet.insufficient_funds
     */
    async transfer(site: SiteView, command: TransferCommand): Promise<Receipt> {
      const { siteId, settings } = site;
      if (!settings.agentTransfers || settings.playMode !== 'social')
        throw new AppError('site.feature_off');
      const { amountMinor } = command;
      if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
        throw new AppError('wallet.amount_invalid');
      const done = await db.transaction((tx) => runTransfer(tx, deps, siteId, command));
      for (const wallet of done.moved) announceMovement(events, wallet);
      return done.receipt;
    },
  };
}

export type TransferService = ReturnType<typeof transferService>;

async function runTransfer(
  tx: Transaction,
  deps: TransferServiceDeps,
  siteId: string,
  command: TransferCommand,
): Promise<{ receipt: Receipt; moved: readonly WalletRow[] }> {
  const { agentMemberId, memberId, key } = command;
  const store = transferStore(siteId);
  const draft = draftOf(command);
  const earlier = await store.find(tx, draft.idempotencyKey, agentMemberId);
  if (earlier) return { receipt: replayOf(earlier, draft, command), moved: [] };
  // Checked before the lock, so that an agent cannot hold up the wallet of a stranger.
  const isDownline =
    memberId !== agentMemberId &&
    (await deps.isDirectDownline(tx, siteId, { agentMemberId, memberId }));
  if (!isDownline) throw new AppError('agent.not_downline');
  const wallets = await store.lockTwo(tx, agentMemberId, memberId);
  // Another call with the same key may have finished while this one waited for the lock.
  const meanwhile = await store.find(tx, draft.idempotencyKey, agentMemberId);
  if (meanwhile) return { receipt: replayOf(meanwhile, draft, command), moved: [] };
  const pair = checkedPair(wallets.get(agentMemberId), wallets.get(memberId), command);
  const at = deps.clock.now();
  const posted = await postTransfer(tx, pair, draft, at, deps.random);
  const [sender] = posted.wallets;
  if (!sender) throw new Error(`Transfer ${key} of site ${siteId} moved no wallet`);
  const balanceAfterMinor = totalMinor(sender);
  const journal = { journalId: posted.journalId, balanceAfterMinor, at: at.toISOString() };
  return { receipt: receiptOf(journal, command), moved: posted.wallets };
}

function draftOf(command: TransferCommand): JournalDraft {
  const { agentMemberId, memberId, amountMinor, currency, key } = command;
  return {
    kind: 'transfer',
    idempotencyKey: `transfer:${agentMemberId}:${key}`,
    bodyHash: hashBody({ memberId, amountMinor, currency }),
    reference: memberId,
    postings: [
      { account: 'cash', memberId: agentMemberId, amountMinor: -amountMinor },
      { account: 'cash', memberId, amountMinor },
    ],
  };
}

function checkedPair(
  from: WalletRow | undefined,
  to: WalletRow | undefined,
  { amountMinor, currency }: TransferCommand,
): readonly [WalletRow, WalletRow] {
  if (!from || !to) throw new Error('A member of a transfer has no wallet');
  if (from.currency !== currency || to.currency !== currency)
    throw new AppError('wallet.currency_mismatch');
  if (from.cashMinor < amountMinor) throw new AppError('wallet.insufficient_funds');
  return [from, to];
}

function replayOf(earlier: PostedTransfer, draft: JournalDraft, command: TransferCommand): Receipt {
  if (earlier.bodyHash !== draft.bodyHash) throw new AppError('request.conflict');
  return receiptOf(earlier, command);
}

function receiptOf(
  { journalId, balanceAfterMinor, at }: Omit<PostedTransfer, 'bodyHash'>,
  { amountMinor, currency }: TransferCommand,
): Receipt {
  return {
    receiptNumber: receiptNumberOf(journalId),
    amountMinor,
    currency,
    balanceAfterMinor,
    at,
  };
}
