import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { SiteStatus } from '@maidan/contract/types';
import type { Digits, Locale } from '@maidan/i18n/locales';
import { routedPath } from '#platform/page/address.ts';
import type { DocumentExtras } from '#platform/page/document-extras.ts';
import { LANGUAGE_COOKIE, readLanguageChoice } from '#platform/words/language-choice.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope, ServerLog, SocialSignIn } from '#platform/api/request-scope.ts';
import { createServerApi } from '#platform/api/server.ts';
import { isForeignOrigin } from '../http/foreign-origin.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import { asOfClosedSite } from './closed-site.ts';
import { heldCode } from '../cookies/code.ts';
import { compressed } from '../http/compression.ts';
import {
  contentSecurityPolicy,
  renderMark,
  securityHeaders,
  withoutRenderMark,
} from '../http/content-security.ts';
import { doubledSessions } from '../cookies/doubled-session.ts';
import { deviceOf } from '../cookies/device.ts';
import type { Device } from '../cookies/device.ts';
import type { Environment } from '../environment.ts';
import type { AskGateway } from '../gateway/watch.ts';
import { withoutHeadLinks } from './files.ts';
import { pageReport } from './report.ts';
import { withPageAge } from './age.ts';
import { createPageCache, finishQuickly, sendPage } from './cache.ts';
import type { CachedPage } from './cache.ts';
import { failedPage, tooManyPage, unknownHostPage, unreachablePage } from './plain.ts';
import {
  asksForDocument,
  isLoaderCall,
  isOfProduct,
  isReading,
  isShared,
} from '../http/document-request.ts';
import { sharedAddresses } from './parameters.ts';
import { problemResponse } from '@maidan/deployment/problem';
import { digitsOf, isDevelopment, localeOf } from './reader-language.ts';
import { renderPace } from './render-pace.ts';
import { cookieLine, readCookies } from '../cookies/request.ts';
import type { RequestCookies } from '../cookies/request.ts';
import type { SessionCookies, StoredSession } from '../cookies/session.ts';
import { readSocialCookie, socialCookie } from '../cookies/social.ts';
import type { SiteDirectory, SiteEntry } from '../gateway/site-directory.ts';
import { endLeftSession, wasLeft } from '../cookies/unheard-sign-out.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** The largest body of a posted form, in bytes. */
export const MAX_FORM_BYTES = 256 * 1024;
const API_TIMEOUT_MS = 10_000;
const A_YEAR = 31_536_000;
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What `createDocuments` needs. */
export interface DocumentsOptions {
  /** The routes and their components, as built for the server. */
  readonly build: ServerBuild;
  readonly environment: Environment;
  readonly cookies: SessionCookies;
  readonly directory: SiteDirectory;
  readonly headersFor: (visitor: Visitor) => Record<string, string>;
  readonly ask: AskGateway;
  /** Where the browser finds the files of a page. */
  readonly files: Pick<DocumentExtras, 'wordsChunks' | 'filesOf'>;
  readonly metrics: Registry;
  readonly log: ServerLog;
}

/** One request for a page of one site. */
interface PageRequest {
  readonly requestId: string;
  /** As the server received it; `outerRequest` gives it the address that the visitor sees. */
  readonly request: Request;
  readonly held: RequestCookies;
  readonly url: URL;
  /** The address with only the parameters that its screen reads, for a page that every visitor shares. */
  readonly sharedUrl: URL;
  readonly visitor: Visitor;
  readonly entry: SiteEntry;
  readonly status: SiteStatus;
  readonly locale: Locale;
  readonly digits: Digits;
  readonly takesAvif: boolean;
  readonly session: StoredSession | undefined;
  readonly device: Device;
  readonly heldCode: Readonly<Record<string, string>>;
  readonly socialSignIn: SocialSignIn | undefined;
  /** The session that came with the request was dead, so the page is made as for a visitor. */
  readonly hasSessionEnded?: true;
}

