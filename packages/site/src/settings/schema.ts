/** The one schema of a site's settings, as the database stores them. Server only: it carries zod. */
import { BET_KINDS } from '@maidan/contract/constants';
import { inLanguages, LANGUAGES } from '@maidan/contract/localised';
import { CURRENCY_EXPONENT } from '@maidan/contract/money';
import type { CurrencyCode } from '@maidan/contract/money';
import {
  androidAppSchema,
  contactUrlSchema,
  countrySchema as country,
  currencySymbolSchema,
  diallingCodeSchema,
  exponentSchema,
  hexColourSchema as hexColour,
  hostNameSchema as host,
  httpUrlSchema as httpUrl,
  sitePathSchema as sitePath,
  timeZoneSchema,
} from '@maidan/contract/site-fields';
import { momentSchema } from '@maidan/contract/shapes';
import { PATTERNS } from '@maidan/contract/rules';
import type { PatternId } from '@maidan/contract/rules';
import { z } from 'zod';
import { REGISTRATION_FIELDS, RESOURCE_TYPES, TEMPLATE_FLAGS, WHITELABEL_FLAGS } from './flags.ts';
import { findLogoFault } from '../brand/logo-check.ts';
import { depositChannelsSchema } from './deposit-channels.ts';
import { fourEyesSchema } from './four-eyes.ts';
import { operatorSessionsSchema } from './operator-sessions.ts';
import { providersSchema } from './providers.ts';
import { retentionSchema } from './retention.ts';
import { inviteRewardSchema } from './invite-reward.ts';
import { withdrawalsSchema } from './withdrawals.ts';
import { findThemeFault } from '../brand/theme-check.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const localised = (maxLength: number) =>
  z.strictObject(inLanguages(text(maxLength), text(maxLength).optional()));
const digits = z.enum(['beng', 'latn']);
const ownTexts = z.record(z.string().max(120), z.string().max(2000));
const vendorCode = z.string().regex(/^[A-Za-z0-9_]{1,40}$/, 'is no vendor code');
const minorUnits = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const svg = z
  .string()
  .max(20_000)
  .superRefine((source, context) => {
    const fault = findLogoFault(source);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  });
const themeCss = z
  .string()
  .max(40_000)
  .superRefine((source, context) => {
    const fault = findThemeFault(source);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  });

const licence = z.strictObject({
  /** Name of the authority that licensed the operator. */
  regulator: z.string().max(200).optional(),
  /** Number of the licence, as the authority writes it. */
  licenceNumber: z.string().max(100).optional(),
  /** Countries from which play is permitted; everywhere else gets site status 2 (PLAYMODE-03). */
  permittedCountries: z.array(country).optional(),
  /** Youngest age the licence admits, in years. */
  minimumAge: z.int().min(18).max(25).optional(),
  /** Where players find help; shown on the responsible-play screen and in the footer. */
  responsiblePlayContacts: z
    .array(z.strictObject({ name: localised(120), url: contactUrlSchema }))
    .optional(),
});

const fieldRule = z
  .strictObject({
    /** Whether the field is on the form at all (REG-14). */
    enabled: z.boolean(),
    /** Whether it may not stay empty (REG-15). */
    required: z.boolean(),
    /** Fewest characters of a filled field. */
    minLength: z.int().min(0).max(255),
    /** Most characters. */
    maxLength: z.int().min(1).max(255),
    /** Named pattern, which also chooses the message (REG-17). */
    patternId: z.enum(Object.keys(PATTERNS) as [PatternId, ...PatternId[]]),
  })
  .refine((rule) => rule.minLength <= rule.maxLength, 'minLength is above maxLength');

const resource = z.strictObject({
  resourceType: z.enum(RESOURCE_TYPES),
  url: z.union([httpUrl, sitePath]),
  labelName: text(60),
  labelNameEn: text(60),
});

const serviceEntry = z.strictObject({
  csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']),
  title: text(60),
  path: z.union([z.url({ protocol: /^(https?|tel|mailto)$/ }), sitePath]),
});

