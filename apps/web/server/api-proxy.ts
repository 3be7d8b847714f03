import { PATHS } from '@maidan/contract/paths';
import type { Session } from '@maidan/contract/types';
import type { Visitor } from './client-address.ts';
import { problemResponse } from './problem.ts';
import type { SessionCookies } from './session-cookie.ts';

/** Answers of these calls carry a session that becomes the cookie. */
const SESSION_PATHS: ReadonlySet<string> = new Set([
  PATHS.account.login,
  PATHS.account.register,
  PATHS.account.renew,
]);
const PASSED_REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'encryption',
  'device',
  'idempotency-key',
  'last-event-id',
];
const PASSED_REPLY_HEADERS = ['content-type', 'cache-control', 'etag', 'retry-after'];
const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** What the proxy needs. */
export interface ApiProxyOptions {
  readonly apiUrl: string;
  readonly cookies: SessionCookies;
  readonly headersFor: (visitor: Visitor) => Record<string, string>;
}

/** Forwards one call of a script under `/m/api` to the gateway (flows.md, Session). */
export type ApiProxy = (request: Request, visitor: Visitor) => Promise<Response>;

/** First parts of the paths that browsers may call: the contract's, without the vendors' own. */
const OPEN_PARTS: ReadonlySet<string | undefined> = new Set(
  Object.entries(PATHS)
    .filter(([group]) => group !== 'vendor')
    .flatMap(([, paths]) => Object.values(paths).map((path) => path.split('/')[1])),
);

/** Makes the proxy: a session counts only when cookie and Authorization header belong together. */
export function createApiProxy({ apiUrl, cookies, headersFor }: ApiProxyOptions): ApiProxy {
  return async (request, visitor) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/m\/api/, '');
    const authorization = request.headers.get('authorization') ?? undefined;
    const stored = cookies.read(request.headers.get('cookie') ?? undefined);
    const session = stored && cookies.authorises(stored, authorization) ? stored : undefined;
    const refusal = refusalOf(request, visitor, path);
    if (refusal) return refusal;
    if (authorization !== undefined && !session) return problemResponse('session.expired');

    const reply = await fetch(`${apiUrl}${path}${url.search}`, {
      method: request.method,
      headers: {
        ...passedHeaders(request),
        ...headersFor(visitor),
        ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
      },
      body: isReading(request) ? null : await request.arrayBuffer(),
      redirect: 'manual',
      signal: request.signal,
    }).catch(() => undefined);
    if (!reply) return problemResponse('server.unavailable', { 'Retry-After': '2' });

    const headers = passedReplyHeaders(reply);
    const secure = visitor.protocol === 'https';
    if (reply.ok && SESSION_PATHS.has(path)) return openSession(reply, headers, cookies, secure);
    if (session && endsSession(reply, path)) {
      for (const line of cookies.clear(secure)) headers.append('Set-Cookie', line);
    }
    return new Response(reply.body, { status: reply.status, headers });
  };
}

function refusalOf(request: Request, visitor: Visitor, path: string): Response | undefined {
  if (!OPEN_PARTS.has(path.split('/')[1])) return problemResponse('request.not_found');
  if (!isReading(request) && isForeignOrigin(request, visitor)) {
    return problemResponse('request.invalid');
  }
  const length = Number(request.headers.get('content-length') ?? 0);
  return length > MAX_BODY_BYTES ? problemResponse('request.too_large') : undefined;
}

function endsSession(reply: Response, path: string): boolean {
  return reply.status === 401 || (reply.ok && path === PATHS.account.logout);
}

function passedReplyHeaders(reply: Response): Headers {
  const headers = new Headers();
  for (const name of PASSED_REPLY_HEADERS) {
    const value = reply.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  return headers;
}

async function openSession(
  reply: Response,
  headers: Headers,
  cookies: SessionCookies,
  secure: boolean,
): Promise<Response> {
  const answer = (await reply.json()) as { value: Session };
  const { token, merchantCode, userName, type, firstTimeLogin } = answer.value;
  const stored = { token, merchantCode, userName, type, firstTimeLogin };
  for (const line of cookies.write(stored, secure)) headers.append('Set-Cookie', line);
  headers.set('Cache-Control', 'no-store');
  return Response.json({ value: cookies.infoOf(stored) }, { status: reply.status, headers });
}

function passedHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of PASSED_REQUEST_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Whether a request that changes state comes from another origin; browsers send Origin with every such request. */
export function isForeignOrigin(request: Request, visitor: Visitor): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return origin !== `${visitor.protocol}://${visitor.host}`;
}
