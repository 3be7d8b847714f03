import { makeSealingKeyBeside } from '@maidan/deployment/keys';
import { z } from 'zod';
import { defineAct, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { SealingKeys } from '#platform/secrets/sealing-key.store.ts';

const PERMISSION = 'keys.rotate';
const TARGET = 'keys:sealing';
const body = z.object({});

/**
 * Adds a new key of sealed bodies while the deployment runs; a second operator decides, whatever the rule of its sites says (OPS-08).
 * The key before it opens bodies for a week yet, so nobody is signed out. The deployment's other secrets are variables of its
 * processes, which no process can change.
 */
export function rotateKeysAct({
  clock,
  keys,
}: {
  readonly clock: Clock;
  readonly keys: Pick<SealingKeys, 'holdNewest' | 'add'>;
}): Act<z.output<typeof body>> {
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,
    async measure(tx) {
      const revision = (await keys.holdNewest(tx)) ?? 'file';
      return { kind: 'keys', target: TARGET, revision, always: true };
    },
    async run(tx, { siteId }, { via, by, proposalId }) {
      const before = (await keys.holdNewest(tx)) ?? 'file';
      const key = await makeSealingKeyBeside(clock.now());
      await keys.add(tx, key);
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: TARGET,
        before: { keyId: before },
        after: { keyId: key.keyId },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}
