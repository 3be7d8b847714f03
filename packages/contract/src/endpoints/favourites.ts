import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../document/endpoint.ts';
import { GAME, LANGUAGE, PAGE } from '../document/example-shapes.ts';
import { gameSchema } from './games.ts';
import { PATHS } from '../paths.ts';
import { integerText, ownListFields, pageSchema, vendorCodeSchema } from '../shapes.ts';

const FAVOURITES = { value: ['101'] };
const FAVOURITE = { nodeId: 101, vendor: 'MELA' };

const target = z.object({ nodeId: z.int().min(1), vendor: vendorCodeSchema });
const ids = z.object({
  value: z.array(z.string()).openapi({ description: 'Node ids as text (FAV-06)' }),
});

/** Reads the ids of the favourites (API-41). */
export const listFavouriteIds = defineEndpoint({
  noun: 'favourites',
  method: 'get',
  path: PATHS.favourites.ids,
  summary: 'Ids of the favourites',
  reply: ids,
  options: { access: 'session' },
  example: { reply: FAVOURITES },
});

/** Reads a page of favourites (API-38, ENTITY-24). */
export const listFavourites = defineEndpoint({
  noun: 'favourites',
  method: 'get',
  path: PATHS.favourites.list,
  summary: 'A page of favourites',
  request: {
    query: z.object({
      pageNo: integerText(1, 100_000).default(1),
      pageSize: integerText(1, 200).default(36),
      ...ownListFields,
    }),
  },
  reply: pageSchema.extend({ content: z.array(gameSchema) }),
  options: { access: 'session' },
  example: { parameters: LANGUAGE, reply: { ...PAGE, content: [GAME] } },
});

/** Adds a favourite (API-39); adding one that is there changes nothing (FAV-05). */
export const addFavourite = defineEndpoint({
  noun: 'favourites',
  method: 'post',
  path: PATHS.favourites.list,
  summary: 'Adds a favourite',
  request: { body: target },
  reply: ids,
  errors: ['games.not_found'],
  options: { access: 'member' },
  example: { request: FAVOURITE, reply: FAVOURITES },
});

/** Removes a favourite (API-40); removing one that is not there changes nothing. */
export const removeFavourite = defineEndpoint({
  noun: 'favourites',
  method: 'delete',
  path: PATHS.favourites.list,
  summary: 'Removes a favourite',
  request: { body: target },
  reply: ids,
  options: { access: 'member' },
  example: { request: FAVOURITE, reply: { value: [] } },
});
