import { z } from '@hono/zod-openapi';
import { BET_KINDS, BET_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { EXPORT } from '../../document/example-shapes.ts';
import { MOVEMENT_REFERENCES } from '../../movements.ts';
import { PATHS } from '../../paths.ts';
import { languageSchema } from '../../shapes.ts';
import { exportSchema } from '../live/exports.ts';

const common = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  language: languageSchema.default('bn'),
};

/**
 * Orders a record as a CSV file (MONEY-12, MONEY-13): the rows that the record's screen shows for the same days and
 * filters, columns in the language asked for, times in the site's time zone, amounts with a point. Without days the last
 * twelve months. One file of a record is made at a time.
 */
export const orderRecordExport = defineEndpoint({
  noun: 'wallet',
  method: 'post',
  path: PATHS.wallet.exports,
  summary: 'Orders the account record or the betting record as a CSV file',
  request: {
    body: z.discriminatedUnion('record', [
      z.object({
        record: z.literal('account_record'),
        ...common,
        cause: z.enum(['', ...MOVEMENT_REFERENCES]).default(''),
      }),
      z.object({
        record: z.literal('betting_record'),
        ...common,
        state: z.enum(['', ...BET_STATES]).default(''),
        kind: z.enum(['', ...BET_KINDS]).default(''),
        vassalage: z.string().max(32).default(''),
        nodeId: z.int().min(0).max(2_147_483_647).optional(),
        gameName: z.string().max(64).default(''),
      }),
    ]),
  },
  reply: z.object({ value: exportSchema }),
  errors: [
    'exports.under_way',
    'wallet.range_reversed',
    'wallet.range_in_future',
    'wallet.range_too_long',
  ],
  options: { access: 'member' },
  example: {
    request: { record: 'account_record', from: '2026-11-01', to: '2026-11-20', language: 'bn' },
    reply: { value: EXPORT },
  },
});
