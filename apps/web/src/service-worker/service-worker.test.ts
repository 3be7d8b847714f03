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

beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('addEventListener', vi.fn());
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
])(
  '%s %s goes to the network, and covers and lobby are forgotten at once',
  async (method, path) => {
    forgetCovers.mockClear();
    forgetCopy.mockClear();
    const answer = await answerTo(new Request(`${ORIGIN}${path}`, { method }));
    expect(answer?.status).toBe(200);
    expect(forgetCovers).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(forgetCopy).toHaveBeenCalledOnce());
  },
);

test('no other write meets a route', () => {
  expect(answerTo(new Request(`${ORIGIN}/m/api/favourites`, { method: 'DELETE' }))).toBe(undefined);
});
