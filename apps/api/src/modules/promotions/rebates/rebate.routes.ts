import { rebatesContract as contract } from '@maidan/contract';
import { receiptNumberOf } from '#modules/wallet/index.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { KEPT_DAYS } from './rebate.service.ts';
import type { RebateService } from './rebate.service.ts';
import type { RebateClaimRow, RebateRow } from './rebate.tables.ts';

const sum = (of: readonly { amountMinor: number; validBetMinor: number }[]) => ({
  amountMinor: of.reduce((total, { amountMinor }) => total + amountMinor, 0),
  validBetMinor: of.reduce((total, { validBetMinor }) => total + validBetMinor, 0),
});

/** Binds the calls by which members read and claim their rebates. */
export function bindRebateRoutes(router: Router, { rebates }: { rebates: RebateService }): void {
  bind(router, contract.readRebates, async ({ site, session }) => {
    const found = await rebates.overview(site, session.memberId);
    const { rows, lines, history, notCovered } = found;
    const whole = sum(rows);
    return {
      value: {
        currency: site.settings.currency.code,
        lines,
        totalMinor: whole.amountMinor,
        validBetMinor: whole.validBetMinor,
        coveredMinor: sum(lines).validBetMinor,
        ...daysOf(rows),
        keptDays: KEPT_DAYS,
        notCovered,
        history: history.map(claimView),
      },
    };
  });
  bind(router, contract.claimRebate, async ({ site, session, body, idempotencyKey: key }) => {
    const row = await rebates.claim(site, session.memberId, { kind: body.kind, key });
    return { value: claimView(row) };
  });
}

function daysOf(rows: readonly RebateRow[]) {
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { fromDay: first.day, toDay: last.day } : {};
}

function claimView(row: RebateClaimRow) {
  const { claimId, amountMinor, currency, fromDay, toDay } = row;
  const receiptNumber = receiptNumberOf(row.journalId);
  const claimedAt = row.claimedAt.toISOString();
  return { claimId, amountMinor, currency, fromDay, toDay, claimedAt, receiptNumber };
}
