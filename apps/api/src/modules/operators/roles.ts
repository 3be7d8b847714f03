import { CONSOLE_PERMISSIONS, PERMISSION_WORDS } from '@maidan/contract';

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

/** Every permission with its words in the languages of the console, and the roles that have it (OPS-05). */
export function listPermissions() {
  return CONSOLE_PERMISSIONS.map((permission) => {
    const words = PERMISSION_WORDS[permission];
    if (!words) throw new Error(`The permission ${permission} has no words.`);
    const roles = ROLE_NAMES.filter((role) => permissionsOf(role).includes(permission));
    return { permission, words, roles };
  });
}
