import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readApiDocument } from './document.ts';
import type { ApiDocument, Operation } from './document.ts';
import { madeValue } from './made-value.ts';

/** How a mock answers. */
export interface MockOptions {
  readonly port?: number;
  /** Values made from the schemas, by this seed; without one, the examples of the document. */
  readonly seed?: number | undefined;
  /** Answers in the place of those, by operation such as `GET /site/settings`. */
  readonly instead?: Readonly<Record<string, unknown>>;
}

/** A back end that is made of the document alone. */
export interface MockBackEnd {
  readonly url: string;
  /** Operations that were asked for and are not in the document. */
  readonly unknown: readonly string[];
  stop(): Promise<void>;
}

/** Starts a back end that answers every operation of the document, and nothing else. */
export async function startMockBackEnd(options: MockOptions = {}): Promise<MockBackEnd> {
  const document = readApiDocument();
  const random = options.seed === undefined ? undefined : seeded(options.seed);
  const unknown: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url ?? '/', 'http://mock');
    const method = request.method ?? 'GET';
    const found = operationOf(document, method, pathname);
    if (!found) unknown.push(`${method} ${pathname}`);
    const { type, body } = found
      ? answerOf(document, found.operation, random)
      : { type: 'application/problem+json', body: NOT_FOUND };
    const given = options.instead?.[`${method} ${found?.path ?? pathname}`] ?? body;
    response.writeHead(found ? 200 : 404, { 'Content-Type': type });
    response.end(typeof given === 'string' ? given : JSON.stringify(given));
  });
  await new Promise<void>((done) => void server.listen(options.port ?? 0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    unknown,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const NOT_FOUND = {
  type: 'about:blank',
  title: 'No such path',
  status: 404,
  code: 'request.not_found',
  errorCode: 'request.not_found',
};

function operationOf(document: ApiDocument, method: string, pathname: string) {
  const matches = Object.entries(document.paths).flatMap(([path, item]) => {
    const operation = item[method.toLowerCase()];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return operation && pattern.test(pathname) ? [{ path, operation }] : [];
  });
  // What is written out goes before what a template leaves open.
  return matches.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

function answerOf(document: ApiDocument, { responses }: Operation, random?: () => number) {
  const [type = '', media] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  const isMade = random !== undefined && type === 'application/json' && media;
  return { type, body: isMade ? madeValue(document, media.schema, random) : media?.example };
}

/** Numbers that come again with the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
