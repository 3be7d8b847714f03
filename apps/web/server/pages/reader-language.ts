import { isLocale, testLocale } from '@maidan/i18n/locales';
import type { Digits, Locale } from '@maidan/i18n/locales';
import { digitsIn } from '@maidan/site';
import { LANGUAGE_COOKIE, readLanguageChoice } from '#platform/words/language-choice.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import type { Environment } from '../environment.ts';
import type { RequestCookies } from '../cookies/request.ts';
import type { SiteEntry } from '../gateway/site-directory.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1']);
const LOOPBACK_NAME = /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether development pages may be shown: the process was started with them, the site has no real money, and the
 * visitor is on the same machine and addresses it by a local name. The name counts too, because behind a proxy that is
 * not listed as trusted every visitor seems to come from the same machine.
 */
export function isDevelopment(
  { DEVELOPMENT_PAGES }: Pick<Environment, 'DEVELOPMENT_PAGES'>,
  { site }: Pick<SiteEntry, 'site'>,
  { address, host }: Pick<Visitor, 'address' | 'host'>,
): boolean {
  return (
    DEVELOPMENT_PAGES === '1' && site.isSocial && LOOPBACK.has(address) && LOOPBACK_NAME.test(host)
  );
}

/**
 * The language of a page: the address decides, then the reader's choice, then the site's default. Where development
 * pages are open, the stretched test language counts too.
 */
export function localeOf(
  url: URL,
  cookies: Pick<RequestCookies, 'get'>,
  { site }: Pick<SiteEntry, 'site'>,
  development: boolean,
): Locale {
  const { offered: ofSite, default: siteDefault } = site.settings.locales;
  const offered: readonly Locale[] = development ? [...ofSite, testLocale] : ofSite;
  const { language } = readLanguageChoice(cookies.get(LANGUAGE_COOKIE));
  const wishes = [url.searchParams.get('lang'), language];
  const wish = wishes.find(
    (text): text is Locale =>
      text !== null && text !== undefined && isLocale(text) && offered.includes(text),
  );
  return wish ?? siteDefault;
}

/** The digits of a page: those that the reader chose for its language (MEMBERX-04), or else the site's. */
export function digitsOf(
  locale: Locale,
  cookies: Pick<RequestCookies, 'get'>,
  { site }: Pick<SiteEntry, 'site'>,
): Digits {
  const choice = readLanguageChoice(cookies.get(LANGUAGE_COOKIE));
  const chosen = choice.language === locale ? choice.digits : undefined;
  return chosen ?? digitsIn(site.settings.numerals, locale);
}
