import { AppError, consoleContract } from '@maidan/contract';
import { answerOf, bindConsole, recordAct } from '#modules/operators/index.ts';
import type { Act, ConsoleRouter, Gate } from '#modules/operators/index.ts';
import { payoutStopStore, payoutStops } from '#modules/payments/index.ts';
import type { StopRow } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { StopAsked } from './stop.act.ts';

const DONE = { value: true } as const;
const MOST_OF_MEMBER = 50;

/** What the stops of withdrawals need. */
interface StopsConsoleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
  readonly gate: Gate;
  readonly stopWithdrawals: Act<StopAsked>;
}

/** Binds stopping withdrawals of members, lifting a stop, and the queue of reviews (OPS-45). */
export function bindStopsConsole(router: ConsoleRouter, deps: StopsConsoleDeps): void {
  const { db, clock } = deps;
  const stops = payoutStops(deps);
  bindConsole(router, consoleContract.stopWithdrawals, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const { note, ...asked } = body;
    const wanted = { siteId, body: { memberId, ...asked }, reason: note };
    const run = { via: 'console', by: { ...actor, reason: note } } as const;
    return answerOf(await deps.gate.pass(deps.stopWithdrawals, wanted, run));
  });
  bindConsole(router, consoleContract.resumeWithdrawals, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const by = { ...actor, reason: body.note };
    await db.transaction(async (tx) => {
      const order = { told: body.told, by: actor.operatorId };
      const lifted = await stops.resume(tx, { siteId, memberId }, order);
      if (!lifted) throw new AppError('operators.not_stopped');
      await recordAct(tx, clock, {
        siteId,
        via: 'console',
        permission: 'withdrawals.resume',
        target: `member:${memberId}`,
        before: { reason: lifted.reason, reviewAt: lifted.reviewAt.toISOString() },
        after: {},
        by,
      });
    });
    return DONE;
  });
  bindConsole(router, consoleContract.listWithdrawalStops, async ({ params, query }) => {
    const now = clock.now();
    const dueBy = query.queue === 'due' ? now : undefined;
    const store = payoutStopStore(db, params.site);
    const rows = await store.listStanding(keysetRead(query), dueBy);
    const { shown, next } = keysetPage(rows, query, ({ reviewAt, stopId }) => ({
      at: reviewAt,
      id: stopId,
    }));
    return { list: shown.map((row) => stopView(row, now)), ...next };
  });
  bindConsole(router, consoleContract.listMemberStops, async ({ params }) => {
    const rows = await payoutStopStore(db, params.site).ofMember(params.memberId, MOST_OF_MEMBER);
    return { list: rows.map((row) => stopView(row, clock.now())) };
  });
}

function stopView(row: StopRow, now: Date) {
  const { stopId, memberId, reason, told, startsAt, reviewAt } = row;
  return {
    stopId,
    memberId,
    reason,
    told,
    startsAt: startsAt.toISOString(),
    reviewAt: reviewAt.toISOString(),
    isDue: row.liftedAt === null && reviewAt <= now,
    ...(row.setBy === null ? {} : { setBy: row.setBy }),
    ...(row.proposalId === null ? {} : { proposalId: row.proposalId }),
    ...(row.alertedAt === null ? {} : { alertedAt: row.alertedAt.toISOString() }),
    ...(row.liftedAt === null ? {} : { liftedAt: row.liftedAt.toISOString() }),
    ...(row.liftedBy === null ? {} : { liftedBy: row.liftedBy }),
  };
}
