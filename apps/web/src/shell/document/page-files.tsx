import { use } from 'react';
import { useMatches } from 'react-router';
import type { Locale } from '@maidan/i18n/locales';
import type { CatalogueNoun } from '@maidan/i18n';
import { DocumentExtrasContext } from '#platform/page/document-extras.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { sheetsInPage } from '#platform/loading/sheets.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';

/**
 * The style sheets of a page inside its head, so that it can be painted as soon as it arrives. The browser leaves them
 * as they came; the router links what a later screen needs beside them.
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
 * Requests all scripts of a page at once, after everything that is visible; otherwise each would be found only through
 * the one that imports it. A script does this at the end of the page. Links in the head would be found by the browser's
 * preload scanner together with the first picture and would share its bandwidth. The script is written as text, because
 * React would move script elements into the head.
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
  // The browser hydrates this element and never reads its text.
  if (!import.meta.env.SSR) return <HiddenHtml text="" />;
  const words = ['loaders', ...nouns].flatMap((noun) => wordsChunks[`${locale}/${noun}`] ?? []);
  const addresses = [...filesOf(routeIds).scripts, ...words];
  const mark = nonce ? ` nonce="${nonce}"` : '';
  return <HiddenHtml text={`<script${mark}>${askForScripts(addresses)}</script>`} />;
}

function HiddenHtml({ text }: { text: string }) {
  return (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(text) }} />
  );
}

/**
 * How much later than the first picture the scripts are asked for, in milliseconds. Servers and slow lines share their
 * bandwidth among all that was asked for, whatever its priority, so a picture of 10 kB would arrive with the last script.
 */
const PICTURE_FIRST_MS = 50;

/** The text of a script that requests these files without running them. */
function askForScripts(addresses: readonly string[]): string {
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `setTimeout(function(p){${list}.forEach(function(a){var l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=a;p.append(l)})},${PICTURE_FIRST_MS},document.currentScript.parentNode)`;
}
