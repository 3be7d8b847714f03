import { z } from '@hono/zod-openapi';
import { CATEGORIES } from '../categories.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { BANNER, GAME, LANGUAGE, VENDOR, WINNER } from '../document/example-shapes.ts';
import { gameSchema, vendorSchema } from './games.ts';
import { PATHS } from '../paths.ts';
import { currencySchema, languageSchema, minorSchema, momentSchema } from '../shapes.ts';

/** A banner (ENTITY-32). `url` is a path below the image host; texts stand over it in HTML. */
export const bannerSchema = z
  .object({
    bannerId: z.string(),
    url: z.string(),
    groupName: z.string(),
    linkage: z.string().openapi({ description: 'In-app path, external https address, or empty' }),
    kicker: z.string().optional(),
    title: z.string(),
    action: z.string().optional(),
  })
  .openapi('Banner');

/** A real win of a settled round (ENTITY-36, WIDGET-20): the name is masked by the server. */
export const winnerSchema = z
  .object({
    vo: z.object({
      winAmount: minorSchema.openapi({ description: 'What the round paid above its stake' }),
      currency: currencySchema,
      maskedName: z.string(),
      at: momentSchema,
      game: gameSchema,
    }),
  })
  .openapi('Winner');

const categorySection = z.object({
  kind: z.literal('category'),
  category: z.enum(CATEGORIES),
  games: z.array(gameSchema),
  totalCount: z.int(),
});
/** A block of home; kinds a front end does not know are skipped and reported. */
export const homeSectionSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('featured'), games: z.array(gameSchema) }),
    categorySection,
    z.object({
      kind: z.literal('vendors'),
      category: z.enum(CATEGORIES),
      vendors: z.array(vendorSchema),
    }),
    z.object({ kind: z.literal('providers'), vendors: z.array(vendorSchema) }),
    z.object({ kind: z.literal('winners'), list: z.array(winnerSchema) }),
  ])
  .openapi('HomeSection');

/** Reads home as data: the sections in their order (HOME-11 to HOME-15), and the category tabs (HOME-07). */
export const readHome = defineEndpoint({
  noun: 'lobby',
  method: 'get',
  path: PATHS.lobby.home,
  summary: 'The sections and category tabs of home',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    tabs: z.array(z.object({ category: z.enum(['HOME', ...CATEGORIES]), gameCount: z.int() })),
    sections: z.array(homeSectionSchema),
    jackpotMinor: minorSchema.optional().openapi({
      description:
        'Live figure of the jackpot, in minor units of the site’s currency. This gateway has no such feed and leaves it out; it is there for back ends that have one',
    }),
    version: z.string(),
  }),
  options: { access: 'public' },
  example: {
    parameters: LANGUAGE,
    reply: {
      tabs: [
        { category: 'HOME', gameCount: 1 },
        { category: 'RNG', gameCount: 1 },
      ],
      sections: [
        { kind: 'featured', games: [GAME] },
        { kind: 'category', category: 'RNG', games: [GAME], totalCount: 1 },
        { kind: 'providers', vendors: [VENDOR] },
        { kind: 'winners', list: [WINNER] },
      ],
      version: '1',
    },
  },
});

/** Reads the banners of a group (HOME-02, CAT-03). */
export const listBanners = defineEndpoint({
  noun: 'lobby',
  method: 'get',
  path: PATHS.lobby.banners,
  summary: 'Banners of a group',
  request: {
    query: z.object({ groupName: z.string().max(32), language: languageSchema.default('bn') }),
  },
  reply: z.object({ value: z.array(bannerSchema) }),
  options: { access: 'public' },
  example: {
    parameters: { groupName: BANNER.groupName, ...LANGUAGE },
    reply: { value: [BANNER] },
  },
});

/** Reads the winner board (API-46): real settled rounds only, highest first. */
export const listWinners = defineEndpoint({
  noun: 'lobby',
  method: 'get',
  path: PATHS.lobby.winners,
  summary: 'Recent wins of real rounds',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({ value: z.object({ list: z.array(winnerSchema) }) }),
  options: { access: 'public' },
  example: { parameters: LANGUAGE, reply: { value: { list: [WINNER] } } },
});
