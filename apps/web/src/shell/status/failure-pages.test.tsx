// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { locales } from '@maidan/i18n';
import type { Locale } from '@maidan/i18n';
import { offeredLocales } from '@maidan/i18n/catalogues';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPages, keepPage } from '#platform/connection/kept-pages.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { SHELL_NOUNS } from '#platform/page/screen.ts';
import { SiteProvider, toBrowserSettings } from '#platform/site/site.tsx';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { testSettings } from '#platform/testing/site-settings.ts';
import { loadWords } from '#platform/words/loader.ts';
import { WordsProvider } from '#platform/words/words.tsx';
import { AppFrame } from '../frame/app-frame.tsx';
import { DocumentFailure } from './document-failure.tsx';
import * as place from '../frame/screen-place.tsx';

vi.mock('#platform/page/log.ts', () => ({ logFault: vi.fn() }));

/** The form of a message's key: lower-case words with dots between them. */
const KEY = /\b[a-z][a-z0-9_-]*(?:\.[a-z0-9_-]+)+\b/i;
const KINDS = {
  'no connection': new TypeError('Failed to fetch'),
  'code that is missing': new TypeError('error loading dynamically imported module: /m/a.js'),
  'a gateway that is away': new ApiFailure('server.unavailable'),
  'a server that does not answer in time': new ApiFailure('client.timeout'),
  'an answer 503': new ErrorResponse(503, '', ''),
  'an answer 500': new ErrorResponse(500, '', ''),
  'an answer 404': new ErrorResponse(404, '', ''),
  'a refusal of the gateway': new ApiFailure('games.maintenance'),
  'a refusal that nobody has words for': new ApiFailure('vendor.some_new_code'),
  'an unexpected error': new Error('x is undefined'),
} as const;
const kinds = Object.entries(KINDS);
const settings = toBrowserSettings(testSettings(), 'en');

beforeAll(async () => {
  for (const locale of offeredLocales) await loadWords(locale, SHELL_NOUNS);
});
beforeEach(() => {
  // Nothing more can be fetched, so only the words of the first load exist.
  fakeGateway({});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  keepPage({ address: '/home', titleKey: 'site.title.home', data: null });
});
afterEach(() => {
  cleanup();
  forgetPages();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page of a failure at its first drawing, before any further words could load. */
function pageOf(error: unknown, locale: Locale): string {
  document.documentElement.lang = locale;
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: () => <AppFrame>{place.default()}</AppFrame>,
      ErrorBoundary: () => null,
      children: [
        {
          id: 'place',
          ErrorBoundary: () => place.ErrorBoundary({ error }),
          children: [{ id: 'screen', path: '/', Component: () => null, loader: () => null }],
        },
      ],
    },
  ]);
  const hydrationData = { loaderData: {}, errors: { place: error } };
  render(
    <SiteProvider settings={settings}>
      <WordsProvider
        locale={locale}
        digits={locales[locale].defaultDigits}
        timeZone={settings.timeZone}
        currency={settings.currency}
        overrides={{}}
      >
        <Stub hydrationData={hydrationData} />
      </WordsProvider>
    </SiteProvider>,
  );
  return spokenIn(document.body);
}

/** Every text of a page, one by one, including the names for screen readers. */
function spokenIn(page: HTMLElement): string {
  const labels = Array.from(page.querySelectorAll('[aria-label]'), (element) =>
    element.getAttribute('aria-label'),
  );
  const texts: (string | null)[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  return [...texts, ...labels].join(' ¶ ');
}

describe.each(offeredLocales)('in %s, with the words of the first load alone', (locale) => {
  test.each(kinds)('%s is explained in words, inside the frame', (_kind, error) => {
    const text = pageOf(error, locale);
    expect(text).not.toMatch(KEY);
    expect(text).not.toMatch(/লোড হচ্ছে|Loading|लोड हो|…/);
    expect(document.querySelector('header')).not.toBeNull();
    expect(document.querySelector('nav')).not.toBeNull();
    expect(document.querySelector('main h1')?.textContent?.length).toBeGreaterThan(3);
    expect(document.querySelectorAll('main button, main a').length).toBeGreaterThan(1);
  });

  test('a failing root, without even a known site, is explained in words too', () => {
    document.documentElement.lang = locale;
    const Stub = createRoutesStub([
      { path: '/', Component: () => <DocumentFailure error={new Error('broken')} /> },
    ]);
    render(<Stub />);
    expect(spokenIn(document.body)).not.toMatch(KEY);
    expect(document.querySelector('main h1')?.textContent).not.toBe('…');
  });
});
