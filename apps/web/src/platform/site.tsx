import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createSite } from '@maidan/site';
import type { PublicSiteSettings, Site } from '@maidan/site';

/** The settings that the browser works with; theme, rules and texts arrive where they are needed. */
export type BrowserSettings = Pick<
  PublicSiteSettings,
  | 'name'
  | 'merchantCode'
  | 'currency'
  | 'timeZone'
  | 'locales'
  | 'numerals'
  | 'playMode'
  | 'whitelabel'
  | 'mobileTemplate'
  | 'minimumAge'
  | 'ageStatement'
  | 'presetDialect'
  | 'vendors'
  | 'imageCDNs'
  | 'logo'
  | 'additionalBarPaths'
>;

/** Leaves of the settings what every page needs. */
export function toBrowserSettings(settings: PublicSiteSettings): BrowserSettings {
  const {
    name,
    merchantCode,
    currency,
    timeZone,
    locales,
    numerals,
    playMode,
    whitelabel,
    mobileTemplate,
  } = settings;
  const { minimumAge, ageStatement, presetDialect, vendors, imageCDNs, logo, additionalBarPaths } =
    settings;
  return {
    name,
    merchantCode,
    currency,
    timeZone,
    locales,
    numerals,
    playMode,
    whitelabel,
    mobileTemplate,
    minimumAge,
    ageStatement,
    presetDialect,
    vendors,
    imageCDNs,
    logo,
    additionalBarPaths,
  };
}

const SiteContext = createContext<Site<BrowserSettings> | null>(null);

/** Gives every component below the site it belongs to. */
export function SiteProvider({
  settings,
  children,
}: {
  settings: BrowserSettings;
  children: ReactNode;
}) {
  const site = useMemo(() => createSite(settings), [settings]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site: its settings, and `can(capability)`. @throws outside of a SiteProvider */
export function useSite(): Site<BrowserSettings> {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

/** Address of an image that the gateway names by a path below the image host (BANNER-08). */
export function useImageUrl(): (path: string) => string {
  const { imageCDNs } = useSite().settings;
  return (path) => imageUrl(imageCDNs, path);
}

/** Joins a path to one of the hosts; the same path always gets the same host, so that caches work. */
function imageUrl(hosts: readonly string[], path: string): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  let sum = 0;
  for (let index = 0; index < path.length; index += 1)
    sum = (sum + path.charCodeAt(index)) % 65_521;
  const host = hosts[sum % Math.max(1, hosts.length)] ?? '/m/art';
  return `${host.replace(/\/$/, '')}/${path}`;
}