/** How the inline parts of one render are recognised as ours, and whether the page is read whole before it is sent. */
type RenderMark = Pick<RequestScope, 'nonce' | 'isWhole'>;

/**
 * Answers every request that is neither a file nor a call of the api. A visitor's page is sent whole and cached; a
 * member's page, a posted form and a loader call are rendered for the one who asks.
 */
export function createDocuments(
  options: DocumentsOptions,
): (request: Request, visitor: Visitor) => Promise<Response> {
  const { build, environment, cookies, directory, metrics } = options;
  const pages = withPageAge(createPageCache(PAGE_CACHE_BYTES), {
    now: Date.now,
    onError: (err) => options.log.error({ err }, 'a page could not be rendered anew'),
  });
  const served = new Counter({
    name: 'maidan_pages_total',
    help: 'Pages by how they were made (kept, made for all, made for one reader) and how they ended',
    labelNames: ['from', 'status'],
    registers: [metrics],
  });
  const sharedAddress = sharedAddresses(build);
  const pace = renderPace(() => performance.now());
  const refuseDoubled = doubledSessions(cookies, options.log);
  const render = createRequestHandler(withoutHeadLinks(build), environment.NODE_ENV);

  async function renderPage(page: PageRequest, mark: RenderMark): Promise<Response> {
    const { context, setCookies, isSessionDead } = contextOf(page, mark, options);
    const response = asOfClosedSite(asDocument(page, await render(outerRequest(page), context)), {
      status: page.status.status,
      endsAt: page.entry.site.settings.maintenance.endsAt,
      now: Date.now(),
    });
    if (isSessionDead()) {
      if (isReading(page.request)) return renderAnew(page, mark, response);
      // What a form did must not be done twice; the next page is a visitor's.
      if (setCookies.length === 0) setCookies.push(...clearedCookies(page));
    }
    if (response.status >= 500) response.headers.set('X-Request-Id', page.requestId);
    for (const line of setCookies) response.headers.append('Set-Cookie', line);
    const secure = page.visitor.protocol === 'https';
    const headers = securityHeaders(secure, page.entry.site.settings);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    const { nonce, isWhole } = mark;
    if (!isWhole)
      response.headers.set('Content-Security-Policy', policyOf(page, environment, { nonce }));
    return response;
  }

  /**
   * Renders again without the session, which the gateway says is dead. If the browser kept its cookie, the login page
   * would send it home, and home would fail again.
   */
  async function renderAnew(
    page: PageRequest,
    mark: RenderMark,
    broken: Response,
  ): Promise<Response> {
    await broken.body?.cancel();
    const asVisitor = { ...page, session: undefined, hasSessionEnded: true } as const;
    const response = await renderPage(asVisitor, mark);
    for (const line of clearedCookies(page)) response.headers.append('Set-Cookie', line);
    return response;
  }

  const clearedCookies = ({ visitor }: PageRequest) => cookies.clear(visitor.protocol === 'https');

  async function wholePage(page: PageRequest, cacheControl: string): Promise<CachedPage> {
    const nonce = renderMark();
    const response = await renderPage(page, { nonce, isWhole: true });
    const { html, hashes } = withoutRenderMark(await response.text(), nonce);
    const headers = Object.fromEntries(response.headers);
    headers['cache-control'] = cacheControl;
    headers['content-security-policy'] = policyOf(page, environment, { hashes });
    return finishQuickly(response.status, headers, html);
  }

  async function visitorPage(page: PageRequest): Promise<Response> {
    const { visitor, entry, status, locale, digits, takesAvif, request, url } = page;
    if (status.status !== 0) {
      const closed = await wholePage(page, 'no-store');
      served.inc({ from: 'render', status: closed.status });
      return sendPage(request, closed);
    }
    const key = `${visitor.protocol} ${visitor.host} ${url.pathname}${url.search} ${locale} ${digits} ${takesAvif} ${entry.version} ${entry.contentVersion}`;
    if (!pages.knows(key) && !pace.admits(visitor.address)) return tooManyPage();
    const cached = pages.get(key);
    const sent = cached ?? (await pages.getOrRender(key, () => wholePage(page, REVALIDATED)));
    served.inc({ from: cached ? 'cache' : 'render', status: sent.status });
    return sendPage(request, sent);
  }

  async function answerOf(page: PageRequest): Promise<Response> {
    if (isShared(page)) return visitorPage({ ...page, url: page.sharedUrl });
    const isDocument = page.session === undefined && !isLoaderCall(page.url);
    if (isDocument && page.status.status === 0 && !pace.admits(page.visitor.address))
      return tooManyPage();
    const response = await renderPage(page, { nonce: renderMark(), isWhole: false });
    served.inc({ from: 'reader', status: response.status });
    response.headers.set('Cache-Control', 'no-store');
    // The parts of the page must leave as they are made; this header keeps a proxy in between from collecting them.
    response.headers.set('X-Accel-Buffering', 'no');
    return compressed(page.request, response);
  }

  const endLeft = (session: StoredSession, visitor: Visitor) =>
    endLeftSession(session, {
      apiUrl: environment.API_URL,
      headers: options.headersFor(visitor),
      cookies,
      isSecure: visitor.protocol === 'https',
      ask: options.ask,
      log: options.log,
    });

  return async (request, visitor) => {
    const url = new URL(request.url);
    const refusal = refusalOf(request, url, visitor);
    if (refusal) return refusal;
    const entry = await directory.siteOf(visitor).catch(() => null);
    if (entry === null) return unreachablePage();
    if (entry === undefined) return unknownHostPage();
    const status = await directory.statusOf(visitor).catch(() => null);
    if (status === null) return unreachablePage();
    const held = readCookies(request.headers.get('cookie'), visitor.protocol === 'https');
    const stored = cookies.read(held);
    const left = stored && wasLeft(cookies, stored, held) ? stored : undefined;
    const locale = localeOf(url, held, entry, isDevelopment(environment, entry, visitor));
    const page: PageRequest = {
      requestId: randomUUID(),
      request,
      held,
      url,
      sharedUrl: sharedAddress(url),
      visitor,
      entry,
      status,
      session: left ? undefined : stored,
      device: deviceOf(held),
      heldCode: heldCode(held),
      socialSignIn: readSocialCookie(held),
      locale,
      digits: digitsOf(locale, held, entry),
      takesAvif: request.headers.get('accept')?.includes('image/avif') ?? false,
    };
    const doubled = refuseDoubled(held, visitor);
    const gone = left ? await endLeft(left, visitor) : doubled;
    const response = await answerOf(page);
    return withCookies(response, [...gone, ...languageOfRedirect(page, response)]);
  };
}

