import { AppError, isAgentType, MEMBER_TYPE } from '@maidan/contract';
import type { Access, EndpointOptions, ErrorCode, SealedOperation } from '@maidan/contract';
import type { Frozen } from '@maidan/contract/types';
import type { Capability } from '@maidan/site';
import { answerSecurity } from '@maidan/deployment/security-headers';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { COMMON_CODES, appErrorOf, failureResponse } from './problem.ts';
import {
  DEFAULT_BODY_BYTES,
  isStorable,
  readFormBody,
  readJsonBody,
  readMultipartBody,
} from './request-body.ts';
import type { BaseContext, SessionView, SiteView } from './request-context.ts';
import type { RequestOrigin } from './request-origin.ts';
import type { WaitingLine } from '../process/waiting-line.ts';
import type { Sealing } from '../secrets/sealing.ts';

/** What the HTTP layer needs of the modules; `app.ts` provides it. */
export interface HttpKernel {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly sealing: Sealing;
  /** Set by tests: a reply or error that the contract does not declare becomes `server.unexpected`. */
  readonly isStrict: boolean;
  readOrigin(header: (name: string) => string | undefined, socketAddress: string): RequestOrigin;
  /** The site of a host. @throws AppError `site.unknown_host` */
  findSite(origin: RequestOrigin): Promise<SiteView>;
  /** @throws AppError `site.maintenance` or `site.region_blocked` when the site is closed for the visitor */
  checkOpen(site: SiteView, origin: RequestOrigin): void;
  /** The live session of a token on a site; undefined when it is over, unknown or of another site. */
  findSession(site: SiteView, token: string): Promise<SessionView | undefined>;
  /** The line in which calls that carry files wait for their turn, so that few bodies are in memory at once. */
  readonly uploads: WaitingLine;
  /** Called for every unexpected failure, and for every part that does not answer. */
  noteFailure(error: unknown): void;
}

/** An endpoint as `defineEndpoint` of the contract makes it. */
export interface DeclaredEndpoint {
  readonly route: { readonly method: string; readonly path: string };
  readonly options: EndpointOptions;
  readonly errors: readonly ErrorCode[];
  readonly shapes: { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType };
  readonly reply: z.ZodType;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SessionOf<E extends DeclaredEndpoint> = E['options']['access'] extends 'public'
  ? SessionView | undefined
  : SessionView;

/**
 * What the handler of an endpoint receives: the parts that the contract checked, and the session that its access
 * promises.
 */
export interface HandlerContext<E extends DeclaredEndpoint> extends BaseContext {
  readonly session: SessionOf<E>;
  readonly params: Parsed<E['shapes']['params']>;
  readonly query: Parsed<E['shapes']['query']>;
  readonly body: Parsed<E['shapes']['body']>;
}

/** Answers an endpoint. Expected failures are thrown as AppError. */
export type Handler<E extends DeclaredEndpoint> = (
  context: HandlerContext<E>,
) => Promise<Frozen<z.input<E['reply']>>> | Frozen<z.input<E['reply']>>;

/** What the layer stores per request. */
export interface HttpEnv {
  Variables: { route?: string; requestId?: string; origin?: RequestOrigin };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}

/** The place where endpoints are bound. `hono` takes routes outside the contract, such as the vendors' calls. */
export interface Router {
  readonly hono: Hono<HttpEnv>;
  readonly kernel: HttpKernel;
}

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,128}$/;
const CODE_HANDLE = /^[A-Za-z0-9_-]{16,128}$/;
const SEALED_BODY_BYTES = 49_152;

/** Makes a router. Each of its answers has a request id and security headers, and a failure is a problem document. */
export function createRouter(kernel: HttpKernel): Router {
  const hono = new Hono<HttpEnv>();
  hono.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(c, kernel);
    await next();
    const route = c.get('route') ?? 'unknown';
    const seconds = (performance.now() - startedAt) / 1000;
    c.res.headers.set('X-Request-Id', requestId);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    const status = c.res.status;
    kernel.metrics.requests.observe(
      { route, method: c.req.method, status: String(status) },
      seconds,
    );
    kernel.log.info(
      { requestId, method: c.req.method, route, status, ms: Math.round(seconds * 1000) },
      'request',
    );
  });
  hono.use(answerSecurity);
  hono.use(
    methodNotAllowed({
      app: hono,
      onMethodNotAllowed: (c, methods) => refuseMethod(c, methods, kernel),
    }),
  );
  hono.onError((error, c) => answerFailure(error, c, kernel));
  hono.notFound((c) => answerFailure(new AppError('request.not_found'), c, kernel));
  return { hono, kernel };
}

