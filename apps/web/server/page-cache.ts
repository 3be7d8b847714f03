import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One encoding of a document, with the headers it is sent with. */
export interface PageVariant {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A document ready to be sent in any encoding. */
export interface CachedPage {
  readonly status: number;
  readonly identity: PageVariant;
  readonly br: PageVariant;
  readonly gzip: PageVariant;
}

/** Compresses a finished document once, as hard as it goes, for something sent thousands of times. */
export async function finishPage(
  status: number,
  headers: Record<string, string>,
  html: string,
): Promise<CachedPage> {
  const identity = new TextEncoder().encode(html);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  const variant = (body: Uint8Array<ArrayBuffer>, encoding?: string): PageVariant => ({
    body,
    headers: {
      ...headers,
      vary: 'Accept-Encoding, Cookie',
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  return {
    status,
    identity: variant(identity),
    br: variant(new Uint8Array(brotli), 'br'),
    gzip: variant(new Uint8Array(gzipped), 'gzip'),
  };
}

/** The answer with the encoding that the reader's Accept-Encoding allows. */
export function sendPage(request: Request, page: CachedPage): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const { headers, body } = accepted.includes('br')
    ? page.br
    : accepted.includes('gzip')
      ? page.gzip
      : page.identity;
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

/** Pages by their key; the least recently used leave when the bytes pass the bound. Equal renders at once are one. */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** The page of the key, rendered at most once at a time; a page whose status is not 200 is not kept. */
  getOrRender(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  readonly size: number;
}

/** Makes a page cache bounded by bytes (all encodings counted). */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();
  let bytes = 0;
  const weight = (page: CachedPage) =>
    page.identity.body.length + page.br.body.length + page.gzip.body.length;

  function get(key: string): CachedPage | undefined {
    const page = pages.get(key);
    if (page) {
      pages.delete(key);
      pages.set(key, page);
    }
    return page;
  }

  function put(key: string, page: CachedPage): void {
    const former = pages.get(key);
    if (former) bytes -= weight(former);
    pages.delete(key);
    pages.set(key, page);
    bytes += weight(page);
    for (const [oldest, old] of pages) {
      if (bytes <= maxBytes || oldest === key) break;
      pages.delete(oldest);
      bytes -= weight(old);
    }
  }

  return {
    get,
    async getOrRender(key, render) {
      const cached = get(key);
      if (cached) return cached;
      const running = rendering.get(key);
      if (running) return running;
      const started = render()
        .then((page) => {
          if (page.status === 200) put(key, page);
          return page;
        })
        .finally(() => rendering.delete(key));
      rendering.set(key, started);
      return started;
    },
    get size() {
      return pages.size;
    },
  };
}
