import { AppError, consoleContract } from '@maidan/contract';
import { answerOf, bindConsole, refusedAs } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import { listOpenApplications } from './applications.store.ts';
import type { DecisionDeps } from './decide.ts';
import { applicationView, readReview } from './review.ts';
import type { ReviewDeps } from './review.ts';
import { bindBulkApproval } from '../eligibility/bulk.console.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';

// A reward that cannot be given has one code at the console; the sentence is for terminals.
const asRefusal = refusedAs(() => new AppError('operators.reward_refused'));

/** Binds what operators do with applications for rewards (OPS-50). */
export function bindApplicationsConsole(
  router: ConsoleRouter,
  deps: DecisionDeps & ReviewDeps,
): void {
  bindBulkApproval(router, deps);
  bindConsole(router, consoleContract.listApplications, async ({ params, query }) => {
    const rows = await listOpenApplications(deps.db, params.site, keysetRead(query));
    const { shown, next } = keysetPage(rows, query, ({ appliedAt, applicationId }) => ({
      at: appliedAt,
      id: applicationId,
    }));
    return { list: shown.map(applicationView), ...next };
  });
  bindConsole(router, consoleContract.readApplication, async ({ params }) => {
    const { site: siteId, applicationId } = params;
    return { value: await readReview(deps, { siteId, applicationId, language: 'bn' }) };
  });
  bindConsole(router, consoleContract.decideApplication, async ({ params, body, actor }) => {
    const { site: siteId, applicationId } = params;
    const text = body.state === 'rejected' ? body.reason : '';
    const issued = body.state === 'issued' ? body : undefined;
    const { amountMinor, note } = { amountMinor: issued?.amountMinor, note: issued?.note };
    const amount = amountMinor === undefined ? {} : { amountMinor };
    const decision = { applicationId, state: body.state, text, ...amount };
    const wanted = { siteId, body: decision, reason: note ?? '' };
    const run = { via: 'console', by: { ...actor, ...(note ? { reason: note } : {}) } } as const;
    return answerOf(await deps.gate.pass(deps.decideApplication, wanted, run).catch(asRefusal));
  });
}