/**
 * Binds a handler to a declared endpoint. Everything that the contract promises is checked before and after the
 * handler.
 */
export function bind<const E extends DeclaredEndpoint>(
  router: Router,
  endpoint: E,
  handler: Handler<E>,
): void {
  bindResponse(router, endpoint, async (context, c) => {
    const reply = await handler(context);
    if (router.kernel.isStrict) checkReply(endpoint, reply);
    return c.json(reply as object);
  });
}

/** As `bind`, for an endpoint that returns its own response, such as a stream of events. */
export function bindResponse<const E extends DeclaredEndpoint>(
  router: Router,
  endpoint: E,
  handler: (context: HandlerContext<E>, c: Context<HttpEnv>) => Promise<Response>,
): void {
  const path = endpoint.route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  router.hono.on(endpoint.route.method.toUpperCase(), path, async (c) => {
    c.set('route', endpoint.route.path);
    const answer = async () => handler(await contextOf(c, endpoint, router.kernel), c);
    try {
      return await (endpoint.options.multipart ? router.kernel.uploads.run(answer) : answer());
    } catch (error) {
      throw router.kernel.isStrict ? asDeclared(error, endpoint) : error;
    }
  });
}

/**
 * The answer to a method that a path does not have. `Allow` leaves out HEAD, because every path with GET answers it.
 */
function refuseMethod(c: Context<HttpEnv>, methods: string[], kernel: HttpKernel): Response {
  const answer = answerFailure(new AppError('request.method_not_allowed'), c, kernel);
  answer.headers.set('Allow', methods.filter((method) => method !== 'HEAD').join(', '));
  return answer;
}

/**
 * The id of a request: the one that web sent when web is trusted, otherwise a new one. `hono/request-id` is not used,
 * since it takes the id of any sender, and a stranger could then write into the log under the id of somebody else.
 */
function requestIdOf(c: Context<HttpEnv>, kernel: HttpKernel): string {
  const known = c.get('requestId');
  if (known) return known;
  const sent = c.req.header('x-request-id') ?? '';
  const isBelieved = REQUEST_ID.test(sent) && originOf(c, kernel).isFromWeb;
  const requestId = isBelieved ? sent : crypto.randomUUID();
  c.set('requestId', requestId);
  return requestId;
}

/** The origin of a request. */
function originOf(c: Context<HttpEnv>, kernel: HttpKernel): RequestOrigin {
  const known = c.get('origin');
  if (known) return known;
  // Requests that tests pass in have no connection; they count as local.
  const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const origin = kernel.readOrigin((name) => c.req.header(name), socketAddress);
  c.set('origin', origin);
  return origin;
}

