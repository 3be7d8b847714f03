import { use } from 'react';
import { useMatches } from 'react-router';
import type { Locale } from '@maidan/i18n/locales';
import type { CatalogueNoun } from '@maidan/i18n';
import { DocumentExtrasContext } from '#platform/document-extras.ts';
import { useIsHydrated } from '#platform/hydration.ts';
import { sheetsInPage } from '#platform/page-sheets.ts';
import { trustedHtml } from '#platform/trusted-types.ts';

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
 * imports it. React would lift such links into the head, ahead of the first pictures; in text it leaves them here.
 */
export function PageScriptLinks({
  locale,
  nouns,
}: {
  locale: Locale;
  nouns: readonly CatalogueNoun[];
}) {
  const { filesOf, wordsChunks } = use(DocumentExtrasContext);
  const isHydrated = useIsHydrated();
  const routeIds = useMatches().map(({ id }) => id);
  if (isHydrated) return null;
  const words = ['loaders', ...nouns].flatMap((noun) => wordsChunks[`${locale}/${noun}`] ?? []);
  const links = [...filesOf(routeIds).scripts, ...words].map(
    (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
  );
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(links.join('')) }}
    />
  );
}
