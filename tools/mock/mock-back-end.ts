import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@maidan/contract/types';
import { readApiDocument } from './document.ts';
import type { ApiDocument, Operation } from './document.ts';
import { madeValue } from './made-value.ts';

type SiteSettings = components['schemas']['SiteSettings'];

/** How a mock answers. */
export interface MockOptions {
  readonly port?: number;
  /** Seed for random values made from the schemas; without a seed the document's examples are answered. */
  readonly seed?: number | undefined;
  /** The share of answers, from 0 to 1, that are failures which the document names; needs a seed. */
  readonly failing?: number;
  /** Operations that are always answered with their example, such as `GET /site/settings`. */
  readonly asDocumented?: readonly string[];
  /** Settings that differ from the example of `GET /site/settings`. */
  readonly settings?: Partial<SiteSettings>;
}

/** A back end that is made from the OpenAPI document only. */
export interface MockBackEnd {
  readonly url: string;
  /** Requested operations that are not in the document. */
  readonly unknown: readonly string[];
  /** Every requested operation in order, such as `GET /site/settings`. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

const SETTINGS = 'GET /site/settings';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** Starts a back end that answers every operation of the document, and nothing else. */
export async function startMockBackEnd(options: MockOptions = {}): Promise<MockBackEnd> {
  const document = readApiDocument();
  const random = options.seed === undefined ? undefined : seeded(options.seed);
  const unknown: string[] = [];
  const asked: string[] = [];

  function answerTo({ method = 'GET', url, headers }: IncomingMessage): Answer {
    const { pathname } = new URL(url ?? '/', 'http://mock');
    const found = operationOf(document, method, pathname);
    if (!found) {
      unknown.push(`${method} ${pathname}`);
      return problem(document, 'server.unexpected');
    }
    const { operation, path } = found;
    const name = `${method} ${path}`;
    asked.push(name);
    const isOpen = operation.security.some((way) => Object.keys(way).length === 0);
    if (!isOpen && !headers.authorization?.startsWith('Bearer '))
      return problem(document, 'session.missing');
    if (name === SETTINGS && options.settings) return configured(operation, options.settings);
    if (!random || options.asDocumented?.includes(name)) return example(operation);
    const fails = random() < (options.failing ?? 0);
    return fails ? failure(document, operation, random) : made(document, operation, random);
  }

  const server = createServer((request, response) => {
    request.resume();
    const { status, type, body } = answerTo(request);
    response.writeHead(status, { 'Content-Type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => void server.listen(options.port ?? 0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    unknown,
    asked,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function operationOf(document: ApiDocument, method: string, pathname: string) {
  const matches = Object.entries(document.paths).flatMap(([path, item]) => {
    const operation = item[method.toLowerCase()];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return operation && pattern.test(pathname) ? [{ path, operation }] : [];
  });
  // A literal path takes precedence over one with a parameter.
  return matches.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

function example({ responses }: Operation): Answer {
  const [type = '', media] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  return { status: 200, type, body: media?.example };
}

function configured(operation: Operation, changes: Partial<SiteSettings>): Answer {
  const { body, ...answer } = example(operation);
  const documented = body as { settings: SiteSettings };
  return { ...answer, body: { ...documented, settings: { ...documented.settings, ...changes } } };
}

function made(document: ApiDocument, operation: Operation, random: () => number): Answer {
  const documented = example(operation);
  const schema = operation.responses['200']?.content['application/json']?.schema;
  return schema ? { ...documented, body: madeValue(document, schema, random) } : documented;
}

function failure(document: ApiDocument, { responses }: Operation, random: () => number): Answer {
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content['application/problem+json']?.examples ?? {}),
  );
  return problem(document, codes[Math.floor(random() * codes.length)] ?? 'server.unexpected');
}

function problem({ components }: ApiDocument, code: string): Answer {
  const body = components.examples[code]?.value;
  if (!body) throw new Error(`The document has no problem with the code ${code}`);
  return { status: body.status, type: 'application/problem+json', body };
}

/** Random numbers that repeat with the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
