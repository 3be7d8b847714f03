import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { Links, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { locales } from '@maidan/i18n/locales';
import type { CatalogueNoun, Locale } from '@maidan/i18n';
import { DocumentExtrasContext } from '#platform/document-extras.ts';
import { preferencesScript } from '#platform/preferences.ts';
import { screenOf, SHELL_NOUNS } from '#platform/screen.ts';
import { SessionContext } from '#platform/session.ts';
import { SiteProvider } from '#platform/site.tsx';
import { trustedHtml } from '#platform/trusted-types.ts';
import { loadedWords } from '#platform/words-loader.ts';
import { WordsProvider } from '#platform/words.tsx';
import type { RootData } from '#platform/root-data.ts';

/** The document around every page, errors included. Without root data (the gateway is away) it speaks English. */
export function DocumentHtml({
  root,
  children,
}: {
  root: RootData | undefined;
  children: ReactNode;
}) {
  const { nonce } = use(DocumentExtrasContext);
  const locale = root?.locale ?? 'en';
  const nouns = usePageNouns();
  usePreloadedWords(locale, nouns);
  const { htmlLang, direction } = locales[locale];
  return (
    <html lang={htmlLang} dir={direction} data-words={nouns.join(' ')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {root && <meta name="theme-color" content={root.barColour.dark} />}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: trustedHtml(preferencesScript(root?.defaultTheme ?? 'dark')),
          }}
        />
        {root && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: trustedHtml(root.themeCss) }}
          />
        )}
        {root && (
          <link
            rel="icon"
            type="image/svg+xml"
            href={`data:image/svg+xml,${encodeURIComponent(root.settings.logo.favicon)}`}
          />
        )}
        <Links />
      </head>
      <body>
        {root ? <Providers root={root}>{children}</Providers> : children}
        <ScrollRestoration {...(nonce ? { nonce } : {})} />
        <Scripts {...(nonce ? { nonce } : {})} />
      </body>
    </html>
  );
}

function Providers({ root, children }: { root: RootData; children: ReactNode }) {
  const { settings, locale, digits, overrides, session, formToken } = root;
  // One object while nothing changes: a hundred tiles read it.
  const carried = useMemo(() => ({ info: session, formToken }), [session, formToken]);
  return (
    <SiteProvider settings={settings}>
      <WordsProvider
        locale={locale}
        digits={digits}
        timeZone={settings.timeZone}
        currency={settings.currency}
        overrides={overrides}
      >
        <SessionContext value={carried}>{children}</SessionContext>
      </WordsProvider>
    </SiteProvider>
  );
}

/** Catalogues that this page speaks with: those of the shell, and those of its screen. */
function usePageNouns(): readonly CatalogueNoun[] {
  const screen = screenOf(useMatches());
  return [...new Set([...SHELL_NOUNS, ...(screen?.nouns ?? [])])];
}

/** On the server: the words chunks are announced in the head, so that they arrive with the scripts. */
function usePreloadedWords(locale: Locale, nouns: readonly CatalogueNoun[]): void {
  const { wordsChunks } = use(DocumentExtrasContext);
  for (const noun of nouns) {
    const chunk = wordsChunks[`${locale}/${noun}`];
    if (chunk) preloadModule(chunk, { as: 'script' });
  }
  if (typeof document !== 'undefined') return;
  if (loadedWords(locale).length === 0) throw new Error(`The server holds no words of ${locale}`);
}
