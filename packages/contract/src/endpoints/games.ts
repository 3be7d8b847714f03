import { z } from '@hono/zod-openapi';
import { PLATFORM } from '../constants.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { AT, GAME, LANGUAGE, PAGE, VENDOR } from '../document/example-shapes.ts';
import { PATHS } from '../paths.ts';
import {
  gameTypeSchema,
  integerText,
  languageSchema,
  minorSchema,
  momentSchema,
  ownListFields,
  pageSchema,
  vendorCodeSchema,
} from '../shapes.ts';

const flag = z.union([z.literal(0), z.literal(1)]);

/** A game (ENTITY-19), identified by (vassalage, nodeId). */
export const gameSchema = z
  .object({
    nodeId: z.int().min(1),
    vassalage: vendorCodeSchema,
    gameType: gameTypeSchema,
    gameName: z.string(),
    displayName: z.string().openapi({ description: 'Vendor name as shown' }),
    showIcon: z
      .string()
      .openapi({ description: 'Square icon, path below the image host' })
      .optional(),
    mobileLargeIcon: z.string().openapi({ description: '3:4 cover, path below the image host' }),
    gameClassify: z.array(z.string()),
    gameId: z.string(),
    supportPlay: flag.openapi({ description: '0 means free play is offered (LAUNCH-05)' }),
    freeplay: flag.openapi({ description: '1 means free play is offered (LAUNCH-05)' }),
    isGameH5: z
      .string()
      .openapi({ description: 'VASSALAGE opens the list of the vendor (CAT-30)' })
      .optional(),
    gameCode: z.string(),
    lottoMode: z.string().optional(),
    playType: z.enum(['trad', 'ent']).optional(),
    isHot: flag.openapi({ description: '1 puts the game into the lists of hot games' }),
    isNew: flag,
    isPopular: flag
      .openapi({
        description:
          '1 marks the tile as hot: at most one in ten of a list, by how many members really played it. Absent means 0',
      })
      .optional(),
    underMaintenance: z.boolean(),
  })
  .openapi('Game');

/** A game of a list, and where a text was searched for, what of it was found. */
const listedGameSchema = gameSchema
  .extend({
    otherName: z
      .string()
      .openapi({ description: 'Where a name was searched for: the name in another script' })
      .optional(),
    nameMatches: z
      .array(z.object({ from: z.int().min(0), to: z.int().min(0) }))
      .openapi({
        description:
          'Where a name was searched for: the parts of gameName that were meant, from a place up to before another, in UTF-16 units',
      })
      .optional(),
  })
  .openapi('ListedGame');

/** A page of games (ENTITY-22); what a search adds is absent from other lists. */
export const gamePageSchema = pageSchema
  .extend({
    games: z.array(listedGameSchema),
    vendors: z
      .array(
        z.object({
          vassalage: vendorCodeSchema,
          displayName: z.string(),
          gameCount: z.int().min(0),
        }),
      )
      .openapi({ description: 'The vendors that the text of gameName names, closest first' })
      .optional(),
    didYouMean: z
      .string()
      .openapi({
        description:
          'The name that the text probably means, where the closest game is spelled differently',
      })
      .optional(),
  })
  .openapi('GamePage');

const classifySchema = z.object({
  key: z.string(),
  displayName: z.string(),
  vendors: z.array(z.string()).optional(),
  gameCount: z
    .int()
    .min(0)
    .optional()
    .openapi({ description: 'Of a vendor: its games of this classify' }),
});

/** A vendor of a category (ENTITY-21). */
export const vendorSchema = z
  .object({
    isHot: flag,
    vassalage: vendorCodeSchema,
    displayName: z.string(),
    accountTypeName: z.string(),
    gameClassify: z.array(classifySchema),
    gameCount: z.int().min(0),
    underMaintenance: z.boolean(),
  })
  .openapi('Vendor');

/** The vendor mapping (ENTITY-20): vendors per game type, and the order of categories. */
export const vendorMapSchema = z
  .object({
    gameTypes: z.array(
      z.object({
        gameType: gameTypeSchema,
        vendors: z.array(vendorSchema),
        classify: z.array(classifySchema),
        gameCount: z.int().min(0),
      }),
    ),
    sorting: z.array(
      z.object({
        gameCategory: z.string(),
        vendorNames: z.array(z.string()),
        gameCount: z.int().min(0),
      }),
    ),
  })
  .openapi('VendorMap');

/** Reads a page of games by filter (API-35, ENTITY-23). */
export const listGames = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.games.list,
  summary: 'A page of games by filter',
  request: {
    query: z.object({
      merchant: z.string().max(32).optional(),
      platform: z.literal(PLATFORM.games).default(PLATFORM.games),
      gameName: z.string().max(64).default('').openapi({
        description:
          'Part of a name, or what sounds like it in any script, or the name of a vendor or of a kind of games; at most 200 games are found by their own name, closest first, then the hottest',
      }),
      gameType: z
        .string()
        .max(16)
        .default('')
        .openapi({ description: 'A game type, or empty for all' }),
      pageNo: integerText(1, 100_000).default(1),
      pageSize: integerText(1, 100).default(36),
      vassalage: z
        .string()
        .max(512)
        .default('')
        .openapi({ description: 'Vendor codes joined by commas, or empty for all' }),
      gameClassify: z.string().max(32).default(''),
      minBet: integerText(0, 1_000_000_000)
        .optional()
        .openapi({ description: 'Smallest stake of the games, at least this many minor units' }),
      minLine: integerText(0, 10_000).optional(),
      isNew: z.enum(['', '0', '1']).default(''),
      isHot: z.enum(['', '0', '1']).default(''),
      sort: z.enum(['', 'name', 'new']).default('').openapi({
        description:
          'By name, or new games first; empty for hot games first. What was searched for stays closest first',
      }),
      language: languageSchema.default('bn'),
      clientType: z.string().max(4).optional(),
    }),
  },
  reply: gamePageSchema,
  options: { access: 'public' },
  example: {
    parameters: { gameName: 'mela', ...LANGUAGE },
    reply: {
      ...PAGE,
      games: [{ ...GAME, otherName: 'মনসুন রিলস', nameMatches: [{ from: 0, to: 7 }] }],
      vendors: [{ vassalage: 'MELA', displayName: 'Mela', gameCount: 1 }],
      didYouMean: 'Monsoon Reels',
    },
  },
});

