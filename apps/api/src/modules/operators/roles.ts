import { CONSOLE_PERMISSIONS } from '@maidan/contract';

/** What whoever does acts needs that a second operator approves; the act's own permission is asked for beside it. */
function isShared(permission: string): boolean {
  return permission.startsWith('proposals.') || permission === 'overview.read';
}

/** What each built-in role may do, by the names of permissions; they cannot be changed (OPS-05). */
const ROLES: Readonly<Record<string, (permission: string) => boolean>> = {
  owner: () => true,
  site_manager: (permission) => !permission.startsWith('operators.'),
  content: () => false,
  payments: (permission) =>
    permission.startsWith('applications.') ||
    permission.startsWith('withdrawals.') ||
    permission.startsWith('deposits.') ||
    isShared(permission) ||
    permission === 'members.read',
  member_care: (permission) =>
    permission.startsWith('members.') ||
    isShared(permission) ||
    permission === 'applications.read' ||
    permission === 'withdrawals.read' ||
    permission === 'deposits.read',
  agents: () => false,
  auditor: (permission) => permission.endsWith('.read'),
};

/** The names of the built-in roles. */
export const ROLE_NAMES: readonly string[] = Object.keys(ROLES);

/** The permissions of a role; none for a name that is no role. */
export function permissionsOf(role: string): string[] {
  const admits = Object.hasOwn(ROLES, role) ? ROLES[role] : undefined;
  return admits ? CONSOLE_PERMISSIONS.filter(admits) : [];
}
