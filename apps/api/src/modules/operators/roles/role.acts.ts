import { CONSOLE_PERMISSIONS } from '@maidan/contract';
import { PlainError } from '@maidan/deployment/plain-error';
import { z } from 'zod';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { operatorStore } from '../operator.store.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorRoleRow, RoleName } from '../operator.tables.ts';
import { defineAct } from '../proposals/act.ts';
import type { Act, ActRun } from '../proposals/act.ts';
import { recordAct } from '../trail.ts';
import type { TrailAct } from '../trail.ts';
import { isBuiltIn } from './roles.ts';
import { roleStore } from './role.store.ts';

const PERMISSION = 'roles.change';
const roleText = z.string().min(1).max(40);
const nameShape = z.object({ bn: z.string().min(1).max(64), en: z.string().min(1).max(64) });
const permissionList = z.array(z.string().min(1).max(80)).max(200);
const createBody = z.object({
  role: roleText,
  name: nameShape,
  permissions: permissionList,
  copiedFrom: roleText.optional(),
});
const changeBody = z.object({
  role: roleText,
  version: z.int(),
  name: nameShape.optional(),
  permissions: permissionList.optional(),
});
const retireBody = z.object({ role: roleText });

/** A role that is to be made. */
export type CreateRoleBody = z.output<typeof createBody>;
/** A change of the version of a role that its maker has read; what is absent stays. */
export type ChangeRoleBody = z.output<typeof changeBody>;
/** A role that is to be retired. */
export type RetireRoleBody = z.output<typeof retireBody>;

interface RoleActDeps {
  readonly clock: Clock;
}

/** Makes a role. One that gives anything waits for a second operator (OPS-05, OPS-08). */
export function createRoleAct({ clock }: RoleActDeps): Act<CreateRoleBody> {
  return defineAct({
    operation: 'roles.create',
    permission: PERMISSION,
    body: createBody,
    async measure(tx, { body }) {
      await checkNew(tx, body);
      const kind = body.permissions.length > 0 ? 'grants' : undefined;
      return { kind, target: `role:${body.role}`, revision: 'new' };
    },
    async run(tx, { body }, run) {
      await checkNew(tx, body);
      const { role, name, permissions, copiedFrom } = body;
      const row = { role, name, permissions: sorted(permissions), changedAt: clock.now() };
      if (!(await roleStore.insert(tx, { ...row, copiedFrom: copiedFrom ?? null })))
        throw new PlainError(`There is a role ${role} already.`);
      const from: Readonly<Record<string, string>> = copiedFrom === undefined ? {} : { copiedFrom };
      await enter(tx, clock, run, { role, before: {}, after: { ...told(row), ...from } });
    },
  });
}

/** Changes a made role. A change that adds a permission waits for a second operator who does not hold the role. */
export function changeRoleAct({ clock }: RoleActDeps): Act<ChangeRoleBody> {
  return defineAct({
    operation: 'roles.change',
    permission: PERMISSION,
    body: changeBody,
    async measure(tx, { body }) {
      const row = await held(tx, body.role);
      checkChange(row, body);
      const adds = body.permissions?.some((permission) => !row.permissions.includes(permission));
      return {
        kind: adds ? 'grants' : undefined,
        target: `role:${body.role}`,
        revision: `v${row.version}`,
        partial: await roleStore.holders(tx, body.role, clock.now()),
      };
    },
    async run(tx, { body }, run) {
      const row = await held(tx, body.role);
      checkChange(row, body);
      const permissions = sorted(body.permissions ?? row.permissions);
      const next = { name: body.name ?? row.name, permissions };
      const change = { ...next, version: row.version + 1, changedAt: clock.now() };
      await roleStore.change(tx, body.role, change);
      await endSessionsOf(tx, clock, body.role);
      await enter(tx, clock, run, { role: body.role, before: told(row), after: told(next) });
    },
  });
}

/** Retires a made role: its grants end, and it gives nothing from then on. It takes rights away, so one operator does it. */
export function retireRoleAct({ clock }: RoleActDeps): Act<RetireRoleBody> {
  return defineAct({
    operation: 'roles.retire',
    permission: PERMISSION,
    body: retireBody,
    async measure(tx, { body }) {
      const row = await held(tx, body.role);
      return { kind: undefined, target: `role:${body.role}`, revision: `v${row.version}` };
    },
    async run(tx, { body: { role } }, run) {
      const row = await held(tx, role);
      const now = clock.now();
      const version = row.version + 1;
      await endSessionsOf(tx, clock, role);
      await roleStore.endGrants(tx, role, now);
      await roleStore.change(tx, role, { retiredAt: now, changedAt: now, version });
      await enter(tx, clock, run, { role, before: told(row), after: { state: 'retired' } });
    },
  });
}

const sorted = (permissions: readonly string[]) => [...new Set(permissions)].toSorted();

/** @throws PlainError for a name that is taken or no name, and for what is no permission */
async function checkNew(tx: Transaction, { role, permissions }: CreateRoleBody): Promise<void> {
  if (!/^[a-z][a-z0-9_]{1,39}$/.test(role))
    throw new PlainError('The name of a role is 2 to 40 of a-z, 0-9 and _, from a letter on.');
  if (isBuiltIn(role)) throw new PlainError(`The role ${role} is built in.`);
  checkPermissions(permissions);
  if (await roleStore.hold(tx, role)) throw new PlainError(`There is a role ${role} already.`);
}

/** A made role that stands, locked until the transaction ends. @throws PlainError for any other */
async function held(tx: Transaction, role: string): Promise<OperatorRoleRow> {
  if (isBuiltIn(role))
    throw new PlainError(`The role ${role} is built in: copy it, and change the copy.`);
  const row = await roleStore.hold(tx, role);
  if (!row) throw new PlainError(`There is no role ${role}.`);
  if (row.retiredAt !== null) throw new PlainError(`The role ${role} is retired.`);
  return row;
}

function checkChange(row: OperatorRoleRow, { version, name, permissions }: ChangeRoleBody): void {
  if (row.version !== version)
    throw new PlainError(`The role was changed meanwhile; read version ${row.version} first.`);
  if (!name && !permissions) throw new PlainError('Nothing of the role would change.');
  checkPermissions(permissions ?? []);
}

function checkPermissions(permissions: readonly string[]): void {
  const unknown = permissions.find((permission) => !CONSOLE_PERMISSIONS.includes(permission));
  if (unknown !== undefined) throw new PlainError(`There is no permission ${unknown}.`);
}

/** Whoever holds the role signs in anew, and then has what it gives by now (OPS-11). */
async function endSessionsOf(tx: Transaction, clock: Clock, role: string): Promise<void> {
  for (const operatorId of await roleStore.holders(tx, role, clock.now()))
    await operatorStore.endSessions(tx, operatorId);
}

function told({ name, permissions }: { name: RoleName; permissions: readonly string[] }) {
  return { bn: name.bn, en: name.en, permissions: permissions.join(' ') };
}

function enter(
  tx: Transaction,
  clock: Clock,
  { via, by, proposalId }: ActRun,
  { role, ...change }: Pick<TrailAct, 'before' | 'after'> & { readonly role: string },
): Promise<void> {
  return recordAct(tx, clock, {
    siteId: ALL_SITES,
    via,
    permission: PERMISSION,
    target: `role:${role}`,
    ...change,
    ...(proposalId === undefined ? {} : { proposalId }),
    ...(by ? { by } : {}),
  });
}
