import { z } from '@hono/zod-openapi';
import { BET_KINDS, BET_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, BET, LANGUAGE, RECEIPT_NUMBER, WALLET } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import {
  currencySchema,
  integerText,
  languageSchema,
  minorSchema,
  momentSchema,
  vendorCodeSchema,
} from '../../shapes.ts';

/** The wallet (ENTITY-03, MONEY-06); all amounts in minor units of `currency`. */
export const walletSchema = z
  .object({
    sumBalance: minorSchema.openapi({ description: 'Cash, bonus and held together' }),
    withdrawableMinor: minorSchema,
    bonusMinor: minorSchema,
    heldMinor: minorSchema,
    currency: currencySchema,
    version: z
      .int()
      .openapi({ description: 'Rises with every movement; an older answer is to be dropped' }),
  })
  .openapi('Wallet');

/** Reads the wallet (API-57). */
export const readWallet = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.balance,
  summary: 'The wallet of the session',
  reply: walletSchema,
  errors: ['wallet.record_not_found'],
  options: { access: 'session' },
  example: { reply: WALLET },
});

const playedGame = {
  vassalage: vendorCodeSchema,
  vendorName: z.string(),
  nodeId: z.int(),
  gameName: z.string(),
  mobileLargeIcon: z.string(),
  showIcon: z.string().optional(),
};

/** What a settled round was drawn from, by which its player can check it (FAIR-24). */
export const roundProofSchema = z
  .object({
    hash: z.string().openapi({
      description: 'The SHA-256 of the server seed, which was shown before the bet',
    }),
    clientSeed: z.string(),
    nonce: z.int().openapi({ description: 'The number of the bet under these seeds' }),
    serverSeed: z.string().optional().openapi({
      description:
        'What was hidden behind the hash, where everybody could know it when the round was settled: the value of a chain',
    }),
    salt: z.string().optional().openapi({
      description: 'The salt of the chain, in a round that is the same for everybody',
    }),
    game: z.string().optional().openapi({
      description: 'The name of the published rule by which the bytes become an outcome',
    }),
    played: z.record(z.string(), z.unknown()).optional().openapi({
      description: 'What that rule takes and what came of it: choice, outcome, and steps',
    }),
    stakeMinor: minorSchema,
    payoutMinor: minorSchema,
  })
  .openapi('RoundProof');

/** A row of the betting record (MONEY-13): one round of one game. */
export const betRecordSchema = z
  .object({
    roundId: z.string(),
    ...playedGame,
    state: z
      .enum(BET_STATES)
      .openapi({ description: 'won: it paid more than was staked; lost: it did not' }),
    stakeMinor: minorSchema,
    payoutMinor: minorSchema,
    netMinor: minorSchema,
    currency: currencySchema,
    openedAt: momentSchema,
    settledAt: momentSchema.optional(),
  })
  .openapi('BetRecord');

const beside = z.object({ stakeMinor: minorSchema, count: z.int() });
const totals = z.object({
  stakeMinor: minorSchema.openapi({ description: 'Stakes of settled rounds: valid bets' }),
  payoutMinor: minorSchema,
  netMinor: minorSchema.openapi({ description: 'Payouts less valid bets' }),
  count: z.int().openapi({ description: 'Rounds of every state' }),
  open: beside.openapi({ description: 'Rounds that are not settled; in none of the amounts' }),
  rolledBack: beside.openapi({ description: 'Rounds that were taken back; in none of them' }),
  currency: currencySchema,
});

/** The days of the betting record, in the site's time zone, both included. */
const days = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const RANGE_ERRORS = [
  'wallet.range_reversed',
  'wallet.range_in_future',
  'wallet.range_too_long',
] as const;

/** Reads the betting record (MONEY-13): without days the last twelve months. */
export const listBets = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.bets,
  summary: 'The betting record, newest first, with totals of the whole selection',
  request: {
    query: z.object({
      ...days,
      state: z.enum(['', ...BET_STATES]).default(''),
      kind: z.enum(['', ...BET_KINDS]).default(''),
      vassalage: z.string().max(32).default(''),
      nodeId: integerText(0, 2_147_483_647).optional(),
      gameName: z.string().max(64).default(''),
      after: z
        .string()
        .max(80)
        .optional()
        .openapi({ description: '`next` of the page before; the page continues after it' }),
      pageSize: integerText(1, 100).default(36),
      language: languageSchema.default('bn'),
    }),
  },
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    totals,
    days: z.array(z.object({ day: z.iso.date(), netMinor: minorSchema })).openapi({
      description: 'The net of the settled rounds of days that have a row on the page',
    }),
    list: z.array(betRecordSchema),
    next: z.string().optional().openapi({ description: 'Left out on the last page' }),
  }),
  errors: ['wallet.cursor_unknown', ...RANGE_ERRORS],
  options: { access: 'member' },
  example: {
    parameters: { from: '2026-11-01', to: '2026-11-20', ...LANGUAGE },
    reply: {
      from: '2026-11-01',
      to: '2026-11-20',
      totals: {
        stakeMinor: 1000,
        payoutMinor: 2500,
        netMinor: 1500,
        count: 1,
        open: { stakeMinor: 0, count: 0 },
        rolledBack: { stakeMinor: 0, count: 0 },
        currency: 'BDT',
      },
      days: [{ day: '2026-11-20', netMinor: 1500 }],
      list: [BET],
    },
  },
});

