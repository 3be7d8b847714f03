import type { SiteStatus } from '@maidan/contract/types';
import { STATUS_CODES } from '#platform/site/root-data.ts';

/** After this long, in seconds, it is worth asking again while nobody knows when the maintenance ends. */
const LOOK_AGAIN_S = '300';

/** What makes a document that of a closed site. */
export interface Closure {
  readonly status: SiteStatus['status'];
  /** When the maintenance ends, UTC; null while nobody knows. */
  readonly endsAt: string | null;
  /** The present, in milliseconds. */
  readonly now: number;
}

/**
 * A document as a closed site answers it: the screens below the page that says so may have failed for a reason of their
 * own, and theirs is not the status that counts. Under maintenance it says when to come back. Of a site that is open,
 * and of an answer that leads elsewhere, nothing changes.
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