/** The answer. When rendering failed for good the router has only bare text, and this gives a plain page instead. */
function asDocument({ request, url }: PageRequest, answer: Response): Response {
  const isBare = !answer.headers.get('content-type')?.startsWith('text/html');
  const isDocument = asksForDocument(request) && !isLoaderCall(url);
  return answer.status === 500 && isDocument && isBare ? failedPage() : answer;
}

/** The answer with these cookies added; it is then private to its reader. */
function withCookies(response: Response, lines: readonly string[]): Response {
  if (lines.length > 0) response.headers.set('Cache-Control', 'no-store');
  for (const line of lines) response.headers.append('Set-Cookie', line);
  return response;
}

/** Keeps the language of an address that redirects, for example to the login; the redirect alone would lose it. */
function languageOfRedirect(
  { request, held, url, visitor, locale }: PageRequest,
  response: Response,
): string[] {
  const leadsOn = response.status >= 300 && response.status < 400 && response.status !== 304;
  const { language } = readLanguageChoice(held.get(LANGUAGE_COOKIE));
  const isNamed = url.searchParams.get('lang') === locale && language !== locale;
  return leadsOn && isNamed && isReading(request)
    ? [languageCookie(locale, visitor.protocol === 'https')]
    : [];
}

/** The request with the address that the visitor sees, whatever proxies stand between; the router compares by it. */
function outerRequest({ request, url, visitor }: PageRequest): Request {
  return new Request(
    new URL(`${routedPath(url.pathname)}${url.search}`, `${visitor.protocol}://${visitor.host}`),
    request,
  );
}

