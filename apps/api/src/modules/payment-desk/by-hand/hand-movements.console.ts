import { consoleContract } from '@maidan/contract';
import { answerOf, bindConsole } from '#modules/operators/index.ts';
import type { Act, ConsoleRouter, Gate } from '#modules/operators/index.ts';
import type { HandMovement } from './hand-movement.act.ts';

/** What movements by hand need. */
interface HandConsoleDeps {
  readonly gate: Gate;
  readonly correctBalance: Act<HandMovement>;
  readonly transferByHand: Act<HandMovement>;
}

/** Binds corrections of balances and transfers by hand; both are proposals (OPS-08). */
export function bindHandMovements(router: ConsoleRouter, deps: HandConsoleDeps): void {
  const { gate } = deps;
  bindConsole(router, consoleContract.correctBalance, async ({ params, body, actor }) => {
    const { reason, ...asked } = body;
    const wanted = { siteId: params.site, body: { memberId: params.memberId, ...asked }, reason };
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(await gate.pass(deps.correctBalance, wanted, run));
  });
  bindConsole(router, consoleContract.transferByHand, async ({ params, body, actor }) => {
    const { reason, ...asked } = body;
    const wanted = { siteId: params.site, body: { memberId: params.memberId, ...asked }, reason };
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(await gate.pass(deps.transferByHand, wanted, run));
  });
}