/** Reads which games a member played in a range, so that the record can be narrowed to one (MONEY-13). */
export const listBetTitles = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.betTitles,
  summary: 'The games of the betting record, those with most rounds first',
  request: { query: z.object({ ...days, language: languageSchema.default('bn') }) },
  reply: z.object({
    list: z.array(z.object({ ...playedGame, count: z.int() })),
  }),
  errors: RANGE_ERRORS,
  options: { access: 'member' },
  example: {
    parameters: { from: '2026-11-01', to: '2026-11-20', ...LANGUAGE },
    reply: {
      list: [
        {
          vassalage: BET.vassalage,
          vendorName: BET.vendorName,
          nodeId: BET.nodeId,
          gameName: BET.gameName,
          mobileLargeIcon: BET.mobileLargeIcon,
          count: 1,
        },
      ],
    },
  },
});

/** One movement of a round, as its detail shows it. */
export const roundMovementSchema = z.object({
  kind: z.enum(['bet', 'win', 'rollback', 'refund']),
  amountMinor: minorSchema.openapi({ description: 'Below zero for what left the wallet' }),
  cashMinor: minorSchema,
  bonusMinor: minorSchema,
  balanceAfterMinor: minorSchema,
  transactionId: z.string(),
  receiptNumber: z.string(),
  at: momentSchema,
});

/** Reads one round with its movements. */
export const readRound = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.round,
  summary: 'One round with its movements',
  request: {
    params: z.object({ roundId: z.string().max(80) }),
    query: z.object({ language: languageSchema.default('bn') }),
  },
  reply: betRecordSchema.extend({
    outcome: z.string().optional().openapi({
      description:
        'How the round came out, in the words of the vendor and the language asked for; left out when the vendor tells nothing',
    }),
    movements: z.array(roundMovementSchema),
    proof: roundProofSchema.optional(),
  }),
  errors: ['wallet.record_not_found'],
  options: { access: 'member' },
  example: {
    parameters: { roundId: 'round-0001', ...LANGUAGE },
    reply: {
      ...BET,
      movements: [
        {
          kind: 'bet',
          amountMinor: -1000,
          cashMinor: -1000,
          bonusMinor: 0,
          balanceAfterMinor: 151_000,
          transactionId: 'transaction-1',
          receiptNumber: RECEIPT_NUMBER,
          at: AT,
        },
      ],
    },
  },
});

/** Reads the newest rounds of the member that can be checked, so that the page of fairness can list them (FAIR-23). */
export const listProofs = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.proofs,
  summary: 'The newest settled rounds whose vendor tells what they were drawn from, at most thirty',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    list: z.array(
      z.object({
        roundId: z.string(),
        gameName: z.string(),
        openedAt: momentSchema,
        proof: roundProofSchema,
      }),
    ),
  }),
  options: { access: 'member' },
  example: {
    parameters: LANGUAGE,
    reply: {
      list: [
        {
          roundId: 'round-0001',
          gameName: 'Pasha',
          openedAt: AT,
          proof: {
            hash: 'c1251540665e35fce8ea1617d2d5413d55fe0f4363efee9de573dfa3f18d703b',
            clientSeed: 'shapla-bil-27',
            nonce: 1,
            game: 'dice',
            stakeMinor: 1000,
            payoutMinor: 0,
          },
        },
      ],
    },
  },
});

/**
 * Gives play credits to a direct downline (AGENTX-03): one journal from the agent's cash to the member's. The same key
 * with the same body answers what the first call did. Needs a proof of the last five minutes.
 */
export const transferCredits = defineEndpoint({
  noun: 'wallet',
  method: 'post',
  path: PATHS.wallet.transfer,
  summary: 'Gives play credits of an agent to a direct downline',
  request: {
    body: z.object({
      memberId: z.string().min(1).max(64),
      amountMinor: minorSchema,
      currency: currencySchema,
    }),
  },
  reply: z.object({
    value: z.object({
      receiptNumber: z.string(),
      amountMinor: minorSchema,
      currency: currencySchema,
      balanceAfterMinor: minorSchema.openapi({ description: "The agent's, right after it" }),
      at: momentSchema,
    }),
  }),
  errors: [
    'agent.not_downline',
    'security.step_up_required',
    'site.feature_off',
    'wallet.amount_invalid',
    'wallet.currency_mismatch',
    'wallet.insufficient_funds',
  ],
  options: { access: 'agent', idempotent: true },
  example: {
    request: { memberId: 'member-2', amountMinor: 5000, currency: 'BDT' },
    reply: {
      value: {
        receiptNumber: RECEIPT_NUMBER,
        amountMinor: 5000,
        currency: 'BDT',
        balanceAfterMinor: 146_000,
        at: AT,
      },
    },
  },
});
