import { randomBytes } from 'node:crypto';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import * as serverBuild from 'virtual:react-router/server-build';
import { isLocale } from '@maidan/i18n/locales';
import type { Locale } from '@maidan/i18n/locales';
import { requestScope } from '#platform/request-scope.ts';
import type { ServerLog } from '#platform/request-scope.ts';
import { createServerApi } from '#platform/server-api.ts';
import { isForeignOrigin } from './api-proxy.ts';
import type { Visitor } from './client-address.ts';
import { contentSecurityPolicy, inlineHashes, securityHeaders } from './content-security.ts';
import type { Environment } from './environment.ts';
import { createPageCache, finishPage, sendPage } from './page-cache.ts';
import type { CachedPage } from './page-cache.ts';
import { unknownHostPage, unreachablePage } from './plain-pages.ts';
import { problemResponse } from './problem.ts';
import { cookieValue } from './session-cookie.ts';
import type { SessionCookies, StoredSession } from './session-cookie.ts';
import type { SiteDirectory, SiteEntry } from './site-directory.ts';

/** Cookie in which the reader's choice of language is kept (SHELL-89). */
const LANGUAGE_COOKIE = 'maidan_language';
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const API_TIMEOUT_MS = 10_000;
const REVALIDATED = 'public, max-age=0, must-revalidate';
const FROM_CACHE = { from: 'cache' };

/** What the documents are made with. */
export interface DocumentsOptions {
  readonly environment: Environment;
  readonly cookies: SessionCookies;
  readonly directory: SiteDirectory;
  readonly headersFor: (visitor: Visitor) => Record<string, string>;
  readonly wordsChunks: Readonly<Record<string, string>>;
  readonly metrics: Registry;
  readonly log: ServerLog;
}

/** One request for a page of one site. */
interface PageRequest {
  /** As it came; `outerRequest` gives it the address that the visitor sees. */
  readonly request: Request;
  readonly url: URL;
  readonly visitor: Visitor;
  readonly entry: SiteEntry;
  readonly locale: Locale;
  readonly session: StoredSession | undefined;
}

/**
 * Answers every request that is no file and no call: a visitor's page whole and cached, a member's page and every
 * form and loader call rendered for the one who asks (flows.md, Page).
 */
