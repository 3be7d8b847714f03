// What is kept for the time without a connection, and what never is: docs/decisions/0015-service-worker.md.
import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { Strategy } from 'workbox-strategies';
import type { PageMessage, ReaderNews } from '#platform/installation/worker-messages.ts';
import { createCopies, LOBBY_PATH, OFFLINE_PATH } from './copies.ts';
import { fitsCopy, handlingOf, isCopyPath, isKeepable } from './handling.ts';
import type { Handling } from './handling.ts';
import type { FetchEvent, LastingEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

/** A screen that takes longer than this, in milliseconds, means that the connection is slow (SHELL-98). */
const SLOW_AFTER_MS = 4_000;
const DAY_SECONDS = 24 * 60 * 60;

const onlyKeepable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
};

function expiry(maxEntries: number, days: number): ExpirationPlugin {
  // Everything here can be fetched again, so the browser may drop it first when the device is full.
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
}

function keepable(expiration: ExpirationPlugin): WorkboxPlugin[] {
  return [onlyKeepable, expiration as WorkboxPlugin];
}

const coversExpiry = expiry(150, 7);
const assets = new CacheFirst({
  cacheName: 'maidan-assets',
  plugins: keepable(expiry(400, 30)),
});
const covers = new StaleWhileRevalidate({
  cacheName: 'maidan-covers',
  plugins: keepable(coversExpiry),
});
const coversUnderSaver = new CacheFirst({
  cacheName: 'maidan-covers',
  plugins: keepable(expiry(40, 7)),
  // A larger version in the cache costs nothing more.
  matchOptions: { ignoreVary: true },
});

const copies = createCopies({
  caches: scope.caches,
  origin,
  network: (request) => scope.fetch(request),
  now: Date.now,
  keepOfflinePage: async (page) => {
    const cache = await scope.caches.open(cacheNames.precache);
    await cache.put(getCacheKeyForURL(OFFLINE_PATH) ?? OFFLINE_PATH, page);
  },
});
let isSavingData = copies.state().then((state) => state?.isSavingData ?? false);

async function forget(): Promise<void> {
  await Promise.all([coversExpiry.deleteCacheAndMetadata(), copies.forgetLobby()]);
}

async function follow(news: ReaderNews, event: LastingEvent): Promise<void> {
  const { locale, isMember } = news;
  const former = await copies.state();
  if (former?.isMember && !isMember) await forget();
  isSavingData = Promise.resolve(news.isSavingData);
  const needed = await copies.follow(
    { locale, isMember, isSavingData: news.isSavingData },
    news.covers.some((path) => path.endsWith('.avif')),
  );
  if (news.isSavingData) return;
  await keepAll(assets, [...needed, ...news.assets], event);
  await keepAll(covers, news.covers, event);
}

/** Puts missing files into the cache of a strategy; most come from the browser's own cache. */
async function keepAll(strategy: Strategy, paths: readonly string[], event: LastingEvent) {
  await Promise.all(
    paths.map(async (path) => {
      const request = new Request(new URL(path, origin));
      const { cacheName } = strategy;
      if (await scope.caches.match(request, { cacheName, ignoreVary: true })) return;
      await strategy.handle({ event, request });
    }),
  );
}

/** Without a connection nothing is renewed, and the next page asks again; on a full device the covers go first. */
async function yieldToDevice(error: unknown): Promise<void> {
  const { name } = error as Error;
  if (name === 'QuotaExceededError') await forget();
  else if (!(error instanceof TypeError) && name !== 'no-response') throw error;
}

async function fromNetwork(request: Request, event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? scope.fetch(request);
}

async function offlinePage(): Promise<Response> {
  return (await matchPrecache(OFFLINE_PATH)) ?? Response.error();
}

async function lobbyInstead(address: string): Promise<Response | undefined> {
  const state = await copies.state();
  const copy = state && fitsCopy(address, state.locale) ? await copies.lobby() : undefined;
  return copy && !isCopyPath(address) ? Response.redirect(LOBBY_PATH) : copy;
}

async function answerLobby(request: Request, event: FetchEvent): Promise<Response> {
  const answer = fromNetwork(request, event);
  // An answer that comes too late is still read to its end, because the browser would otherwise warn of an unused
  // preload.
  event.waitUntil(answer.catch(() => undefined));
  const instead = await lobbyInstead(request.url);
  if (!instead) return answer.catch(offlinePage);
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(instead), SLOW_AFTER_MS);
  });
  return Promise.race([answer, late]).catch(() => instead);
}

async function answerCover(request: Request, event: FetchEvent): Promise<Response> {
  if (!(await isSavingData)) return covers.handle({ event, request });
  const modest = new Request(request.url, { headers: { 'Save-Data': 'on' } });
  return coversUnderSaver.handle({ event, request: modest });
}

async function answerSignOut(request: Request, event: FetchEvent): Promise<Response> {
  event.waitUntil(forget());
  return scope.fetch(request);
}

/**
 * Lets the browser request a page while it wakes the worker. In Firefox, when that request fails (as it always does
 * without a connection), the browser shows its own error page and ignores the worker's answer, so there it must be off.
 * A setting of an older version stays until it is changed, hence the explicit off.
 */
async function preloadWhereItServes(): Promise<void> {
  const { navigationPreload } = scope.registration;
  const isFirefox = /\bGecko\/\d/.test(scope.navigator.userAgent);
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}

function bind(
  handling: Handling,
  answer: (request: Request, event: FetchEvent) => Promise<Response>,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
): void {
  registerRoute(
    ({ request }) => handlingOf(request, origin) === handling,
    ({ request, event }) => answer(request, event as FetchEvent),
    method,
  );
}

bind('asset', (request, event) => assets.handle({ event, request }));
bind('cover', answerCover);
bind('lobby', answerLobby);
bind('page', (request, event) => fromNetwork(request, event).catch(offlinePage));
bind('signOut', answerSignOut, 'POST');
bind('signOut', answerSignOut, 'DELETE');
precache([{ url: OFFLINE_PATH, revision: String(import.meta.env['CLIENT_VERSION']) }]);
cleanupOutdatedCaches();

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([preloadWhereItServes(), scope.clients.claim()]));
});
scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  // A new version waits until its reader agrees, because open pages were made for the old one.
  event.waitUntil(
    message.type === 'takeOver' ? scope.skipWaiting() : follow(message, event).catch(yieldToDevice),
  );
});
