import { z } from '@hono/zod-openapi';
import { BET_KINDS, RANK_CONDITIONS } from '../constants.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { LANGUAGE } from '../document/example-shapes.ts';
import { PATHS } from '../paths.ts';
import { languageSchema, momentSchema, passwordText } from '../shapes.ts';

const HEAD_ICONS = { value: { headIcon: 'heads/01.webp', choices: ['heads/01.webp'] } };

/** Member info (ENTITY-02). */
export const memberInfoSchema = z
  .object({
    memberId: z.string(),
    nickname: z.string(),
    account: z.string(),
    type: z.int(),
    joinedAt: momentSchema,
    isPlayable: z.boolean(),
    /** False for a member who signed up by phone or another company and set none since: there is no old one to ask for. */
    hasPassword: z.boolean(),
    /** Path of the chosen picture below the image host; absent while none is chosen. */
    headIcon: z.string().optional(),
    /** Signed link below the API to a picture of the member's own, which expires; absent without one. */
    pictureUrl: z.string().optional(),
  })
  .openapi('MemberInfo');

/** Reads the member of the session (API-22). */
export const readMemberInfo = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.member.info,
  summary: 'The member of the session',
  reply: z.object({ value: memberInfoSchema }),
  options: { access: 'session' },
  example: {
    reply: {
      value: {
        memberId: 'member-1',
        nickname: 'রহিম',
        account: 'rahim71',
        type: 0,
        joinedAt: '2026-01-09T06:00:00.000Z',
        isPlayable: true,
        hasPassword: true,
        headIcon: 'heads/01.webp',
      },
    },
  },
});

const headIconReply = z.object({
  value: z.object({
    /** The member's picture: a path below the image host; empty while none is chosen. */
    headIcon: z.string(),
    /** Signed link below the API to a picture of the member's own, which expires; absent without one. */
    pictureUrl: z.string().optional(),
    /** The pictures to choose from. */
    choices: z.array(z.string()),
  }),
});

/** Reads the member's picture and the choices (API-34). */
export const readHeadIcon = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.member.headIcon,
  summary: "The member's picture and the pictures to choose from",
  reply: headIconReply,
  options: { access: 'member' },
  example: { reply: HEAD_ICONS },
});

/**
 * Chooses a picture (API-70, MEMBER-13): one of the choices, or one that the member sent before; one that is no choice
 * breaks the field's rule.
 */
export const chooseHeadIcon = defineEndpoint({
  noun: 'member',
  method: 'post',
  path: PATHS.member.headIcon,
  summary: "Chooses the member's picture",
  request: {
    body: z
      .object({
        headIcon: z.string().max(200).default(''),
        /** Id of a picture that the member sent; it takes the place of `headIcon`. */
        pictureId: z.string().max(64).optional(),
      })
      .refine(({ headIcon, pictureId }) => headIcon !== '' || pictureId !== undefined),
  },
  reply: headIconReply,
  errors: ['member.fields_invalid', 'pictures.not_found'],
  options: { access: 'member', form: true },
  example: { request: { headIcon: 'heads/01.webp' }, reply: HEAD_ICONS },
});

/** Sets the nickname (API-03), by the site's rule for the field; empty takes it away. */
export const setNickname = defineEndpoint({
  noun: 'member',
  method: 'post',
  path: PATHS.member.nickname,
  summary: 'Sets the nickname',
  request: { body: z.object({ nickname: z.string().max(512) }) },
  reply: z.object({ value: z.object({ nickname: z.string() }) }),
  errors: ['member.fields_invalid'],
  options: { access: 'member' },
  example: { request: { nickname: 'রহিম' }, reply: { value: { nickname: 'রহিম' } } },
});

/** Sets the e-mail address (API-03), by the site's rule for the field; another address has to be verified anew. */
export const setEmail = defineEndpoint({
  noun: 'member',
  method: 'post',
  path: PATHS.member.email,
  summary: 'Sets the e-mail address',
  request: { body: z.object({ email: z.string().max(512), password: passwordText }) },
  reply: z.object({ value: z.object({ email: z.string(), isVerified: z.boolean() }) }),
  errors: ['member.fields_invalid', 'auth.password_wrong', 'auth.sign_in_again'],
  options: { access: 'member', sealed: true },
  example: {
    request: { email: 'rahim@example.org', password: 'amar-bhasha-71' },
    reply: { value: { email: 'rahim@example.org', isVerified: false } },
  },
});

