import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { rootDataOf } from '#platform/site/root-data.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { StructuredData } from './structured-data.tsx';

const { scope } = await testScope();
const root = rootDataOf(scope);
const NASTY = 'Lobby </script><script>alert(1)</script>';

/** What a search engine reads of a page; undefined where nothing is said. */
function readOn(path: string, name = root.settings.name): unknown {
  const Page = () => (
    <StructuredData
      root={{ ...root, origin: 'https://lobby.example', settings: { ...root.settings, name } }}
    />
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  const html = renderToString(<Stub initialEntries={[path]} />);
  const [, text] = /^<script type="application\/ld\+json">(.*?)<\/script>$/.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

describe('what search engines read of a site', () => {
  test.each(['/', '/home', '/index.html'])('%s names the site and its search', (path) => {
    expect(readOn(path)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Test site',
      url: 'https://lobby.example/m/home',
      potentialAction: {
        '@type': 'SearchAction',
        target: 'https://lobby.example/m/search-games?gameName={name}',
        'query-input': 'required name=name',
      },
    });
  });

  test('other pages say nothing of their own', () => expect(readOn('/slot')).toBeUndefined());

  test('a name with a tag in it stays text', () =>
    expect(readOn('/home', NASTY)).toMatchObject({ name: NASTY }));
});
