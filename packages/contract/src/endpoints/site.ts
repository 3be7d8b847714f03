import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../document/endpoint.ts';
import {
  PUBLIC_KEY,
  REGISTER,
  RESOURCE,
  SEALING_KEY,
  SERVICE,
  SETTINGS,
  WHITELABEL,
} from '../document/example-shapes.ts';
import { PATHS } from '../paths.ts';
import { httpUrlSchema } from '../site-fields.ts';
import { linkSchema, publicSettingsSchema, registrationRulesSchema } from '../site-settings.ts';

/** Site status (ENTITY-14): 0 open, 1 maintenance, 2 closed for the region. */
export const siteStatusSchema = z
  .object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    info: z.object({
      customerService: z.array(
        z.object({ csType: z.string(), title: z.string(), path: z.string() }),
      ),
      domainRoute: z.string(),
      mobileTemplate: z.record(z.string(), z.string()),
      paths: z.record(z.string(), z.string()),
      register: registrationRulesSchema,
      resources: z.array(linkSchema),
      whitelabel: z.record(z.string(), z.union([z.boolean(), z.string()])),
      mainDomain: z.string(),
      imageCDNs: z.array(httpUrlSchema).max(20),
    }),
    location: z.object({
      ip: z.string(),
      country: z.string().optional(),
      /** The status holds for this address only, because the country was found by it. */
      isByAddress: z.boolean().optional(),
    }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  })
  .openapi('SiteStatus');

/**
 * Reads the site status (API-26). Answers also when the site is closed. A foreign front end may name merchant and device;
 * the host alone decides.
 */
export const readSiteStatus = defineEndpoint({
  noun: 'site',
  method: 'get',
  path: PATHS.site.status,
  summary: 'Whether the site is open, and what it is made of',
  request: {
    query: z.object({
      merchantCode: z.string().max(32).optional(),
      device: z.string().max(8).optional(),
    }),
  },
  reply: siteStatusSchema,
  options: { access: 'public', whenClosed: true },
  example: {
    parameters: { merchantCode: 'LOBBY', device: '0' },
    reply: {
      status: 0,
      info: {
        customerService: [SERVICE],
        domainRoute: 'lobby.example.org',
        mobileTemplate: { mem_cen: '1' },
        paths: { '/m/games': '/m/rng-games' },
        register: REGISTER,
        resources: [RESOURCE],
        whitelabel: WHITELABEL,
        mainDomain: 'lobby.example.org',
        imageCDNs: ['https://images.example.org'],
      },
      location: { ip: '203.0.113.9', country: 'BD' },
      maintenance: false,
      regionRestriction: false,
    },
  },
});

/** A number of a key, as RFC 7518 writes it. */
const base64urlNumber = z.string().regex(/^[A-Za-z0-9_-]+$/, 'is no base64url');

/** The site's public key for sealed bodies (SEC-02). */
export const sealingKeySchema = z.object({
  keyId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no text for a header')
    .openapi({ description: 'Travels in the header `Encryption`' }),
  site: z
    .string()
    .min(1)
    .max(64)
    .describe('The site for which bodies are sealed: the first word of their associated data'),
  algorithm: z.literal('RSA-OAEP-256'),
  publicKeyJwk: z
    .looseObject({ kty: z.literal('RSA'), n: base64urlNumber, e: base64urlNumber })
    .openapi({ description: 'RFC 7517', examples: [PUBLIC_KEY] }),
});

/** Reads the consolidated settings (API-29) with the version that a change raises. */
export const readSiteSettings = defineEndpoint({
  noun: 'site',
  method: 'get',
  path: PATHS.account.settings,
  summary: 'Flags and settings of the site',
  reply: z.object({
    version: z.int(),
    contentVersion: z.int(),
    sealingKey: sealingKeySchema,
    settings: publicSettingsSchema,
  }),
  options: { access: 'public', whenClosed: true },
  example: {
    reply: { version: 1, contentVersion: 1, sealingKey: SEALING_KEY, settings: SETTINGS },
  },
});

/** Reads the country of the visitor (API-28). */
export const readCountry = defineEndpoint({
  noun: 'site',
  method: 'get',
  path: PATHS.account.country,
  summary: 'Country and dialling code for the visitor',
  reply: z.object({ value: z.object({ country: z.string(), countryDialingCode: z.string() }) }),
  options: { access: 'public', whenClosed: true },
  example: { reply: { value: { country: 'BD', countryDialingCode: '+880' } } },
});

/** Reads the host on which the site answers this kind of device (API-27); device 0 is the mobile one. */
export const readDomainRoute = defineEndpoint({
  noun: 'site',
  method: 'get',
  path: PATHS.account.domainRoute,
  summary: 'Host of the site for a kind of device',
  request: { query: z.object({ device: z.literal('0').default('0') }) },
  reply: z.object({ value: z.object({ domainRoute: z.string() }) }),
  options: { access: 'public', whenClosed: true },
  example: {
    parameters: { device: '0' },
    reply: { value: { domainRoute: 'lobby.example.org' } },
  },
});
