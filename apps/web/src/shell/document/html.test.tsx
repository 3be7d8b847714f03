// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { NOUNS } from '@maidan/i18n';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rootDataOf } from '#platform/site/root-data.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { loadWords } from '#platform/words/loader.ts';
import { DocumentHtml } from './html.tsx';

const { scope } = await testScope();
const data = rootDataOf(scope);
let root: Root | undefined;

function Page() {
  return (
    <DocumentHtml root={data}>
      <main>page</main>
    </DocumentHtml>
  );
}
const Stub = createRoutesStub([{ path: '/', Component: Page }]);

/** The page as the server writes it. */
function written(): string {
  vi.stubEnv('SSR', true);
  const html = renderToString(<Stub initialEntries={['/']} />);
  vi.unstubAllEnvs();
  return html;
}

/** A page that the server has made, before hydration. */
function serve(): void {
  const html = written();
  document.documentElement.innerHTML = html.replace(/^.*?<html[^>]*>|<\/html>.*$/gs, '');
}
/** The scripts that run; data for search engines stands in the page as it came. */
const scripts = () =>
  [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(
    ({ textContent }) => textContent,
  );

beforeAll(() => loadWords('en', NOUNS));
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  // React Router's test stub has no manifest; an empty address says so.
  vi.spyOn(console, 'error').mockImplementation((text: string) =>
    expect(text).toMatch(/An empty string .* was passed/),
  );
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the scripts of a document', () => {
  test("are in the server's page, with the one that sets the look in its head", () => {
    const html = written();
    expect(html.indexOf('dataset.theme')).toBeGreaterThan(0);
    expect(html.indexOf('dataset.theme')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('scrollTo');
  });

  test('have run once the page is hydrated, and are left out from then on', async () => {
    serve();
    expect(scripts().join()).toContain('dataset.theme');
    await act(async () => {
      root = hydrateRoot(document, <Stub initialEntries={['/']} />);
    });
    expect(document.querySelector('main')?.textContent).toBe('page');
    expect(scripts()).toEqual([]);
    expect(window.history.scrollRestoration).toBe('manual');
  });

  test('the styles of the page stay as they came, and no other is made', async () => {
    serve();
    const style = document.createElement('style');
    style.dataset['sheet'] = '/m/assets/root.css';
    style.textContent = '.a{color:red}';
    document.head.insertBefore(style, document.head.querySelector('link[rel=stylesheet]'));
    await act(async () => {
      root = hydrateRoot(document, <Stub initialEntries={['/']} />);
    });
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')];
    expect(sheets.map(({ dataset, textContent }) => [dataset['sheet'], textContent])).toEqual([
      ['/m/assets/root.css', '.a{color:red}'],
    ]);
    expect(sheets[0]).toBe(style);
  });

  test('are never made by the browser, because Trusted Types would stop them', async () => {
    await act(async () => {
      root = createRoot(document);
      root.render(<Stub initialEntries={['/']} />);
    });
    expect(document.querySelector('main')?.textContent).toBe('page');
    expect(scripts()).toEqual([]);
  });
});
