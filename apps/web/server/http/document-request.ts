/**
 * Whether a request is for a page (SHELL-33). It is when a browser navigates, or when a client such as a probe or a
 * link preview sends none of the headers by which a page's own scripts and pictures say what they are for.
 */
export function asksForDocument({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && !headers.has('sec-fetch-dest'));
}

/** Whether a request only reads. */
export function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/**
 * Whether an address is the product's own: bare `/m`, its data (which the router asks for beside it), or anything
 * below.
 */
export function isOfProduct({ pathname }: URL): boolean {
  return pathname === '/m' || pathname === '/m.data' || pathname.startsWith('/m/');
}

/**
 * Whether an address is that of a screen's data, which the router asks for when a link inside the page opens the
 * screen.
 */
export function isLoaderCall(url: URL): boolean {
  return url.pathname.endsWith('.data');
}

/** What decides for whom a page is made. */
interface ReaderFacts {
  readonly request: Request;
  /** The address with only the parameters that its screen reads. */
  readonly sharedUrl: URL;
  readonly session: unknown;
  readonly socialSignIn: unknown;
}

/**
 * Whether every visitor may get the same page until the site's settings change. A page is not shared in the middle of a
 * sign-in, when its address holds a secret, or when it is a development page, which shows the present moment.
 */
export function isShared({ request, sharedUrl: url, session, socialSignIn }: ReaderFacts): boolean {
  const isPersonal = session !== undefined || socialSignIn !== undefined;
  const isSecret = url.pathname.startsWith('/m/social/') || url.searchParams.has('token');
  const isPassing = url.pathname.startsWith('/m/dev/');
  return !isPersonal && !isSecret && !isPassing && isReading(request) && !isLoaderCall(url);
}
