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
import { inLanguages } from '../values/localised.ts';
import {
  currencySchema,
  languageSchema,
  localisedSchema,
  minorSchema,
  momentSchema,
} from '../shapes.ts';
import {
  contactUrlSchema,
  countrySchema,
  currencySymbolSchema,
  diallingCodeSchema,
  exponentSchema,
  hexColourSchema,
  hostNameSchema,
  httpUrlSchema,
  sitePathSchema,
  timeZoneSchema,
} from '../site-fields.ts';

/** A link of the site (ENTITY-16, ENTITY-17); `labelName` is the Bengali label. */
const link = z.object({
  resourceType: z.string(),
  url: z.string(),
  labelName: z.string(),
  labelNameEn: z.string(),
});
const rule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.int().min(0).max(255),
  maxLength: z.int().min(1).max(255),
  patternId: z.string(),
});

/** Registration rules per field (API-12, ENTITY-13). */
export const registrationRulesSchema = z.record(z.string(), rule).openapi('RegistrationRules');

/** Who licensed the operator, and where players find help; a social site may hold a draft of it. */
const licence = z.object({
  regulator: z.string().max(200).optional(),
  licenceNumber: z.string().max(100).optional(),
  permittedCountries: z.array(countrySchema).optional(),
  minimumAge: z.int().min(18).max(25).optional(),
  responsiblePlayContacts: z
    .array(z.object({ name: localisedSchema, url: contactUrlSchema }))
    .optional(),
});

const THEME = ":root { --accent: #c6f24e; } :root[data-theme='light'] { --accent-text: #3d6a00; }";
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></svg>';
const drawing = z
  .string()
  .openapi({ description: 'A plain SVG of shapes and paint', examples: [DRAWING] });

const digits = z.enum(['beng', 'latn']);
const ownTexts = z.record(z.string(), z.string());

/** What a front end needs of a site's settings; `PublicSiteSettings` of `packages/site` is its type. Nothing secret is in it. */
export const publicSettingsSchema = z
  .object({
    slug: z.string(),
    name: localisedSchema,
    mainDomain: z.string(),
    merchantCode: z.string(),
    currency: z.object({
      code: currencySchema,
      exponent: exponentSchema,
      symbol: currencySymbolSchema,
    }),
    timeZone: timeZoneSchema,
    locales: z.object({ default: languageSchema, offered: z.array(languageSchema) }),
    numerals: z.object(inLanguages(digits, digits.optional())),
    playMode: z.enum(['social', 'licensed']),
    licence: licence.nullable(),
    whitelabel: z
      .record(z.string(), z.boolean())
      .openapi({ description: "Flags under the specification's names" }),
    mobileTemplate: z.record(z.string(), z.string()),
    register: registrationRulesSchema,
    minimumAge: z.union([z.literal(18), z.literal(21)]),
    ageStatement: localisedSchema.nullable(),
    presetDialect: z.enum(['rng', 'slot']),
    vendors: z.object({
      inHouse: z.array(z.string()),
      esports: z.array(z.string()),
      cockfight: z.array(z.string()),
    }),
    resources: z.array(link),
    customerService: z.array(z.object({ csType: z.string(), title: z.string(), path: z.string() })),
    imageCDNs: z.array(httpUrlSchema).max(20),
    pathAliases: z.record(z.string(), sitePathSchema),
    additionalBarPaths: z.array(sitePathSchema).max(40),
    betLimits: z.object({ minMinor: minorSchema.min(1), maxMinor: minorSchema.min(1) }),
    maintenance: z.object({ on: z.boolean(), endsAt: momentSchema.nullable() }),
    feedback: z.object({
      minLength: z.int().min(1).max(2000),
      maxLength: z.int().min(1).max(2000),
    }),
    theme: z.object({
      default: z.enum(['dark', 'light', 'system']),
      css: z.string().openapi({
        description: 'Tokens of the design system, by the document that they stand on',
        examples: [THEME],
      }),
      barColour: z.object({ dark: hexColourSchema, light: hexColourSchema }),
    }),
    logo: z.object({
      mark: drawing,
      word: z.object(inLanguages(drawing, drawing.optional())),
      favicon: drawing,
    }),
    texts: z.object(inLanguages(ownTexts, ownTexts.optional())),
    /** The widget of an external check that somebody is human; its token goes where a proof of work would (`humanCheck`). */
    humanWidget: z.object({ scriptUrl: httpUrlSchema, siteKey: z.string() }).nullable().optional(),
    firebase: z
      .object({
        apiKey: z.string(),
        authDomain: hostNameSchema,
        projectId: z.string(),
        appId: z.string(),
      })
      .nullable(),
    defaultDiallingCode: diallingCodeSchema,
    strictTransportSubDomains: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether subdomains too are asked over TLS alone, for a year' }),
    captchaOnPasswordChange: z.boolean(),
  })
  .openapi('SiteSettings');

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
      resources: z.array(link),
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
