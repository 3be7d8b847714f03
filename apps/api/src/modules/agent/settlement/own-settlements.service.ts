import { AppError } from '@maidan/contract';
import type { ContractKind } from '@maidan/contract/constants';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { memberStore } from '#modules/member/index.ts';
import { receiptNumberOf } from '#modules/wallet/index.ts';
import { contractFinder } from '../contract-finder.store.ts';
import { ownSettlementStore } from './own-settlement.store.ts';
import type { SettlementRow } from './settlement.store.ts';

const PAGE_SIZE = 30;

/** What the payee of contracts reads of its settled periods (AGENTX-06). */
export function ownSettlementsService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** A page of a kind's settled periods, newest first. */
    async list(
      siteId: string,
      memberId: string,
      { kind, before }: { kind: ContractKind; before: string | undefined },
    ) {
      const until = before === undefined ? clock.now() : new Date(before);
      const rows = await ownSettlementStore(db, siteId, memberId).ofKind(
        kind,
        until,
        PAGE_SIZE + 1,
      );
      const shown = rows.slice(0, PAGE_SIZE);
      const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
      return {
        settlements: shown.map(rowView),
        ...(last ? { next: last.periodFrom.toISOString() } : {}),
      };
    },

    /** @throws AppError agent.settlement_not_found, for that of another member too */
    async read(siteId: string, memberId: string, settlementId: string) {
      const row = await ownSettlementStore(db, siteId, memberId).find(settlementId);
      const contract =
        row && (await contractFinder(db, siteId).find(row.contractId ?? '', { memberId }));
      if (!row || !contract || !('figures' in row.inputs))
        throw new AppError('agent.settlement_not_found');
      const { pay } = row.inputs;
      const { bonusMinor: _bonus, rebateMinor: _rebate, ...figures } = row.inputs.figures;
      const { tier, ...reckoned } = pay;
      const accounts = await memberStore(db, siteId).accountsOf([contract.offeredByMemberId]);
      return {
        ...rowView(row),
        ...reckoned,
        ...(tier ? { tier } : {}),
        deductions: [...pay.deductions],
        frozenAt: row.frozenAt.toISOString(),
        offeredBy: accounts.get(contract.offeredByMemberId) ?? '',
        textHash: contract.textHash ?? '',
        terms: contract.terms,
        figures,
      };
    },
  };
}

export type OwnSettlementsService = ReturnType<typeof ownSettlementsService>;

function rowView(row: SettlementRow) {
  return {
    settlementId: row.settlementId,
    // Commission has no contract, and these lists leave it out.
    kind: row.kind as ContractKind,
    contractId: row.contractId ?? '',
    periodFrom: row.periodFrom.toISOString(),
    periodTo: row.periodTo.toISOString(),
    currency: row.currency,
    amountMinor: row.amountMinor,
    state: row.state,
    ...(row.journalId === null ? {} : { receiptNumber: receiptNumberOf(row.journalId) }),
    ...(row.paidAt === null ? {} : { paidAt: row.paidAt.toISOString() }),
  };
}
