import { AppError } from '@maidan/contract';
import { z } from 'zod';
import { defineAct, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { settlementStore } from './settlement.store.ts';
import type { SettlementRow } from './settlement.store.ts';

const PERMISSION = 'settlements.release';
const body = z.object({ settlementId: z.string().min(1).max(200) });

/** Lets a settlement be paid that waited for an operator, by the next run (AGENTX-06); from an amount on it takes two. */
export function releaseAct({ clock }: { readonly clock: Clock }): Act<z.output<typeof body>> {
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,
    async measure(tx, { siteId, body: { settlementId } }) {
      const row = await held(tx, siteId, settlementId);
      return {
        kind: 'settlements',
        target: `settlement:${settlementId}`,
        revision: row.state,
        amountMinor: row.amountMinor,
        memberId: row.memberId,
      };
    },
    async run(tx, { siteId, body: { settlementId } }, { via, by, proposalId }) {
      const { amountMinor } = await held(tx, siteId, settlementId);
      await settlementStore(tx, siteId).setState(settlementId, { state: 'due' });
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: `settlement:${settlementId}`,
        before: { state: 'held' },
        after: { state: 'due', amountMinor: String(amountMinor) },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}

/** @throws AppError agent.settlement_not_found when none waits under this id */
async function held(tx: Transaction, siteId: string, id: string): Promise<SettlementRow> {
  const row = await settlementStore(tx, siteId).hold(tx, id);
  if (row?.state !== 'held') throw new AppError('agent.settlement_not_found');
  return row;
}
