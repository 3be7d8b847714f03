import { CORRECTION_CAUSES, HAND_DIRECTIONS, TRANSFER_CAUSES } from '@maidan/contract/movements';
import { MEMBER, memberPath } from '../console-command.ts';
import type { ConsoleCommand } from '../console-command.ts';

const REASON = { reason: 'why, in words that operators read' } as const;

/** The command of an amount that is moved by hand. */
function byHand(noun: string, summary: string, causes: readonly string[]): ConsoleCommand {
  return {
    summary,
    options: {
      ...MEMBER,
      key: 'a name of your own, of 8 letters or more; of one key an amount moves once',
      direction: `one of ${HAND_DIRECTIONS.join(', ')}, as the member sees it`,
      amount: 'in the smallest unit of the currency',
      cause: `one of ${causes.join(', ')}; the member reads it in words`,
      ...REASON,
    },
    callOf: ({ key, direction, amount, cause, reason, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/${noun}`,
      body: { key, direction, amountMinor: Number(amount), cause, reason },
    }),
  };
}

/** The commands of acts that always take two operators. */
export const GUARDED_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  'correct-balance': byHand(
    'corrections',
    'propose to correct the cash of a member',
    CORRECTION_CAUSES,
  ),
  'transfer-by-hand': byHand(
    'transfers',
    'propose to move an amount between a member and the account of suspense',
    TRANSFER_CAUSES,
  ),
  'end-exclusion': {
    summary: 'propose to end an exclusion that has run out, a day after the member asked',
    options: {
      ...MEMBER,
      asked: 'when the member asked, such as 2026-12-24T18:00:00Z',
      ...REASON,
    },
    callOf: ({ asked: askedAt, reason, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/exclusion/end`,
      body: { askedAt, reason },
    }),
  },
  'checked-reset-link': {
    summary: 'propose to send the link for a new password to a contact that documents confirmed',
    options: { ...MEMBER, to: 'mail or sms', ...REASON },
    callOf: ({ to, reason, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/checked-reset-link`,
      body: { to, reason },
    }),
  },
  keys: {
    summary: 'the keys of sealed bodies',
    options: {},
    callOf: () => ({ method: 'GET', path: '/keys' }),
  },
  'rotate-keys': {
    summary: 'propose a new key of sealed bodies',
    options: REASON,
    callOf: ({ reason }) => ({ method: 'POST', path: '/keys/rotation', body: { reason } }),
  },
};
