import { logFault } from '../page/log.ts';
import { WORKER_ADDRESS, WORKER_SCOPE } from './worker-messages.ts';
import type { PageMessage, ReaderNews } from './worker-messages.ts';

/**
 * An installed site can stay open for days, so it looks for a new version when it comes to the front after this time.
 */
const LOOK_AGAIN_MS = 60 * 60 * 1000;
const COVERS_MOST = 60;

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

let worker: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * The site's service worker, registered once per document; undefined when there can be none. An unexpected reason is
 * logged.
 */
export function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  worker ??= register();
  return worker;
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  // Without TLS, and in private windows of some browsers, there are no workers.
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(trustedAddress(), { scope: WORKER_SCOPE });
  } catch (error) {
    logFault('The service worker could not be registered', error);
    return undefined;
  }
}

/**
 * The address of the one script that the browser side loads by itself. Its Trusted Types policy allows nothing else.
 */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  const policy = trustedTypes?.createPolicy('maidan-worker', {
    createScriptURL: (address) => {
      if (address !== WORKER_ADDRESS) throw new TypeError(`${address} is no worker of the site`);
      return address;
    },
  });
  return policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS;
}

/** Tells the worker about the reader, as soon as a worker is active. */
export async function sendReaderToWorker(
  reader: Pick<ReaderNews, 'locale' | 'isMember' | 'isSavingData'>,
): Promise<void> {
  if (!(await siteWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  const paths = loadedPaths();
  send(active, {
    type: 'reader',
    ...reader,
    assets: paths.filter((path) => path.startsWith('/m/assets/')),
    covers: paths.filter((path) => path.startsWith('/m/art/')).slice(0, COVERS_MOST),
  });
}

function loadedPaths(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/**
 * Calls back when a new version is ready and waits for pages of the old one to close, now or later, at most once for
 * each version. It looks for one at once, and whenever the page returns to the front after an hour. The returned
 * function ends this.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  onWaiting: (next: ServiceWorker) => void,
): () => void {
  let lookedAt = 0;
  const seen = new WeakSet<ServiceWorker>();
  const check = () => {
    const { waiting } = registration;
    // The very first version replaces nothing.
    if (!waiting || !registration.active || seen.has(waiting)) return;
    seen.add(waiting);
    onWaiting(waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', check);
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    // Without a connection there is nothing to find; the next look will tell.
    registration.update().catch(() => undefined);
  };
  check();
  follow();
  // The browser's own look after a navigation waits until the worker is idle.
  look();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', look);
  return () => {
    registration.removeEventListener('updatefound', follow);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Lets a waiting version take over and reloads the page; other pages stay as they are. */
export function takeOver(next: ServiceWorker): void {
  if (next.state !== 'installed') {
    // Another page was quicker.
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  send(next, { type: 'takeOver' });
}

function reload(): void {
  location.reload();
}

function send(receiver: ServiceWorker | null, message: PageMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window and has no origin to name
  receiver?.postMessage(message);
}
