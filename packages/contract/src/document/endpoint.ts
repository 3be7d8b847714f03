import { createRoute, z } from '@hono/zod-openapi';
import type { RouteConfig } from '@hono/zod-openapi';
import { ERRORS } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call an endpoint.
 * `public`: anyone on a site. `session`: any session, a trial user included. `member`: a formal account
 * (no trial user). `agent`: an agent (SESS-30). `vendor`: a signed server-to-server call.
 */
export type Access = 'public' | 'session' | 'member' | 'agent' | 'vendor';

/** What an endpoint declares beside its shapes. */
export interface EndpointOptions {
  readonly access: Access;
  /** Body travels sealed (SEC-01): header `Encryption`, body `{ sealed }`. */
  readonly sealed?: boolean;
  /** The answer opens a session: `value.token` is one, and web turns it into the cookie. */
  readonly issuesSession?: boolean;
  /** Takes a code, such as one that was sent by SMS: the header `Code-Handle` says which browser asked for it. */
  readonly takesCode?: boolean;
  /** Accepts the header `Idempotency-Key` (MONEY-03). */
  readonly idempotent?: boolean;
  /** Capability of the site that must be on, as `packages/site` names it. */
  readonly capability?: string;
  /** The body is form-encoded instead of JSON; every field is a text (API-17, API-70). */
  readonly form?: boolean;
  /** The body is `multipart/form-data`; a field is a text or one file (API-53). */
  readonly multipart?: boolean;
  /** Module id that the specification names for the call; front ends send it as header `Module-Id`. */
  readonly moduleId?: string;
  /** Answers also under maintenance and outside the permitted regions. */
  readonly whenClosed?: boolean;
  /** The body's upper bound in bytes. Default 16 kB. */
  readonly maxBodyBytes?: number;
}

/** Errors that every endpoint may answer with. */
export const COMMON_ERRORS = [
  'request.invalid',
  'request.too_large',
  'request.unsupported_media',
  'request.method_not_allowed',
  'request.too_many',
  'site.unknown_host',
  'site.maintenance',
  'site.region_blocked',
  'site.feature_off',
  'server.unexpected',
  'server.unavailable',
] as const satisfies readonly ErrorCode[];

/** The schema of a problem document (RFC 9457). */
const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    errorCode: z.string(),
    params: z.record(z.string(), z.unknown()).optional(),
    value: z.unknown().optional(),
    requestId: z.string().optional(),
  })
  .openapi('Problem');

/**
 * One call and its answer, as the document shows them to people; a test holds both against the shapes. Where the body
 * travels sealed, `request` is the payload.
 */
export interface EndpointExample {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly request?: unknown;
  readonly reply: unknown;
}

interface Shapes {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
}

/** An endpoint as data: the route of the OpenAPI document, and its options. */
export interface Endpoint<R extends RouteConfig = RouteConfig> {
  readonly route: R;
  readonly options: EndpointOptions;
  readonly shapes: { readonly body?: z.ZodType };
  readonly reply: z.ZodType;
  readonly errors: readonly ErrorCode[];
  readonly example: EndpointExample;
}

/** Refusals of every endpoint that takes a sealed body. */
const SEAL_CODES = [
  'request.not_sealed',
  'request.seal_invalid',
  'request.seal_key_unknown',
] as const satisfies readonly ErrorCode[];

type SealedBody = z.ZodObject<{ sealed: z.ZodString }>;
/** What travels when a body is sealed: `sealed` is base64 of nonce, ciphertext and tag. */
const sealedBodySchema: SealedBody = z.object({ sealed: z.string().max(65_536) });

/** Declares an endpoint. The handler is bound in `apps/api`; `openapi.json` is generated from the declaration. */
export function defineEndpoint<
  const Method extends 'get' | 'post' | 'put' | 'delete',
  const Path extends string,
  const Request extends Shapes,
  Reply extends z.ZodType,
  const Options extends EndpointOptions,
>(declaration: {
  noun: string;
  method: Method;
  path: Path;
  summary: string;
  request?: Request;
  reply: Reply;
  errors?: readonly ErrorCode[];
  options: Options;
  example: EndpointExample;
}) {
  const { noun, method, path, summary, reply, options, example } = declaration;
  const errors = [...COMMON_ERRORS, ...accessErrors(options), ...(declaration.errors ?? [])];
  const shapes = (declaration.request ?? {}) as Request;
  const route = createRoute({
    method,
    path,
    tags: [noun],
    summary,
    operationId: operationIdOf(method, path),
    ...extensionsOf(options, operationIdOf(method, path)),
    request: requestOf(shapes, options) as {
      params: Request['params'] extends z.ZodObject ? Request['params'] : undefined;
      query: Request['query'] extends z.ZodObject ? Request['query'] : undefined;
    },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: reply } } },
      ...problemResponses(errors),
    } as { 200: { description: string; content: { 'application/json': { schema: Reply } } } },
  });
  return { route, options, errors, shapes, reply, example };
}

/** The component of `openapi.json` that holds what a sealed body of an operation carries. */
export function sealedPayloadName(operationId: string): string {
  return `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Payload`;
}

function extensionsOf(options: EndpointOptions, operationId: string) {
  const $ref = `#/components/schemas/${sealedPayloadName(operationId)}`;
  return {
    'x-access': options.access,
    ...(options.sealed ? { 'x-sealed': true, 'x-sealed-payload': { $ref } } : {}),
    ...(options.idempotent ? { 'x-idempotent': true } : {}),
    ...(options.moduleId ? { 'x-module-id': options.moduleId } : {}),
  };
}

function requestOf({ params, query, headers, body }: Shapes, options: EndpointOptions) {
  const schema = options.sealed ? sealedBodySchema : body;
  const mediaType = mediaTypeOf(options);
  return {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(headers ? { headers } : {}),
    ...(schema ? { body: { required: true, content: { [mediaType]: { schema } } } } : {}),
  };
}

function mediaTypeOf(options: EndpointOptions): string {
  if (options.multipart) return 'multipart/form-data';
  return options.form ? 'application/x-www-form-urlencoded' : 'application/json';
}

function accessErrors(options: EndpointOptions): ErrorCode[] {
  const needsSession =
    options.access === 'session' || options.access === 'member' || options.access === 'agent';
  return [
    ...(needsSession ? (['session.missing', 'session.expired'] as const) : []),
    ...(options.access === 'member' ? (['session.formal_account_required'] as const) : []),
    ...(options.access === 'agent' ? (['session.role'] as const) : []),
    ...(options.sealed ? SEAL_CODES : []),
    ...(options.idempotent ? (['request.conflict'] as const) : []),
  ];
}

function problemResponses(errors: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(new Set(errors), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/problem+json': { schema: problemSchema } },
        },
      ]),
  );
}

function operationIdOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return [method, ...words]
    .map((word, index) => (index ? word[0]?.toUpperCase() + word.slice(1) : word))
    .join('');
}
