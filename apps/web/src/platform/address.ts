/** Every address of the product begins with this (SHELL-01). */
const BASE_PATH = '/m';

/** The router's path for an address of the product, or undefined when the address leads elsewhere. */
export function routerPath(href: string): string | undefined {
  if (href === BASE_PATH) return '/';
  return href.startsWith(`${BASE_PATH}/`) ? href.slice(BASE_PATH.length) : undefined;
}

/**
 * An address to go back to that came in a query: a path of the product, else home. Anything that could lead to
 * another origin is refused.
 */
export function safeBackPath(text: string | null | undefined): string {
  if (!text || !/^\/m(\/|\?|$)/.test(text) || text.includes('\\') || text.includes('//'))
    return '/m/home';
  return text;
}

/** Address of the login page that comes back to where it was opened. */
export function loginPath(back: string): string {
  return `/m/login?back=${encodeURIComponent(back)}`;
}
