import { readFileSync } from 'node:fs';
import { toPublicSettings } from '@maidan/site';
import { readDemoSites } from '@maidan/site/demo';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerBuild } from 'react-router';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { ROUTES, testBuild, testDocuments } from './testing/test-documents.ts';

/** How the router's own script asks for the data of a screen. */
const LOADER_CALL = { accept: '*/*', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };

let build: ServerBuild;
beforeAll(async () => {
  build = await testBuild();
});
beforeEach(() => void fakeGateway({}));
afterEach(() => void vi.unstubAllGlobals());

/** The address that the router asks for the data of a page (its `singleFetchUrl`, which it keeps to itself). */
function loaderCallOf(page: string): string {
  const url = new URL(page, 'http://lobby.example');
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  return `${url.pathname}${url.search}`;
}

const brands = readDemoSites((file) => readFileSync(file, 'utf8')).map(({ settings }) =>
  toPublicSettings(settings),
);
const ALIASES = { '/m/casino': '/m/live-games', '/m/start': '/m' };
const routePages = ROUTES.map(({ path, index }) =>
  index === true ? '/m' : `/m/${(path ?? '').replace(/:\w+/g, '7').replace('*', 'no/such')}`,
);

describe.each(brands)('the loader calls of $slug', (settings) => {
  const pathAliases = { ...settings.pathAliases, ...ALIASES };
  test.each(
    [...routePages, '/m/', ...Object.keys(pathAliases)].flatMap((page) => [page, `${page}?x=1`]),
  )('SHELL-33 the data of %s is the router’s to answer', async (page) => {
    const ask = await testDocuments(build, { settings: { ...settings, pathAliases } });
    const reply = await ask(loaderCallOf(page), LOADER_CALL);
    expect([reply.headers.get('X-Remix-Response'), reply.headers.get('content-type')]).toEqual([
      'yes',
      expect.stringContaining('text/x-script'),
    ]);
  });
});

test.each(['/other.data', '/mx.data', '/m.data.data', '/mx', '/metrics.data'])(
  'SHELL-33 %s is none of the product, and what is no document there is told so',
  async (path) => {
    const ask = await testDocuments(build);
    const reply = await ask(path, LOADER_CALL);
    expect([reply.status, await reply.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'request.not_found' }),
    ]);
  },
);
