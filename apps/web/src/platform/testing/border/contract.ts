// The border between web and the gateway, as `openapi.json` draws it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { withClosedSchemas } from './closed-schemas.ts';

type Schema = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Declared {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { description: string; content: Content }>>;
  readonly 'x-access': string;
  readonly 'x-sealed'?: true;
  readonly 'x-sealed-payload'?: Schema;
  readonly 'x-idempotent'?: true;
  readonly 'x-module-id'?: string;
}

/** An operation of the contract, and the parts of a path that its template names. */
export interface Operation {
  readonly name: string;
  readonly declared: Declared;
  readonly pathParts: Readonly<Record<string, string>>;
}

/** A call as it reaches the border. */
export interface BorderCall {
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** An answer as it crosses the border. */
export interface BorderAnswer {
  readonly status: number;
  readonly contentType: string;
  /** The body as it was read; a stream has none. */
  readonly body?: unknown;
}

const document = withClosedSchemas(
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@maidan/contract/openapi.json'), 'utf8'),
  ),
) as { readonly paths: Record<string, Record<string, Declared>>; readonly components: Schema };

const SEALED_HEADER = /^[\w-]+\.[\w-]+$/;
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,128}$/;
/** Failures that any path may answer, which the contract does not repeat for each operation. */
const OF_ANY_PATH: ReadonlySet<string> = new Set([
  'request.not_found',
  'request.method_not_allowed',
]);

/** The operation that a method and a path name, or undefined when the contract has none. */
export function operationOf(method: string, path: string): Operation | undefined {
  const segments = path.split('/');
  const matches = Object.keys(document.paths).flatMap((template) => {
    const declared = document.paths[template]?.[method.toLowerCase()];
    const pathParts = partsOf(template.split('/'), segments);
    return declared && pathParts ? [{ name: `${method} ${template}`, declared, pathParts }] : [];
  });
  // An exact path wins over one with parameters.
  return matches.sort((a, b) => openParts(a) - openParts(b))[0];
}

const openParts = ({ pathParts }: Operation) => Object.keys(pathParts).length;

function partsOf(template: string[], segments: string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== segment) return undefined;
    if (name !== undefined) parts[name] = decodeURIComponent(segment);
  }
  return parts;
}

/** What is wrong with a call; empty when the contract allows it. */
export function faultsOfCall(operation: Operation, call: BorderCall): readonly string[] {
  const { declared, pathParts } = operation;
  const parameters = declared.parameters ?? [];
  return [
    ...faultsOfParts('query', parameters, fieldsOf(call.query)),
    ...faultsOfParts('path', parameters, pathParts),
    ...faultsOfHeaders(declared, call.headers),
    ...faultsOfBody(declared, call),
  ].map((fault) => `${operation.name}: ${fault}`);
}

/** What is wrong with the payload inside a sealed body. */
export function faultsOfPayload({ name, declared }: Operation, payload: unknown): string[] {
  const schema = declared['x-sealed-payload'];
  if (!schema) return [];
  return faultsOf(schema, payload).map((fault) => `${name}: the sealed body: ${fault}`);
}

/** Whether an operation needs a session that the call does not have. */
export function lacksSession({ declared }: Operation, { headers }: BorderCall): boolean {
  return declared['x-access'] !== 'public' && !headers.has('Authorization');
}

/** What is wrong with an answer; empty when the contract allows it. */
export function faultsOfAnswer(
  { name, declared }: Operation,
  answer: BorderAnswer,
): readonly string[] {
  const { status, body } = answer;
  const named = (fault: string) => `${name}: the answer ${status} ${fault}`;
  const response = declared.responses[String(status)];
  const code = (body as { code?: string } | undefined)?.code ?? '';
  if (OF_ANY_PATH.has(code)) return [];
  if (!response) return [named('is not declared')];
  const type = answer.contentType.split(';')[0]?.trim() ?? '';
  const content = response.content[type];
  if (!content) return [named(`has the content type "${type}", not ${types(response.content)}`)];
  if (type === 'text/event-stream') return [];
  const codes = response.description.split(', ');
  return [
    ...(status >= 300 && !codes.includes(code)
      ? [`has the code "${code}", not ${codes.join(' or ')}`]
      : []),
    ...faultsOf(content.schema, body),
  ].map(named);
}

const types = (content: Content) => Object.keys(content).join(' or ');

function faultsOfParts(
  where: 'query' | 'path',
  parameters: readonly Parameter[],
  fields: Readonly<Record<string, unknown>>,
): string[] {
  const own = parameters.filter((parameter) => parameter.in === where);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema: shape }) => [name, shape])),
    required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  };
  return faultsOf(schema, { ...fields }, true).map((fault) => `the ${where}: ${fault}`);
}

function faultsOfHeaders(declared: Declared, headers: Headers): string[] {
  const moduleId = declared['x-module-id'];
  const isSealed = SEALED_HEADER.test(headers.get('Encryption') ?? '');
  const hasKey = IDEMPOTENCY_KEY.test(headers.get('Idempotency-Key') ?? '');
  return [
    ...(declared['x-sealed'] && !isSealed ? ['the header Encryption is missing'] : []),
    ...(declared['x-idempotent'] && !hasKey ? ['the header Idempotency-Key is missing'] : []),
    ...(moduleId !== undefined && headers.get('Module-Id') !== moduleId
      ? [`the header Module-Id is not ${moduleId}`]
      : []),
  ];
}

function faultsOfBody({ requestBody }: Declared, { headers, body }: BorderCall): string[] {
  if (!requestBody) return body === undefined ? [] : ['the call has a body, and takes none'];
  const type = (headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  const content = requestBody.content[type];
  if (!content)
    return [`the body has the content type "${type}", not ${types(requestBody.content)}`];
  const isForm = type === 'application/x-www-form-urlencoded';
  // Converting texts to their values changes the fields, which the test still looks at.
  const given: unknown = isForm ? { ...(body as object) } : body;
  return faultsOf(content.schema, given, isForm).map((fault) => `the body: ${fault}`);
}

/** Each field as text; a field that comes twice becomes a list, which no schema accepts. */
function fieldsOf(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const all = query.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

const OPTIONS = { strict: false, allErrors: true, allowUnionTypes: true } as const;
const asJson = validators(new Ajv2020(OPTIONS));
/** Texts in a query or a form count as the values that they write. */
const asText = validators(new Ajv2020({ ...OPTIONS, coerceTypes: true }));

function faultsOf(schema: Schema, value: unknown, isText = false): string[] {
  const validate = (isText ? asText : asJson)(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    const extra: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
    return [instancePath, message, extra]
      .filter((part) => part !== undefined && part !== '')
      .join(' ');
  });
}

/** Compiles each schema once; references point into the document's components. */
function validators(ajv: Ajv2020): (schema: Schema) => ValidateFunction {
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
    const validate = compiled.get(key) ?? ajv.compile(JSON.parse(key) as Schema);
    compiled.set(key, validate);
    return validate;
  };
}
