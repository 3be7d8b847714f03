/**
 * How a request is answered:
 * `asset` from the cache, as its name changes with its content; `cover` from the cache, renewed behind it; `lobby` from
 * the network, else from the copy; `page` from the network, else the page without a connection; `signOut` from the
 * network, and what was kept goes; `network` as if there were no worker.
 */
export type Handling = 'asset' | 'cover' | 'lobby' | 'page' | 'signOut' | 'network';

/** What of a request decides how it is answered. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly headers: { has(name: string): boolean };
}

/** Paths that show the lobby; the first is the one that the copy is kept for. */
const LOBBY_PATHS = ['/m/home', '/m', '/m/', '/m/index', '/m/index.html'];
/** A sign-out is a form, or what a script calls instead; from all devices it begins with the other ones. */
const SIGN_OUT: Readonly<Record<string, RegExp>> = {
  POST: /^\/m\/logout(?:\.data)?$/,
  DELETE: /^\/m\/api\/account\/(?:logout|sessions)$/,
};

/**
 * Decides how a request is answered. Calls of the gateway, data of loaders, posts, parts of files and other origins
 * never meet a cache; those that sign out empty it.
 */
export function handlingOf(request: RequestFacts, origin: string): Handling {
  const url = new URL(request.url);
  if (url.origin !== origin) return 'network';
  if (SIGN_OUT[request.method]?.test(url.pathname)) return 'signOut';
  if (request.method !== 'GET' || request.headers.has('range')) return 'network';
  if (request.mode === 'navigate') {
    if (request.destination !== 'document') return 'network';
    return LOBBY_PATHS.includes(url.pathname) ? 'lobby' : 'page';
  }
  if (url.pathname.startsWith('/m/assets/')) return 'asset';
  if (url.pathname.startsWith('/m/art/') && request.destination === 'image') return 'cover';
  return 'network';
}

/** Whether an answer may be kept: whole, of this origin, and not marked as somebody's own. */
export function isKeepable(response: Response): boolean {
  const isOpen = !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  return response.status === 200 && response.type !== 'opaque' && isOpen;
}

/**
 * Whether the copy of the lobby is what a navigation asks for: the same language, unless the address names none.
 *
 * @param locale the language of the copy
 */
export function fitsCopy(address: string, locale: string): boolean {
  const wish = new URL(address).searchParams.get('lang');
  return wish === null || wish === locale;
}

/** Whether a navigation shows the lobby under the very path that the copy was made for. */
export function isCopyPath(address: string): boolean {
  return new URL(address).pathname === LOBBY_PATHS[0];
}
