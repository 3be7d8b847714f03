import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** A copy of a site that serves its pages without scripts, to measure what the scripts cost. */
export interface PlainCopy {
  origin: string;
  stop(): Promise<void>;
}

const script = /<script\b[\s\S]*?<\/script>/gi;
const preload =
  /<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*as="script"[^>]*>|<link\b[^>]*rel="modulepreload"[^>]*>/gi;

/** The same HTML without script elements and without the links that preload scripts. */
export function withoutScripts(html: string): string {
  return html.replace(script, '').replace(preload, '');
}

/** Serves such a copy of `origin` on a free port of loopback. */
export async function servePlainCopy(origin: string): Promise<PlainCopy> {
  // Copied once, so that the cost of copying does not count against the copy.
  const copies = new Map<string, ReturnType<typeof copy>>();
  const copyOf = (address: string) => {
    const made = copies.get(address) ?? copy(address);
    copies.set(address, made);
    return made;
  };
  const server = createServer((request, response) => {
    copyOf(`${origin}${request.url ?? '/'}`).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${portOf(server)}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

async function copy(
  address: string,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const answer = await fetch(address, { headers: { accept: 'text/html,*/*' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const raw = Buffer.from(await answer.arrayBuffer());
  const isText = /^(text\/|application\/(json|javascript)|image\/svg)/.test(type);
  const text = type.startsWith('text/html')
    ? Buffer.from(withoutScripts(raw.toString('utf8')))
    : raw;
  const body = isText
    ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : text;
  return {
    status: answer.status,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    },
    body,
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The copy has no port.');
  return address.port;
}
