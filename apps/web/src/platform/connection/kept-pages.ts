import type { MessageKey } from '@maidan/i18n';
import { watchMember } from '../session/session.ts';
import { isUnanswered } from './failure-kind.ts';

/** A page that was read in this document. */
export interface KeptPage {
  /** Path and query of the page, as the router writes them. */
  readonly address: string;
  readonly titleKey: MessageKey;
  /** What its loader gave. */
  readonly data: unknown;
  /** When it came from the server, in milliseconds since 1970. */
  readonly readAt: number;
}

const PAGES_MOST = 20;

/** In memory only, the latest last. A new document has none, and neither has another member. */
const pages = new Map<string, KeptPage>();
/** Addresses that show a kept page because the server could not be reached. */
const aged = new Set<string>();
let isWatching = false;

/** Keeps the data of a page, for the time without a connection. */
export function keepPage(page: Omit<KeptPage, 'readAt'>): void {
  if (!isWatching) watchMember(forgetPages);
  isWatching = true;
  const former = pages.get(page.address);
  pages.delete(page.address);
  // Data that is only shown again keeps its age.
  const readAt = former?.data === page.data ? former?.readAt : undefined;
  pages.set(page.address, { ...page, readAt: readAt ?? Date.now() });
  for (const oldest of pages.keys()) {
    if (pages.size <= PAGES_MOST) break;
    pages.delete(oldest);
  }
}

/**
 * Replaces a page that failed to load: what it showed when this document last read it. Undefined when this document
 * never read it, and when the failure is an answer.
 */
export function keptPageFor(address: string, error: unknown): KeptPage | undefined {
  const page = isUnanswered(error) ? pages.get(address) : undefined;
  if (page) aged.add(address);
  return page;
}

/** Notes that the page at an address has come from the server. */
export function noteFreshPage(address: string): void {
  aged.delete(address);
}

/** When the data of the page was read, while the page shows kept data; undefined while it shows the server's answer. */
export function keptPageReadAt(address: string): number | undefined {
  return aged.has(address) ? pages.get(address)?.readAt : undefined;
}

/** Kept pages that can be read, the latest first, at most `most`. */
export function readablePages(most: number): readonly KeptPage[] {
  const latest = [...pages.values()].slice(-most);
  latest.reverse();
  return latest;
}

/** Forgets every page. */
export function forgetPages(): void {
  pages.clear();
  aged.clear();
}
