import { SITE, queryOf, segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

const WHICH = { ...SITE, withdrawal: 'the number of a withdrawal' } as const;
const FILTERS = [
  'queue',
  'channel',
  'member',
  'fromMinor',
  'toMinor',
  'claimed',
  'cursor',
] as const;

type Args = Readonly<Record<string, string>>;
const queuePath = ({ site }: Args) => `/sites/${segment(site)}/withdrawals`;
const pathOf = (args: Args) => `${queuePath(args)}/${segment(args['withdrawal'])}`;

/** The commands of the desk of withdrawals. */
export const WITHDRAWAL_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  withdrawals: {
    summary: 'a queue of withdrawals',
    options: {
      ...SITE,
      queue: 'waiting, paying or done; waiting unless given',
      channel: 'the code of a channel',
      member: 'the id of a member',
      fromMinor: 'least amount in minor units',
      toMinor: 'largest amount in minor units',
      claimed: 'mine or nobody',
      cursor: 'next of the page before',
    },
    optional: FILTERS,
    callOf: (args) => ({ method: 'GET', path: `${queuePath(args)}?${queryOf(FILTERS, args)}` }),
  },
  'withdrawal-counts': {
    summary: 'how many withdrawals wait, are late, are yours, or are being paid',
    options: SITE,
    callOf: (args) => ({ method: 'GET', path: `${queuePath(args)}/counts` }),
  },
  withdrawal: {
    summary: 'a withdrawal with its checks, sums, revision and the last decision on its member',
    options: WHICH,
    callOf: (args) => ({ method: 'GET', path: pathOf(args) }),
  },
  'claim-withdrawal': {
    summary: 'claim a withdrawal for ten minutes, or renew your claim',
    options: { ...WHICH, takeOver: 'why you take it from who works on it' },
    optional: ['takeOver'],
    callOf: ({ takeOver, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/claim`,
      body: takeOver === undefined ? {} : { takeOver },
    }),
  },
  'return-withdrawal': {
    summary: 'return a claimed withdrawal to the queue',
    options: WHICH,
    callOf: (args) => ({ method: 'POST', path: `${pathOf(args)}/return` }),
  },
  'ask-document': {
    summary: 'ask the member of a claimed withdrawal for an identity document',
    options: WHICH,
    callOf: (args) => ({ method: 'POST', path: `${pathOf(args)}/document` }),
  },
  'approve-withdrawal': {
    summary: 'approve a claimed withdrawal, which is then paid',
    options: {
      ...WHICH,
      revision: 'as withdrawal shows it',
      note: 'why, for operators; needed when a check failed or a second one decides',
    },
    optional: ['note'],
    callOf: ({ revision, note, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/decision`,
      body: { state: 'approved', revision, ...(note === undefined ? {} : { note }) },
    }),
  },
  'reject-withdrawal': {
    summary: 'reject a claimed withdrawal, whose amount is then cash again',
    options: {
      ...WHICH,
      revision: 'as withdrawal shows it',
      reason: 'what the member reads',
      note: 'why, for operators; needed when a second one decides',
    },
    optional: ['note'],
    callOf: ({ revision, reason, note, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/decision`,
      body: { state: 'rejected', revision, reason, ...(note === undefined ? {} : { note }) },
    }),
  },
};
