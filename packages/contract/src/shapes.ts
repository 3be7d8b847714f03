import { z } from '@hono/zod-openapi';
import { GAME_TYPES } from './constants.ts';
import { inLanguages } from './values/localised.ts';

/** Text in each language of the site; `en` is the fallback of a language without a text. */
export const localisedSchema = z
  .object(inLanguages(z.string(), z.string().optional()))
  .openapi('Localised');

/** ISO 4217 code. */
export const currencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .openapi({ description: 'ISO 4217 code' });

/** An integer of minor units. */
export const minorSchema = z
  .int()
  .openapi({ description: 'Integer of minor units of the currency beside it' });

/** A moment, UTC. */
export const momentSchema = z.iso.datetime().openapi({ description: 'UTC, ISO 8601' });

/** A language the interface speaks. */
export const languageSchema = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/)
  .openapi({ description: 'Language tag' });

/** A vendor's code (vassalage). */
export const vendorCodeSchema = z.string().regex(/^[A-Za-z0-9_]{1,32}$/);

/** A game type on the wire. */
export const gameTypeSchema = z.enum(GAME_TYPES);

/**
 * A password as it travels. Sites take up to 128 code points, each of which may be two units of this length and may have
 * been typed as several signs.
 */
export const passwordText = z.string().max(512);

/** An integer as it is written in a query or path: digits, with a sign before them at most. */
const DIGITS = /^-?\d{1,15}$/;

/**
 * An integer that travels in a query or path, from `min` to `max`. Other spellings of a number, such as `1e2`, `0x10`
 * or an empty text, are refused.
 */
export const integerText = (min: number, max: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && DIGITS.test(text) ? Number(text) : text),
    z.number().int().min(min).max(max),
  );

/** How a member's own list of games is narrowed: by type and vendors, with names in a language. */
export const ownListFields = {
  gameType: z.string().max(16).default(''),
  vendor: z
    .string()
    .max(512)
    .default('')
    .openapi({ description: 'Vendor codes joined by commas, or empty for all' }),
  language: languageSchema.default('bn'),
};

/** A page of anything: which page, how many there are (ENTITY-22). */
export const pageSchema = z.object({
  pageNum: z.int().min(1),
  totalPages: z.int().min(0),
  totalCount: z.int().min(0),
});
