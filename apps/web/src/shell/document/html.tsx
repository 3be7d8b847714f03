import { Children, isValidElement, use, useEffect, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import {
  Links,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import type { ScriptsProps } from 'react-router';
import { locales } from '@maidan/i18n/locales';
import type { CatalogueNoun, Locale } from '@maidan/i18n';
import {
  DocumentExtrasContext,
  useDocumentLocale,
  useIsLean,
  useTakesAvif,
} from '#platform/page/document-extras.ts';
import { EARLY_TAP_SCRIPT, repeatEarlyTap } from '#platform/page/early-tap.ts';
import { FLOOR_SCRIPT } from '#platform/device/browser-floor.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { preferencesScript } from '#platform/device/preferences.ts';
import type { Theme } from '#platform/device/preferences.ts';
import { SCROLL_POSITIONS, SCROLL_SCRIPT } from '#platform/page/scroll-script.ts';
import { screenOf, SHELL_NOUNS } from '#platform/page/screen.ts';
import { SessionContext } from '#platform/session/session.ts';
import { SiteProvider } from '#platform/site/site.tsx';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { loadedWords } from '#platform/words/loader.ts';
import { WordsProvider } from '#platform/words/words.tsx';
import { noteRootData } from '#platform/site/root-data.ts';
import type { RootData } from '#platform/site/root-data.ts';
import { PageScriptLinks, PageSheets } from './page-files.tsx';
import { StructuredData } from './structured-data.tsx';

/**
 * The document around every page, errors included. Without root data it still has the reader's language. Its scripts
 * have run once the page is hydrated; from then on they are left out, because drawing them again would make script
 * elements in the browser, which Trusted Types forbid.
 */
export function DocumentHtml({
  root,
  children,
}: {
  root: RootData | undefined;
  children: ReactNode;
}) {
  const { nonce } = use(DocumentExtrasContext);
  const documentLocale = useDocumentLocale();
  const locale = root?.locale ?? documentLocale;
  const nouns = usePageNouns();
  if (typeof document === 'undefined') requireWords(locale);
  useEffect(() => root && noteRootData(root), [root]);
  const { htmlLang, direction } = locales[locale];
  const pictures = {
    ...(useTakesAvif() ? { 'data-pictures': 'avif' } : {}),
    ...(useIsLean() ? { 'data-lean': '1' } : {}),
  };
  return (
    <html
      lang={htmlLang}
      dir={direction}
      data-words={nouns.join(' ')}
      {...pictures}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {root && <meta name="theme-color" content={root.barColour.dark} />}
        <HeadScript nonce={nonce} theme={root?.defaultTheme ?? 'dark'} />
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
        {root && (
          <>
            <link rel="manifest" href={`/m/manifest.webmanifest?lang=${locale}`} />
            <link rel="apple-touch-icon" href="/m/icons/apple-touch-icon.png" />
          </>
        )}
        <PageSheets />
        <Links />
        {import.meta.env.SSR && root && <StructuredData root={root} />}
      </head>
      <body>
        <PageScriptLinks locale={locale} nouns={nouns} />
        {root ? <Providers root={root}>{children}</Providers> : children}
        <BodyScripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * The text of a script that the page carries. The browser hydrates the element and never reads its text, so the text is
 * left out of what it loads.
 */
function textOfServer(write: () => string): string {
  return trustedHtml(import.meta.env.SSR ? write() : '');
}

function HeadScript({ nonce, theme }: { nonce: string | undefined; theme: Theme }) {
  if (useIsHydrated()) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: textOfServer(
          () => `${preferencesScript(theme)};${EARLY_TAP_SCRIPT};${FLOOR_SCRIPT}`,
        ),
      }}
    />
  );
}

function BodyScripts({ nonce }: { nonce: string | undefined }) {
  const scriptNonce = nonce ? { nonce } : {};
  if (useIsHydrated()) return <ScrollKeeper />;
  return (
    <>
      <script
        {...scriptNonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: textOfServer(() => SCROLL_SCRIPT) }}
      />
      <RouterScripts {...scriptNonce} />
    </>
  );
}

// It calls hooks, and what it answers is taken apart here.
const useScripts = Scripts as (props: ScriptsProps) => ReactElement<{ children: ReactNode }> | null;

/**
 * The scripts of the router without its links to them: the browser's preload scanner would ask for the code of a screen
 * together with the first picture, and share the line between them.
 */
function RouterScripts(props: ScriptsProps) {
  return Children.map(useScripts(props)?.props.children, (part) =>
    isValidElement<{ rel?: string }>(part) && part.props.rel === 'modulepreload' ? null : part,
  );
}

/**
 * Remembers and restores scroll positions once the script in the page has done its part. It also repeats a
 * tap from before the hydration, once React can handle it at once.
 */
function ScrollKeeper() {
  useScrollRestoration({ storageKey: SCROLL_POSITIONS });
  useEffect(() => {
    performance.mark('hydrated');
    setTimeout(repeatEarlyTap);
  }, []);
  return null;
}

function Providers({ root, children }: { root: RootData; children: ReactNode }) {
  const {
    settings,
    locale,
    digits,
    overrides,
    session,
    formToken,
    hasSessionEnded: hasEnded,
  } = root;
  // The same object while nothing changes, because a hundred tiles read it.
  const carried = useMemo(
    () => ({ info: session, formToken, hasEnded }),
    [session, formToken, hasEnded],
  );
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

/** Catalogues that this page needs: those of the shell, of its screen, and of the failure that replaces it. */
function usePageNouns(): readonly CatalogueNoun[] {
  const matches = useMatches();
  const screen = screenOf(matches, useLocation().search);
  const loaded = matches[matches.length - 1]?.loaderData as { ok?: unknown } | null | undefined;
  const errors: readonly CatalogueNoun[] = loaded?.ok === false ? ['errors'] : [];
  return [...new Set([...SHELL_NOUNS, ...(screen?.nouns ?? []), ...errors])];
}

/** The server has every catalogue from the start. */
function requireWords(locale: Locale): void {
  if (loadedWords(locale).length === 0) throw new Error(`The server holds no words of ${locale}`);
}
