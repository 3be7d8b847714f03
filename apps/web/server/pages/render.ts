import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { Visitor } from '@maidan/deployment/visitor';
import type { Locale } from '@maidan/i18n/locales';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope, ServerLog } from '#platform/api/request-scope.ts';
import { createServerApi } from '#platform/api/server.ts';
import { routedPath } from '#platform/page/address.ts';
import type { DocumentExtras } from '#platform/page/document-extras.ts';
import { LANGUAGE_COOKIE } from '#platform/words/language-choice.ts';
import { cookieLine } from '../cookies/request.ts';
import type { SessionCookies } from '../cookies/session.ts';
import { codeCookie } from '../cookies/code.ts';
import { socialCookie } from '../cookies/social.ts';
import type { Environment } from '../environment.ts';
import type { AskGateway } from '../gateway/watch.ts';
import {
  contentSecurityPolicy,
  renderMark,
  securityHeaders,
  withoutRenderMark,
} from '../http/content-security.ts';
import { asksForDocument, isLoaderCall, isReading } from '../http/document-request.ts';
import { asOfClosedSite } from './closed-site.ts';
import { withoutHeadLinks } from './files.ts';
import { failedPage } from './plain.ts';
import { isDevelopment } from './reader-language.ts';
import { pageReport } from './report.ts';
import type { PageRequest } from './request.ts';

const API_TIMEOUT_MS = 10_000;
const A_YEAR = 31_536_000;

/** What pages are rendered with. */
export interface RenderOptions {
  /** The routes and their components, as built for the server. */
  readonly build: ServerBuild;
  readonly environment: Environment;
  readonly cookies: SessionCookies;
  readonly headersFor: (visitor: Visitor) => Record<string, string>;
  readonly ask: AskGateway;
  /** Where the browser finds the files of a page. */
  readonly files: Pick<DocumentExtras, 'wordsChunks' | 'filesOf'>;
  readonly log: ServerLog;
}

/** A page that was read to its end. */
export interface WholePage {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
}

/** Renders the pages of requests, with their security headers and cookies. */
export interface PageRenderer {
  /** A page whose parts leave as they are made. Its inline parts are allowed by a number that is used once. */
  stream(page: PageRequest): Promise<Response>;
  /** A page that may be sent often. Its inline parts are allowed by their hashes. */
  whole(page: PageRequest): Promise<WholePage>;
}

/** How the inline parts of one render are recognised as ours, and whether the page is read whole before it is sent. */
type RenderMark = Pick<RequestScope, 'nonce' | 'isWhole'>;

/** Makes the renderer of a build. */
export function pageRenderer(options: RenderOptions): PageRenderer {
  const { build, environment, cookies } = options;
  const route = createRequestHandler(withoutHeadLinks(build), environment.NODE_ENV);

  async function render(page: PageRequest, mark: RenderMark): Promise<Response> {
    const { context, setCookies, isSessionDead } = contextOf(page, mark, options);
    const response = asOfClosedSite(
      asDocument(page, await route(outerRequest(page, mark.isWhole), context)),
      {
        status: page.status.status,
        endsAt: page.entry.site.settings.maintenance.endsAt,
        now: Date.now(),
      },
    );
    if (isSessionDead()) {
      if (isReading(page.request)) return renderAnew(page, mark, response);
      // What a form did must not be done twice; the next page is a visitor's.
      if (setCookies.length === 0) setCookies.push(...clearedCookies(page));
    }
    if (response.status >= 500) response.headers.set('X-Request-Id', page.requestId);
    for (const line of setCookies) response.headers.append('Set-Cookie', line);
    const headers = securityHeaders(isHttps(page), page.entry.site.settings);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
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
    const response = await render(asVisitor, mark);
    for (const line of clearedCookies(page)) response.headers.append('Set-Cookie', line);
    return response;
  }

  const clearedCookies = (page: PageRequest) => cookies.clear(isHttps(page));

  return {
    async stream(page) {
      const nonce = renderMark();
      const response = await render(page, { nonce, isWhole: false });
      response.headers.set('Content-Security-Policy', policyOf(page, environment, { nonce }));
      return response;
    },
    async whole(page) {
      const nonce = renderMark();
      const response = await render(page, { nonce, isWhole: true });
      const { html, hashes } = withoutRenderMark(await response.text(), nonce);
      const headers = Object.fromEntries(response.headers);
      headers['content-security-policy'] = policyOf(page, environment, { hashes });
      return { status: response.status, headers, html };
    },
  };
}

