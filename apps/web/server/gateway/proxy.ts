import { MEMBER_TYPE, SOCIAL_PROVIDERS } from '@maidan/contract/constants';
import { PATHS } from '@maidan/contract/paths';
import type { Session } from '@maidan/contract/types';
import { isDeadSession } from '#platform/api/failure.ts';
import { KEEP_SESSION_HEADER } from '#platform/session/session.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import { codeHeaders, withCodeCookie } from '../cookies/code.ts';
import { compressed } from '../http/compression.ts';
import { readCookies } from '../cookies/request.ts';
import type { RequestCookies } from '../cookies/request.ts';
import { deviceOf } from '../cookies/device.ts';
import type { Device } from '../cookies/device.ts';
import type { AskGateway } from './watch.ts';
import { problemResponse } from '@maidan/deployment/problem';
import { isForeignOrigin } from '../http/foreign-origin.ts';
import { doubledSessions } from '../cookies/doubled-session.ts';
import type { ServerLog } from '#platform/api/request-scope.ts';
import type { SessionCookies, StoredSession } from '../cookies/session.ts';
import { readSocialCookie, socialCookie } from '../cookies/social.ts';

/** Calls that sign a member in. The gateway is told which device makes them and remembers it. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  PATHS.account.login,
  PATHS.account.register,
  PATHS.account.registerMobile,
  PATHS.account.secondStep,
  ...SOCIAL_PROVIDERS.map((provider) => PATHS.account.socialFinish.replace('{provider}', provider)),
]);
/** Calls that send a code. */
const CODE_SENDING_PATHS: ReadonlySet<string> = new Set([
  PATHS.account.smsCode,
  PATHS.security.mobileCode,
  PATHS.security.emailCode,
]);
/** Calls that name the device to the gateway, so that a stranger's wrong guesses do not slow down a known device. */
const DEVICE_PATHS: ReadonlySet<string> = new Set([...SIGN_IN_PATHS, ...CODE_SENDING_PATHS]);
/** Calls whose answers carry a session, which becomes the cookie. */
const SESSION_PATHS: ReadonlySet<string> = new Set([
  ...SIGN_IN_PATHS,
  PATHS.account.freePlay,
  PATHS.account.renew,
]);
const PASSED_REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'encryption',
  'device',
  'module-id',
  'idempotency-key',
  'last-event-id',
  'user-agent',
];
const PASSED_REPLY_HEADERS = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'referrer-policy',
  'retry-after',
  'x-content-type-options',
  'x-request-id',
];
/** The largest body of a call, in bytes. */
export const MAX_CALL_BYTES = 256 * 1024;
/** The same for the call that carries a picture. */
export const MAX_PICTURE_CALL_BYTES = 6 * 1024 * 1024;
/** The calls that carry files. A visitor's is refused before it is read, so that nobody fills the memory unnamed. */
const FILE_PATHS: ReadonlySet<string> = new Set([PATHS.pictures.add]);

/** What the proxy needs. */
export interface ApiProxyOptions {
  readonly apiUrl: string;
  readonly cookies: SessionCookies;
  readonly headersFor: (visitor: Visitor) => Record<string, string>;
  readonly ask: AskGateway;
  readonly log: Pick<ServerLog, 'warn'>;
}

/** Forwards one call of a script under `/m/api` to the gateway. */
export type ApiProxy = (request: Request, visitor: Visitor) => Promise<Response>;

/** First parts of the paths that browsers may call: those of the contract, without the ones for vendors. */
const OPEN_PARTS: ReadonlySet<string | undefined> = new Set(
  Object.entries(PATHS)
    .filter(([group]) => group !== 'vendor')
    .flatMap(([, paths]) => Object.values(paths).map((path) => path.split('/')[1])),
);

/** Makes the proxy. It forwards the session only when the cookie and the Authorization header belong together. */
export function createApiProxy({
  apiUrl,
  cookies,
  headersFor,
  ask,
  log,
}: ApiProxyOptions): ApiProxy {
  const refuseDoubled = doubledSessions(cookies, log);
  return async (request, visitor) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/m\/api/, '');
    const authorization = request.headers.get('authorization') ?? undefined;
    const secure = visitor.protocol === 'https';
    const held = readCookies(request.headers.get('cookie'), secure);
    const session = sessionOf(cookies, held, authorization);
    const refusal = refusalOf(request, visitor, path);
    if (refusal) return refusal;
    if (authorization !== undefined && !session) return expired(refuseDoubled(held, visitor));
    if (!session && FILE_PATHS.has(path)) return problemResponse('session.missing');
    const device = DEVICE_PATHS.has(path) ? deviceOf(held) : undefined;

    const reply = await ask(`${apiUrl}${path}${url.search}`, {
      method: request.method,
      headers: {
        ...passedHeaders(request),
        ...headersFor(visitor),
        ...device?.headers,
        ...codeHeaders(path, held),
        ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
      },
      body: isReading(request) ? null : await request.arrayBuffer(),
      redirect: 'manual',
      signal: abortSignalOf(request),
    }).catch(() => undefined);
    if (!reply) return problemResponse('server.unavailable', { params: { retryAfterSeconds: 2 } });

    const headers = passedReplyHeaders(reply);
    if (namesCode(reply, path)) return withCodeCookie(reply, headers, secure);
    if (reply.ok && SESSION_PATHS.has(path)) {
      for (const line of signInCookies(device, held, secure)) headers.append('Set-Cookie', line);
      const former = path === PATHS.account.renew ? session : undefined;
      return openSession(reply, { request, headers, cookies, secure, former });
    }
    if (session && (await endsSession(reply, path))) {
      for (const line of cookies.clear(secure)) headers.append('Set-Cookie', line);
    }
    return compressed(request, new Response(reply.body, { status: reply.status, headers }));
  };
}

