export {
  capabilityOfFlag,
  createSite,
  LICENCE_PARTS,
  missingLicenceParts,
} from './capabilities.ts';
export type { Capability, Site } from './capabilities.ts';
export { effectiveMinimumAge, isCountryPermitted } from './region.ts';
export { toPublicSettings } from './settings/public-part.ts';
export { completeLocales, digitsIn, ownTextsIn } from './languages.ts';
export {
  REGISTRATION_FIELDS,
  RESOURCE_TYPES,
  SERVICE_NAMES,
  WHITELABEL_FLAGS,
} from './settings/flags.ts';
export { SITE_SECRET_PREFIX } from './settings/settings.types.ts';
export type {
  PublicSiteSettings,
  RegistrationField,
  ResourceType,
  SiteLicence,
  SiteSettings,
  WhitelabelFlag,
} from './settings/settings.types.ts';
