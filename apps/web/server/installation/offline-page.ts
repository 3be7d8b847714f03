import { textIn } from '@maidan/contract/localised';
import { locales } from '@maidan/i18n';
import type { Translator } from '@maidan/i18n';
import type { PublicSiteSettings } from '@maidan/site';
import { html } from 'hono/html';
import { preferencesScript } from '#platform/device/preferences.ts';
import { aboveDesignTokens } from '#platform/site/theme-css.ts';

/** The settings that give the page its brand. */
type BrandSettings = Pick<PublicSiteSettings, 'name' | 'theme' | 'logo'>;

// The address that was asked for opens by itself once the connection is back.
const COME_BACK = `addEventListener('online',function(){location.reload()})`;

/**
 * The document that replaces any page while there is no connection (MSG-15): brand, words and both themes in one
 * file that needs no other. It is the same for every reader of a language, so a service worker may keep it.
 *
 * @param styles CSS of the tokens and of the page itself
 * @param mark the nonce on the scripts and styles of the page itself
 */
export function offlinePage(
  { name, theme, logo }: BrandSettings,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  styles: string,
  mark: string,
): string {
  const { htmlLang, direction } = locales[locale];
  const site = escaped(textIn(name, locale));
  const title = escaped(t('site.connection.none_title'));
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${escaped(theme.barColour.dark)}">
<title>${escaped(t('site.document_title', { title: t('site.connection.none_title'), site: textIn(name, locale) }))}</title>
<script nonce="${mark}">${preferencesScript(theme.default)}</script>
<style nonce="${mark}">${styles}</style>
<style nonce="${mark}">${aboveDesignTokens(theme.css)}</style>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(logo.favicon)}">
</head>
<body>
<main>
<div class="brand" role="img" aria-label="${site}">${logo.mark}${textIn(logo.word, locale)}</div>
<h1>${title}</h1>
<p>${escaped(t('site.connection.none'))}</p>
<a class="again" href="">${escaped(t('ui.retry'))}</a>
<a href="/m/home">${escaped(t('site.not_found.home'))}</a>
</main>
<script nonce="${mark}">${COME_BACK}</script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return String(html`${text}`);
}
