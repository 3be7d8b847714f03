import { SITE_OR_ALL, segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

const ROLE = { role: 'the name of a role: a-z, 0-9 and _' } as const;
const NAMES = { bn: 'what it is called in Bengali', en: 'what it is called in English' } as const;
const PERMISSIONS = {
  permissions: 'all that it gives, with commas; permissions lists them',
} as const;
const WHY = { reason: 'why, in words that operators read' } as const;

type Args = Readonly<Record<string, string>>;

const permissionsIn = ({ permissions }: Args) =>
  permissions === undefined
    ? {}
    : {
        permissions: permissions
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      };

/** The commands of roles. */
export const ROLE_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  roles: {
    summary: 'the built-in roles and those of the deployment, with their permissions',
    options: SITE_OR_ALL,
    callOf: ({ site }) => ({ method: 'GET', path: `/sites/${segment(site)}/roles` }),
  },
  'role-create': {
    summary: 'make a role or copy one; a second operator approves what gives anything',
    options: { ...ROLE, ...NAMES, copy: 'the role to copy', ...PERMISSIONS, ...WHY },
    optional: ['copy', 'permissions'],
    callOf: (args) => {
      const { role, bn, en, copy, reason } = args;
      const copied = copy === undefined ? {} : { copyOf: copy };
      const body = { role, name: { bn, en }, ...copied, ...permissionsIn(args), reason };
      return { method: 'POST', path: '/roles', body };
    },
  },
  'role-change': {
    summary: 'change a role; its holders sign in anew, and what is added needs a second operator',
    options: { ...ROLE, version: 'as roles shows it', ...NAMES, ...PERMISSIONS, ...WHY },
    optional: ['bn', 'en', 'permissions'],
    callOf: (args) => {
      const { role, version, bn, en, reason } = args;
      const name = bn === undefined && en === undefined ? {} : { name: { bn, en } };
      const body = { version: Number(version), ...name, ...permissionsIn(args), reason };
      return { method: 'POST', path: `/roles/${segment(role)}`, body };
    },
  },
  'role-retire': {
    summary: 'retire a role and end its grants',
    options: { ...ROLE, ...WHY },
    callOf: ({ role, reason }) => ({
      method: 'POST',
      path: `/roles/${segment(role)}/retirement`,
      body: { reason },
    }),
  },
};
