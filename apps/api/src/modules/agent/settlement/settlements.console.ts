import { AppError, consoleContract } from '@maidan/contract';
import { answerOf, bindConsole } from '#modules/operators/index.ts';
import type { ConsoleRouter, Gate } from '#modules/operators/index.ts';
import type { releaseAct } from './release.act.ts';

/** What the endpoints of settlements need. */
interface SettlementsConsoleDeps {
  readonly gate: Gate;
  readonly releaseSettlement: ReturnType<typeof releaseAct>;
}

/** Binds what operators do with settlements that wait for one. */
export function bindSettlementsConsole(
  router: ConsoleRouter,
  { gate, releaseSettlement }: SettlementsConsoleDeps,
): void {
  bindConsole(router, consoleContract.releaseSettlement, async ({ params, body, actor }) => {
    const { site: siteId, settlementId } = params;
    const { reason } = body;
    const wanted = { siteId, body: { settlementId }, reason };
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(await gate.pass(releaseSettlement, wanted, run).catch(asUnknown));
  });
}

/** A settlement that does not wait is none to the console. */
function asUnknown(error: unknown): never {
  const isNone = error instanceof AppError && error.code === 'agent.settlement_not_found';
  throw isNone ? new AppError('operators.unknown_target') : error;
}
