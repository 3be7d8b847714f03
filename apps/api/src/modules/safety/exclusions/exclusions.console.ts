import { consoleContract } from '@maidan/contract';
import { answerOf, bindConsole } from '#modules/operators/index.ts';
import type { Act, ConsoleRouter, Gate } from '#modules/operators/index.ts';
import type { ExclusionWish } from './end-exclusion.act.ts';

/** Binds ending an exclusion that has run out; it is always a proposal (OPS-08). */
export function bindExclusions(
  router: ConsoleRouter,
  { gate, endExclusion }: { readonly gate: Gate; readonly endExclusion: Act<ExclusionWish> },
): void {
  bindConsole(router, consoleContract.endExclusion, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const { askedAt, reason } = body;
    const run = { via: 'console', by: { ...actor, reason } } as const;
    const wanted = { siteId, body: { memberId, askedAt }, reason };
    return answerOf(await gate.pass(endExclusion, wanted, run));
  });
}