/** Whether an answer may name a code: the answer to a request for one, and a sign-in that asks for its second step. */
function namesCode({ ok, status }: Response, path: string): boolean {
  return ok ? CODE_SENDING_PATHS.has(path) : status === 403 && SIGN_IN_PATHS.has(path);
}

/** The answer to a call whose session is over, with the lines that delete its cookies. */
function expired(gone: readonly string[]): Response {
  const answer = problemResponse('session.expired');
  for (const line of gone) answer.headers.append('Set-Cookie', line);
  return answer;
}

/**
 * Set-Cookie lines for the answer to a sign-in: they keep the device, and end a sign-in with a provider that was under
 * way.
 */
function signInCookies(
  device: Device | undefined,
  held: RequestCookies,
  secure: boolean,
): string[] {
  return [
    ...(device ? [device.cookie(secure)] : []),
    ...(readSocialCookie(held) ? [socialCookie(undefined, secure)] : []),
  ];
}

function sessionOf(
  cookies: SessionCookies,
  held: RequestCookies,
  authorization: string | undefined,
): StoredSession | undefined {
  const stored = cookies.read(held);
  return stored && cookies.authorises(stored, authorization) ? stored : undefined;
}

function refusalOf(request: Request, visitor: Visitor, path: string): Response | undefined {
  if (!OPEN_PARTS.has(path.split('/')[1])) return problemResponse('request.not_found');
  const isForeign = !isReading(request) && isForeignOrigin(request, visitor);
  return isForeign ? problemResponse('request.invalid') : undefined;
}

async function endsSession(reply: Response, path: string): Promise<boolean> {
  return (reply.ok && path === PATHS.account.logout) || isDeadSession(reply);
}

function passedReplyHeaders(reply: Response): Headers {
  const headers = new Headers();
  for (const name of PASSED_REPLY_HEADERS) {
    const value = reply.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  const length = reply.headers.get('content-length');
  if (length !== null && !reply.headers.has('content-encoding'))
    headers.set('Content-Length', length);
  // Each event must leave as it happens; this header keeps a proxy in between from collecting them.
  if (headers.get('content-type')?.startsWith('text/event-stream'))
    headers.set('X-Accel-Buffering', 'no');
  return headers;
}

/** A trial's session names the account type `customerType` instead (SESS-02). */
type TrialSession = Pick<Session, 'token' | 'merchantCode' | 'userName'> & {
  customerType?: number;
};

interface Opening {
  readonly request: Request;
  readonly headers: Headers;
  readonly cookies: SessionCookies;
  readonly secure: boolean;
  /**
   * The session that is renewed. The new one inherits from it how long it lasts and whether it is the member's first.
   */
  readonly former: StoredSession | undefined;
}

async function openSession(
  reply: Response,
  { request, headers, cookies, secure, former }: Opening,
): Promise<Response> {
  const { value } = (await reply.json()) as { value: Partial<Session> & TrialSession };
  const { token, merchantCode, userName, customerType } = value;
  const { type = customerType ?? MEMBER_TYPE.trial } = value;
  const { firstTimeLogin = false } = former ?? value;
  const isWished = request.headers.get(KEEP_SESSION_HEADER) === '1';
  const isKept = former ? former.isKept === true : isWished;
  const stored = { token, merchantCode, userName, type, firstTimeLogin, isKept };
  for (const line of cookies.write(stored, secure)) headers.append('Set-Cookie', line);
  headers.set('Cache-Control', 'no-store');
  // The body has changed, so headers that describe it are no longer true.
  headers.delete('Content-Length');
  const info = {
    ...cookies.infoOf(stored),
    ...(customerType === undefined ? {} : { customerType }),
  };
  return Response.json({ value: info }, { status: reply.status, headers });
}

/**
 * A signal that ends with a request. The server's own signal gives a sentence as its reason, and a call that it ends
 * would throw that sentence and look like a fault of the gateway. Without a reason the call throws an `AbortError`,
 * which says that the asker left.
 */
function abortSignalOf({ signal }: Request): AbortSignal {
  const left = new AbortController();
  if (signal.aborted) left.abort();
  signal.addEventListener('abort', () => left.abort(), { once: true });
  return left.signal;
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
