import { consoleContract } from '@maidan/contract';
import { ALL_SITES, answerOf, bindConsole } from '#modules/operators/index.ts';
import type { ConsoleRouter, Gate } from '#modules/operators/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Sealing, SealingKeyState } from '#platform/secrets/sealing.ts';
import type { rotateKeysAct } from './rotate-keys.act.ts';

/** What the endpoints of keys need. */
interface KeysConsoleDeps {
  readonly gate: Gate;
  readonly clock: Clock;
  readonly rotateKeys: ReturnType<typeof rotateKeysAct>;
  readonly sealing: Pick<Sealing, 'list' | 'refresh'>;
}

/** Binds the list of the keys of sealed bodies, and their rotation, which is always a proposal (OPS-08). */
export function bindKeysConsole(router: ConsoleRouter, deps: KeysConsoleDeps): void {
  const { gate, clock, rotateKeys, sealing } = deps;
  bindConsole(router, consoleContract.listKeys, async () => {
    await sealing.refresh();
    return { list: sealing.list().map((key) => keyView(key, clock.now())) };
  });
  bindConsole(router, consoleContract.rotateKeys, async ({ body: { reason }, actor }) => {
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(await gate.pass(rotateKeys, { siteId: ALL_SITES, body: {}, reason }, run));
  });
}

function keyView({ keyId, createdAt, handedOutFrom, opensUntil }: SealingKeyState, now: Date) {
  return {
    keyId,
    createdAt: createdAt.toISOString(),
    state: opensUntil
      ? ('old' as const)
      : handedOutFrom > now
        ? ('resting' as const)
        : ('used' as const),
    handedOutFrom: handedOutFrom.toISOString(),
    ...(opensUntil === undefined ? {} : { opensUntil: opensUntil.toISOString() }),
  };
}
