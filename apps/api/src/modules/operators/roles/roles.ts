import { CONSOLE_PERMISSIONS, PERMISSION_WORDS, ROLE_WORDS } from '@maidan/contract';
import type { Queryable } from '#platform/database/connection.ts';
import type { OperatorRoleRow } from '../operator.tables.ts';
import { roleStore } from './role.store.ts';

/** What whoever does acts needs that a second operator approves; the act's own permission is asked for beside it. */
function isShared(permission: string): boolean {
  return permission.startsWith('proposals.') || permission === 'overview.read';
}

/** What each built-in role may do, by the names of permissions; they cannot be changed (OPS-05). */
const ROLES: Readonly<Record<string, (permission: string) => boolean>> = {
  owner: () => true,
  site_manager: (permission) =>
    !['operators.', 'roles.', 'keys.'].some((noun) => permission.startsWith(noun)),
  content: () => false,
  payments: (permission) =>
    permission.startsWith('applications.') ||
    permission.startsWith('withdrawals.') ||
    permission.startsWith('deposits.') ||
    permission.startsWith('payments_notes.') ||
    permission.startsWith('corrections.') ||
    permission.startsWith('transfers.') ||
    isShared(permission) ||
    permission === 'members.read' ||
    permission === 'service_notes.read',
  member_care: (permission) =>
    permission.startsWith('members.') ||
    permission.startsWith('service_notes.') ||
    permission.startsWith('safety_notes.') ||
    permission === 'exclusions.end' ||
    isShared(permission) ||
    permission === 'applications.read' ||
    permission === 'withdrawals.read' ||
    permission === 'deposits.read',
  agents: () => false,
  auditor: (permission) => permission.endsWith('.read'),
};

/** The names of the built-in roles. */
const ROLE_NAMES: readonly string[] = Object.keys(ROLES);

/** Whether a role is built in, so that it can be copied but not changed. */
export const isBuiltIn = (role: string): boolean => Object.hasOwn(ROLES, role);

/** The permissions of a built-in role; none for any other name. */
function builtInPermissions(role: string): readonly string[] {
  const admits = isBuiltIn(role) ? ROLES[role] : undefined;
  return admits ? CONSOLE_PERMISSIONS.filter(admits) : [];
}

/** What a made role gives: nothing once it is retired, and no permission that no endpoint names any more. */
function madePermissions({ permissions, retiredAt }: OperatorRoleRow): readonly string[] {
  if (retiredAt !== null) return [];
  return CONSOLE_PERMISSIONS.filter((permission) => permissions.includes(permission));
}

/**
 * The permissions of each of some roles, read now: a change counts on every process with the next call. A name that is no
 * role, and a retired role, give none.
 */
export async function permissionsOf(
  db: Queryable,
  roles: readonly string[],
): Promise<(role: string) => readonly string[]> {
  const others = [...new Set(roles)].filter((role) => !isBuiltIn(role));
  const rows = others.length === 0 ? [] : await roleStore.some(db, others);
  const made = new Map(rows.map((row) => [row.role, madePermissions(row)]));
  return (role) => made.get(role) ?? builtInPermissions(role);
}

/** Whether a role can be granted now. */
export async function isGrantable(db: Queryable, role: string): Promise<boolean> {
  if (isBuiltIn(role)) return true;
  const [row] = await roleStore.some(db, [role]);
  return row?.retiredAt === null;
}

/** A sentence about a name that is no role, with those that there are. */
export async function noSuchRole(db: Queryable): Promise<string> {
  const made = (await roleStore.list(db)).filter(({ retiredAt }) => retiredAt === null);
  return `A role is one of ${[...ROLE_NAMES, ...made.map(({ role }) => role)].join(', ')}.`;
}

/** The built-in roles, and those that were made, with what each gives. */
export async function listRoles(db: Queryable) {
  const builtIn = ROLE_NAMES.map((role) => {
    const name = ROLE_WORDS[role];
    if (!name) throw new Error(`The role ${role} has no words.`);
    return { role, isBuiltIn: true, name, permissions: builtInPermissions(role) };
  });
  const made = (await roleStore.list(db)).map((row) => ({
    role: row.role,
    isBuiltIn: false,
    name: row.name,
    permissions: madePermissions(row),
    version: row.version,
    ...(row.copiedFrom === null ? {} : { copiedFrom: row.copiedFrom }),
    ...(row.retiredAt === null ? {} : { retiredAt: row.retiredAt.toISOString() }),
  }));
  return [...builtIn, ...made];
}

/** Every permission with its words in the languages of the console, and the roles that have it (OPS-05). */
export async function listPermissions(db: Queryable) {
  const roles = await listRoles(db);
  return CONSOLE_PERMISSIONS.map((permission) => {
    const words = PERMISSION_WORDS[permission];
    if (!words) throw new Error(`The permission ${permission} has no words.`);
    const having = roles.filter(({ permissions }) => permissions.includes(permission));
    return { permission, words, roles: having.map(({ role }) => role) };
  });
}