/** Sets the payee name, once (API-03): payouts go to no other name. */
export const setPayeeName = defineEndpoint({
  noun: 'member',
  method: 'post',
  path: PATHS.member.payeeName,
  summary: 'Sets the payee name, once',
  request: { body: z.object({ payeeName: z.string().max(512) }) },
  reply: z.object({ value: z.object({ payeeName: z.string() }) }),
  errors: ['member.fields_invalid', 'member.payee_name_set'],
  options: { access: 'member' },
  example: {
    request: { payeeName: 'Rahim Uddin' },
    reply: { value: { payeeName: 'Rahim Uddin' } },
  },
});

/** How far a member is with one condition of the next rank; `validBetMinor` in minor units of the site's currency. */
const rankConditionSchema = z.object({
  condition: z.enum(RANK_CONDITIONS),
  reached: z.int(),
  expected: z.int(),
});

/**
 * Progress towards the next rank (ENTITY-12, MENU-25). `percent` is whole, fractions cut off; 100 without a rank label
 * (WIDGET-22) and at the highest rank, 0 for a rank that expects nothing (WIDGET-23).
 */
export const readRankProgress = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.account.rankProgress,
  summary: 'Rank of the member and progress towards the next one',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    value: z.object({
      currentProgress: z.object({
        completedConditions: z.int(),
        totalExpectedConditions: z.int(),
      }),
      playerRankProgress: z.object({
        labelId: z.string(),
        labelName: z.string(),
        /** Place of the rank among all, from 0; absent without one. */
        place: z.int().min(0).optional(),
      }),
      percent: z.int().min(0).max(100),
      showBenefit: z.boolean(),
      nextRank: z
        .object({
          labelId: z.string(),
          labelName: z.string(),
          conditions: z.array(rankConditionSchema),
        })
        .optional(),
    }),
  }),
  options: { access: 'session' },
  example: {
    parameters: LANGUAGE,
    reply: {
      value: {
        currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
        playerRankProgress: { labelId: 'bronze', labelName: 'Bronze' },
        percent: 40,
        showBenefit: false,
        nextRank: {
          labelId: 'silver',
          labelName: 'Silver',
          conditions: [{ condition: 'rounds', reached: 40, expected: 100 }],
        },
      },
    },
  },
});

/** A rank of players. */
const rankSchema = z
  .object({
    labelId: z.string(),
    labelName: z.string(),
    /** What a member needs for it; conditions that ask for nothing are left out. */
    conditions: z.array(rankConditionSchema.omit({ reached: true })),
    benefits: z.object({
      /** How many payout accounts a member of this rank may have. */
      payoutAccounts: z.int(),
      /** The share of valid bets that is given back (MONEY-16), by kind of play; absent without any. */
      rebates: z
        .array(z.object({ kind: z.enum(BET_KINDS), rateBasisPoints: z.int().min(1) }))
        .optional(),
      /** Further benefits, which the operator gives. */
      inWords: z.array(z.string()),
    }),
  })
  .openapi('Rank');

/** Lists the site's ranks, lowest first, with what they ask for and bring (MEMBERX-06). Visitors read them as well. */
export const listRanks = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.member.ranks,
  summary: 'The ranks of players, lowest first',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({ value: z.array(rankSchema) }),
  options: { access: 'public' },
  example: {
    parameters: LANGUAGE,
    reply: {
      value: [
        {
          labelId: 'silver',
          labelName: 'Silver',
          conditions: [{ condition: 'rounds', expected: 100 }],
          benefits: {
            payoutAccounts: 6,
            rebates: [{ kind: 'SLOT', rateBasisPoints: 80 }],
            inWords: [],
          },
        },
      ],
    },
  },
});
