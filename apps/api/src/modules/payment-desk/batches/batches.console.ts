import { AppError, consoleContract } from '@maidan/contract';
import { maskedAccount, maskedName } from '#modules/member-desk/index.ts';
import { bindConsole, recordAct } from '#modules/operators/index.ts';
import type { ConsoleRouter, TrailActor } from '#modules/operators/index.ts';
import { batchStore, isByFile } from '#modules/payments/index.ts';
import type { CountedBatch, PayoutBatches, WithdrawalRow } from '#modules/payments/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';

const PERMISSION = 'withdrawals.pay';

/** What batches of payouts need at the desk. */
export interface BatchesConsoleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly payoutBatches: PayoutBatches;
  readonly siteOf: (siteId: string) => SiteView;
}

/** Binds the files of payouts: making one, handing it out, and taking over its results (OPS-56). */
export function bindBatchesConsole(router: ConsoleRouter, deps: BatchesConsoleDeps): void {
  bindReading(router, deps);
  const { db, payoutBatches: batches, siteOf } = deps;
  bindConsole(router, consoleContract.makePayoutBatch, async ({ params, body, actor: by }) => {
    const order = { channel: body.channel, by: by.operatorId };
    return db.transaction(async (tx) => {
      const batch = await batches.make(tx, siteOf(params.site), order);
      const { channel, payouts, sumMinor } = batch;
      await enter(tx, deps, batch, {
        by,
        after: { step: 'made', channel, payouts: `${payouts}`, sumMinor: `${sumMinor}` },
      });
      return { value: batchView({ ...batch, open: payouts }) };
    });
  });
  bindConsole(router, consoleContract.exportPayoutBatch, async ({ params, actor: by }) => {
    const { site: siteId, batchId } = params;
    return db.transaction(async (tx) => {
      const batch = requireBatch(await batchStore(tx, siteId).find(batchId));
      const file = await batches.fileOf(tx, batch);
      await enter(tx, deps, batch, { by, after: { step: 'file_taken' } });
      return { value: { name: `${siteId}-${batchId}.csv`, file } };
    });
  });
  bindConsole(router, consoleContract.takePayoutResults, async ({ params, body, actor: by }) => {
    const { site: siteId, batchId } = params;
    return db.transaction(async (tx) => {
      const taken = await batches.takeResults(tx, { siteId, batchId }, body.file);
      const { batch, ...ends } = taken;
      const { paid, failed } = ends;
      const { open } = requireBatch(await batchStore(tx, siteId).find(batchId));
      await enter(tx, deps, batch, {
        by,
        after: { step: 'results_taken', paid: `${paid}`, failed: `${failed}` },
      });
      return { value: { ...ends, open } };
    });
  });
}

function bindReading(router: ConsoleRouter, { db, siteOf }: BatchesConsoleDeps): void {
  bindConsole(router, consoleContract.listPayoutBatches, async ({ params, query }) => {
    const store = batchStore(db, params.site);
    const byFile = siteOf(params.site).settings.depositChannels.filter(isByFile);
    const waiting = await store.waiting(byFile.map(({ code }) => code));
    const rows = await store.list(keysetRead(query));
    const { shown, next } = keysetPage(rows, query, ({ madeAt, batchId }) => ({
      at: madeAt,
      id: batchId,
    }));
    return { list: shown.map(batchView), waiting, ...next };
  });
  bindConsole(router, consoleContract.readPayoutBatch, async ({ params }) => {
    const store = batchStore(db, params.site);
    const batch = requireBatch(await store.find(params.batchId));
    const list = (await store.payoutsOf(params.batchId)).map(payoutView);
    return { value: { ...batchView(batch), list } };
  });
}

function requireBatch(batch: CountedBatch | undefined): CountedBatch {
  if (!batch) throw new AppError('operators.unknown_target');
  return batch;
}

function batchView({ siteId: _siteId, madeAt, resultAt, ...batch }: CountedBatch) {
  return {
    ...batch,
    madeAt: madeAt.toISOString(),
    ...(resultAt === null ? {} : { resultAt: resultAt.toISOString() }),
  };
}

function payoutView(row: WithdrawalRow) {
  return {
    number: row.withdrawalId,
    amountMinor: row.amountMinor,
    state: row.state,
    holder: maskedName(row.holderName),
    target: maskedAccount(row.accountNumber),
    ...(row.cashierReference === null ? {} : { reference: row.cashierReference }),
  };
}

function enter(
  tx: Transaction,
  { clock }: BatchesConsoleDeps,
  { siteId, batchId }: { readonly siteId: string; readonly batchId: string },
  { by, after }: { by: TrailActor; after: Readonly<Record<string, string>> },
): Promise<void> {
  return recordAct(tx, clock, {
    siteId,
    via: 'console',
    permission: PERMISSION,
    target: `payout-batch:${batchId}`,
    before: {},
    after,
    by,
  });
}
