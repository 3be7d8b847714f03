import { z } from '@hono/zod-openapi';
import { WITHDRAWAL_STATES } from '../../constants.ts';
import { AT } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { pageLimit, siteParam } from '../console-shapes.ts';

const BATCH_ID = 'B-261127-3KZ1P7Q2RM';
const params = z.object({ site: siteParam });
const one = z.object({ site: siteParam, batchId: z.string().min(1).max(64) });
const channel = z.string().min(1).max(32);

/** A batch of payouts that one signed file orders. */
const batchSchema = z.object({
  batchId: z.string(),
  channel,
  payouts: z.int(),
  sumMinor: z.int(),
  currency: z.string(),
  open: z.int().openapi({ description: 'How many of its payouts have no result yet' }),
  madeAt: momentSchema,
  madeBy: z.string().openapi({ description: 'The id of the operator who made it' }),
  resultAt: momentSchema.optional().openapi({ description: 'When results were last taken over' }),
});

const BATCH = {
  batchId: BATCH_ID,
  channel: 'kolmi',
  payouts: 2,
  sumMinor: 170_000,
  currency: 'BDT',
  open: 2,
  madeAt: AT,
  madeBy: 'op-1',
};

const FILE = [
  `maidan-payouts,1,khela,kolmi,${BATCH_ID},${AT},1,60000,BDT`,
  'number,amount_minor,account,holder',
  'W-261127-9M2C7T4VQA,60000,SP33557730,Rafi Ahmed',
  `signature,${'0f'.repeat(32)}`,
  '',
].join('\n');

/** Reads the batches of payouts of a site, and what waits for the next one (OPS-56). */
export const listPayoutBatches = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/payout-batches',
  summary: 'The files of payouts, the newest first, and what waits for the next one',
  permission: 'withdrawals.read',
  request: {
    params,
    query: z.object({ cursor: z.string().max(200).optional(), limit: pageLimit }),
  },
  reply: z.object({
    list: z.array(batchSchema),
    waiting: z
      .array(z.object({ channel, payouts: z.int(), sumMinor: z.int() }))
      .openapi({ description: 'Approved payouts of channels that take files, by channel' }),
    next: z.string().optional(),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    reply: { list: [BATCH], waiting: [{ channel: 'kolmi', payouts: 3, sumMinor: 240_000 }] },
  },
});

/** Reads a batch with its payouts, in the order of its file; accounts and names are masked. */
export const readPayoutBatch = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/payout-batches/{batchId}',
  summary: 'A file of payouts with how each of them stands',
  permission: 'withdrawals.read',
  request: { params: one },
  reply: z.object({
    value: batchSchema.extend({
      list: z.array(
        z.object({
          number: z.string(),
          amountMinor: z.int(),
          state: z.enum(WITHDRAWAL_STATES),
          holder: z.string(),
          target: z.string(),
          reference: z.string().optional().openapi({ description: 'The channel’s own number' }),
        }),
      ),
    }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela', batchId: BATCH_ID },
    reply: {
      value: {
        ...BATCH,
        list: [
          {
            number: 'W-261127-9M2C7T4VQA',
            amountMinor: 60_000,
            state: 'approved' as const,
            holder: 'R••• A•••',
            target: '••7730',
          },
        ],
      },
    },
  },
});

/** Orders what is approved for a channel that takes files, once, as a batch (OPS-56). */
export const makePayoutBatch = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/payout-batches',
  summary: 'Orders the approved payouts of a channel in one file; a payout is in one file only',
  permission: 'withdrawals.pay',
  stepUp: true,
  request: { params, body: z.object({ channel }) },
  reply: z.object({ value: batchSchema }),
  errors: ['operators.unknown_target', 'operators.nothing_to_pay'],
  example: {
    parameters: { site: 'khela' },
    request: { channel: 'kolmi' },
    reply: { value: BATCH },
  },
});

/** Gives the signed file of a batch, with whole accounts and names; each time is an entry of the trail. */
export const exportPayoutBatch = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/payout-batches/{batchId}/file',
  summary: 'The signed file of a batch of payouts, for its channel',
  permission: 'withdrawals.pay',
  stepUp: true,
  request: { params: one },
  reply: z.object({ value: z.object({ name: z.string(), file: z.string() }) }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela', batchId: BATCH_ID },
    reply: { value: { name: `khela-${BATCH_ID}.csv`, file: FILE } },
  },
});

/** Takes over what a channel says of a batch, in a file that the channel signed; it may come in parts, and again. */
export const takePayoutResults = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/payout-batches/{batchId}/results',
  summary: 'Takes over the signed file of results of a channel: each payout in it ends',
  permission: 'withdrawals.pay',
  stepUp: true,
  request: { params: one, body: z.object({ file: z.string().min(1).max(60_000) }) },
  reply: z.object({
    value: z.object({
      paid: z.int(),
      failed: z.int().openapi({ description: 'Their amounts are cash of their members again' }),
      known: z.int().openapi({ description: 'Had ended so before' }),
      open: z.int(),
    }),
  }),
  errors: ['operators.unknown_target', 'operators.file_refused'],
  example: {
    parameters: { site: 'khela', batchId: BATCH_ID },
    request: {
      file: [
        `maidan-payout-results,1,khela,kolmi,${BATCH_ID},1`,
        'number,amount_minor,status,reference',
        'W-261127-9M2C7T4VQA,60000,paid,KL-5512',
        `signature,${'0f'.repeat(32)}`,
        '',
      ].join('\n'),
    },
    reply: { value: { paid: 1, failed: 0, known: 0, open: 1 } },
  },
});
