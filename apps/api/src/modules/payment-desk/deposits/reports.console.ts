import { AppError, consoleContract } from '@maidan/contract';
import { answerOf, bindConsole, openProposalOn, recordAct } from '#modules/operators/index.ts';
import type { Act, ConsoleRouter, Gate } from '#modules/operators/index.ts';
import type { TrailActor } from '#modules/operators/index.ts';
import {
  PaymentRailError,
  countOpenReports,
  depositStore,
  reportStore,
} from '#modules/payments/index.ts';
import type { DepositRow, DepositService, ReportRow } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { HandCredit } from './credit.act.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';

const DONE = { value: true } as const;

/** What the desk of deposits needs. */
export interface ReportsConsoleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly gate: Gate;
  readonly creditByHand: Act<HandCredit>;
  readonly deposits: Pick<DepositService, 'ask'>;
  readonly siteOf: (siteId: string) => SiteView;
}

/** Binds what operators see of odd payments, and what they do with them (OPS-49). */
export function bindReportsConsole(router: ConsoleRouter, deps: ReportsConsoleDeps): void {
  const { db } = deps;
  bindConsole(router, consoleContract.listReports, async ({ params, query }) => {
    const { cursor, limit, ...filter } = query;
    const rows = await reportStore(db, params.site).list(filter, keysetRead({ cursor, limit }));
    const { shown, next } = keysetPage(rows, { limit }, ({ receivedAt, reportId }) => ({
      at: receivedAt,
      id: reportId,
    }));
    return { list: shown.map(reportView), ...next };
  });
  bindConsole(router, consoleContract.countReports, async ({ params }) => ({
    value: { open: await countOpenReports(db, params.site) },
  }));
  bindConsole(router, consoleContract.readReport, async ({ params }) => ({
    value: await readReport(deps, params.site, params.reportId),
  }));
  bindConsole(router, consoleContract.askChannel, async ({ params, actor }) => {
    const { site: siteId, reportId } = params;
    const report = await requireReport(deps, siteId, reportId);
    await askChannel(deps, siteId, { report, by: actor });
    return { value: await readReport(deps, siteId, reportId) };
  });
  bindConsole(router, consoleContract.returnReport, async ({ params, body, actor }) => {
    const by = { ...actor, reason: body.reason };
    await returnReport(deps, params.site, { reportId: params.reportId, by });
    return DONE;
  });
  bindConsole(router, consoleContract.creditReport, async ({ params, body, actor }) => {
    const { site: siteId, reportId } = params;
    const { memberId, channel, reason } = body;
    const known = deps.siteOf(siteId).settings.depositChannels.some(({ code }) => code === channel);
    if (!known) throw new AppError('request.invalid', { where: 'body', field: 'channel' });
    const wanted = { siteId, body: { reportId, memberId, channel }, reason };
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(await deps.gate.pass(deps.creditByHand, wanted, run));
  });
}

async function requireReport(
  { db }: ReportsConsoleDeps,
  siteId: string,
  reportId: string,
): Promise<ReportRow> {
  const row = await reportStore(db, siteId).find(reportId);
  if (!row) throw new AppError('operators.unknown_target');
  return row;
}

/** What the channel told beside what is known here. */
async function readReport(deps: ReportsConsoleDeps, siteId: string, reportId: string) {
  const row = await requireReport(deps, siteId, reportId);
  const [deposit, proposal] = await Promise.all([
    depositStore(deps.db, siteId).find(row.reference),
    openProposalOn(deps.db, siteId, `report:${reportId}`),
  ]);
  return {
    ...reportView(row),
    ...(deposit ? { deposit: depositView(deposit) } : {}),
    ...(proposal ? { proposalId: proposal.proposalId } : {}),
  };
}

/** @throws AppError operators.channel_silent, operators.channel_unknown */
async function askChannel(
  { db, clock, deposits }: ReportsConsoleDeps,
  siteId: string,
  { report, by }: { report: ReportRow; by: TrailActor },
): Promise<void> {
  const answer = await deposits.ask(siteId, report.reference).catch((error: unknown) => {
    if (!(error instanceof PaymentRailError)) throw error;
    const isUnknown = error.fault === 'unknown_reference';
    throw new AppError(isUnknown ? 'operators.channel_unknown' : 'operators.channel_silent');
  });
  if (!answer) throw new AppError('operators.channel_silent');
  await db.transaction((tx) =>
    recordAct(tx, clock, {
      siteId,
      via: 'console',
      permission: 'deposits.ask',
      target: `report:${report.reportId}`,
      before: {},
      after: { status: answer.status },
      by,
    }),
  );
}

/** Closes a report whose money the channel has paid back. @throws AppError operators.unknown_target, operators.decided_before */
async function returnReport(
  { db, clock }: ReportsConsoleDeps,
  siteId: string,
  { reportId, by }: { reportId: string; by: TrailActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const store = reportStore(tx, siteId);
    const held = await store.hold(reportId);
    if (!held) throw new AppError('operators.unknown_target');
    if (held.state !== 'open')
      throw new AppError('operators.decided_before', { state: held.state });
    if (await openProposalOn(tx, siteId, `report:${reportId}`))
      throw new AppError('operators.decided_before', { state: 'proposed' });
    const closed = { closedAt: clock.now(), closedBy: by.operatorId, note: by.reason ?? null };
    await store.write(reportId, { state: 'returned', ...closed });
    await recordAct(tx, clock, {
      siteId,
      via: 'console',
      permission: 'deposits.return',
      target: `report:${reportId}`,
      before: { state: held.state },
      after: { state: 'returned' },
      by,
    });
  });
}

function reportView(row: ReportRow) {
  const { reportId, oddity, reference, cashierReference, status } = row;
  const { amountMinor, currency, times, state, depositId, closedAt, closedBy, note } = row;
  return {
    reportId,
    oddity,
    state,
    reference,
    cashierReference,
    status,
    amountMinor,
    currency,
    times,
    occurredAt: row.occurredAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    ...(depositId === null ? {} : { creditedBy: depositId }),
    ...(closedAt === null ? {} : { closedAt: closedAt.toISOString() }),
    ...(closedBy === null ? {} : { closedBy }),
    ...(note === null ? {} : { note }),
  };
}

function depositView({
  memberId,
  channel,
  state,
  amountMinor,
  feeMinor,
  steps,
  checkedAt,
}: DepositRow) {
  const checked = checkedAt === null ? {} : { checkedAt: checkedAt.toISOString() };
  return { memberId, channel, state, amountMinor, feeMinor, steps, ...checked };
}
