import { HIDDEN_FIELDS } from './settings.types.ts';
import type { PublicSiteSettings, SiteSettings } from './settings.types.ts';

/** Leaves out what a browser must not see: hosts, session lifetimes, regions and money rules. */
export function toPublicSettings(settings: SiteSettings): PublicSiteSettings {
  const hidden: readonly string[] = HIDDEN_FIELDS;
  return Object.fromEntries(
    Object.entries(settings).filter(([field]) => !hidden.includes(field)),
  ) as PublicSiteSettings;
}