async function contextOf<E extends DeclaredEndpoint>(
  c: Context<HttpEnv>,
  endpoint: E,
  kernel: HttpKernel,
): Promise<HandlerContext<E>> {
  const origin = originOf(c, kernel);
  const requestId = requestIdOf(c, kernel);
  const { options, shapes } = endpoint;
  const site = await kernel.findSite(origin);
  if (!options.whenClosed) kernel.checkOpen(site, origin);
  if (options.capability && !site.can(options.capability as Capability)) {
    throw new AppError('site.feature_off');
  }
  const session = await sessionOf(c, site, options.access, kernel);
  const query = queryOf(c, shapes.query);
  const context = {
    requestId,
    origin,
    clientAddress: origin.clientAddress,
    deviceId: origin.deviceId,
    site,
    session,
    log: kernel.log.child({ requestId, siteId: site.siteId }),
    idempotencyKey: idempotencyKeyOf(c, options),
    codeHandle: CODE_HANDLE.exec(c.req.header('code-handle') ?? '')?.[0] ?? '',
    userAgent: (c.req.header('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 256),
    params: parsePart('params', shapes.params, c.req.param()),
    query,
    body: shapes.body
      ? parsePart('body', shapes.body, await bodyOf(c, site, endpoint, kernel))
      : undefined,
  };
  return context as unknown as HandlerContext<E>;
}

async function sessionOf(
  c: Context<HttpEnv>,
  site: SiteView,
  access: Access,
  kernel: HttpKernel,
): Promise<SessionView | undefined> {
  const header = c.req.header('authorization');
  const token = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(header ?? '')?.[1];
  const session = token ? await kernel.findSession(site, token) : undefined;
  if (access === 'public') return session;
  if (!header) throw new AppError('session.missing');
  if (!session) throw new AppError('session.expired');
  if (access === 'member' && session.type === MEMBER_TYPE.trial) {
    throw new AppError('session.formal_account_required');
  }
  if (access === 'agent' && !isAgentType(session.type)) throw new AppError('session.role');
  return session;
}

function idempotencyKeyOf(c: Context<HttpEnv>, options: EndpointOptions): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (options.idempotent && !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('request.invalid', { where: 'headers', field: 'Idempotency-Key' });
  }
  return key;
}

async function bodyOf(
  c: Context<HttpEnv>,
  site: SiteView,
  { options, route }: DeclaredEndpoint,
  kernel: HttpKernel,
): Promise<unknown> {
  const usual = options.sealed ? SEALED_BODY_BYTES : DEFAULT_BODY_BYTES;
  const body = await readerOf(options)(c.req.raw, options.maxBodyBytes ?? usual);
  if (!options.sealed) return body;
  const operation = `${route.method.toUpperCase()} ${route.path}` as SealedOperation;
  const target = { siteId: site.siteId, operation };
  return kernel.sealing.open(target, c.req.header('encryption'), body);
}

function readerOf(options: EndpointOptions): (raw: Request, maxBytes: number) => Promise<unknown> {
  if (options.multipart) return readMultipartBody;
  return options.form ? readFormBody : readJsonBody;
}

/**
 * A query as the endpoint declares it. An unknown or repeated parameter is refused, because ignoring it would hide the
 * mistake from the caller.
 */
export function queryOf(c: Context, schema: z.ZodObject | undefined): unknown {
  const given = Object.entries(c.req.queries());
  const known = schema?.shape ?? {};
  const fault = given.find(([name, values]) => !Object.hasOwn(known, name) || values.length > 1);
  if (fault) throw new AppError('request.invalid', { where: 'query', field: fault[0] });
  return parsePart('query', schema, c.req.query());
}

/** A part of a request as its schema declares it. @throws AppError `request.invalid` */
export function parsePart(where: string, schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new AppError('request.invalid', { where, field });
  }
  if (!isStorable(parsed.data)) throw new AppError('request.invalid', { where });
  return parsed.data;
}

function answerFailure(error: unknown, c: Context<HttpEnv>, kernel: HttpKernel): Response {
  const requestId = requestIdOf(c, kernel);
  const failure = appErrorOf(error);
  if (failure.status >= 500) kernel.noteFailure(error);
  if (failure.code === 'server.unexpected') {
    kernel.metrics.unexpected.inc();
    kernel.log.error({ requestId, error }, 'unexpected failure');
  } else if (failure.code === 'server.unavailable') {
    kernel.log.warn({ requestId, error }, 'a part does not answer');
  }
  return failureResponse(failure, requestId);
}

function checkReply(endpoint: DeclaredEndpoint, reply: unknown): void {
  const parsed = endpoint.reply.safeParse(reply);
  if (parsed.success) return;
  throw new Error(`Reply of ${endpoint.route.path} breaks the contract: ${parsed.error.message}`);
}

function asDeclared(error: unknown, endpoint: DeclaredEndpoint): unknown {
  const isDeclared =
    !(error instanceof AppError) ||
    endpoint.errors.includes(error.code) ||
    COMMON_CODES.has(error.code);
  if (isDeclared) return error;
  return new Error(`${endpoint.route.path} does not declare ${error.code}`, { cause: error });
}