export function createDocuments(
  options: DocumentsOptions,
): (request: Request, visitor: Visitor) => Promise<Response> {
  const { environment, cookies, directory, metrics } = options;
  const pages = createPageCache(PAGE_CACHE_BYTES);
  const served = new Counter({
    name: 'maidan_pages_total',
    help: 'Pages of visitors by how they were made',
    labelNames: ['from'],
    registers: [metrics],
  });
  const render = createRequestHandler(serverBuild as unknown as ServerBuild, environment.NODE_ENV);

  async function renderPage(page: PageRequest, nonce: string | undefined): Promise<Response> {
    const { context, setCookies } = await contextOf(page, nonce, options);
    const response = await render(outerRequest(page), context);
    for (const line of setCookies) response.headers.append('Set-Cookie', line);
    for (const [name, value] of Object.entries(securityHeaders(page.visitor.protocol === 'https')))
      response.headers.set(name, value);
    if (nonce)
      response.headers.set('Content-Security-Policy', policyOf(page, environment, { nonce }));
    return response;
  }

  async function wholePage(page: PageRequest, cacheControl: string): Promise<CachedPage> {
    const response = await renderPage(page, undefined);
    const html = await response.text();
    const headers = Object.fromEntries(response.headers);
    headers['cache-control'] = cacheControl;
    headers['link'] = stylesFirst(html);
    headers['content-security-policy'] = policyOf(page, environment, {
      hashes: inlineHashes(html),
    });
    served.inc({ from: 'render' });
    return finishPage(response.status, headers, html);
  }

  async function visitorPage(page: PageRequest): Promise<Response> {
    const { visitor, entry, locale, request, url } = page;
    const status = await directory.statusOf(visitor);
    if (status.status !== 0) return sendPage(request, await wholePage(page, 'no-store'));
    const key = `${visitor.protocol} ${visitor.host} ${url.pathname}${url.search} ${locale} ${entry.version} ${entry.contentVersion}`;
    const cached = pages.get(key);
    if (cached) served.inc(FROM_CACHE);
    return sendPage(
      request,
      cached ?? (await pages.getOrRender(key, () => wholePage(page, REVALIDATED))),
    );
  }

  return async (request, visitor) => {
    const url = new URL(request.url);
    const refusal = refusalOf(request, url, visitor);
    if (refusal) return refusal;
    const entry = await directory.siteOf(visitor).catch(() => null);
    if (entry === null) return unreachablePage();
    if (entry === undefined) return unknownHostPage();
    const cookieHeader = request.headers.get('cookie') ?? undefined;
    const session = cookies.read(cookieHeader);
    const page: PageRequest = {
      request,
      url,
      visitor,
      entry,
      session,
      locale: localeOf(url, cookieHeader, entry),
    };
    if (!session && isReading(request) && !isLoaderCall(url)) return visitorPage(page);
    const response = await renderPage(page, randomBytes(16).toString('base64url'));
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}

/** The request under the address that the visitor sees, whatever stands between. */
function outerRequest({ request, url, visitor }: PageRequest): Request {
  return new Request(
    new URL(`${url.pathname}${url.search}`, `${visitor.protocol}://${visitor.host}`),
    request,
  );
}

/** The answer to what is no page at all: an outer path, an asset that is missing, a form from another origin. */
function refusalOf(request: Request, url: URL, visitor: Visitor): Response | undefined {
  const isDocument = (request.headers.get('accept') ?? '').includes('text/html');
  if (url.pathname !== '/m' && !url.pathname.startsWith('/m/')) {
    const goesHome = isDocument && isReading(request);
    return goesHome
      ? new Response(null, { status: 302, headers: { Location: '/m/home' } })
      : problemResponse('request.not_found');
  }
  if (isReading(request))
    return isDocument || isLoaderCall(url) ? undefined : problemResponse('request.not_found');
  if (request.method !== 'POST') return problemResponse('request.method_not_allowed');
  return isForeignOrigin(request, visitor) ? problemResponse('request.invalid') : undefined;
}

async function contextOf(page: PageRequest, nonce: string | undefined, options: DocumentsOptions) {
  const { environment, cookies, directory, headersFor, wordsChunks, log } = options;
  const { entry, visitor, locale, session } = page;
  const isSecure = visitor.protocol === 'https';
  const setCookies: string[] = [];
  const authorization = session ? { Authorization: `Bearer ${session.token}` } : {};
  const context = new RouterContextProvider();
  context.set(requestScope, {
    site: entry.site,
    settingsVersion: entry.version,
    contentVersion: entry.contentVersion,
    sealingKey: entry.sealingKey,
    status: await directory.statusOf(visitor),
    locale,
    digits: entry.site.settings.numerals[locale],
    session: session && cookies.infoOf(session),
    formToken: session && cookies.formToken(session),
    origin: `${visitor.protocol}://${visitor.host}`,
    clientAddress: visitor.address,
    development: environment.DEVELOPMENT_PAGES === '1' && environment.NODE_ENV !== 'production',
    nonce,
    wordsChunks,
    arcadeOrigin: environment.ARCADE_ORIGIN,
    api: createServerApi({
      apiUrl: environment.API_URL,
      timeoutMs: API_TIMEOUT_MS,
      headers: { ...headersFor(visitor), ...authorization },
    }),
    log,
    setSession: (next) => {
      setCookies.push(...(next ? cookies.write(next, isSecure) : cookies.clear(isSecure)));
      return next && cookies.infoOf(next);
    },
    isFormToken: (text) => session === undefined || cookies.isFormToken(session, text),
    setLanguage: (next) => void setCookies.push(languageCookie(next, isSecure)),
  });
  return { context, setCookies };
}

function languageCookie(locale: Locale, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/m; SameSite=Lax; Max-Age=31536000${isSecure ? '; Secure' : ''}`;
}

function policyOf(
  { entry, visitor }: PageRequest,
  environment: Environment,
  inline: { nonce?: string; hashes?: readonly string[] },
): string {
  const hosts = entry.site.settings.imageCDNs.filter((host) => /^https?:\/\//.test(host));
  return contentSecurityPolicy({
    ...inline,
    arcadeOrigin: environment.ARCADE_ORIGIN,
    imageHosts: hosts.map((host) => new URL(host).origin),
    secure: visitor.protocol === 'https',
  });
}

/** The language of a page: its address, then the reader's choice, then the site's default. */
function localeOf(url: URL, cookieHeader: string | undefined, { site }: SiteEntry): Locale {
  const { offered, default: siteDefault } = site.settings.locales;
  const wishes = [url.searchParams.get('lang'), cookieValue(cookieHeader, LANGUAGE_COOKIE)];
  const wish = wishes.find(
    (text): text is Locale =>
      text !== null && text !== undefined && isLocale(text) && offered.includes(text),
  );
  return wish ?? siteDefault;
}

/**
 * The styles of a page as a Link header: the browser asks for them before it has read the first byte of the page, whose
 * head names pictures and scripts ahead of them.
 */
function stylesFirst(html: string): string {
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  return Array.from(links, ([, href]) => `<${href}>; rel=preload; as=style`).join(', ');
}

function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function isLoaderCall(url: URL): boolean {
  return url.pathname.endsWith('.data');
}
