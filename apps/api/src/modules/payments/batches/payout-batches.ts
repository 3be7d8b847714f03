import { AppError } from '@maidan/contract/errors';
import { payoutFileKey } from '@maidan/deployment/keys';
import { PAYOUT_FILE_ROWS, payoutOrderFile, readPayoutResults } from '@maidan/wire';
import type { PayoutResult } from '@maidan/wire';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { orderNumber } from '../order-number.ts';
import { lockStops, payoutStopStore } from '../stops/payout-stop.store.ts';
import { endWithdrawal } from '../withdrawals/withdrawal.moves.ts';
import type { EndingWallet } from '../withdrawals/withdrawal.moves.ts';
import { WITHDRAWALS_TOPIC } from '../withdrawals/live-withdrawals.ts';
import { isByFile, nextFileCheck } from '../withdrawals/withdrawal.rules.ts';
import { withdrawalStore } from '../withdrawals/withdrawal.store.ts';
import { withdrawal } from '../withdrawals/withdrawal.tables.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawal.tables.ts';
import { batchStore, holdUnordered } from './batch.store.ts';
import type { PayoutBatchRow } from './batch.tables.ts';

/** What batches of payouts are made with. */
export interface PayoutBatchesDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: EndingWallet;
  readonly deploymentSecret: string;
}

/** How many payouts of a file of results were paid and failed, and how many had ended so before. */
export interface TakenResults {
  readonly batch: PayoutBatchRow;
  readonly paid: number;
  readonly failed: number;
  readonly known: number;
}

/**
 * Payouts of channels that take files (OPS-56). A withdrawal is in one batch at most, and ends by one result; the file of a
 * batch can be made again as often as it is needed and always says the same.
 */
export function payoutBatches(deps: PayoutBatchesDeps) {
  return {
    /**
     * Orders what is approved for a channel, the oldest first and at most `PAYOUT_FILE_ROWS`, as one batch. What a stop holds is
     * left out.
     * @throws AppError operators.unknown_target for a channel that takes no files, operators.nothing_to_pay
     */
    make: (tx: Transaction, site: SiteView, order: { channel: string; by: string }) =>
      makeBatch(tx, deps, site, order),

    /** The signed file of a batch. */
    async fileOf(db: Queryable, batch: PayoutBatchRow): Promise<string> {
      const rows = await batchStore(db, batch.siteId).payoutsOf(batch.batchId);
      const payouts = rows.map((row) => ({
        number: row.withdrawalId,
        amountMinor: row.amountMinor,
        account: row.accountNumber,
        holder: row.holderName,
      }));
      return payoutOrderFile(
        batch,
        { ...batch, payouts },
        payoutFileKey(deps.deploymentSecret, batch),
      );
    },

    /**
     * Takes over what the channel says of a batch: each payout that it names ends. Results may come in parts and again.
     * @throws AppError operators.unknown_target, or operators.file_refused whose params name the fault and the payout; then
     * nothing of the file counts
     */
    takeResults: (tx: Transaction, which: { siteId: string; batchId: string }, file: string) =>
      takeResults(tx, deps, which, file),
  };
}

export type PayoutBatches = ReturnType<typeof payoutBatches>;

async function makeBatch(
  tx: Transaction,
  { clock, random }: PayoutBatchesDeps,
  { siteId, settings }: SiteView,
  { channel, by: madeBy }: { channel: string; by: string },
): Promise<PayoutBatchRow> {
  if (!settings.depositChannels.some((one) => one.code === channel && isByFile(one)))
    throw new AppError('operators.unknown_target');
  const currency = settings.currency.code;
  const held = await holdUnordered(tx, { siteId, channel, currency }, PAYOUT_FILE_ROWS);
  const rows = await withoutStopped(tx, siteId, held);
  if (rows.length === 0) throw new AppError('operators.nothing_to_pay');
  const now = clock.now();
  const batchId = orderNumber('B', now, random);
  const sumMinor = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const batch = { siteId, batchId, channel, currency, payouts: rows.length, sumMinor, madeBy };
  await batchStore(tx, siteId).insert({ ...batch, madeAt: now });
  const numbers = rows.map(({ withdrawalId }) => withdrawalId);
  await tx
    .update(withdrawal)
    .set({ batchId, orderedAt: now, nextCheckAt: nextFileCheck(now) })
    .where(and(eq(withdrawal.siteId, siteId), inArray(withdrawal.withdrawalId, numbers)));
  await notifyLive(
    tx,
    rows.map(({ memberId }) => ({ siteId, memberId, topic: WITHDRAWALS_TOPIC })),
  );
  return { ...batch, madeAt: now, resultAt: null };
}

/** Leaves out whose withdrawals were stopped since the rows were read. The order of the locks keeps two batches from waiting for each other. */
async function withoutStopped(
  tx: Transaction,
  siteId: string,
  rows: readonly WithdrawalRow[],
): Promise<WithdrawalRow[]> {
  const members = [...new Set(rows.map(({ memberId }) => memberId))].toSorted();
  const stopped = new Set<string>();
  for (const memberId of members) {
    await lockStops(tx, siteId, memberId);
    if (await payoutStopStore(tx, siteId).standing(memberId)) stopped.add(memberId);
  }
  return rows.filter(({ memberId }) => !stopped.has(memberId));
}

async function takeResults(
  tx: Transaction,
  deps: PayoutBatchesDeps,
  { siteId, batchId }: { siteId: string; batchId: string },
  file: string,
): Promise<TakenResults> {
  const batch = await batchStore(tx, siteId).hold(batchId);
  if (!batch) throw new AppError('operators.unknown_target');
  const read = await readPayoutResults(file, batch, payoutFileKey(deps.deploymentSecret, batch));
  if ('fault' in read) throw new AppError('operators.file_refused', { fault: read.fault });
  const ends = { paid: 0, failed: 0, known: 0 };
  for (const result of read.rows.toSorted((a, b) => (a.number < b.number ? -1 : 1)))
    ends[await takeResult(tx, deps, batch, result)] += 1;
  await batchStore(tx, siteId).noteResult(batchId, deps.clock.now());
  return { batch, ...ends };
}

/** Ends one payout as its channel says. */
async function takeResult(
  tx: Transaction,
  { clock, wallet }: PayoutBatchesDeps,
  { siteId, batchId }: PayoutBatchRow,
  { number, amountMinor, status, reference }: PayoutResult,
): Promise<'paid' | 'failed' | 'known'> {
  const held = await withdrawalStore(tx, siteId).hold(number);
  const refuse = (fault: string) => new AppError('operators.file_refused', { fault, number });
  if (held?.batchId !== batchId) throw refuse('other_payout');
  if (held.amountMinor !== amountMinor) throw refuse('other_amount');
  if (held.state === status) return 'known';
  if (held.state !== 'approved') throw refuse('contrary');
  const now = clock.now();
  const end =
    status === 'paid'
      ? ({ state: 'paid' } as const)
      : ({ state: 'failed', fault: 'account_refused' } as const);
  const seen = { cashierReference: reference, checkedAt: now };
  await endWithdrawal(tx, wallet, held, { end, now, seen });
  return status;
}
