/**
 * Whether a request is for a page (SHELL-33): a browser's navigation, or a client such as a probe or a link preview
 * that names neither a kind nor, as scripts and pictures of a page do, a purpose.
 */
export function asksForDocument({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && !headers.has('sec-fetch-dest'));
}

/** Whether a request only reads. */
export function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Whether an address is the product's own: bare `/m`, its data (which the router asks for beside it), or anything below. */
export function isOfProduct({ pathname }: URL): boolean {
  return pathname === '/m' || pathname === '/m.data' || pathname.startsWith('/m/');
}

/** Whether an address is that of a screen's data, which a page asks for when it opens the screen. */
export function isLoaderCall(url: URL): boolean {
  return url.pathname.endsWith('.data');
}

/** What of a request for a page decides for whom the page is. */
interface ReaderFacts {
  readonly request: Request;
  /** The address with what its screen reads alone. */
  readonly sharedUrl: URL;
  readonly session: unknown;
  readonly socialSignIn: unknown;
}

/**
 * Whether a page is the same for every visitor, for as long as the site's settings are: none is in the middle of a
 * sign-in, its address holds no secret, and it is no page of development, which shows what is going on just now.
 */
export function isShared({ request, sharedUrl: url, session, socialSignIn }: ReaderFacts): boolean {
  const isPersonal = session !== undefined || socialSignIn !== undefined;
  const isSecret = url.pathname.startsWith('/m/social/') || url.searchParams.has('token');
  const isPassing = url.pathname.startsWith('/m/dev/');
  return !isPersonal && !isSecret && !isPassing && isReading(request) && !isLoaderCall(url);
}
