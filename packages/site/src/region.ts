import type { SiteSettings } from './settings/settings.types.ts';

/**
 * Whether a visitor's country may use the site (PLAYMODE-03). A licensed site admits its permitted
 * countries only, and an unknown country counts as outside. A social site is open unless its region
 * restriction is on: then it is closed to the listed countries, or to all when none is listed.
 *
 * @param country ISO 3166 alpha-2 code in any case, undefined when unknown
 */
export function isCountryPermitted(
  settings: Pick<SiteSettings, 'playMode' | 'licence' | 'regionRestriction'>,
  country: string | undefined,
): boolean {
  const code = country?.toUpperCase();
  const { on, closedCountries } = settings.regionRestriction;
  if (on && closedCountries.length === 0) return false;
  if (on && code !== undefined && closedCountries.includes(code)) return false;
  if (settings.playMode === 'social') return true;
  return code !== undefined && (settings.licence?.permittedCountries ?? []).includes(code);
}

/** The youngest age of a member: the site's, or the licence's if that is higher (REG-29). */
export function effectiveMinimumAge(
  settings: Pick<SiteSettings, 'playMode' | 'licence' | 'minimumAge'>,
): number {
  const licensed = settings.playMode === 'licensed' ? (settings.licence?.minimumAge ?? 0) : 0;
  return Math.max(settings.minimumAge, licensed);
}
