import { beforeAll, expect, test, vi } from 'vitest';

type Route = [
  takes: (facts: unknown) => boolean,
  answer: (facts: unknown) => Promise<Response>,
  method: string,
];
const routes = vi.hoisted((): Route[] => []);
vi.mock('workbox-routing', () => ({ registerRoute: (...route: Route) => void routes.push(route) }));
vi.mock('workbox-precaching', () => ({ precache: vi.fn(), cleanupOutdatedCaches: vi.fn() }));
vi.mock('workbox-strategies', () => ({ CacheFirst: vi.fn(), StaleWhileRevalidate: vi.fn() }));
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    deleteCacheAndMetadata = forgetCovers;
  },
}));

const ORIGIN = 'https://lobby.example';
const forgetCovers = vi.hoisted(() => vi.fn(async () => undefined));
const forgetCopy = vi.fn(async () => true);
const network = async () => new Response('{}');

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;
const listeners: Record<string, Listener> = {};
const preload = { enable: vi.fn(async () => undefined), disable: vi.fn(async () => undefined) };

beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('addEventListener', (name: string, listen: Listener) => {
    listeners[name] = listen;
  });
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('registration', { navigationPreload: preload });
  vi.stubGlobal('caches', { open: async () => ({ match: vi.fn(), delete: forgetCopy }) });
  vi.stubGlobal('fetch', network);
  await import('./service-worker.ts');
});

/** What the worker's routes do with a request; undefined when none of them takes it. */
function answerTo(request: Request) {
  const facts = { request, event: { waitUntil: vi.fn() } };
  const route = routes.find(([takes, , method]) => method === request.method && takes(facts));
  return route?.[1](facts);
}

test.each([
  ['POST', '/m/logout'],
  ['DELETE', '/m/api/account/logout'],
  ['DELETE', '/m/api/account/sessions'],
])('%s %s goes to the network, and covers and lobby are removed at once', async (method, path) => {
  forgetCovers.mockClear();
  forgetCopy.mockClear();
  const answer = await answerTo(new Request(`${ORIGIN}${path}`, { method }));
  expect(answer?.status).toBe(200);
  expect(forgetCovers).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(forgetCopy).toHaveBeenCalledOnce());
});

test('no other write reaches a route', () => {
  expect(answerTo(new Request(`${ORIGIN}/m/api/favourites`, { method: 'DELETE' }))).toBe(undefined);
});

const MOBILE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

test.each([
  ['Chrome', CHROME, 'enable'],
  ['Safari', MOBILE_SAFARI, 'enable'],
  ['Firefox', FIREFOX, 'disable'],
] as const)(
  'SHELL-98 in %s pages are preloaded only when a failed preload still lets the worker answer',
  async (_browser, userAgent, expected) => {
    preload.enable.mockClear();
    preload.disable.mockClear();
    vi.stubGlobal('navigator', { userAgent });
    let work: Promise<unknown> | undefined;
    listeners['activate']?.({ waitUntil: (lasting) => (work = lasting) });
    await work;
    expect(preload.enable).toHaveBeenCalledTimes(expected === 'enable' ? 1 : 0);
    expect(preload.disable).toHaveBeenCalledTimes(expected === 'disable' ? 1 : 0);
  },
);
