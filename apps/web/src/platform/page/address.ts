/** Every address of the product begins with this (SHELL-01). */
const BASE_PATH = '/m';
const HOME_PATH = '/m/home';

/**
 * What the router's own paths stand below. With the slash, because the data of a screen lies beside its address: beside
 * bare `/m` it would be `/m.data`, which no cookie of the path `/m` reaches, so a member would be a visitor there.
 */
export const ROUTER_BASE = '/m/';

/** Gives a page that was opened at bare `/m` the address under which its router works; before the router begins. */
export function settleBareAddress(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === BASE_PATH)
    window.history.replaceState(window.history.state, '', `${ROUTER_BASE}${search}${hash}`);
}

/** The path under which the router knows an address of the product: bare `/m`, and the data beside it, lie below it. */
export function routedPath(pathname: string): string {
  if (pathname === BASE_PATH) return ROUTER_BASE;
  return pathname === `${BASE_PATH}.data` ? `${ROUTER_BASE}_.data` : pathname;
}

/** The router's path for an address of the product, or undefined when the address leads elsewhere. */
export function routerPath(href: string): string | undefined {
  if (href === BASE_PATH) return '/';
  return href.startsWith(`${BASE_PATH}/`) ? href.slice(BASE_PATH.length) : undefined;
}

/** Stands for the origin of the page while an address is read. */
const ANY_ORIGIN = 'http://product.invalid';

/**
 * An address to go back to that came in a query: a path of the product as a browser would read it, else home. Nothing
 * that leads out of the product comes through, and nothing that a header could not carry.
 */
export function safeBackPath(text: string | null | undefined): string {
  if (!text || !/^\/m(\/|\?|#|$)/.test(text)) return HOME_PATH;
  // A browser drops tabs and line ends, takes a backslash for a slash, and walks up at "..".
  const { pathname, search, hash } = new URL(text, ANY_ORIGIN);
  const isOurs = routerPath(pathname) !== undefined && !pathname.includes('//');
  return isOurs ? `${pathname}${search}${hash}` : HOME_PATH;
}

/** Address of the login page that comes back to where it was opened. */
export function loginPath(back: string): string {
  return `/m/login?back=${encodeURIComponent(back)}`;
}

/** Router paths that all show home; `/home` is the canonical one (SHELL-03). */
const HOME_PATHS: ReadonlySet<string> = new Set(['/', '/index', '/index.html', '/home']);

/** The one path, in the router's reckoning, under which a page is known. */
export function canonicalPath(pathname: string): string {
  return HOME_PATHS.has(pathname) ? '/home' : pathname;
}
