import type { Endpoint } from './endpoint.ts';
import { ERRORS } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import {
  CODE_HANDLE_HEADER,
  ENCRYPTION_HEADER,
  IDEMPOTENCY_HEADER,
  moduleHeader,
  SEALING_TEXT,
  sealedSchema,
  WEB_HEADERS,
} from './common-parts.ts';

type Json = Record<string, unknown>;
interface MediaType {
  readonly schema: unknown;
}
interface Answer extends Json {
  readonly description: string;
  readonly content: Record<string, MediaType>;
}
interface Operation extends Json {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: { readonly content: Record<string, MediaType> };
  readonly responses: Record<string, Answer>;
  readonly 'x-sealed-payload'?: { $ref: string };
}
interface Document extends Json {
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: Json & { readonly schemas: Record<string, Json> };
}

const WHO = {
  public: 'Anybody may call it, with a session or without.',
  session: 'Needs a session; that of a trial user will do.',
  member: 'Needs the session of a member; a trial user is refused.',
  agent: 'Needs the session of an agent.',
  vendor: 'A signed call of a vendor.',
} as const;
const BEARER = { session: [] };
const A_SEALED_TEXT = { sealed: 'bm9uY2Ugb2YgMTIgYnl0ZXMsIGNpcGhlcnRleHQgYW5kIHRhZw==' };
const NOT_ALLOWED = '405';
/** Failures whose params and header say when to ask again. */
const TIMED: ReadonlySet<ErrorCode> = new Set(['request.too_many', 'server.unavailable']);

/**
 * Adds to the document what operations need beside their shapes: sessions, headers, sealed payloads, and an example of
 * each.
 */
export function withDetails(document: Document, endpoints: readonly Endpoint[]): Json {
  const schemas = { ...document.components.schemas };
  const byId = new Map(endpoints.map((one) => [String(one.route.operationId), one]));
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      {
        parameters: Object.keys(WEB_HEADERS).map((name) => ({
          $ref: `#/components/parameters/${name}`,
        })),
        ...Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => {
            const endpoint = byId.get(String(operation['operationId']));
            if (!endpoint) throw new Error(`${method} ${path} is no declared endpoint`);
            return [method, detailed(operation as Operation, endpoint)];
          }),
        ),
      },
    ]),
  );
  for (const { route, options, example } of endpoints) {
    const id = String(route.operationId);
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}Payload`;
    if (options.sealed && schemas[name])
      schemas[name] = { ...schemas[name], examples: [example.request] };
  }
  const examples = problemExamples(endpoints);
  return { ...document, paths, components: { ...document.components, schemas, examples } };
}

function detailed(operation: Operation, { options, example }: Endpoint): Json {
  const payload = operation['x-sealed-payload'];
  const headers = [
    ...(options.sealed ? [ENCRYPTION_HEADER] : []),
    ...(options.takesCode ? [CODE_HANDLE_HEADER] : []),
    ...(options.idempotent ? [IDEMPOTENCY_HEADER] : []),
    ...(options.moduleId ? [moduleHeader(options.moduleId)] : []),
  ];
  const parameters = [...(operation.parameters ?? []), ...headers].map((parameter) =>
    withParameterExample(parameter, example.parameters),
  );
  const [type = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const content = payload
    ? { schema: sealedSchema(payload), example: A_SEALED_TEXT }
    : { ...body, example: example.request };
  return {
    ...operation,
    description: [
      `${operation.summary}.`,
      WHO[options.access],
      ...(options.capability
        ? [`Refused with \`site.feature_off\` while the site has it off.`]
        : []),
      ...(options.whenClosed ? ['Answers also while the site is closed.'] : []),
      ...(options.sealed ? [SEALING_TEXT] : []),
    ].join(' '),
    security: options.access === 'public' ? [{}, BEARER] : [BEARER],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { ...operation.requestBody, content: { [type]: content } } } : {}),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        status === '200' ? withExample(answer, example.reply) : withProblem(answer, status),
      ]),
    ),
  };
}

function withParameterExample(parameter: Json, examples: Json | undefined): Json {
  const example = examples?.[String(parameter['name'])];
  return example === undefined ? parameter : { ...parameter, example };
}

function withExample(answer: Answer, example: unknown): Json {
  return { ...answer, content: mapped(answer.content, (media) => ({ ...media, example })) };
}

/** A failure with an example of each of its codes, and the headers that say what to do about it. */
function withProblem(answer: Answer, status: string): Json {
  const examples = Object.fromEntries(
    answer.description.split(', ').map((code) => [code, { $ref: `#/components/examples/${code}` }]),
  );
  const content = mapped(answer.content, (media) => ({ ...media, examples }));
  return { ...answer, content, ...headersOf(status) };
}

/** A problem document of every code. */
function problemExamples(endpoints: readonly Endpoint[]) {
  const codes = new Set(endpoints.flatMap(({ errors }) => errors));
  return Object.fromEntries([...codes].map((code) => [code, { value: problemOf(code) }]));
}

function problemOf(code: ErrorCode): Json {
  const { status, meaning: title } = ERRORS[code];
  const requestId = '7d1f6a52-90b4-4a6e-9a57-5f0f1a3c2b11';
  const params = TIMED.has(code) ? { params: { retryAfterSeconds: 30 } } : {};
  const type = `urn:maidan:error:${code}`;
  return { type, title, status, code, errorCode: code, ...params, requestId };
}

function headersOf(status: string): Json {
  if (status === NOT_ALLOWED) {
    const description = 'The methods of the path, joined by commas';
    return { headers: { Allow: { description, schema: { type: 'string' }, example: 'GET' } } };
  }
  if (status !== '429' && status !== '503') return {};
  const description = 'Seconds until it is worth asking again, where that is known';
  return { headers: { 'Retry-After': { description, schema: { type: 'integer' }, example: 30 } } };
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
