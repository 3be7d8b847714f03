import { z } from '@hono/zod-openapi';
import { PLAY_TYPES, PRIZE_MODES } from '../../constants.ts';
import type { PlayType } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, GAME, LANGUAGE, PAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import {
  integerText,
  languageSchema,
  momentSchema,
  pageSchema,
  vendorCodeSchema,
} from '../../shapes.ts';
import { gameSchema } from '../games.ts';

const playTypeSchema = z.enum(Object.keys(PLAY_TYPES) as [PlayType, ...PlayType[]]);
const prizeModeSchema = z.enum(PRIZE_MODES);
const drawNoSchema = z.int().min(1).openapi({ description: 'Counts the draws of one lottery' });
const ballSchema = z.int().min(0).max(999);
const hashSchema = z
  .string()
  .max(128)
  .openapi({ description: 'Hexadecimal digits', examples: ['3f'.repeat(32)] });

/** A draw that is over, with what proves that its result was fixed before. */
export const lotteryResultSchema = z
  .object({
    drawNo: drawNoSchema,
    drawsAt: momentSchema,
    balls: z.array(ballSchema).min(1).max(20).openapi({ description: 'In the order of the draw' }),
    bonusBall: ballSchema.openapi({ description: 'A further ball that counts apart' }).optional(),
    commitment: hashSchema
      .openapi({ description: 'Hash of the seed, published before the draw' })
      .optional(),
    seed: hashSchema
      .openapi({ description: 'What the balls follow from, published after the draw' })
      .optional(),
  })
  .openapi('LotteryResult');

/** A lottery: its game, and where its vendor draws by the clock, the drum, the next draw and the last result. */
export const lotterySchema = z
  .object({
    game: gameSchema,
    prizeMode: prizeModeSchema,
    playType: playTypeSchema,
    drum: z
      .object({
        size: z.int().min(1).max(999),
        count: z.int().min(1).max(20),
        isDigits: z
          .boolean()
          .openapi({ description: 'The numbers are 0 to `size` - 1, and one may come again' })
          .optional(),
      })
      .openapi({ description: '`count` different numbers are drawn of 1 to `size`' })
      .optional(),
    next: z
      .object({ drawNo: drawNoSchema, drawsAt: momentSchema, commitment: hashSchema.optional() })
      .optional(),
    last: lotteryResultSchema.optional(),
  })
  .openapi('Lottery');

const namedLotterySchema = z.object({
  vassalage: vendorCodeSchema,
  gameCode: z.string(),
  gameName: z.string(),
});

const RESULT = {
  drawNo: 4820,
  drawsAt: AT,
  balls: [4, 11, 18, 27, 33, 42],
  bonusBall: 8,
  commitment: '9b'.repeat(32),
  seed: '3f'.repeat(32),
};
const LOTTERY_GAME = {
  ...GAME,
  gameType: 'ELOTT',
  gameName: 'Lucky Six',
  gameCode: 'lucky-six',
  lottoMode: 'Elott',
  playType: 'trad',
};
const NAMED = { vassalage: 'MELA', gameCode: 'lucky-six', gameName: 'Lucky Six' };

/** What a call for the results of one lottery takes. */
const numeroQuery = z.object({
  vassalage: vendorCodeSchema,
  gameCode: z.string().min(1).max(100),
  pageNo: integerText(1, 100_000).default(1),
  pageSize: integerText(1, 30).default(10),
  language: languageSchema.default('bn'),
});
const numeroReply = pageSchema
  .extend({ lottery: namedLotterySchema, results: z.array(lotteryResultSchema) })
  .openapi('LotteryResults');
const NUMERO_EXAMPLE = {
  parameters: { vassalage: 'MELA', gameCode: 'lucky-six', ...LANGUAGE },
  reply: { ...PAGE, lottery: NAMED, results: [RESULT] },
};
const DRAW_ERRORS = ['games.draws_silent', 'games.draws_invalid'] as const;

/** Reads the menus of games (API-47): the categories in their order, each with its vendors. */
export const listGameMenus = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.games.menus,
  summary: 'Menus of games: categories with their vendors',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    value: z.array(
      z.object({
        gameCategory: z.string(),
        gameCount: z.int().min(0),
        vendors: z.array(z.object({ vassalage: vendorCodeSchema, displayName: z.string() })),
      }),
    ),
  }),
  options: { access: 'public' },
  example: {
    parameters: LANGUAGE,
    reply: {
      value: [
        {
          gameCategory: 'RNG',
          gameCount: 1,
          vendors: [{ vassalage: 'MELA', displayName: 'Mela' }],
        },
      ],
    },
  },
});

/** Reads the lotteries with their draws (API-63). */
export const listLotteries = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.lotteries.list,
  summary: 'Lotteries with their next draw and last result',
  request: {
    query: z.object({
      gameType: z.enum(['LOTT', 'ELOTT']).optional(),
      language: languageSchema.default('bn'),
    }),
  },
  reply: z.object({
    serverNow: momentSchema.openapi({ description: 'Clocks count from it' }),
    drawFault: z
      .enum(DRAW_ERRORS)
      .openapi({ description: 'Why draws are missing: a vendor did not tell them' })
      .optional(),
    value: z.array(lotterySchema),
  }),
  options: { access: 'public' },
  example: {
    parameters: { gameType: 'ELOTT', ...LANGUAGE },
    reply: {
      serverNow: AT,
      value: [
        {
          game: LOTTERY_GAME,
          prizeMode: 'Elott',
          playType: 'trad',
          drum: { size: 45, count: 6 },
          next: { drawNo: 4821, drawsAt: '2026-11-20T10:15:00.000Z', commitment: '5c'.repeat(32) },
          last: RESULT,
        },
      ],
    },
  },
});

/** Reads the menu of lotteries (API-64, ENTITY-42): by prize mode and play type. */
export const readLotteryMenu = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.lotteries.menu,
  summary: 'Lotteries by prize mode and play type',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    value: z.array(
      z.object({
        prizeMode: prizeModeSchema,
        playTypes: z.array(
          z.object({ playType: playTypeSchema, lotteries: z.array(namedLotterySchema) }),
        ),
      }),
    ),
  }),
  options: { access: 'public' },
  example: {
    parameters: LANGUAGE,
    reply: {
      value: [{ prizeMode: 'Elott', playTypes: [{ playType: 'trad', lotteries: [NAMED] }] }],
    },
  },
});

/** Reads the results of one lottery (API-62). */
export const listNumero = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.lotteries.numero,
  summary: 'Results of one lottery, newest first',
  request: { query: numeroQuery },
  reply: numeroReply,
  errors: ['games.not_found', ...DRAW_ERRORS],
  options: { access: 'public' },
  example: NUMERO_EXAMPLE,
});

/** Reads the last results of the VN lotteries (API-65), which are the e-lotteries of the vendors of CAT-26. */
export const listRecentVnLottery = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.lotteries.recentVn,
  summary: 'Last result of each VN lottery, newest first',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    value: z.array(z.object({ lottery: namedLotterySchema, result: lotteryResultSchema })),
  }),
  errors: DRAW_ERRORS,
  options: { access: 'public' },
  example: {
    parameters: LANGUAGE,
    reply: { value: [{ lottery: NAMED, result: RESULT }] },
  },
});

/** Reads the results of one VN lottery (API-66). */
export const listVnNumero = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.lotteries.vnNumero,
  summary: 'Results of one VN lottery, newest first',
  request: { query: numeroQuery },
  reply: numeroReply,
  errors: ['games.not_found', ...DRAW_ERRORS],
  options: { access: 'public' },
  example: NUMERO_EXAMPLE,
});
