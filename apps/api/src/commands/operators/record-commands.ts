import {
  BET_STATES,
  BONUS_STATES,
  DEPOSIT_STATES,
  DOCUMENT_STATES,
  WITHDRAWAL_STATES,
} from '@maidan/contract/constants';
import { MEMBER, memberPath, queryOf, segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

const PAGE = {
  from: 'the first day, such as 2026-11-01',
  to: 'the last day',
  cursor: 'next of the page before',
} as const;

/** A command that reads a list of a member, narrowed by filters. */
function listed(
  list: string,
  summary: string,
  filters: Readonly<Record<string, string>>,
): ConsoleCommand {
  const optional = Object.keys({ ...PAGE, ...filters });
  return {
    summary,
    options: { ...MEMBER, ...filters, ...PAGE },
    optional,
    callOf: (args) => ({
      method: 'GET',
      path: `${memberPath(args)}/${list}?${queryOf(optional, args)}`,
    }),
  };
}

/** The commands of what belongs to a member. */
export const RECORD_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  journals: listed('journals', 'the journals of a member', {
    kind: 'a kind of movement, such as deposit',
  }),
  receipt: {
    summary: 'a journal of a member by the number of its receipt',
    options: { ...MEMBER, number: 'the number, in any spelling' },
    callOf: ({ number, ...args }) => ({
      method: 'GET',
      path: `${memberPath(args)}/receipts/${segment(number)}`,
    }),
  },
  rounds: listed('rounds', 'the rounds of a member', {
    state: BET_STATES.join(', '),
    kind: 'a kind of play, such as SLOT',
  }),
  payments: listed('payments', 'the deposits and withdrawals of a member', {
    way: 'deposit or withdrawal',
    state: [...new Set([...DEPOSIT_STATES, ...WITHDRAWAL_STATES])].join(', '),
    channel: 'the code of a channel',
  }),
  bonuses: listed('bonuses', 'the bonuses of a member', { state: BONUS_STATES.join(', ') }),
  'sign-ins': listed('sign-ins', 'the sign-ins of a member and tries that failed', {
    outcome: 'success or failure',
  }),
  'member-documents': listed('documents', 'the identity documents of a member', {
    state: DOCUMENT_STATES.filter((state) => state !== 'none').join(', '),
  }),
  inbox: listed('messages', 'the messages in the inbox of a member', { state: 'read or unread' }),
  'member-entries': {
    summary: 'the entries of the trail about a member',
    options: {
      ...MEMBER,
      permission: 'only acts of this permission',
      before: 'next of the page before',
    },
    optional: ['permission', 'before'],
    callOf: (args) => ({
      method: 'GET',
      path: `${memberPath(args)}/entries?${queryOf(['permission', 'before'], args)}`,
    }),
  },
};
