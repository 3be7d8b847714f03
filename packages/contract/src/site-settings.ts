/** The part of a site's settings that front ends read. */
import { z } from '@hono/zod-openapi';
import {
  currencySchema,
  languageSchema,
  localisedSchema,
  minorSchema,
  momentSchema,
} from './shapes.ts';
import {
  androidAppSchema,
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
} from './site-fields.ts';
import { inLanguages } from './values/localised.ts';

/** A link of the site (ENTITY-16, ENTITY-17); `labelName` is the Bengali label. */
export const linkSchema = z.object({
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

/**
 * What a front end needs of a site's settings; nothing secret is in it. `packages/site` stores them and takes the type
 * `PublicSiteSettings` from here.
 */
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
    resources: z.array(linkSchema),
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
    liveBlock: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether the screen of live games shows their presenters' }),
    /** What readers can install beside the site itself; the links to it are among `resources`. */
    download: z
      .object({ isIosAppHidden: z.boolean(), android: androidAppSchema.nullable() })
      .optional(),
  })
  .openapi('SiteSettings');
