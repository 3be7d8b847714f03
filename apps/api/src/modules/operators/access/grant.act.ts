import { PlainError } from '@maidan/deployment/plain-error';
import { z } from 'zod';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { operatorStore } from '../operator.store.ts';
import { defineAct } from '../proposals/act.ts';
import type { Act } from '../proposals/act.ts';
import { isBuiltIn, noSuchRole } from '../roles/roles.ts';
import { roleStore } from '../roles/role.store.ts';
import { recordAct } from '../trail.ts';

const PERMISSION = 'operators.grant';
const body = z.object({
  operatorId: z.string().min(1).max(64),
  role: z.string().min(1).max(40),
  until: z.iso.datetime().optional(),
});

/** A grant as the act takes it. */
export type GrantBody = z.output<typeof body>;

/** Gives an operator a role on a site, or on all with `*`. It adds rights, so a second operator approves it (OPS-08). */
export function grantAct({ clock }: { readonly clock: Clock }): Act<GrantBody> {
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,
    async measure(tx, { siteId, body: grant }) {
      const { held, version } = await check(tx, clock, siteId, grant);
      return {
        kind: 'grants',
        target: `operator:${grant.operatorId}`,
        // A grant that came or went meanwhile is another state of the person's rights, and so is a role that was changed.
        revision: hashBody(version === undefined ? held : { held, version }).slice(0, 12),
        partial: [grant.operatorId],
      };
    },
    async run(tx, { siteId, body: grant }, { via, by, proposalId }) {
      await check(tx, clock, siteId, grant);
      const { operatorId, role, until } = grant;
      const ends = until === undefined ? null : new Date(until);
      await operatorStore.renewGrant(tx, {
        siteId,
        operatorId,
        role,
        from: clock.now(),
        until: ends,
      });
      await operatorStore.endSessions(tx, operatorId);
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: `operator:${operatorId}`,
        before: {},
        after: { role, ...(until === undefined ? {} : { until }) },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}

/** What the operator holds now, and the version of a made role. @throws PlainError when the role cannot be given */
async function check(
  tx: Transaction,
  clock: Clock,
  siteId: string,
  { operatorId, role, until }: GrantBody,
) {
  const now = clock.now();
  const row = await operatorStore.hold(tx, operatorId);
  if (!row || row.state === 'ended') throw new PlainError('There is no such operator any more.');
  const made = isBuiltIn(role) ? undefined : await roleStore.hold(tx, role);
  if (!isBuiltIn(role) && made?.retiredAt !== null) throw new PlainError(await noSuchRole(tx));
  if (until !== undefined && new Date(until) <= now)
    throw new PlainError('The end of a grant lies ahead.');
  const held = await operatorStore.grantsOf(tx, operatorId, now);
  if (held.some((grant) => grant.siteId === siteId && grant.role === role))
    throw new PlainError(`The operator has the role ${role} there already.`);
  return { held, version: made?.version };
}
