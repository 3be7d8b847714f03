import { once } from 'node:events';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { BrotliCompress, Gzip } from 'node:zlib';

/** An encoding that web can send. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A shorter body, in bytes, does not get enough smaller to be worth the work. */
const LEAST_BYTES = 860;
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|javascript|xml)|image\/svg)/;
/**
 * A member's page is compressed for one reader, so the compressor may work less hard than for a page that many read.
 */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/**
 * The encoding that the reader prefers among those that web has (RFC 9110, 12.5.3). Between equal weights it is the one
 * that compresses better. A reader who accepts none of them gets plain text, which everybody understands.
 */
export function encodingFor(acceptEncoding: string | null): Encoding {
  const weights = weightsOf(acceptEncoding ?? '');
  const weightOf = (name: string, otherwise: number) =>
    weights.get(name) ?? weights.get('*') ?? otherwise;
  const br = weightOf('br', 0);
  const gzip = weightOf('gzip', 0);
  // A reader who names other encodings still accepts plain text, but prefers it least.
  const plain = weights.get('identity') ?? 0;
  if (br > 0 && br >= gzip && br >= plain) return 'br';
  return gzip > 0 && gzip >= plain ? 'gzip' : 'identity';
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (name) weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/**
 * The same answer, compressed while it is sent. Bytes that are ready leave at once, so that the part of a page that can
 * be painted does not wait in the compressor for the next part. Events, pictures and compressed answers pass unchanged.
 */
export function compressed(request: Request, response: Response): Response {
  const { headers, status } = response;
  if (!isCompressible(response) || request.method === 'HEAD') return response;
  const sent = new Headers(headers);
  sent.append('Vary', 'Accept-Encoding');
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  if (encoding === 'identity' || response.body === null)
    return new Response(response.body, { status, headers: sent });
  sent.set('Content-Encoding', encoding);
  sent.delete('Content-Length');
  // The bytes differ from those that the ETag was made for.
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) sent.set('ETag', `W/${etag}`);
  return new Response(flowThrough(response.body, makeCompressor(encoding)), {
    status,
    headers: sent,
  });
}

function isCompressible({ body, headers, status }: Response): boolean {
  if (body === null || status === 204 || status === 304) return false;
  if (headers.has('content-encoding')) return false;
  const length = headers.get('content-length');
  if (length !== null && Number(length) < LEAST_BYTES) return false;
  return COMPRESSIBLE.test(headers.get('content-type') ?? '');
}

interface Compressor {
  readonly stream: BrotliCompress | Gzip;
  /** Sends out everything that the compressor still holds. */
  flush(): void;
}

function makeCompressor(encoding: Exclude<Encoding, 'identity'>): Compressor {
  if (encoding === 'gzip') {
    const gzip = createGzip({ level: GZIP_LEVEL });
    return { stream: gzip, flush: () => gzip.flush(constants.Z_SYNC_FLUSH) };
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const brotli = createBrotliCompress({ params });
  return { stream: brotli, flush: () => brotli.flush(constants.BROTLI_OPERATION_FLUSH) };
}

/** Sends a body through a compressor and flushes it whenever the body pauses. */
function flowThrough(
  body: ReadableStream<Uint8Array>,
  { stream, flush }: Compressor,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let isHolding = false;
  const giveOut = () => {
    if (!isHolding || stream.writableEnded || stream.destroyed) return;
    isHolding = false;
    flush();
  };
  const feed = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || stream.destroyed) break;
      isHolding = true;
      const hasRoom = stream.write(value);
      // Pieces that arrive together are flushed together.
      setImmediate(giveOut);
      if (!hasRoom) await once(stream, 'drain');
    }
    stream.end();
  };
  feed().catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  // When the reader leaves, the compressor ends, and with it the source of the body.
  stream.once('close', () => void reader.cancel().catch(() => undefined));
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
