import type { InLanguages, Language, LocalisedText } from '@maidan/contract/localised';
import type { CurrencyCode } from '@maidan/contract/money';
import type { FieldRule } from '@maidan/contract/rules';
import type {
  REGISTRATION_FIELDS,
  RESOURCE_TYPES,
  TEMPLATE_FLAGS,
  WHITELABEL_FLAGS,
} from './flags.ts';

/** Name of a white-label flag as stored and sent. */
export type WhitelabelFlag = (typeof WHITELABEL_FLAGS)[number];

/** Name of a template flag as stored and sent. */
export type TemplateFlag = (typeof TEMPLATE_FLAGS)[number];

/** Name of a registration field that a rule governs. */
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Type of a link (ENTITY-16, ENTITY-17). */
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/**
 * How the environment variables begin that hold secrets of a site's providers. Settings name no other variable, and the
 * api reads no other for them.
 */
export const SITE_SECRET_PREFIX = 'SITE_SECRET_';

/** A link of a site; `labelName` is the Bengali label, `labelNameEn` the English one. */
export type SiteResource = {
  readonly resourceType: ResourceType;
  /** Absolute http(s) address or a path of the site. */
  readonly url: string;
  readonly labelName: string;
  readonly labelNameEn: string;
};

/** An entry of the customer-service list; `path` is plain here, the api encodes it (CS-05). */
export type CustomerServiceEntry = {
  readonly csType: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK';
  readonly title: string;
  /** A target of http(s), tel or mailto, or a path of the site (CS-06). */
  readonly path: string;
};

/**
 * Licence of a licensed site (PLAYMODE-02). Every part can be missing in a stored draft;
 * `missingLicenceParts` names those that are.
 */
export type SiteLicence = {
  readonly regulator?: string | undefined;
  readonly licenceNumber?: string | undefined;
  /** ISO 3166 alpha-2 codes, upper case. */
  readonly permittedCountries?: readonly string[] | undefined;
  /** Years, 18 to 25. */
  readonly minimumAge?: number | undefined;
  readonly responsiblePlayContacts?:
    | readonly { readonly name: LocalisedText; readonly url: string }[]
    | undefined;
};

/** Who sends verification codes; the secret is in the named environment variable (`SITE_SECRET_PREFIX`). */
export type SmsProviderSettings =
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'http';
      readonly url: string;
      readonly method: 'POST' | 'GET';
      readonly headers: Readonly<Record<string, string>>;
      readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
      readonly body: string;
      readonly secretEnv: string;
    };

/** Who sends mails; the password is in the named environment variable (`SITE_SECRET_PREFIX`). */
export type MailProviderSettings =
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'smtp';
      readonly host: string;
      readonly port: number;
      readonly isSecure: boolean;
      readonly user: string;
      readonly secretEnv: string;
      readonly from: string;
    };

/** A provider of social sign-in; the client secret is in the named environment variable (`SITE_SECRET_PREFIX`). */
export type SocialProviderSettings = {
  readonly clientId: string;
  readonly secretEnv: string;
  readonly issuer: string;
  readonly scope?: string | undefined;
  readonly tokenEndpoint?: string | undefined;
  readonly userinfoEndpoint?: string | undefined;
};

/**
 * An external check that somebody is human, in the form that Turnstile, hCaptcha and reCAPTCHA share: the token of the
 * widget is posted with the secret, which is in the named environment variable (`SITE_SECRET_PREFIX`).
 */
export type HumanProviderSettings = {
  readonly kind: 'siteverify';
  readonly url: string;
  readonly secretEnv: string;
  readonly isRequired: boolean;
};

/** What a browser needs to show the widget of an external check. */
export type HumanWidgetSettings = {
  readonly scriptUrl: string;
  readonly siteKey: string;
};

/** What a browser needs to verify a phone with Firebase. */
export type FirebaseSettings = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
};