/**
 * The answer to a request that is for no page: an address outside the product, a missing asset, a form from another
 * origin.
 */
function refusalOf(request: Request, url: URL, visitor: Visitor): Response | undefined {
  const isDocument = asksForDocument(request);
  if (!isOfProduct(url)) {
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

function contextOf(page: PageRequest, mark: RenderMark, options: DocumentsOptions) {
  const { environment, cookies, headersFor, ask, files, log } = options;
  const { entry, visitor, locale, digits, session, device } = page;
  const setCookies: string[] = [];
  const authorization = session ? { Authorization: `Bearer ${session.token}` } : {};
  let isDead = false;
  const context = new RouterContextProvider();
  context.set(requestScope, {
    site: entry.site,
    settingsVersion: entry.version,
    contentVersion: entry.contentVersion,
    sealingKey: entry.sealingKey,
    status: page.status,
    locale,
    takesAvif: page.takesAvif,
    digits,
    session: session && cookies.infoOf(session),
    formToken: session && cookies.formToken(session),
    hasSessionEnded: page.hasSessionEnded ?? false,
    origin: `${visitor.protocol}://${visitor.host}`,
    clientAddress: visitor.address,
    development: isDevelopment(environment, entry, visitor),
    ...mark,
    ...files,
    arcadeOrigin: environment.ARCADE_ORIGIN,
    api: createServerApi({
      apiUrl: environment.API_URL,
      ask,
      timeoutMs: API_TIMEOUT_MS,
      headers: { ...headersFor(visitor), ...device.headers, ...page.heldCode, ...authorization },
      ...(session ? { onDeadSession: () => (isDead = true) } : {}),
    }),
    log,
    reportFailure: reportOf(page, log),
    socialSignIn: page.socialSignIn,
    isFormToken: (text) => session === undefined || cookies.isFormToken(session, text),
    ...cookieSetters(page, cookies, setCookies),
  });
  return { context, setCookies, isSessionDead: () => isDead };
}

function reportOf({ requestId, request, url, entry }: PageRequest, log: ServerLog) {
  const site = entry.site.settings.slug;
  return pageReport(log, { requestId, site, method: request.method, path: url.pathname });
}

/** The functions of the scope that set cookies; their lines are put into `lines`. */
function cookieSetters(
  { visitor, device }: PageRequest,
  cookies: SessionCookies,
  lines: string[],
): Pick<RequestScope, 'setSession' | 'setSocialSignIn' | 'setLanguage'> {
  const isSecure = visitor.protocol === 'https';
  return {
    setSession: (next, isKept = false) => {
      const stored = next && { ...next, isKept };
      if (stored) lines.push(device.cookie(isSecure));
      lines.push(...(stored ? cookies.write(stored, isSecure) : cookies.clear(isSecure)));
      return stored && cookies.infoOf(stored);
    },
    setSocialSignIn: (next) => void lines.push(socialCookie(next, isSecure)),
    setLanguage: (next) => void lines.push(languageCookie(next, isSecure)),
  };
}

function languageCookie(locale: Locale, isSecure: boolean): string {
  return cookieLine(LANGUAGE_COOKIE, locale, { secure: isSecure, httpOnly: false, maxAge: A_YEAR });
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
    phoneAuthHost: entry.site.settings.firebase?.authDomain,
    humanWidgetScript: entry.site.settings.humanWidget?.scriptUrl,
    secure: visitor.protocol === 'https',
  });
}
