import { AppError, consoleContract } from '@maidan/contract';
import type { ApplicationCheckName } from '@maidan/contract/constants';
import { PlainError } from '@maidan/deployment/plain-error';
import { bindConsole } from '#modules/operators/index.ts';
import type { ActRun, ConsoleRouter } from '#modules/operators/index.ts';
import type { DecisionDeps } from '../applications/decide.ts';

/** What became of one application of a bulk approval. */
interface BulkOutcome {
  readonly applicationId: string;
  readonly outcome: 'issued' | 'proposed' | 'refused';
  readonly proposalId?: string;
  readonly code?: string;
  readonly checks?: ApplicationCheckName[];
}

/** Binds the approval of several applications, each in a transaction of its own (OPS-50). */
export function bindBulkApproval(router: ConsoleRouter, deps: DecisionDeps): void {
  bindConsole(router, consoleContract.approveApplications, async ({ params, body, actor }) => {
    const { applications, note } = body;
    const run = { via: 'console', by: { ...actor, reason: note } } as const;
    const list: BulkOutcome[] = [];
    // One after the other: rewards of one operator to one member are added up.
    for (const applicationId of applications) {
      const which = { siteId: params.site, applicationId, note };
      list.push(await approveOne(deps, which, run));
    }
    return { list };
  });
}

async function approveOne(
  { gate, decideApplication }: DecisionDeps,
  { siteId, applicationId, note }: { siteId: string; applicationId: string; note: string },
  run: ActRun,
): Promise<BulkOutcome> {
  const body = { applicationId, state: 'issued', text: '', needsChecks: true } as const;
  try {
    const done = await gate.pass(decideApplication, { siteId, body, reason: note }, run);
    if (done.state === 'done') return { applicationId, outcome: 'issued' };
    return { applicationId, outcome: 'proposed', proposalId: done.proposalId };
  } catch (error) {
    return { applicationId, outcome: 'refused', ...reasonOf(error) };
  }
}

/** Why an application was refused. What fails otherwise ends the whole call; it can be sent again. */
function reasonOf(error: unknown): Pick<BulkOutcome, 'code' | 'checks'> {
  if (error instanceof PlainError) return { code: 'operators.reward_refused' };
  if (!(error instanceof AppError) || error.code.startsWith('server.')) throw error;
  const checks = error.params?.['checks'] as ApplicationCheckName[] | undefined;
  return { code: error.code, ...(checks ? { checks } : {}) };
}
