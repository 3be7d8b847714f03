import { z } from '@hono/zod-openapi';
import { BET_KINDS, BONUS_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, LANGUAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import {
  currencySchema,
  integerText,
  languageSchema,
  minorSchema,
  momentSchema,
} from '../../shapes.ts';

/** How stakes of one kind of play count for a wagering condition. */
const contributionSchema = z.object({
  kind: z.enum(BET_KINDS),
  rateBasisPoints: z.int().min(0),
  playedMinor: minorSchema.openapi({ description: 'Settled stakes so far' }),
  countedMinor: minorSchema.openapi({ description: 'How much of them counts' }),
});

/** A bonus of the member (MONEY-15, MONEY-18). A moment is absent until it is known. */
export const bonusSchema = z
  .object({
    bonusId: z.string(),
    title: z.string(),
    promotionId: z.int().optional(),
    state: z.enum(BONUS_STATES).openapi({
      description:
        'offered: the member may claim it; active: it runs; met: its condition is met and what was left became cash; expired; forfeited: the member gave it up',
    }),
    amountMinor: minorSchema,
    currency: currencySchema,
    balanceMinor: minorSchema.openapi({ description: 'What is left of it while it runs' }),
    wagerMinor: minorSchema.openapi({ description: 'How much has to be played' }),
    progressMinor: minorSchema.openapi({ description: 'How much of that is done' }),
    leftMinor: minorSchema,
    percent: z.int().min(0).max(100).openapi({ description: 'Fractions are cut off' }),
    releasedMinor: minorSchema.openapi({ description: 'What became cash' }),
    lifeDays: z.int().openapi({ description: 'How long it runs from its claim on' }),
    contributions: z.array(contributionSchema),
    notCounted: z.array(z.enum(BET_KINDS)),
    offeredAt: momentSchema,
    claimUntil: momentSchema.optional(),
    grantedAt: momentSchema.optional(),
    expiresAt: momentSchema.optional(),
    endedAt: momentSchema.optional(),
    receiptNumber: z.string().optional().openapi({
      description:
        'Of the journal by which it became cash or was removed, else of its grant; absent while nothing was moved',
    }),
  })
  .openapi('Bonus');

const BONUS = {
  bonusId: 'bonus-1',
  title: 'Reload bonus',
  promotionId: 110,
  state: 'active',
  amountMinor: 50_000,
  currency: 'BDT',
  balanceMinor: 42_000,
  wagerMinor: 500_000,
  progressMinor: 350_000,
  leftMinor: 150_000,
  percent: 70,
  releasedMinor: 0,
  lifeDays: 14,
  contributions: [
    { kind: 'SLOT', rateBasisPoints: 10_000, playedMinor: 350_000, countedMinor: 350_000 },
  ],
  notCounted: ['SPORTS', 'PVP'],
  offeredAt: AT,
  grantedAt: AT,
  expiresAt: '2026-12-04T09:58:00.000Z',
} as const;

/** Lists the member's bonuses: offered, running and past, each newest first (MONEY-15). */
export const listBonuses = defineEndpoint({
  noun: 'promotions',
  method: 'get',
  path: PATHS.bonuses.list,
  summary: "The member's bonuses: offered, running and past",
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    value: z.object({
      offered: z.array(bonusSchema),
      active: z.array(bonusSchema),
      past: z.array(bonusSchema),
    }),
  }),
  options: { access: 'member' },
  example: {
    parameters: LANGUAGE,
    reply: { value: { offered: [], active: [BONUS], past: [] } },
  },
});

const bonusParams = z.object({ bonusId: z.string().max(64) });
const inLanguage = z.object({ language: languageSchema.default('bn') });

/** Claims an offered bonus. Claiming it again answers the bonus as it is by then, and moves nothing. */
export const claimBonus = defineEndpoint({
  noun: 'promotions',
  method: 'post',
  path: PATHS.bonuses.claim,
  summary: 'Claims an offered bonus',
  request: { params: bonusParams, body: inLanguage },
  reply: z.object({ value: bonusSchema }),
  errors: [
    'bonus.not_found',
    'bonus.expired',
    'bonus.given_up',
    'bonus.not_for_member',
    'safety.on_break',
    'safety.promotions_blocked',
  ],
  options: { access: 'member' },
  example: {
    parameters: { bonusId: BONUS.bonusId },
    request: LANGUAGE,
    reply: { value: BONUS },
  },
});

/** Gives a bonus up: what is left of it is removed, and cash stays. Giving it up again changes nothing. */
export const giveBonusUp = defineEndpoint({
  noun: 'promotions',
  method: 'post',
  path: PATHS.bonuses.giveUp,
  summary: 'Gives a bonus up',
  request: { params: bonusParams, body: inLanguage },
  reply: z.object({ value: bonusSchema }),
  errors: ['bonus.not_found', 'bonus.ended'],
  options: { access: 'member' },
  example: {
    parameters: { bonusId: BONUS.bonusId },
    request: LANGUAGE,
    reply: {
      value: { ...BONUS, state: 'forfeited', balanceMinor: 0, endedAt: AT },
    },
  },
});

/** A promotion that a deposit may take along (MONEY-07), worked out for one amount. */
export const depositBonusSchema = z
  .object({
    promotionId: z.int(),
    title: z.string(),
    summary: z.string().optional(),
    fromMinor: minorSchema.openapi({ description: 'The least deposit that gets something' }),
    rewardMinor: minorSchema.openapi({ description: 'The bonus for the amount; 0 for too small' }),
    mostMinor: minorSchema.optional(),
    wagerMinor: minorSchema,
    wagerTimes: z.number().min(0),
    lifeDays: z.int(),
    contributions: z.array(contributionSchema.pick({ kind: true, rateBasisPoints: true })),
    notCounted: z.array(z.enum(BET_KINDS)),
    endsAt: momentSchema.optional(),
    currency: currencySchema,
  })
  .openapi('DepositBonus');

/** Lists the promotions that the member may take along with a deposit of an amount. None is chosen beforehand. */
export const listDepositBonuses = defineEndpoint({
  noun: 'promotions',
  method: 'get',
  path: PATHS.deposit.bonuses,
  summary: 'The promotions that a deposit of an amount may take along',
  request: {
    query: z.object({
      amountMinor: integerText(0, Number.MAX_SAFE_INTEGER),
      language: languageSchema.default('bn'),
    }),
  },
  reply: z.object({ value: z.object({ bonuses: z.array(depositBonusSchema) }) }),
  options: { access: 'member' },
  example: {
    parameters: { amountMinor: '500000', ...LANGUAGE },
    reply: {
      value: {
        bonuses: [
          {
            promotionId: 110,
            title: BONUS.title,
            fromMinor: 50_000,
            rewardMinor: 50_000,
            mostMinor: 100_000,
            wagerMinor: 500_000,
            wagerTimes: 10,
            lifeDays: 14,
            contributions: [{ kind: 'SLOT', rateBasisPoints: 10_000 }],
            notCounted: ['SPORTS', 'PVP'],
            currency: 'BDT',
          },
        ],
      },
    },
  },
});
