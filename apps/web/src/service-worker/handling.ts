import { PROFILE_PATH } from '#platform/installation/profile-path.ts';

/**
 * How a request is answered.
 * `asset`: from the cache, because its name changes with its content. `cover`: from the cache, which is then renewed.
 * `lobby`: from the network, or else the copy. `page`: from the network, or else the page without a connection.
 * `signOut`: from the network, and the cache is emptied. `network`: as if there were no worker.
 */
export type Handling = 'asset' | 'cover' | 'lobby' | 'page' | 'signOut' | 'network';

/** The facts about a request that decide how it is answered. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly headers: { has(name: string): boolean };
}

/** Paths that show the lobby; the first is the one that the copy is kept for. */
const LOBBY_PATHS = ['/m/home', '/m', '/m/', '/m/index', '/m/index.html'];
/** A sign-out is a posted form or the call of a script; signing out everywhere begins with the other devices. */
const SIGN_OUT: Readonly<Record<string, RegExp>> = {
  POST: /^\/m\/logout(?:\.data)?$/,
  DELETE: /^\/m\/api\/account\/(?:logout|sessions)$/,
};

/**
 * Decides how a request is answered. Calls of the gateway, data of loaders, posts, parts of files and other origins
 * never use a cache; those that sign out empty it.
 */
export function handlingOf(request: RequestFacts, origin: string): Handling {
  const url = new URL(request.url);
  if (url.origin !== origin) return 'network';
  if (SIGN_OUT[request.method]?.test(url.pathname)) return 'signOut';
  if (request.method !== 'GET' || request.headers.has('range')) return 'network';
  if (request.mode === 'navigate') {
    // iOS installs a profile that its own download brought, not one that a worker passes on.
    if (request.destination !== 'document' || url.pathname === PROFILE_PATH) return 'network';
    return LOBBY_PATHS.includes(url.pathname) ? 'lobby' : 'page';
  }
  if (url.pathname.startsWith('/m/assets/')) return 'asset';
  if (url.pathname.startsWith('/m/art/') && request.destination === 'image') return 'cover';
  return 'network';
}

/** Whether an answer may be cached: complete, of this origin, and not marked as private. */
export function isKeepable(response: Response): boolean {
  const isOpen = !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  return response.status === 200 && response.type !== 'opaque' && isOpen;
}

/**
 * Whether the copy of the lobby fits a navigation: the same language, unless the address names none.
 *
 * @param locale the language of the copy
 */
export function fitsCopy(address: string, locale: string): boolean {
  const wish = new URL(address).searchParams.get('lang');
  return wish === null || wish === locale;
}

/** Whether a navigation asks for the very path that the copy was made for. */
export function isCopyPath(address: string): boolean {
  return new URL(address).pathname === LOBBY_PATHS[0];
}
