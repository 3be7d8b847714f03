import {
  BLOCK_KINDS,
  BLOCK_REASONS,
  MEMBER_SEARCHES,
  REVEAL_REASONS,
} from '@maidan/contract/constants';
import type { ConsoleCommand } from './console-command.ts';
import { BATCH_COMMANDS } from './batch-commands.ts';
import { MEMBER, SITE, SITE_OR_ALL, memberPath, segment } from './console-command.ts';
import { DEPOSIT_COMMANDS } from './deposit-commands.ts';
import { MARK_COMMANDS } from './mark-commands.ts';
import { GUARDED_COMMANDS } from './guarded/guarded-commands.ts';
import { FACTOR_COMMANDS } from './factor-commands.ts';
import { RECORD_COMMANDS } from './record-commands.ts';
import { WITHDRAWAL_COMMANDS } from './withdrawal-commands.ts';
import { PROPOSAL_COMMANDS } from './proposal-commands.ts';
import { ROLE_COMMANDS } from './role-commands.ts';

const listOf = (text: string | undefined) => (text ?? '').split(',').map((word) => word.trim());
const KINDS = `one or more of ${BLOCK_KINDS.join(', ')}, with commas`;
const REASON = `one of ${BLOCK_REASONS.join(', ')}`;
const TOLD = 'what the member reads, in the member’s language';

/** The commands that call the console, by name. */
export const CONSOLE_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  self: {
    summary: 'your account: what you may do where, and your sessions',
    options: {},
    callOf: () => ({ method: 'GET', path: '/self' }),
  },
  ...FACTOR_COMMANDS,
  permissions: {
    summary: 'the permissions in words, and the roles that have them',
    options: SITE,
    callOf: ({ site }) => ({ method: 'GET', path: `/sites/${segment(site)}/permissions` }),
  },
  search: {
    summary: 'find members; what is personal is masked',
    options: { ...SITE, text: 'what is looked for', by: `one of ${MEMBER_SEARCHES.join(', ')}` },
    optional: ['by'],
    callOf: ({ site, text, by }) => ({
      method: 'POST',
      path: `/sites/${segment(site)}/members/search`,
      body: { text, ...(by === undefined ? {} : { by }) },
    }),
  },
  member: {
    summary: 'the page of a member',
    options: MEMBER,
    callOf: (args) => ({ method: 'GET', path: memberPath(args) }),
  },
  reveal: {
    summary: 'show a personal field of a member for five minutes; it is an entry of the trail',
    options: {
      ...MEMBER,
      field: 'a field as the page names it',
      kind: `one of ${REVEAL_REASONS.join(', ')}`,
      reason: 'why, in words',
    },
    callOf: ({ field, kind, reason, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/reveals`,
      body: { field, kind, reason },
    }),
  },
  'reset-link': {
    summary:
      'mail a member the link that sets a new password; it goes to their verified address only',
    options: { ...MEMBER, reason: 'why, in words' },
    callOf: ({ reason, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/reset-link`,
      body: { reason },
    }),
  },
  block: {
    summary: 'block a member until an end',
    options: {
      ...MEMBER,
      kinds: KINDS,
      reason: REASON,
      told: TOLD,
      until: 'a moment, such as 2026-12-24T18:00:00Z',
    },
    callOf: ({ kinds, reason, told, until: endsAt, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/blocks`,
      body: { kinds: listOf(kinds), reason, told, endsAt },
    }),
  },
  unblock: {
    summary: 'lift blocks of a member before their end',
    options: { ...MEMBER, kinds: KINDS, reason: REASON, told: TOLD },
    callOf: ({ kinds, reason, told, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/blocks/lift`,
      body: { kinds: listOf(kinds), reason, told },
    }),
  },
  applications: {
    summary: 'the queue of applications for rewards',
    options: SITE,
    callOf: ({ site }) => ({ method: 'GET', path: `/sites/${segment(site)}/applications` }),
  },
  application: {
    summary: 'an application with the rules of its promotion and earlier ones of its member',
    options: { ...SITE, application: 'the id of an application, as the queue gives it' },
    callOf: ({ site, application }) => ({
      method: 'GET',
      path: `/sites/${segment(site)}/applications/${segment(application)}`,
    }),
  },
  ...RECORD_COMMANDS,
  ...MARK_COMMANDS,
  ...PROPOSAL_COMMANDS,
  ...ROLE_COMMANDS,
  ...WITHDRAWAL_COMMANDS,
  ...BATCH_COMMANDS,
  ...DEPOSIT_COMMANDS,
  ...GUARDED_COMMANDS,
  entries: {
    summary: 'the newest entries of the audit trail',
    options: SITE,
    callOf: ({ site }) => ({ method: 'GET', path: `/sites/${segment(site)}/entries` }),
  },
  'reveal-entry': {
    summary: 'show sealed words of an entry for five minutes; it is an entry of the trail',
    options: {
      ...SITE_OR_ALL,
      entry: 'the number of an entry',
      field: 'a field that the entry names as sealed, such as reason',
      kind: `one of ${REVEAL_REASONS.join(', ')}`,
      reason: 'why, in words',
    },
    callOf: ({ site, entry, field, kind, reason }) => ({
      method: 'POST',
      path: `/sites/${segment(site)}/entries/${segment(entry)}/reveals`,
      body: { field, kind, reason },
    }),
  },
};