function isHttps({ visitor }: Pick<PageRequest, 'visitor'>): boolean {
  return visitor.protocol === 'https';
}

/** The answer. When rendering failed for good the router has only bare text, and this gives a plain page instead. */
function asDocument({ request, url }: PageRequest, answer: Response): Response {
  const isBare = !answer.headers.get('content-type')?.startsWith('text/html');
  const isDocument = asksForDocument(request) && !isLoaderCall(url);
  return answer.status === 500 && isDocument && isBare ? failedPage() : answer;
}

/**
 * The request with the address that the visitor sees, whatever proxies stand between; the router compares by it. A page
 * that is read whole is made for everybody, so it has its body even when this visitor asked for the head alone.
 */
function outerRequest({ request, url, visitor }: PageRequest, isWhole: boolean): Request {
  const outer = new Request(
    new URL(`${routedPath(url.pathname)}${url.search}`, `${visitor.protocol}://${visitor.host}`),
    request,
  );
  return isWhole && request.method === 'HEAD' ? new Request(outer, { method: 'GET' }) : outer;
}

/** Which pictures the reader's browser takes, and when. */
function pictureWishes({ takesAvif, savesData }: PageRequest) {
  return { takesAvif, savesData };
}

function contextOf(page: PageRequest, mark: RenderMark, options: RenderOptions) {
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
    ...pictureWishes(page),
    ...downloadFacts(page, environment),
    digits,
    session: session && cookies.infoOf(session),
    formToken: session && cookies.formToken(session),
    hasSessionEnded: page.hasSessionEnded ?? false,
    origin: `${visitor.protocol}://${visitor.host}`,
    clientAddress: visitor.address,
    development: isDevelopment(environment, entry, visitor),
    ...mark,
    ...files,
    api: createServerApi({
      apiUrl: environment.API_URL,
      ask,
      timeoutMs: API_TIMEOUT_MS,
      headers: { ...headersFor(visitor), ...device.headers, ...page.code, ...authorization },
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

/** What the download screen has to know beside the site's settings. */
function downloadFacts(
  { readerDevice }: PageRequest,
  { PROFILE_CERTIFICATE_FILE: certificate }: Environment,
): Pick<RequestScope, 'readerDevice' | 'signsProfiles'> {
  return { readerDevice, signsProfiles: certificate !== '' };
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
): Pick<RequestScope, 'setSession' | 'setSocialSignIn' | 'setCodeHandle' | 'setLanguage'> {
  const isSecure = visitor.protocol === 'https';
  return {
    setSession: (next, isKept = false) => {
      const stored = next && { ...next, isKept };
      if (stored) lines.push(device.cookie(isSecure));
      lines.push(...(stored ? cookies.write(stored, isSecure) : cookies.clear(isSecure)));
      return stored && cookies.infoOf(stored);
    },
    setSocialSignIn: (next) => void lines.push(socialCookie(next, isSecure)),
    setCodeHandle: (next) => void lines.push(...[codeCookie(next, isSecure) ?? []].flat()),
    setLanguage: (next) => void lines.push(languageCookie(next, isSecure)),
  };
}

/** The cookie that keeps a reader's language for a year. */
export function languageCookie(locale: Locale, isSecure: boolean): string {
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
    gameOrigins: environment.GAME_ORIGINS,
    imageHosts: hosts.map((host) => new URL(host).origin),
    phoneAuthHost: entry.site.settings.firebase?.authDomain,
    humanWidgetScript: entry.site.settings.humanWidget?.scriptUrl,
    secure: visitor.protocol === 'https',
  });
}
