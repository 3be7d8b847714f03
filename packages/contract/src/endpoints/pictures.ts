import { z } from '@hono/zod-openapi';
import { PICTURE_BODY_BYTES } from '../constants.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { PICTURE } from '../document/example-shapes.ts';
import { PATHS } from '../paths.ts';
import { integerText } from '../shapes.ts';

/** A picture that a member sent. `url` is a signed link below the address of the API, and expires. */
export const pictureSchema = z
  .object({
    pictureId: z.string(),
    url: z.string().openapi({ description: 'Signed link below the API, which expires' }),
    width: z.int().min(1),
    height: z.int().min(1),
    bytes: z.int().min(1).optional().openapi({ description: 'Its size as it is kept' }),
  })
  .openapi('Picture');

/**
 * Takes one picture (PROMO-22 to PROMO-27): JPEG or PNG by its content, of at most `PICTURE_LIMITS.bytes`. It is decoded
 * and written anew, without metadata.
 */
export const addPicture = defineEndpoint({
  noun: 'pictures',
  method: 'post',
  path: PATHS.pictures.add,
  summary: 'Takes a picture, to be named by a later call',
  request: {
    body: z.object({
      picture: z.instanceof(Blob).openapi({ type: 'string', format: 'binary' }),
    }),
  },
  reply: z.object({ value: pictureSchema }),
  errors: [
    'pictures.type_refused',
    'pictures.animated',
    'pictures.too_large',
    'pictures.too_many_pixels',
    'pictures.unreadable',
  ],
  options: { access: 'member', multipart: true, maxBodyBytes: PICTURE_BODY_BYTES },
  example: { request: { picture: '(the bytes of the file)' }, reply: { value: PICTURE } },
});

const served = defineEndpoint({
  noun: 'pictures',
  method: 'get',
  path: PATHS.pictures.one,
  summary: 'The bytes of a picture, by a signed link',
  request: {
    params: z.object({ pictureId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    query: z.object({
      expires: integerText(0, Number.MAX_SAFE_INTEGER),
      signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    }),
  },
  reply: z.string(),
  errors: ['pictures.link_invalid', 'pictures.not_found'],
  options: { access: 'public' },
  example: {
    parameters: {
      pictureId: PICTURE.pictureId,
      expires: 1_795_000_000_000,
      signature: 'c2lnbmF0dXJlLW9mLWEtbGluay1vZi0zMi1ieXRlcyE',
    },
    reply: '(the bytes of the picture)',
  },
});

/** Serves a picture to whoever holds its link, until the link expires. */
export const readPicture = {
  ...served,
  route: {
    ...served.route,
    responses: {
      ...served.route.responses,
      200: {
        description: served.route.summary,
        content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
  },
};
