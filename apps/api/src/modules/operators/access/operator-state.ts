import { PlainError } from '@maidan/deployment/plain-error';
import { operatorStore } from '../operator.store.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorRow } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { recordAct } from '../trail.ts';

/** What can be done to the account of an operator. */
export const STATE_ACTS = ['suspend', 'resume', 'end'] as const;
/** An act on the account of an operator. */
export type StateAct = (typeof STATE_ACTS)[number];

/** From which states each act leads to which. */
const MOVES: Readonly<
  Record<StateAct, { readonly from: readonly OperatorRow['state'][]; to: OperatorRow['state'] }>
> = {
  suspend: { from: ['active'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'active' },
  end: { from: ['invited', 'active', 'suspended'], to: 'ended' },
};

/**
 * Suspends an operator, lets one work again, or ends the account for good; every session ends with it (OPS-01, OPS-11).
 * @throws PlainError for an unknown address, a state that the act does not fit, or the last active owner
 */
export async function changeState(
  { db, clock }: OperatorsDeps,
  { mail, act }: { readonly mail: string; readonly act: StateAct },
): Promise<void> {
  const { from, to } = MOVES[act];
  await db.transaction(async (tx) => {
    // Two owners that end each other at once must not leave none.
    const owners = await operatorStore.holdOwners(tx);
    const row = await operatorStore.byMail(tx, mail.trim().toLowerCase());
    if (!row) throw new PlainError(`There is no operator with the address ${mail}.`);
    const { operatorId, state } = row;
    if (!from.includes(state))
      throw new PlainError(`${mail} is ${state}; ${act} needs one who is ${from.join(' or ')}.`);
    if (to !== 'active' && owners.length === 1 && owners[0] === operatorId)
      throw new PlainError(`${mail} is the only active owner: make another one first.`);
    const link = to === 'ended' ? { linkHash: null, linkEndsAt: null } : {};
    await operatorStore.change(tx, operatorId, { state: to, ...link });
    await operatorStore.endSessions(tx, operatorId);
    await recordAct(tx, clock, {
      siteId: ALL_SITES,
      via: 'command',
      permission: `operators.${act}`,
      target: `operator:${operatorId}`,
      before: { state },
      after: { state: to },
    });
  });
}

/** An operator as lists show one. */
export interface OperatorListed {
  readonly mail: string;
  readonly name: string;
  readonly state: string;
  readonly isDemo: boolean;
  /** Roles with their sites, such as `payments on *`. */
  readonly grants: readonly string[];
}

/** Every operator of the deployment with the grants that count now, by mail. */
export async function listOperators({ db, clock }: OperatorsDeps): Promise<OperatorListed[]> {
  const rows = await operatorStore.list(db);
  return Promise.all(
    rows.map(async ({ operatorId, mail, name, state, isDemo }) => {
      const grants = await operatorStore.grantsOf(db, operatorId, clock.now());
      const told = grants.map(({ role, siteId }) => `${role} on ${siteId}`);
      return { mail, name, state, isDemo, grants: told };
    }),
  );
}
