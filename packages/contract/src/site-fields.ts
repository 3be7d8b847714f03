import { z } from '@hono/zod-openapi';

/** Fields of a site, each checked the same way in its settings and in what a back end answers. */

/** IANA time zone. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+:/-]+$/)
  .refine(isTimeZone, 'is no IANA time zone')
  .openapi({ description: 'IANA time zone', examples: ['Asia/Dhaka', 'Asia/Kolkata', 'UTC'] });

/** Country. */
export const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/, 'is no upper-case ISO 3166 code of two letters')
  .openapi({ description: 'ISO 3166 code of two letters', examples: ['BD'] });

/** Where somebody is reached: an address of the web, a telephone number or an email address. */
export const contactUrlSchema = z
  .url({ protocol: /^(https?|tel|mailto)$/ })
  .openapi({ description: 'Address of https, http, tel or mailto' });

/** Absolute address of http or https. */
export const httpUrlSchema = z
  .url({ protocol: /^https?$/ })
  .openapi({ description: 'Absolute address of http or https' });

/** Digits after the point of a currency; no currency of ISO 4217 has more than four. */
export const exponentSchema = z
  .int()
  .min(0)
  .max(4)
  .openapi({ description: 'Digits after the point, as ISO 4217 says' });

/** Sign of a currency. */
export const currencySymbolSchema = z.string().trim().min(1).max(4);

/** A colour such as #0b1110. */
export const hexColourSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'is no colour such as #0b1110');

/** Country dialling code. */
export const diallingCodeSchema = z
  .string()
  .regex(/^\+[1-9]\d{0,3}$/, 'is no dialling code such as +880');

/** A host name, lower-case and without a port. */
export const hostNameSchema = z
  .string()
  .max(253)
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'is no lower-case host name without port',
  );

/** A path of the site. */
export const sitePathSchema = z
  .string()
  .regex(/^\/(?!\/)[\w\-./?=&%]*$/, 'is no path of the site, such as /m/home');

/** A moment's day, as a calendar writes it. */
const daySchema = z.iso.date().openapi({ description: 'Day as YYYY-MM-DD' });

/**
 * The Android app of a site: a Trusted Web Activity, which opens the site without a browser's bars because the site names
 * its package and its certificates (Digital Asset Links).
 */
export const androidAppSchema = z.object({
  packageName: z
    .string()
    .max(150)
    .regex(/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/, 'is no package name, such as example.lobby')
    .openapi({ description: 'Package name of the app' }),
  fingerprints: z
    .array(
      z
        .string()
        .regex(/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'is no SHA-256 fingerprint such as 4F:07:…'),
    )
    .min(1)
    .max(10)
    .openapi({ description: 'SHA-256 of each certificate that signs the package' }),
  release: z
    .object({
      version: z.string().regex(/^\d{1,4}(?:\.\d{1,4}){0,2}$/, 'is no version such as 1.0.0'),
      releasedOn: daySchema,
      sizeBytes: z.int().min(1).max(1_000_000_000),
    })
    .nullable()
    .openapi({ description: 'What the package at the link is; null when the site does not say' }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
