import type { Counter } from 'prom-client';
import type { ServerLog } from '#platform/api/request-scope.ts';
import { withPageAge } from './age.ts';
import { createPageCache, finishQuickly, sendPage } from './cache.ts';
import type { CachedPage } from './cache.ts';
import { tooManyPage } from '../plain.ts';
import type { PageRenderer } from '../render.ts';
import type { RenderPace } from '../render-pace.ts';
import type { PageRequest } from '../request.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What pages that are shared are made with. */
export interface SharedPagesOptions {
  readonly renderer: PageRenderer;
  readonly pace: RenderPace;
  /** Counts pages by how they were made and how they ended. */
  readonly served: Counter<'from' | 'status'>;
  readonly log: ServerLog;
}

/** Answers with pages that are the same for every visitor: rendered whole, once for all who ask, and kept. */
export function sharedPages({
  renderer,
  pace,
  served,
  log,
}: SharedPagesOptions): (page: PageRequest) => Promise<Response> {
  const pages = withPageAge(createPageCache(PAGE_CACHE_BYTES), {
    now: Date.now,
    onError: (err) => log.error({ err }, 'a page could not be rendered anew'),
  });

  async function made(page: PageRequest, cacheControl: string): Promise<CachedPage> {
    const { status, headers, html } = await renderer.whole(page);
    const byDevice = page.readsDevice ? { vary: 'User-Agent' } : {};
    return finishQuickly(status, { ...headers, ...byDevice, 'cache-control': cacheControl }, html);
  }

  return async (page) => {
    const { visitor, status, request } = page;
    if (status.status !== 0) {
      const closed = await made(page, 'no-store');
      served.inc({ from: 'render', status: closed.status });
      return sendPage(request, closed);
    }
    const key = keyOf(page);
    if (!pages.knows(key) && !pace.admits(visitor.address)) return tooManyPage();
    const cached = pages.get(key);
    const sent = cached ?? (await pages.getOrRender(key, () => made(page, REVALIDATED)));
    served.inc({ from: cached ? 'cache' : 'render', status: sent.status });
    return sendPage(request, sent);
  };
}

/** What a shared page depends on. */
function keyOf(page: PageRequest): string {
  const { visitor, url, locale, digits, takesAvif, savesData, entry } = page;
  return `${visitor.protocol} ${visitor.host} ${url.pathname}${url.search} ${locale} ${digits} ${takesAvif} ${savesData} ${entry.version} ${entry.contentVersion} ${deviceOf(page)}`;
}

function deviceOf({ readsDevice, readerDevice }: PageRequest): string {
  return readsDevice ? Object.values(readerDevice).join() : '';
}
