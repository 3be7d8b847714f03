export { createSite } from './capabilities.ts';
export type { Capability, Site } from './capabilities.ts';
export { effectiveMinimumAge, isCountryPermitted } from './region.ts';
export { pickBrowserFields, toPublicSettings } from './settings/audience.ts';
export type { BrowserField } from './settings/audience.ts';
export { completeLocales, digitsIn, ownTextsIn } from './languages.ts';
export { REGISTRATION_FIELDS } from './settings/flags.ts';
export { SITE_SECRET_PREFIX } from './settings/secret-prefix.ts';
export type {
  PublicSiteSettings,
  RegistrationField,
  ResourceType,
  SiteSettings,
} from './settings/settings.types.ts';
