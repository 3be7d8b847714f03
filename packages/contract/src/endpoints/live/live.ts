import { z } from '@hono/zod-openapi';
import { DEPOSIT_STATES, WITHDRAWAL_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { WALLET } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { walletSchema } from '../wallet/wallet.ts';

const version = {
  type: 'string',
  description: 'Differs when one has come, gone or changed: the list is to be read again then',
};
const unread = {
  type: 'integer',
  minimum: 0,
  description: 'How many of the list the member has not read',
};

const open = {
  type: 'integer',
  minimum: 0,
  description: 'How many of the promotions that run the member can take now',
};

const payments = (states: readonly string[], more: object = {}) => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['number', 'state'],
    properties: {
      number: { type: 'string' },
      state: { type: 'string', enum: states },
      checkedAt: { type: 'string', format: 'date-time' },
      ...more,
    },
  },
});

const stoppedSince = {
  type: 'string',
  format: 'date-time',
  description: 'It waits, as the withdrawals of the member are stopped since then',
};

const jobs = { type: 'array', items: { $ref: '#/components/schemas/Job' } };

const followed = defineEndpoint({
  noun: 'live',
  method: 'get',
  path: PATHS.live.events,
  summary:
    'What concerns the session as it changes: server-sent events, each with the state as it is now',
  reply: walletSchema,
  errors: ['wallet.record_not_found'],
  options: { access: 'session' },
  example: { reply: `event: balance\nid: 7\ndata: ${JSON.stringify(WALLET)}\n\n` },
});
const stream = {
  description: followed.route.summary,
  content: { 'text/event-stream': { schema: z.string() } },
};
/** The events of the stream, by name, as a program reads them. A back end may leave out any of them. */
const events = {
  balance: {
    description: 'The wallet as it is: first at once, then after every movement',
    id: 'The version of the wallet, which `Last-Event-ID` repeats',
    data: { $ref: '#/components/schemas/Wallet' },
  },
  notices: {
    description: 'The announcements: first at once, then whenever one comes, goes or is read',
    data: { type: 'object', required: ['unread', 'version'], properties: { unread, version } },
  },
  promotions: {
    description:
      'The promotions: first at once, then whenever one comes, goes or changes, for everybody or for this member',
    data: { type: 'object', required: ['version'], properties: { version, open } },
  },
  deposits: {
    description:
      'The newest deposits of the member, when there are any: first at once, then at every step and every answer of the rail',
    data: {
      type: 'object',
      required: ['deposits'],
      properties: { deposits: payments(DEPOSIT_STATES) },
    },
  },
  withdrawals: {
    description:
      'The newest withdrawals of the member, when there are any: first at once, then at every step, every answer of the rail, and when they are stopped or go on',
    data: {
      type: 'object',
      required: ['withdrawals'],
      properties: { withdrawals: payments(WITHDRAWAL_STATES, { stoppedSince }) },
    },
  },
  jobs: {
    description:
      'The newest jobs that the member waits for, when there are any: first at once, then at every step',
    data: { type: 'object', required: ['jobs'], properties: { jobs } },
  },
  inbox: {
    description: 'The inbox: first at once, then whenever a message comes or is read',
    data: { type: 'object', required: ['unread', 'version'], properties: { unread, version } },
  },
  ended: {
    description: 'The session is over: nothing follows, and no further call would be answered',
    data: { type: 'object', properties: {} },
  },
  chat: {
    description: 'The chat: first at once, then whenever somebody writes, reads or types',
    data: { $ref: '#/components/schemas/ChatState' },
  },
};

/** Follows what concerns the session (VENDOR-07): a stream of events instead of one answer. */
export const followLive = {
  ...followed,
  route: {
    ...followed.route,
    'x-events': events,
    responses: { ...followed.route.responses, 200: stream },
  },
};
