import type { publicSettingsSchema } from '@maidan/contract/site-settings';
import type { Frozen } from '@maidan/contract/types';
import type { z } from 'zod';
import type {
  REGISTRATION_FIELDS,
  RESOURCE_TYPES,
  TEMPLATE_FLAGS,
  WHITELABEL_FLAGS,
} from './flags.ts';
import type { siteSettingsSchema } from './schema.ts';

/** Name of a white-label flag as stored and sent. */
export type WhitelabelFlag = (typeof WHITELABEL_FLAGS)[number];

/** Name of a template flag as stored and sent. */
export type TemplateFlag = (typeof TEMPLATE_FLAGS)[number];

/** Name of a registration field that a rule governs. */
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Type of a link (ENTITY-16, ENTITY-17). */
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** What differs between sites, once it is checked. The schema says what each field means. */
export type SiteSettings = Frozen<z.output<typeof siteSettingsSchema>>;

/** Settings as somebody writes them: what has a default may be left out. */
export type WrittenSettings = Frozen<z.input<typeof siteSettingsSchema>>;

/**
 * The settings that leave the server, as the contract promises them. Any back end may have sent them, also one that is
 * newer than its reader, so names that grow, such as those of flags, are plain text here.
 */
export type SentSettings = Frozen<z.output<typeof publicSettingsSchema>>;

/** The settings that leave the server, in languages that a front end speaks. */
export type PublicSiteSettings = Omit<SentSettings, 'locales'> & Pick<SiteSettings, 'locales'>;

/**
 * Licence of a licensed site (PLAYMODE-02). Every part can be missing in a stored draft;
 * `missingLicenceParts` names those that are.
 */
export type SiteLicence = NonNullable<SiteSettings['licence']>;

/** A channel over which members pay in. Amounts in minor units. */
export type DepositChannel = SiteSettings['depositChannels'][number];

/** A rank of players; all its conditions must be met. Amounts in minor units. */
export type PlayerRank = SiteSettings['ranks'][number];
