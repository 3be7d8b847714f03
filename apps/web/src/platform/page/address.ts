/** Every address of the product begins with this (SHELL-01). */
const BASE_PATH = '/m';
const HOME_PATH = '/m/home';

/**
 * The prefix that the router removes from addresses. It ends with a slash because the data of a screen has an address
 * beside the screen's: beside bare `/m` that would be `/m.data`, to which the browser sends no cookie of the path `/m`,
 * so a member would count as a visitor there.
 */
export const ROUTER_BASE = '/m/';

/**
 * Gives a page that was opened at bare `/m`, or under an odd spelling of its path, the address that its router expects.
 * Call it before the router starts.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = routedPath(pathname);
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}

/**
 * The path by which the router knows an address of the product; it puts bare `/m`, and the data beside it, below the
 * base. Letters, digits and `-._~` are the same in a path whether they are encoded or not (RFC 3986, 6.2.2.2); here they
 * are not, because screens read their path as it is written.
 */
export function routedPath(pathname: string): string {
  const path = pathname.replaceAll(/%[2-7][\dA-F]/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
  if (path === BASE_PATH) return ROUTER_BASE;
  return path === `${BASE_PATH}.data` ? `${ROUTER_BASE}_.data` : path;
}

/** The router's path for an address of the product; undefined for any other address. */
export function routerPath(href: string): string | undefined {
  if (href === BASE_PATH) return '/';
  return href.startsWith(`${BASE_PATH}/`) ? href.slice(BASE_PATH.length) : undefined;
}

/** A made-up origin, needed to parse a path as an address. */
const ANY_ORIGIN = 'http://product.invalid';

/**
 * An address to return to that came in a query: a path of the product as a browser would read it, or home. It lets
 * nothing through that leads out of the product, or that a header could not hold.
 */
export function safeBackPath(text: string | null | undefined): string {
  if (!text || !/^\/m(\/|\?|#|$)/.test(text)) return HOME_PATH;
  // A browser drops tabs and line ends, reads a backslash as a slash, and resolves "..".
  const { pathname, search, hash } = new URL(text, ANY_ORIGIN);
  const isOurs = routerPath(pathname) !== undefined && !pathname.includes('//');
  return isOurs ? `${pathname}${search}${hash}` : HOME_PATH;
}

/** Address of the login page that comes back to where it was opened. */
export function loginPath(back: string): string {
  return `/m/login?back=${encodeURIComponent(back)}`;
}

/** The further paths of screens (SHELL-03, SHELL-05), in small letters, each with the one that its screen is known by. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['', 'home'],
  ['index', 'home'],
  ['index.html', 'home'],
  ['register.html', 'register'],
  ['agent', 'agent/home'],
]);

/**
 * The one path of the router under which a page is known. The router takes letters of any case and a slash at the end;
 * with the pattern that it matched, such as `round/:roundId`, the path is spelt as the pattern is.
 */
export function canonicalPath(pathname: string, pattern = ''): string {
  const given = pathname.replaceAll(/^\/|\/$/g, '');
  const known = ALIASES.get(given.toLowerCase());
  if (known !== undefined) return `/${known}`;
  const parts = given.split('/');
  const spelt = pattern.split('/').map((part, at) => (part.startsWith(':') ? parts[at] : part));
  const path = spelt.join('/');
  return path.toLowerCase() === given.toLowerCase() ? `/${path}` : pathname;
}
