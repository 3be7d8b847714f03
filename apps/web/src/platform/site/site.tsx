import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createSite, pickBrowserFields } from '@maidan/site';
import type { BrowserField, PublicSiteSettings, ResourceType, Site } from '@maidan/site';
import { textIn } from '@maidan/contract/localised';
import { useTakesAvif } from '../page/document-extras.ts';

/**
 * The settings that every page carries, texts in the language of the page. Theme, rules and texts of the site's own are
 * sent where they are needed. `packages/site` says who sees which setting.
 */
export type BrowserSettings = Omit<Pick<PublicSiteSettings, BrowserField>, keyof InOneLanguage> &
  InOneLanguage;

/** What is not sent as it is set, since a page speaks one language. */
interface InOneLanguage {
  readonly name: string;
  readonly ageStatement: string | null;
  readonly logo: { readonly mark: string; readonly word: string; readonly favicon: string };
  /** Links to customer service. Links to apps are read by the page that offers them. */
  readonly resources: readonly ServiceLink[];
}

/** A link to customer service, its label in the language of the page. */
export interface ServiceLink {
  readonly resourceType: ResourceType;
  readonly url: string;
  readonly label: string;
}

const SERVICE_LINKS = [
  'TELEGRAM',
  'FACEBOOK',
  'VIBER',
  'MESSENGER',
  'SpeedTest',
] as const satisfies readonly ResourceType[];

/** Reduces the settings to what every page needs in one language. */
export function toBrowserSettings(settings: PublicSiteSettings, language: string): BrowserSettings {
  const { name, ageStatement, logo, resources } = settings;
  const inOneLanguage: InOneLanguage = {
    name: textIn(name, language),
    ageStatement: ageStatement && textIn(ageStatement, language),
    logo: { ...logo, word: textIn(logo.word, language) },
    resources: resources.flatMap(({ resourceType, url, labelName, labelNameEn }) => {
      const known = SERVICE_LINKS.find((type) => type === resourceType);
      const label = textIn({ bn: labelName, en: labelNameEn }, language);
      return known ? [{ resourceType: known, url, label }] : [];
    }),
  };
  return { ...pickBrowserFields(settings), ...inOneLanguage };
}

/** Holds the site; null outside of a `SiteProvider`. */
export const SiteContext = createContext<Site<BrowserSettings> | null>(null);

/** Gives the site to every component inside. */
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

/** Gives the address of an image that the gateway names by a path on the image host (BANNER-08). */
export function useImageUrl(): (path: string) => string {
  const { imageCDNs } = useSite().settings;
  const takesAvif = useTakesAvif();
  return (path) => imageUrl(imageCDNs, path, takesAvif);
}

/** The widths in which our own server may have a picture, beside the full one. */
const TWIN_WIDTHS = {
  cover: { own: 300, twins: [120, 240] },
  square: { own: 240, twins: [120] },
  banner: { own: 960, twins: [480, 720] },
} as const;

/** What a picture shows, which decides its widths. */
export type PictureKind = keyof typeof TWIN_WIDTHS;

/**
 * Gives the `srcset` of a picture; undefined for an absolute address or another image host, which promises no other
 * widths. Our own server answers with the full picture when a width is missing.
 */
export function useImageWidths(): (path: string, kind: PictureKind) => string | undefined {
  const { imageCDNs } = useSite().settings;
  const takesAvif = useTakesAvif();
  return (path, kind) => {
    const address = imageUrl(imageCDNs, path, takesAvif);
    if (!address.startsWith(`${OWN_ART}/`)) return undefined;
    const { own, twins } = TWIN_WIDTHS[kind];
    const smaller = twins.map((width) => `${address.replace(/(\.\w+)$/, `-${width}$1`)} ${width}w`);
    return [...smaller, `${address} ${own}w`].join(', ');
  };
}

/** Path of our own server's pictures. */
const OWN_ART = '/m/art';

/**
 * Joins a path to one of the hosts; the same path always gets the same host, so that caches work. A browser that shows
 * AVIF asks for our own pictures in it, which is a third smaller; the server sends what it has.
 */
function imageUrl(hosts: readonly string[], path: string, takesAvif: boolean): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  let sum = 0;
  for (let index = 0; index < path.length; index += 1)
    sum = (sum + path.charCodeAt(index)) % 65_521;
  const host = hosts[sum % Math.max(1, hosts.length)] ?? OWN_ART;
  const file = host === OWN_ART ? ownFile(path, takesAvif) : path;
  return `${host.replace(/\/$/, '')}/${file.replace(/^\//, '')}`;
}

/** The smaller file type of a picture on our own server. Another host has only the named file (API-58). */
function ownFile(path: string, takesAvif: boolean): string {
  const drawn = path.replace(/-COLOR\.png$/, '-COLOR.svg');
  return takesAvif ? drawn.replace(/\.webp$/, '.avif') : drawn;
}