/** Reads the vendor mapping (API-37). */
export const listVendors = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.games.vendors,
  summary: 'Vendors per game type and the order of categories',
  request: {
    query: z.object({
      typeId: z.string().max(4).default('1'),
      merchantCode: z.string().max(32).optional(),
      language: languageSchema.default('bn'),
    }),
  },
  reply: vendorMapSchema,
  options: { access: 'public' },
  example: {
    parameters: LANGUAGE,
    reply: {
      gameTypes: [
        {
          gameType: 'RNG',
          vendors: [VENDOR],
          classify: [{ key: 'slot', displayName: 'Slots', vendors: ['MELA'] }],
          gameCount: 1,
        },
      ],
      sorting: [{ gameCategory: 'RNG', vendorNames: ['MELA'], gameCount: 1 }],
    },
  },
});

/** Reads the hot games (API-44). */
export const listHotGames = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.games.hot,
  summary: 'Hot games, all at once',
  request: {
    query: z.object({
      isPlatform: z.string().max(4).default('2'),
      language: languageSchema.default('bn'),
      platform: z.literal(PLATFORM.games).default(PLATFORM.games),
      refresh: z.enum(['0', '1']).default('0'),
      merchantCode: z.string().max(32).optional(),
    }),
  },
  reply: z.object({ value: z.object({ list: z.array(gameSchema) }) }),
  options: { access: 'public' },
  example: { parameters: LANGUAGE, reply: { value: { list: [GAME] } } },
});

/** Reads one game. */
export const readGame = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.games.one,
  summary: 'One game',
  request: {
    params: z.object({ vassalage: vendorCodeSchema, nodeId: integerText(1, 2_147_483_647) }),
    query: z.object({ language: languageSchema.default('bn') }),
  },
  reply: gameSchema,
  errors: ['games.not_found'],
  options: { access: 'public' },
  example: {
    parameters: { vassalage: 'MELA', nodeId: 101, ...LANGUAGE },
    reply: GAME,
  },
});

/** Launches a game (API-45): answers the address the game frame opens. Changes state, so POST. */
export const launchGame = defineEndpoint({
  noun: 'games',
  method: 'post',
  path: PATHS.games.launch,
  summary: 'Opens a game session with the vendor and answers its address',
  request: {
    body: z.object({
      category: z.string().max(16),
      vassalage: vendorCodeSchema,
      nodeId: z.int().min(1),
      freePlay: z.boolean().default(false),
      language: languageSchema.default('bn'),
      digits: z.enum(['beng', 'latn']).default('beng'),
      theme: z.enum(['dark', 'light']).default('dark'),
      gameCode: z.string().max(64).optional(),
      prizeMode: z.string().max(8).optional(),
      playType: z.string().max(8).optional(),
    }),
  },
  reply: z.object({
    value: z.object({
      url: z.url(),
      vendorOrigin: z.string(),
      gameName: z.string(),
      freePlay: z.boolean(),
    }),
  }),
  errors: [
    'games.not_found',
    'games.disabled',
    'games.maintenance',
    'games.launch_failed',
    'games.free_play_refused',
    'safety.on_break',
    'safety.play_blocked',
    'session.formal_account_required',
  ],
  options: { access: 'session' },
  example: {
    request: { category: 'RNG', vassalage: 'MELA', nodeId: 101, language: 'bn' },
    reply: {
      value: {
        url: 'https://games.example.org/play?session=c2Vzc2lvbg',
        vendorOrigin: 'https://games.example.org',
        gameName: 'Monsoon Reels',
        freePlay: false,
      },
    },
  },
});

const recentGameSchema = gameSchema
  .extend({
    lastPlay: z
      .object({
        at: momentSchema.openapi({
          description: 'Of the last bet; without one, of the last opening',
        }),
        betMinor: minorSchema.optional().openapi({ description: 'The last bet' }),
        isRoundOpen: z.boolean().openapi({ description: 'The round of that bet is under way' }),
      })
      .optional(),
  })
  .openapi('RecentGame');

/** Reads the recently played games of the member (API-43, ENTITY-25), each with how it was played last. */
export const listRecentGames = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.games.recent,
  summary: 'Recently played games, newest first',
  request: {
    query: z.object({
      page: integerText(1, 100_000).default(1),
      pageSize: integerText(1, 100).default(36),
      ...ownListFields,
      clientType: z.string().max(4).default('2'),
    }),
  },
  reply: pageSchema.extend({ content: z.array(recentGameSchema) }),
  options: { access: 'session' },
  example: {
    parameters: LANGUAGE,
    reply: {
      ...PAGE,
      content: [{ ...GAME, lastPlay: { at: AT, betMinor: 20_000, isRoundOpen: true } }],
    },
  },
});
