import type { SiteStatus } from '@maidan/contract/types';
import { STATUS_CODES } from '#platform/site/root-data.ts';

/**
 * While nobody knows when the maintenance ends, readers and search engines are told to come back after this long, in
 * seconds.
 */
const LOOK_AGAIN_S = '300';

/** What the answer for a closed site depends on. */
export interface Closure {
  readonly status: SiteStatus['status'];
  /** When the maintenance ends, UTC; null while nobody knows. */
  readonly endsAt: string | null;
  /** The present, in milliseconds. */
  readonly now: number;
}

/**
 * Gives the document of a closed site the status that says so. The screens below the closed page may have failed for
 * reasons of their own, and their status does not count. Under maintenance the answer also says when to come back. The
 * answer of an open site, and one that redirects, stay unchanged.
 */
export function asOfClosedSite(answer: Response, { status, endsAt, now }: Closure): Response {
  const isDocument = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (status === 0 || !isDocument) return answer;
  const headers = new Headers(answer.headers);
  if (status === 1) headers.set('Retry-After', retryAfter(endsAt, now));
  return new Response(answer.body, { status: STATUS_CODES[status], headers });
}

function retryAfter(endsAt: string | null, now: number): string {
  const end = endsAt === null ? Number.NaN : Date.parse(endsAt);
  return end > now ? new Date(end).toUTCString() : LOOK_AGAIN_S;
}
