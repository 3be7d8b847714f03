import { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createSite } from '@maidan/site';
import type { PublicSiteSettings } from '@maidan/site';
import type { SiteStatus } from '@maidan/contract/types';
import { ROUTER_BASE } from '#platform/page/address.ts';
import type { ServerLog } from '#platform/api/request-scope.ts';
import { testSettings } from '#platform/testing/site-settings.ts';
import { openStatus, testSealingKey } from '#platform/testing/test-scope.ts';
import { handleError } from '../../src/entry.server.tsx';
import * as root from '../../src/root.tsx';
import routes from '../../src/routes.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import { createDocuments } from '../pages/documents.ts';
import { readEnv } from '../environment.ts';
import { sessionCookies } from '../cookies/session.ts';
import type { SiteDirectory } from '../gateway/site-directory.ts';

type RouteModule = ServerBuild['routes'][string] extends infer Route
  ? Route extends { module: infer Module }
    ? Module
    : never
  : never;

/**
 * The screens of the product's route table, without the one route around all of them, which has no path and no loader.
 */
export const ROUTES = (routes as RouteConfigEntry[]).flatMap(({ children }) => children ?? []);

const SECRET = 'a secret of at least 32 characters';

/** Makes the cookies that these documents accept. */
export const TEST_COOKIES = sessionCookies(SECRET);

const modules = import.meta.glob<RouteModule>('../../src/{features,shell}/**/*-screen.tsx');

/** What a test may change about the site of the documents. */
export interface TestDocumentsOptions {
  readonly settings?: PublicSiteSettings;
  readonly status?: Partial<SiteStatus>;
  readonly log?: Partial<ServerLog>;
  readonly metrics?: Registry;
  readonly protocol?: Visitor['protocol'];
}

/** The server's build with every route and its real module; it answers a document without a body. */
export async function testBuild(): Promise<ServerBuild> {
  const entries = await Promise.all(ROUTES.map(toBuiltRoute));
  const rootRoute = { id: 'root', path: '', module: root as unknown as RouteModule };
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) => {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          return new Response(null, { status, headers });
        },
        handleError,
      },
    },
    routes: Object.fromEntries([['root', rootRoute], ...entries]),
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/m/',
    assetsBuildDirectory: '',
    basename: ROUTER_BASE,
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

async function toBuiltRoute({ id, path, index, file }: RouteConfigEntry) {
  const module = await modules[`../../src/${file}`]?.();
  if (!module) throw new Error(`${file} of the route table is no screen`);
  const key = id ?? file;
  return [key, { id: key, parentId: 'root', path, index, module }] as const;
}

/** The documents of one site. Its gateway is the global `fetch`, which `fakeGateway` answers. */
export async function testDocuments(build: ServerBuild, options: TestDocumentsOptions = {}) {
  const { settings = testSettings(), status, log, metrics = new Registry() } = options;
  const { protocol = 'http' } = options;
  const entry = {
    site: createSite(settings),
    version: 1,
    contentVersion: 1,
    sealingKey: await testSealingKey(),
  };
  const directory: SiteDirectory = {
    siteOf: async () => entry,
    statusOf: async () => ({ ...openStatus(), ...status }),
  };
  const documents = createDocuments({
    build,
    environment: readEnv({ DEPLOYMENT_SECRET: SECRET, NODE_ENV: 'production' }),
    cookies: TEST_COOKIES,
    directory,
    headersFor: () => ({}),
    files: { wordsChunks: {}, filesOf: () => ({ sheets: [], scripts: [] }) },
    metrics,
    ask: (...asked) => fetch(...asked),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined, ...log },
  });
  const visitor = {
    address: '203.0.113.9',
    host: 'lobby.example',
    protocol,
    country: undefined,
  } as const;
  return (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
    documents(new Request(`http://lobby.example${path}`, { headers, method }), visitor);
}