/** Schema of a site's settings. Unknown fields are refused, so a typing error never passes. */
export const siteSettingsSchema = z
  .strictObject({
    /** Short name of the site: its folder, and the key of its rows. Lower case, never shown. */
    slug: z
      .string()
      .regex(
        /^[a-z](?:-?[a-z0-9]){1,15}$/,
        'is no slug: 2 to 16 lower-case letters and digits, single hyphens between',
      ),
    /** The brand name in every language. */
    name: localised(40),
    /** Host names that lead to this site, lower case, without port; the first is the canonical one. */
    hosts: z.array(host).min(1),
    /** Domain that calls name as mainDomain (ENTITY-14). */
    mainDomain: host,
    /** Merchant code of sessions and calls (SESS-25); the member cannot change it. */
    merchantCode: z.string().regex(/^[A-Z0-9_]{2,20}$/, 'is no merchant code'),
    /** Currency of every amount of the site; the exponent is that of ISO 4217. */
    currency: z
      .strictObject({
        code: z.enum(Object.keys(CURRENCY_EXPONENT) as [CurrencyCode, ...CurrencyCode[]]),
        exponent: exponentSchema,
        symbol: currencySymbolSchema,
      })
      .refine((currency) => currency.exponent === CURRENCY_EXPONENT[currency.code], {
        message: 'is not the exponent of the currency',
        path: ['exponent'],
      }),
    /** IANA time zone in which dates and times are shown. */
    timeZone: timeZoneSchema,
    /** Languages the site offers, in the order of the picker, and that of a first visit (SHELL-85). */
    locales: z
      .strictObject({
        default: z.enum(LANGUAGES),
        offered: z.array(z.enum(LANGUAGES)).min(1),
      })
      .refine((locales) => locales.offered.includes(locales.default), 'default is not offered'),
    /** Digit set per language until the reader chooses another. */
    numerals: z.strictObject(inLanguages(digits, digits.optional())),
    /** `social`: credits without cash value. `licensed`: needs a complete licence (PLAYMODE-01). */
    playMode: z.enum(['social', 'licensed']),
    /** The licence block; may be a draft while the site is social. */
    licence: licence.nullable(),
    /** White-label flags under the names the specification stores and sends (SHELL-75 to SHELL-82). */
    whitelabel: z.strictObject(switches(WHITELABEL_FLAGS, z.boolean())),
    /** Template flags: '1' is view `new`, '0' view `base` (SHELL-83, SHELL-84). */
    mobileTemplate: z.strictObject(switches(TEMPLATE_FLAGS, z.enum(['0', '1']))),
    /** Registration rule of each field (ENTITY-13); that of passwords stays within what NIST SP 800-63B lets a site choose. */
    register: z
      .strictObject(switches(REGISTRATION_FIELDS, fieldRule))
      .refine(
        ({ password: { minLength, maxLength } }) =>
          minLength >= 8 && maxLength >= 64 && maxLength <= 128,
        'password needs a minLength of 8 or more and a maxLength of 64 to 128',
      ),
    /** Youngest age of a member, in years; feeds the age texts (LIMIT-06, REG-29). */
    minimumAge: z.union([z.literal(18), z.literal(21)]),
    /** Age statement of the site's own; null takes the text of the catalogue (SHELL-95, MSG-59). */
    ageStatement: localised(300).nullable(),
    /** Reading of the category presets: `rng` is the first, `slot` the alternate (CAT-13). */
    presetDialect: z.enum(['rng', 'slot']),
    /** Vendor codes behind the three vendor presets (CAT-22). */
    vendors: z.strictObject({
      inHouse: z.array(vendorCode),
      esports: z.array(vendorCode),
      cockfight: z.array(vendorCode),
    }),
    /** Download and other links (ENTITY-16, ENTITY-17). */
    resources: z.array(resource).max(40),
    /** Customer-service entries, in the order of the popup (CS-01). */
    customerService: z.array(serviceEntry).max(20),
    /** Origins of images; gallery images take one of them at random (BANNER-08). */
    imageCDNs: z.array(httpUrl).max(20),
    /** Secondary route table: path to path, both of the site (SHELL-34). */
    pathAliases: z.record(sitePath, sitePath),
    /** Paths that show the additional top bar (SHELL-57). */
    additionalBarPaths: z.array(sitePath).max(40),
    /** Play credits a new member receives by a journal, in minor units; social sites only. */
    openingCreditsMinor: minorUnits,
    /** Smallest and largest stake of one bet, in minor units. */
    betLimits: z
      .strictObject({ minMinor: minorUnits.min(1), maxMinor: minorUnits.min(1) })
      .refine((limits) => limits.minMinor <= limits.maxMinor, 'minMinor is above maxMinor'),
    /** Fewest milliseconds from bet to bet in a slot; a licensed site has 2500 at least. */
    slotPaceMs: z.int().min(0).max(60_000).default(2500),
    /**
     * Whether games may play one round after another by themselves (autoplay); null leaves it to the play mode: on in a social
     * site, off in a licensed one.
     */
    autoplay: z.boolean().nullable().default(null),
    /** Hours between asking for a higher limit of responsible play and confirming it; never below a day (MEMBERX-08). */
    limitRaiseWaitHours: z.int().min(24).max(720).default(24),
    /** A single win above this many minor units is booked and raises an alert; null for a site that sets no ceiling. */
    winCeilingMinor: minorUnits.min(1).nullable().default(null),
    /** Site status 1 while on; `endsAt` is shown when known, UTC (SHELL-65). */
    maintenance: z.strictObject({ on: z.boolean(), endsAt: momentSchema.nullable() }),
    /** Site status 2 while on, for the listed countries, or for all when none is listed (SHELL-66). */
    regionRestriction: z.strictObject({ on: z.boolean(), closedCountries: z.array(country) }),
    /** Length of feedback in graphemes (CS-12, CS-13). */
    feedback: z
      .strictObject({ minLength: z.int().min(1).max(2000), maxLength: z.int().min(1).max(2000) })
      .refine((range) => range.minLength <= range.maxLength, 'minLength is above maxLength'),
    /**
     * Type of a member who registers; the specification has 0 only (REG-44). Default players and trial users (4 and 40)
     * are made without registration and cannot sign in, so nobody registers as one.
     */
    defaultMemberType: z.union([
      z.literal(0),
      z.literal(1),
      z.literal(2),
      z.literal(41),
      z.literal(42),
    ]),
    /** Lifetimes of a session: without use, and in all. Minutes. */
    session: z
      .strictObject({ idleMinutes: z.int().min(5), absoluteMinutes: z.int().min(5) })
      .refine((life) => life.idleMinutes <= life.absoluteMinutes, 'idle is longer than absolute'),
    /** Theme of a first visit, the brand's tokens, and the browser bar's colour per theme. */
    theme: z.strictObject({
      default: z.enum(['dark', 'light', 'system']),
      css: themeCss,
      barColour: z.strictObject({ dark: hexColour, light: hexColour }),
    }),
    /** The brand's sign, its lettering per language, and the icon of the browser tab, as SVG. */
    logo: z.strictObject({
      mark: svg,
      word: z.strictObject(inLanguages(svg, svg.optional())),
      favicon: svg,
    }),
    /** Texts of the site's own over the catalogue: message key to ICU message. */
    texts: z.strictObject(inLanguages(ownTexts, ownTexts.optional())),
    /**
     * Who sends codes and mails, and who signs in besides the site. Secrets are named by the environment variable that
     * holds them, and only variables made for that can be named. In templates of the SMS call `{to}`, `{text}` and
     * `{secret}` are put in.
     */
    providers: providersSchema,
    /** Public configuration of the external human check's widget, for front ends; null where none is shown. */
    humanWidget: z
      .strictObject({ scriptUrl: httpUrl, siteKey: text(200) })
      .nullable()
      .default(null),
    /** Public configuration of Firebase phone verification; null leaves codes to the server (SMS-13). */
    firebase: z
      .strictObject({
        apiKey: text(200),
        authDomain: host,
        projectId: text(100),
        appId: text(200),
      })
      .nullable()
      .default(null),
    /** Country dialling code that a form begins with when the visitor's country is not known, such as `+880`. */
    defaultDiallingCode: diallingCodeSchema.default('+880'),
    /**
     * Whether browsers that were here over TLS ask every subdomain of the site's hosts over TLS alone, for a year. Nobody
     * can take that back from a browser, so all of them must speak TLS before.
     */
    strictTransportSubDomains: z.boolean().default(false),
    /** Whether changing a password asks for a captcha (PSW-32). */
    captchaOnPasswordChange: z.boolean().default(false),
    /** Whether an agent may give play credits to a direct downline (AGENTX-03). */
    agentTransfers: z.boolean().default(false),
    /** Payouts of agents above this many minor units wait for an operator; null pays each at once (AGENTX-06). */
    settlementReviewAboveMinor: minorUnits.nullable().default(null),
    /**
     * What contracts of agents take off as fees where their terms say so, in basis points: the first of deposits, the second of stakes less
     * winnings.
     */
    contractFees: z
      .strictObject({
        paymentBasisPoints: z.int().min(0).max(10_000),
        vendorBasisPoints: z.int().min(0).max(10_000),
      })
      .default({ paymentBasisPoints: 0, vendorBasisPoints: 0 }),
    /** Whether the screen of live games shows their presenters; the chat (flag CBS3) must be on too (CS-17). */
    liveBlock: z.boolean().default(false),
    /** Domains of affiliates: host name to the account whose invitation code belongs to it (API-15). */
    affiliateDomains: z.record(host, text(64)).default({}),
    /**
     * What the download screen has to know beside the links of `resources`: whether iOS is not offered the link of the iOS
     * app (DOWNLOAD-21), and the Android app, whose certificates `/.well-known/assetlinks.json` names.
     */
    download: z
      .strictObject({ isIosAppHidden: z.boolean(), android: androidAppSchema.strict().nullable() })
      .default({ isIosAppHidden: false, android: null }),
    /** Pictures a member can choose for the own account: paths below the image host (API-34). */
    headIcons: z
      .array(z.string().regex(/^[a-z0-9][a-z0-9/_-]{0,120}\.(webp|svg|png)$/, 'is no picture path'))
      .max(60)
      .default([]),
    /** The channels over which members pay in, in their order (MONEY-07). Without one nobody can. */
    depositChannels: depositChannelsSchema,
    /**
     * Accounts to which members are paid (MONEY-11): how many one member may have, and how many hours after it was added
     * an account is paid to. The delay gives its owner the time to stop one that somebody else added.
     */
    payoutAccounts: z
      .strictObject({ most: z.int().min(1).max(20), delayHours: z.int().min(0).max(720) })
      .default({ most: 5, delayHours: 24 }),
    /**
     * What members may withdraw (MONEY-10), in minor units: least and most of one withdrawal, and how many and how much one
     * member may in 24 hours. A withdrawal up to `approvedUpToMinor` is approved by the site's own rule after
     * `reviewSeconds`, unless an operator takes it up before; everything above waits for an operator, and with 0 all do.
     * A decision that takes longer than `reviewGoalMinutes` is late, and a payout without an end after `payoutMinutes`
     * raises an alert.
     */
    withdrawals: withdrawalsSchema,
    /**
     * The reward of who invites (MEMBERX-05), in minor units; null for none. It is a bonus of `amountMinor` for each invited
     * member whose first deposit is `leastDepositMinor` or more and was credited on the day `from` or later, at most
     * `mostPerMonth` in 30 days. It has to be played `wagerTimes` within `lifeDays`.
     */
    inviteReward: inviteRewardSchema,
    /**
     * For how many days each kind of data is kept (MEMBERX-10); a nightly job deletes what is older. The ledger, what belongs
     * to payments, limits and breaks, and the audit trail are kept for good.
     */
    retention: retentionSchema,
    /**
     * Which acts of operators wait for a second one (OPS-08): kinds that always do, kinds that do from an amount on in minor
     * units, and for how many hours a proposal waits. To take a kind out, or to raise an amount, takes a second operator too.
     */
    fourEyes: fourEyesSchema,
    /**
     * How long operators stay signed in (OPS-11). The shortest time of the sites that an operator's grants reach counts;
     * 30 minutes without use and 12 hours in all are the most.
     */
    operatorSessions: operatorSessionsSchema,
    /**
     * What is checked before a member with no verified address or number gets a link for a new password (OPS-44): `documents` takes
     * approved documents that confirm the contact, where the flag KYC3 is on, and a second operator; `none` sends no such link.
     */
    resetCheck: z.enum(['none', 'documents']).default('none'),
    /** Ranks of players, lowest first; progress counts what the ledger holds (API-25). */
    ranks: z
      .array(
        z.strictObject({
          labelId: z.string().regex(/^[a-z0-9-]{1,32}$/, 'is no label id'),
          name: localised(40),
          conditions: z.strictObject({
            validBetMinor: minorUnits,
            rounds: z.int().min(0),
            days: z.int().min(0),
          }),
          /**
           * What the rank brings (MEMBERX-06): how many payout accounts its members may have beside those that everybody may
           * have, the rates of their rebates, and further benefits in words, which the operator gives.
           */
          benefits: z
            .strictObject({
              morePayoutAccounts: z.int().min(0).max(20).default(0),
              inWords: z.array(localised(120)).max(10).default([]),
              /** The share of valid bets that is given back (MONEY-16), by kind of play. */
              rebateBasisPoints: z
                .partialRecord(z.enum(BET_KINDS), z.int().min(0).max(1000))
                .default({}),
            })
            .default({ morePayoutAccounts: 0, inWords: [], rebateBasisPoints: {} }),
        }),
      )
      .max(20)
      .default([]),
  })
  .refine((site) => site.playMode === 'social' || site.slotPaceMs >= 2500, {
    message: 'is below 2500, the least of a licensed site',
    path: ['slotPaceMs'],
  })
  .refine((site) => site.playMode === 'social' || site.openingCreditsMinor === 0, {
    message: 'opening credits belong to social sites only',
    path: ['openingCreditsMinor'],
  })
  .refine((site) => site.whitelabel.USERNAMEREG3 || site.whitelabel.MOBILENUMREG3, {
    message: 'at least one way of registration must be on: USERNAMEREG3 or MOBILENUMREG3',
    path: ['whitelabel'],
  });

function switches<Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
