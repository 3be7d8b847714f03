import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { PICTURE_BODY_BYTES, PICTURE_LIMITS } from '@maidan/contract/constants';
import { problemResponse } from '@maidan/deployment/problem';
import type { Visitor } from '@maidan/deployment/visitor';
import { LANGUAGE_COOKIE, readLanguageChoice } from '#platform/words/language-choice.ts';
import { doubledSessions } from '../cookies/doubled-session.ts';
import { readCookies } from '../cookies/request.ts';
import type { StoredSession } from '../cookies/session.ts';
import { endUnheardSignOut, isUnheardSignOut } from '../cookies/unheard-sign-out.ts';
import type { SiteDirectory } from '../gateway/site-directory.ts';
import { compressed } from '../http/compression.ts';
import {
  asksForDocument,
  isLoaderCall,
  isOfProduct,
  isReading,
  isShared,
} from '../http/document-request.ts';
import { isForeignOrigin } from '../http/foreign-origin.ts';
import { tooManyPage, unknownHostPage, unreachablePage } from './plain.ts';
import { languageCookie, pageRenderer } from './render.ts';
import type { RenderOptions } from './render.ts';
import { renderPace } from './render-pace.ts';
import { pageRequests } from './request.ts';
import type { PageRequest } from './request.ts';
import { sharedPages } from './shared/answers.ts';

/** The largest body of a posted form, in bytes. */
export const MAX_FORM_BYTES = 256 * 1024;
/** The same for the form that carries pictures: one more than are taken, so that the page can say that it is too many. */
export const MAX_PICTURES_FORM_BYTES = (PICTURE_LIMITS.most + 1) * PICTURE_BODY_BYTES;

/** What `createDocuments` needs. */
export interface DocumentsOptions extends RenderOptions {
  readonly directory: SiteDirectory;
  readonly metrics: Registry;
}

/**
 * Answers every request that is neither a file nor a call of the api. A visitor's page is sent whole and cached; a
 * member's page, a posted form and a loader call are rendered for the one who asks.
 */
export function createDocuments(
  options: DocumentsOptions,
): (request: Request, visitor: Visitor) => Promise<Response> {
  const { build, environment, cookies, directory, log } = options;
  const served = new Counter({
    name: 'maidan_pages_total',
    help: 'Pages by how they were made (kept, made for all, made for one reader) and how they ended',
    labelNames: ['from', 'status'],
    registers: [options.metrics],
  });
  const pace = renderPace(() => performance.now());
  const renderer = pageRenderer(options);
  const answerForAll = sharedPages({ renderer, pace, served, log });
  const pageRequest = pageRequests(build, environment);
  const refuseDoubled = doubledSessions(cookies, log);

  async function answerOf(page: PageRequest): Promise<Response> {
    if (isShared(page)) return answerForAll({ ...page, url: page.sharedUrl });
    const isDocument = page.session === undefined && !isLoaderCall(page.url);
    if (isDocument && page.status.status === 0 && !pace.admits(page.visitor.address))
      return tooManyPage();
    const response = await renderer.stream(page);
    served.inc({ from: 'reader', status: response.status });
    response.headers.set('Cache-Control', 'no-store');
    // The parts of the page must leave as they are made; this header keeps a proxy in between from collecting them.
    response.headers.set('X-Accel-Buffering', 'no');
    return compressed(page.request, response);
  }

  const endLeft = (session: StoredSession, visitor: Visitor) =>
    endUnheardSignOut(session, {
      apiUrl: environment.API_URL,
      headers: options.headersFor(visitor),
      cookies,
      isSecure: visitor.protocol === 'https',
      ask: options.ask,
      log,
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
    const left = stored && isUnheardSignOut(cookies, stored, held) ? stored : undefined;
    const session = left ? undefined : stored;
    const page = pageRequest({ request, held, url, visitor, entry, status, session });
    const doubled = refuseDoubled(held, visitor);
    const gone = left ? await endLeft(left, visitor) : doubled;
    const response = await answerOf(page);
    return withCookies(response, [...gone, ...languageOfRedirect(page, response)]);
  };
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
