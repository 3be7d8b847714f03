import { consoleContract } from '@maidan/contract';
import { answerOf, bindConsole } from '#modules/operators/index.ts';
import type { Act, ConsoleRouter, Gate } from '#modules/operators/index.ts';
import { claimsService } from './claims.ts';
import type { ClaimsDeps } from './claims.ts';
import type { WithdrawalVerdict } from './decide.act.ts';
import { queueStore } from './queue.store.ts';
import { claimView, queuedView, readReview } from './review.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';

const MINUTE_MS = 60_000;
const DONE = { value: true } as const;

/** What the desk of withdrawals needs. */
export interface WithdrawalsConsoleDeps extends ClaimsDeps {
  readonly gate: Gate;
  readonly decideWithdrawal: Act<WithdrawalVerdict>;
}

/** Binds what operators see of withdrawals, and how they decide on them (OPS-52 to OPS-55). */
export function bindWithdrawalsConsole(router: ConsoleRouter, deps: WithdrawalsConsoleDeps): void {
  bindQueue(router, deps);
  const claims = claimsService(deps);
  bindConsole(router, consoleContract.claimWithdrawal, async ({ params, body, actor: by }) => {
    const { site: siteId, number } = params;
    const { operatorId, endsAt } = await claims.claim({ siteId, number, by }, body.takeOver);
    return { value: claimView(operatorId, endsAt, by.operatorId) };
  });
  bindConsole(router, consoleContract.returnWithdrawal, async ({ params, actor: by }) => {
    await claims.giveBack({ siteId: params.site, number: params.number, by });
    return DONE;
  });
  bindConsole(router, consoleContract.askForDocument, async ({ params, actor: by }) => {
    await claims.askForDocument({ siteId: params.site, number: params.number, by });
    return DONE;
  });
  bindConsole(router, consoleContract.decideWithdrawal, async ({ params, body, actor }) => {
    const { site: siteId, number } = params;
    const { state, revision, note } = body;
    const text = body.state === 'rejected' ? body.reason : '';
    const wanted = { siteId, body: { number, state, text, revision }, reason: note ?? '' };
    const run = { via: 'console', by: { ...actor, ...(note ? { reason: note } : {}) } } as const;
    return answerOf(await deps.gate.pass(deps.decideWithdrawal, wanted, run));
  });
}

function bindQueue(router: ConsoleRouter, deps: WithdrawalsConsoleDeps): void {
  const { db, clock, siteOf } = deps;
  bindConsole(router, consoleContract.listWithdrawals, async ({ params, query, actor }) => {
    const { cursor, limit, ...filter } = query;
    const look = { operatorId: actor.operatorId, now: clock.now() };
    const page = keysetRead({ cursor, limit });
    const rows = await queueStore(db, params.site).list({ ...filter, ...look }, page);
    const { shown, next } = keysetPage(rows, { limit }, ({ requestedAt, number }) => ({
      at: new Date(requestedAt),
      id: number,
    }));
    const site = siteOf(params.site);
    return { list: shown.map((row) => queuedView(row, { ...look, site })), ...next };
  });
  bindConsole(router, consoleContract.countWithdrawals, async ({ params, actor }) => {
    const now = clock.now();
    const { reviewGoalMinutes, payoutMinutes } = siteOf(params.site).settings.withdrawals;
    const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
    return {
      value: await queueStore(db, params.site).counts({
        operatorId: actor.operatorId,
        now,
        lateBefore: before(reviewGoalMinutes),
        orderedBefore: before(payoutMinutes),
      }),
    };
  });
  bindConsole(router, consoleContract.readWithdrawalReview, async ({ params, actor }) => {
    const { operatorId } = actor;
    const which = { siteId: params.site, number: params.number, operatorId };
    return { value: await readReview(deps, which) };
  });
}
