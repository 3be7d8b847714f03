import { problemResponse } from '@maidan/deployment/problem';
import type { Visitor } from '@maidan/deployment/visitor';
import type { ServerLog } from '#platform/api/request-scope.ts';
import { createServerApi } from '#platform/api/server.ts';
import type { ServerApi } from '#platform/api/server.ts';
import type { Environment } from '../environment.ts';
import type { SiteDirectory, SiteEntry } from '../gateway/site-directory.ts';
import type { AskGateway } from '../gateway/watch.ts';
import { unknownHostPage, unreachablePage } from '../pages/plain.ts';
import { createPageCache, finishPage, sendPage } from '../pages/shared/cache.ts';
import { codeDrawing } from './code.ts';
import { readFoundPages } from './found-pages.ts';
import { readArtPath, sharePictures } from './picture.ts';
import { closedRobotsText, robotsText, sitemapText } from './texts.ts';

/** What search engines, link previews and the panel of a wide screen ask for. */
export const SHARING_PATHS = ['/robots.txt', '/sitemap.xml', '/m/code.svg', '/m/share/*'];

const PICTURE = /^\/m\/share\/([\w-]{1,40})\.jpg$/;
const CACHE_BYTES = 8 * 1024 * 1024;
const FRESH_MS = 600_000;
const TIMEOUT_MS = 10_000;
const TEN_MINUTES = 'public, max-age=600';
const A_DAY = 'public, max-age=86400';
const NOTHING_LOADS = "default-src 'none'";

/** What the answers are made with. */
export interface SharingOptions {
  readonly directory: Pick<SiteDirectory, 'siteOf' | 'statusOf'>;
  readonly environment: Pick<Environment, 'API_URL' | 'ART_DIR'>;
  readonly headersFor: (visitor: Visitor) => Record<string, string>;
  readonly ask: AskGateway;
  readonly now: () => number;
  readonly log: Pick<ServerLog, 'warn'>;
}

/** One request, with the open site that it is for. */
interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly visitor: Visitor;
  readonly entry: SiteEntry;
  readonly origin: string;
  readonly api: ServerApi;
}

/**
 * Answers `SHARING_PATHS`. Every address in an answer is one of the host that was asked. A site that is closed, or
 * closed for this visitor, says so: crawlers stay away, and the rest has the status of its pages.
 */
export function createSharing(
  options: SharingOptions,
): (request: Request, visitor: Visitor) => Promise<Response> {
  const { directory, environment, headersFor, ask } = options;
  const { API_URL: apiUrl, ART_DIR: artDir } = environment;
  const sitemap = sitemapAnswers(options);
  const picture = pictureAnswers(artDir, options.log);

  return async (request, visitor) => {
    const entry = await directory.siteOf(visitor).catch(() => null);
    if (entry === null) return unreachablePage();
    if (entry === undefined) return unknownHostPage();
    const status = await directory.statusOf(visitor).catch(() => null);
    if (status === null) return unreachablePage();
    const url = new URL(request.url);
    if (status.status !== 0) return closedAnswer(url.pathname, status.status);
    const origin = `${visitor.protocol}://${visitor.host}`;
    const headers = headersFor(visitor);
    const api = createServerApi({ apiUrl, ask, timeoutMs: TIMEOUT_MS, headers });
    const asked: Asked = { request, url, visitor, entry, origin, api };
    if (url.pathname === '/robots.txt') return textAnswer(robotsText(origin));
    if (url.pathname === '/m/code.svg') return codeAnswer(asked);
    return url.pathname === '/sitemap.xml' ? sitemap(asked) : picture(asked);
  };
}

/** A closed site keeps its crawlers for later (503); a visitor from elsewhere is told that there is nothing here. */
function closedAnswer(pathname: string, status: 1 | 2): Response {
  const reason =
    status === 1 ? 'This site is closed for maintenance.' : 'This site is not open in your region.';
  const code = status === 1 ? 503 : 451;
  const headers = status === 1 ? { 'Retry-After': '600' } : undefined;
  if (pathname !== '/robots.txt') return new Response(`${reason}\n`, plain(code, headers));
  // Crawlers read a refusal of this file as permission, so the excluded one is an answer like any other.
  return new Response(closedRobotsText(reason), plain(status === 1 ? code : 200, headers));
}

function plain(status: number, headers: Record<string, string> = {}): ResponseInit {
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  };
}

function textAnswer(text: string): Response {
  return new Response(text, plain(200, { 'Cache-Control': TEN_MINUTES }));
}

/** Sitemaps are made at most every ten minutes for each version of a site. */
function sitemapAnswers({ now, log }: Pick<SharingOptions, 'now' | 'log'>) {
  const pages = createPageCache(CACHE_BYTES);
  return async ({ request, entry, origin, api }: Asked): Promise<Response> => {
    const { offered, default: language } = entry.site.settings.locales;
    const age = Math.floor(now() / FRESH_MS);
    const key = `${origin} ${entry.version} ${entry.contentVersion} ${age}`;
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': TEN_MINUTES,
      'x-content-type-options': 'nosniff',
    };
    const made = pages.getOrRender(key, async () =>
      finishPage(200, headers, sitemapText(origin, await readFoundPages(api, language), offered)),
    );
    const page = await made.catch((error: unknown) =>
      log.warn({ err: error }, 'the sitemap could not be made'),
    );
    return page ? sendPage(request, page) : unreachablePage();
  };
}

function codeAnswer({ url, origin }: Asked): Response {
  return new Response(codeDrawing(origin, url.searchParams.get('to')), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': A_DAY,
      'Content-Security-Policy': NOTHING_LOADS,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** A picture of another host is left to that host. A page without art has the icon of the site. */
function pictureAnswers(artDir: string, log: SharingOptions['log']) {
  const draw = sharePictures(artDir);
  return async ({ url, entry, api }: Asked): Promise<Response> => {
    const name = PICTURE.exec(url.pathname)?.[1];
    if (name === undefined) return problemResponse('request.not_found');
    const language = entry.site.settings.locales.default;
    const asked = { name, id: url.searchParams.get('id'), language };
    const path = await readArtPath(api, asked).catch(() => null);
    if (path === null) return unreachablePage();
    if (path !== undefined && path.startsWith('https://')) return leadsTo(path);
    const picture =
      path === undefined
        ? undefined
        : await draw(path).catch((error: unknown) =>
            log.warn({ err: error, path }, 'a share picture could not be drawn'),
          );
    if (!picture) return leadsTo('/m/icons/icon-512.png');
    return new Response(picture, {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': A_DAY,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  };
}

function leadsTo(address: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': TEN_MINUTES },
  });
}
