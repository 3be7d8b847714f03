import { createTranslator } from '@maidan/i18n';
import type { Locale, Translator } from '@maidan/i18n';
import { compileCatalogue } from '@maidan/i18n/compile';
import { digitsIn, ownTextsIn } from '@maidan/site';
import { PROFILE_PATH } from '#platform/installation/profile-path.ts';
import { downloadOffer } from '#features/download/download.model.ts';
import { loadedWords } from '#platform/words/loader.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import {
  contentSecurityPolicy,
  renderMark,
  securityHeaders,
  withoutRenderMark,
} from '../http/content-security.ts';
import { offlinePage } from './offline-page.ts';
import { createPageCache, finishPage, sendPage } from '../pages/shared/cache.ts';
import type { CachedPage } from '../pages/shared/cache.ts';
import { unknownHostPage, unreachablePage } from '../pages/plain.ts';
import { problemResponse } from '@maidan/deployment/problem';
import type { SiteDirectory, SiteEntry } from '../gateway/site-directory.ts';
import type { SiteIcons } from './icons.ts';
import { ASSET_LINKS_PATH, assetLinksOf } from './asset-links.ts';
import type { ProfileSigner } from './profile/signer.ts';
import { webClipProfile } from './profile/web-clip.ts';
import { DRAWN_ICON, webManifestOf } from './manifest.ts';

/**
 * What a browser needs to install a site: its manifest, its icons, the page for the time without a connection, its
 * profile for iOS, and what it says of its Android app.
 */
export const INSTALLATION_PATHS = [
  '/m/manifest.webmanifest',
  '/m/offline',
  '/m/icons/*',
  PROFILE_PATH,
  ASSET_LINKS_PATH,
];

const ICONS = '/m/icons/';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';
const TOUCH_ICON = 'apple-touch-icon.png';
const CACHE_BYTES = 4 * 1024 * 1024;
const NOTHING_LOADS = "default-src 'none'; style-src 'unsafe-inline'";

/** What the answers are made with. */
export interface InstallationOptions {
  readonly directory: Pick<SiteDirectory, 'siteOf'>;
  readonly icons: SiteIcons;
  /** Signs the profiles for iOS; without it they are sent unsigned. */
  readonly signProfile?: ProfileSigner | undefined;
  /** CSS of the fonts, the tokens and the page without a connection. */
  readonly styles: string;
  /** The language of a request, chosen as the pages of the site choose it. */
  readonly localeFor: (request: Request, entry: SiteEntry, visitor: Visitor) => Locale;
}

/**
 * Answers `INSTALLATION_PATHS`. No answer depends on a session, so a service worker and a home screen may keep all of
 * them. It answers while a site is closed too, because an installed app asks then as well.
 */
export function createInstallation({
  directory,
  icons,
  signProfile,
  styles,
  localeFor,
}: InstallationOptions): (request: Request, visitor: Visitor) => Promise<Response> {
  const pages = createPageCache(CACHE_BYTES);

  function textAnswer(request: Request, visitor: Visitor, entry: SiteEntry, pathname: string) {
    const locale = localeFor(request, entry, visitor);
    const key = `${visitor.protocol} ${visitor.host} ${pathname} ${locale} ${entry.version}`;
    return pages.getOrRender(key, () => {
      const translator = translatorOf(entry, locale);
      return pathname === '/m/offline'
        ? offlineAnswer(entry, translator, styles, visitor)
        : manifestAnswer(entry, translator, icons);
    });
  }

  return async (request, visitor) => {
    const entry = await directory.siteOf(visitor).catch(() => null);
    if (entry === null) return unreachablePage();
    if (entry === undefined) return unknownHostPage();
    const { pathname } = new URL(request.url);
    if (pathname === ASSET_LINKS_PATH) return assetLinksAnswer(entry);
    if (pathname === PROFILE_PATH) {
      const translator = translatorOf(entry, localeFor(request, entry, visitor));
      return profileAnswer(entry, visitor, { translator, icons, signProfile });
    }
    if (pathname.startsWith(ICONS)) return iconAnswer(entry, pathname.slice(ICONS.length), icons);
    return sendPage(request, await textAnswer(request, visitor, entry, pathname));
  };
}

function assetLinksAnswer({ site }: SiteEntry): Response {
  const links = assetLinksOf(site.settings);
  if (!links) return problemResponse('request.not_found');
  return Response.json(links, {
    headers: { 'Cache-Control': AN_HOUR, 'X-Content-Type-Options': 'nosniff' },
  });
}

/** The profile for iOS of a site that offers it by a link; of any other site it is not found. */
async function profileAnswer(
  { site: { settings } }: SiteEntry,
  { protocol, host }: Visitor,
  {
    translator,
    icons,
    signProfile,
  }: Pick<InstallationOptions, 'icons' | 'signProfile'> & { translator: Translator },
): Promise<Response> {
  if (downloadOffer(settings).links.profile !== PROFILE_PATH)
    return problemResponse('request.not_found');
  const icon = icons.get(settings.slug)?.get(TOUCH_ICON)?.bytes;
  const profile = webClipProfile({ settings, origin: `${protocol}://${host}`, translator, icon });
  return new Response(signProfile ? await signProfile(profile) : profile, {
    headers: {
      'Content-Type': 'application/x-apple-aspen-config',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function translatorOf({ site }: SiteEntry, locale: Locale): Translator {
  const overrides = compileCatalogue(ownTextsIn(site.settings.texts, locale));
  return createTranslator({
    locale,
    digits: digitsIn(site.settings.numerals, locale),
    catalogues: [...loadedWords(locale), overrides],
  });
}

function manifestAnswer(
  { site }: SiteEntry,
  translator: Translator,
  icons: SiteIcons,
): Promise<CachedPage> {
  const drawn = icons.get(site.settings.slug) ?? new Map();
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': REVALIDATED,
    'x-content-type-options': 'nosniff',
  };
  return finishPage(200, headers, JSON.stringify(webManifestOf(site.settings, translator, drawn)));
}

function offlineAnswer(
  { site }: SiteEntry,
  translator: Translator,
  styles: string,
  { protocol }: Visitor,
): Promise<CachedPage> {
  const mark = renderMark();
  const marked = offlinePage(site.settings, translator, styles, mark);
  const { html, hashes } = withoutRenderMark(marked, mark);
  const secure = protocol === 'https';
  const policy = contentSecurityPolicy({
    hashes,
    gameOrigins: [],
    imageHosts: [],
    secure,
  });
  const headers = {
    ...securityHeaders(secure, site.settings),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': REVALIDATED,
    'content-security-policy': policy,
  };
  return finishPage(200, headers, html);
}

function iconAnswer({ site }: SiteEntry, name: string, icons: SiteIcons): Response {
  if (name === DRAWN_ICON) {
    return new Response(site.settings.logo.favicon, {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': A_DAY,
        'Content-Security-Policy': NOTHING_LOADS,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }
  const icon = icons.get(site.settings.slug)?.get(name);
  if (!icon) return problemResponse('request.not_found');
  return new Response(icon.bytes, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': FOREVER,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