/** A rank of players; all its conditions must be met. Amounts in minor units. */
export type PlayerRank = {
  readonly labelId: string;
  readonly name: LocalisedText;
  readonly conditions: {
    readonly validBetMinor: number;
    readonly rounds: number;
    readonly days: number;
  };
};

/** What differs between sites, as the database stores it. Field meanings: see the schema. */
export type SiteSettings = {
  readonly slug: string;
  readonly name: LocalisedText;
  readonly hosts: readonly string[];
  readonly mainDomain: string;
  readonly merchantCode: string;
  readonly currency: {
    readonly code: CurrencyCode;
    readonly exponent: number;
    readonly symbol: string;
  };
  readonly timeZone: string;
  readonly locales: { readonly default: Language; readonly offered: readonly Language[] };
  readonly numerals: InLanguages<'beng' | 'latn'>;
  readonly playMode: 'social' | 'licensed';
  readonly licence: SiteLicence | null;
  readonly whitelabel: Readonly<Record<WhitelabelFlag, boolean>>;
  readonly mobileTemplate: Readonly<Record<TemplateFlag, '0' | '1'>>;
  readonly register: Readonly<Record<RegistrationField, FieldRule>>;
  readonly minimumAge: 18 | 21;
  readonly ageStatement: LocalisedText | null;
  readonly presetDialect: 'rng' | 'slot';
  readonly vendors: {
    readonly inHouse: readonly string[];
    readonly esports: readonly string[];
    readonly cockfight: readonly string[];
  };
  readonly resources: readonly SiteResource[];
  readonly customerService: readonly CustomerServiceEntry[];
  readonly imageCDNs: readonly string[];
  readonly pathAliases: Readonly<Record<string, string>>;
  readonly additionalBarPaths: readonly string[];
  readonly openingCreditsMinor: number;
  readonly betLimits: { readonly minMinor: number; readonly maxMinor: number };
  readonly winCeilingMinor: number | null;
  readonly maintenance: { readonly on: boolean; readonly endsAt: string | null };
  readonly regionRestriction: { readonly on: boolean; readonly closedCountries: readonly string[] };
  readonly feedback: { readonly minLength: number; readonly maxLength: number };
  readonly defaultMemberType: 0 | 1 | 2 | 41 | 42;
  readonly session: { readonly idleMinutes: number; readonly absoluteMinutes: number };
  readonly theme: {
    readonly default: 'dark' | 'light' | 'system';
    readonly css: string;
    readonly barColour: { readonly dark: string; readonly light: string };
  };
  readonly logo: {
    readonly mark: string;
    readonly word: LocalisedText;
    readonly favicon: string;
  };
  readonly texts: InLanguages<Readonly<Record<string, string>>>;
  readonly providers: {
    readonly sms: SmsProviderSettings;
    readonly mail: MailProviderSettings;
    readonly google: SocialProviderSettings | null;
    readonly facebook: SocialProviderSettings | null;
    readonly humanCheck?: HumanProviderSettings | null | undefined;
  };
  readonly humanWidget?: HumanWidgetSettings | null | undefined;
  readonly firebase: FirebaseSettings | null;
  readonly defaultDiallingCode: string;
  readonly strictTransportSubDomains: boolean;
  readonly captchaOnPasswordChange: boolean;
  readonly agentTransfers: boolean;
  readonly affiliateDomains: Readonly<Record<string, string>>;
  readonly headIcons: readonly string[];
  readonly ranks: readonly PlayerRank[];
};

/** Fields that stay on the server. */
export const HIDDEN_FIELDS = [
  'hosts',
  'session',
  'regionRestriction',
  'openingCreditsMinor',
  'winCeilingMinor',
  'defaultMemberType',
  'providers',
  'agentTransfers',
  'affiliateDomains',
  'headIcons',
  'ranks',
] as const satisfies readonly (keyof SiteSettings)[];

/** The settings that may leave the server; everything a page needs and nothing else. */
export type PublicSiteSettings = Omit<SiteSettings, (typeof HIDDEN_FIELDS)[number]>;
