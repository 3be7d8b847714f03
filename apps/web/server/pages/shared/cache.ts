import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { encodingFor } from '../../http/compression.ts';

/** What every document depends on; headers may name more. */
const VARIES_BY = 'Accept, Accept-Encoding, Cookie, Save-Data';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One encoding of a document, with the headers it is sent with. */
export interface PageVariant {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A document that is ready to be sent in any encoding. */
export interface CachedPage {
  readonly status: number;
  readonly identity: PageVariant;
  readonly br: PageVariant;
  readonly gzip: PageVariant;
  /** Compresses the same page as hard as possible; a page that is already so lacks this. */
  readonly harden?: () => Promise<CachedPage>;
}

/** How hard a document is compressed. */
interface Effort {
  readonly brotli: number;
  readonly gzip: number;
  /**
   * The text is the same but the bytes will be replaced by better compressed ones, so its ETag is weak (RFC 9110,
   * 8.8.1).
   */
  readonly isPassing: boolean;
}

const HARD: Effort = { brotli: 11, gzip: 9, isPassing: false };
const QUICK: Effort = { brotli: 4, gzip: 4, isPassing: true };

/** Compresses a finished document as hard as possible, once, for something that is sent thousands of times. */
export function finishPage(
  status: number,
  headers: Record<string, string>,
  html: string,
): Promise<CachedPage> {
  return compressedPage(status, headers, html, HARD);
}

/**
 * Compresses a finished document quickly, because most made-up addresses are asked for once. It is compressed hard when
 * it is asked for a second time.
 */
export async function finishQuickly(
  status: number,
  headers: Record<string, string>,
  html: string,
): Promise<CachedPage> {
  const page = await compressedPage(status, headers, html, QUICK);
  return { ...page, harden: () => finishPage(status, headers, html) };
}

async function compressedPage(
  status: number,
  headers: Record<string, string>,
  html: string,
  effort: Effort,
): Promise<CachedPage> {
  const identity = new TextEncoder().encode(html);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: effort.gzip }),
  ]);
  const mark = createHash('sha256').update(JSON.stringify(headers)).update(identity);
  const version = mark.digest('base64url').slice(0, 22);
  const variant = (body: Uint8Array<ArrayBuffer>, encoding?: string): PageVariant => ({
    body,
    headers: {
      ...headers,
      vary: [VARIES_BY, headers['vary'] ?? []].flat().join(', '),
      etag: `${encoding && effort.isPassing ? 'W/' : ''}"${version}${encoding ? `-${encoding}` : ''}"`,
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

/** Headers that are sent again to a reader who already has the document; the others stay as the reader kept them. */
const RENEWED_HEADERS = ['etag', 'cache-control', 'vary', 'content-security-policy'];

/** The answer in the reader's preferred encoding, or a 304 when the reader already has this document. */
export function sendPage(request: Request, page: CachedPage): Response {
  const { headers, body } = page[encodingFor(request.headers.get('accept-encoding'))];
  if (page.status === 200 && isKnown(request, headers['etag'])) {
    const kept = RENEWED_HEADERS.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]] as [string, string]],
    );
    return new Response(null, { status: 304, headers: kept });
  }
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

function isKnown(request: Request, etag: string | undefined): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',');
  return (
    etag !== undefined && known.some((mark) => withoutWeakness(mark) === withoutWeakness(etag))
  );
}

function withoutWeakness(mark: string): string {
  return mark.trim().replace(/^W\//, '');
}

/**
 * Pages by their key. When the bytes pass the limit, the least recently used leave. Requests for the same key share one
 * render. A page that is asked for a second time is compressed hard after that answer, and kept in that form.
 */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** The page of the key. It is rendered at most once at a time; a page whose status is not 200 is not kept. */
  getOrRender(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** As `getOrRender`, but renders even when the page is kept, and replaces it. */
  renew(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Whether a page is kept or being rendered, so that asking for it costs no further render. */
  knows(key: string): boolean;
  readonly size: number;
}

/** Makes a page cache that holds at most `maxBytes`, counting every encoding. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) =>
      page.identity.body.length + page.br.body.length + page.gzip.body.length,
  });
  const rendering = new Map<string, Promise<CachedPage>>();
  const hardening = new Set<string>();

  function get(key: string): CachedPage | undefined {
    const page = pages.get(key);
    if (page?.harden && !hardening.has(key)) void hardenLater(key, page, page.harden);
    return page;
  }

  async function hardenLater(key: string, page: CachedPage, harden: () => Promise<CachedPage>) {
    hardening.add(key);
    // When this fails, the quickly compressed page stays in use, and the next reader tries again.
    const hard = await harden().catch(() => undefined);
    hardening.delete(key);
    // The cache may have dropped the page meanwhile.
    if (hard && pages.peek(key) === page) pages.set(key, hard);
  }

  async function renew(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = rendering.get(key);
    if (running) return running;
    const started = render()
      .then((page) => {
        if (page.status === 200) pages.set(key, page);
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  return {
    get,
    getOrRender: async (key, render) => get(key) ?? renew(key, render),
    renew,
    knows: (key) => pages.has(key) || rendering.has(key),
    get size() {
      return pages.size;
    },
  };
}
