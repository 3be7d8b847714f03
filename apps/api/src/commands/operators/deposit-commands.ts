import { REPORT_ODDITIES, REPORT_STATES } from '@maidan/contract/constants';
import { SITE, queryOf, segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

const WHICH = { ...SITE, report: 'the id of a report' } as const;
const FILTERS = ['state', 'oddity', 'cursor'] as const;

type Args = Readonly<Record<string, string>>;
const listPath = ({ site }: Args) => `/sites/${segment(site)}/deposits/reports`;
const pathOf = (args: Args) => `${listPath(args)}/${segment(args['report'])}`;

/** The commands of the desk of deposits. */
export const DEPOSIT_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  'deposit-reports': {
    summary: 'payments that are unmatched, late, doubled or failed',
    options: {
      ...SITE,
      state: `one of ${REPORT_STATES.join(', ')}; open unless given`,
      oddity: `one of ${REPORT_ODDITIES.join(', ')}`,
      cursor: 'next of the page before',
    },
    optional: FILTERS,
    callOf: (args) => ({ method: 'GET', path: `${listPath(args)}?${queryOf(FILTERS, args)}` }),
  },
  'deposit-report': {
    summary: 'what the channel told of a payment beside what is known here',
    options: WHICH,
    callOf: (args) => ({ method: 'GET', path: pathOf(args) }),
  },
  'ask-channel': {
    summary: 'ask the channel about a payment again',
    options: WHICH,
    callOf: (args) => ({ method: 'POST', path: `${pathOf(args)}/question` }),
  },
  'return-deposit': {
    summary: 'close a payment that the channel paid back',
    options: { ...WHICH, reason: 'why, in words that operators read' },
    callOf: ({ reason, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/return`,
      body: { reason },
    }),
  },
  'credit-deposit': {
    summary: 'credit a payment to a member by hand; a second operator approves it',
    options: {
      ...WHICH,
      member: 'the id of the member',
      channel: 'the code of the channel',
      reason: 'why, in words that operators read',
    },
    callOf: ({ member, channel, reason, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/credit`,
      body: { memberId: member, channel, reason },
    }),
  },
};
