import { use } from 'react';
import { useMatches } from 'react-router';
import type { Locale } from '@maidan/i18n/locales';
import type { CatalogueNoun } from '@maidan/i18n';
import { DocumentExtrasContext } from '#platform/page/document-extras.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { sheetsInPage } from '#platform/page/sheets.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';

/**
 * The style sheets of a page inside its head, so that it is painted as soon as it is here. In the browser they are left
 * as they came; what a later screen needs beside them the router links.
 */
export function PageSheets() {
  const { nonce, filesOf } = use(DocumentExtrasContext);
  const routeIds = useMatches().map(({ id }) => id);
  const sheets =
    typeof document === 'undefined'
      ? filesOf(routeIds).sheets
      : sheetsInPage().map((href) => ({ href, text: '' }));
  return sheets.map(({ href, text }) => (
    <style
      key={href}
      data-sheet={href}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(text) }}
    />
  ));
}

/**
 * Asks for the scripts of a page all at once, behind everything that is seen: each would be found only by the one that
 * imports it. A script asks, as links would be found by the browser's look ahead in the same moment as the first
 * picture, and share its line: the parser comes here a little later, and before the first paint. It stands in text, since
 * React would lift what it adds into the head.
 */
export function PageScriptLinks({
  locale,
  nouns,
}: {
  locale: Locale;
  nouns: readonly CatalogueNoun[];
}) {
  const { filesOf, wordsChunks, nonce } = use(DocumentExtrasContext);
  const isHydrated = useIsHydrated();
  const routeIds = useMatches().map(({ id }) => id);
  if (isHydrated) return null;
  const words = ['loaders', ...nouns].flatMap((noun) => wordsChunks[`${locale}/${noun}`] ?? []);
  const addresses = [...filesOf(routeIds).scripts, ...words];
  const mark = nonce ? ` nonce="${nonce}"` : '';
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: trustedHtml(`<script${mark}>${askForScripts(addresses)}</script>`),
      }}
    />
  );
}

/** The text of a script that asks for these files without running them. */
function askForScripts(addresses: readonly string[]): string {
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `${list}.forEach(function(a){var l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=a;this.append(l)},document.currentScript.parentNode)`;
}
