import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { NOUNS } from '@maidan/i18n';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DocumentExtrasContext } from '#platform/page/document-extras.ts';
import type { DocumentExtras } from '#platform/page/document-extras.ts';
import { rootDataOf } from '#platform/site/root-data.ts';
import type { RootData } from '#platform/site/root-data.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useSession } from '#platform/session/session.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { loadWords } from '#platform/words/loader.ts';
import { DocumentHtml } from './html.tsx';

const { scope } = await testScope({ session: TEST_SESSION });
const root: RootData = { ...rootDataOf(scope), themeCss: ':root{--bg:#123456}' };
const SHEETS = [
  { href: '/m/assets/root.css', text: '.a{color:red}' },
  { href: '/m/assets/help.css', text: '.b{color:blue}' },
];
const EXTRAS: DocumentExtras = {
  nonce: 'nonce-of-the-render',
  wordsChunks: {
    'en/loaders': '/m/assets/loaders.js',
    'en/service': '/m/assets/service.js',
    'en/errors': '/m/assets/errors.js',
    'bn/service': '/m/assets/service-bn.js',
  },
  locale: 'en',
  takesAvif: false,
  savesData: false,
  filesOf: (ids) =>
    ids.includes('help')
      ? { sheets: SHEETS, scripts: ['/m/assets/help.js', '/m/assets/</script>.js'] }
      : { sheets: [], scripts: [] },
};
const HELP: ScreenHandle = {
  nouns: ['service'],
  titleKey: 'service.title.help',
  header: 'back',
  hasTabBar: true,
};

interface Made {
  data?: RootData | undefined;
  extras?: Partial<DocumentExtras>;
  loaded?: unknown;
  content?: ReactNode;
}

/** The page as the server writes it, without a browser. */
function made({ data = root, extras = {}, loaded, content = <main>page</main> }: Made = {}) {
  const Page = () => <DocumentHtml root={data}>{content}</DocumentHtml>;
  const Stub = createRoutesStub([
    { id: 'help', path: '/', handle: HELP, Component: Page, loader: () => loaded },
  ]);
  return renderToString(
    <DocumentExtrasContext value={{ ...EXTRAS, ...extras }}>
      <Stub initialEntries={['/']} hydrationData={{ loaderData: { help: loaded } }} />
    </DocumentExtrasContext>,
  );
}

const wordsOf = (html: string) => /data-words="([^"]*)"/.exec(html)?.[1]?.split(' ');
/** The addresses that the script in the body requests. */
const askedFor = (html: string) =>
  JSON.parse(
    /<script[^>]*>setTimeout\(function\(p\)\{(\[.*?\])\.forEach/.exec(html)?.[1] ?? '[]',
  ) as string[];

beforeAll(() => loadWords('en', NOUNS));
beforeEach(() => {
  // React Router's test stub has no manifest; an empty address says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('the page that the server makes', () => {
  test('contains its styles, under the nonce of the render, and those of the site', () => {
    const html = made();
    for (const { href, text } of SHEETS)
      expect(html).toContain(
        `<style data-sheet="${href}" nonce="nonce-of-the-render">${text}</style>`,
      );
    expect(html).toContain('<style nonce="nonce-of-the-render">:root{--bg:#123456}</style>');
    expect(html.indexOf(SHEETS[0]?.text ?? '')).toBeLessThan(html.indexOf('</head>'));
  });

  test('can be installed, with the icon of its site', () => {
    const html = made();
    expect(html).toContain('href="/m/manifest.webmanifest?lang=en"');
    expect(html).toContain('href="/m/icons/apple-touch-icon.png"');
    expect(html).toContain('rel="icon"');
    expect(html).toContain(`content="${root.barColour.dark}"`);
  });

  test('says on home, in its head, what search engines read of the site', () => {
    const html = made();
    const at = html.indexOf('<script type="application/ld+json">');
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(html.indexOf('</head>'));
  });

  test('requests its scripts and the words of its screen right after its first picture, and no text can end a script early', () => {
    const html = made();
    expect(askedFor(html)).toEqual([
      '/m/assets/help.js',
      '/m/assets/</script>.js',
      '/m/assets/loaders.js',
      '/m/assets/service.js',
    ]);
    expect(html).toContain('<script nonce="nonce-of-the-render">setTimeout(');
    expect(html).not.toContain('</script>.js');
    expect(made({ extras: { nonce: undefined } })).toContain('<script>setTimeout(');
  });

  test('has no link to a script, which the browser would ask for beside the first picture', () => {
    expect(made()).toContain('<link rel="apple-touch-icon"');
    expect(made()).not.toContain('rel="modulepreload"');
    expect(made()).toContain('type="module" async=""');
  });

  test('has the words of shell and screen, and those of failures when its data is one', () => {
    const words = wordsOf(made());
    expect(words).toEqual(['ui', 'site', 'lobby', 'service']);
    expect(wordsOf(made({ loaded: { ok: false } }))).toEqual([...(words ?? []), 'errors']);
    expect(wordsOf(made({ loaded: { ok: true } }))).toEqual(words);
    expect(askedFor(made({ loaded: { ok: false } }))).toContain('/m/assets/errors.js');
  });

  test('passes the session of the reader to its screen', () => {
    const Who = () => <main>{useSession()?.userName ?? 'nobody'}</main>;
    expect(made({ content: <Who /> })).toContain('<main>rafi_88</main>');
  });

  test('has the theme of the site until the reader chooses one', () => {
    expect(made({ data: { ...root, defaultTheme: 'light' } })).toMatch(/light/);
    const themeOf = (html: string) => /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
    expect(themeOf(made({ data: { ...root, defaultTheme: 'light' } }))).not.toBe(themeOf(made()));
  });

  test('says whether its pictures are AVIF', () => {
    expect(made()).not.toContain('data-pictures');
    expect(made({ extras: { takesAvif: true } })).toContain('data-pictures="avif"');
    expect(made({ extras: { savesData: true } })).toContain('data-lean="1"');
  });
});

describe('a page whose data failed to load', () => {
  const bare = () => made({ data: null as unknown as undefined });

  test('has the language of the document and the dark theme, and nothing of a site', () => {
    const html = bare();
    expect(html).toMatch(/<html lang="en"/);
    expect(html).toContain('<main>page</main>');
    expect(html).not.toMatch(/manifest\.webmanifest|rel="icon"|theme-color|--bg/);
    expect(html).toContain('dataset.theme');
  });

  test('a language without words is an error on the server', () => {
    expect(() => made({ data: null as unknown as undefined, extras: { locale: 'hi' } })).toThrow(
      'The server holds no words of hi',
    );
  });
});
