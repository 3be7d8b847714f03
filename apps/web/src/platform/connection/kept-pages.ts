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

/** In memory only, the latest last: a new document, and another member, begin with none. */
const pages = new Map<string, KeptPage>();
/** Addresses that show what was kept, because the server could not be asked. */
const aged = new Set<string>();
let isWatching = false;

/** Keeps what a page shows, for the time without a connection. */
export function keepPage(page: Omit<KeptPage, 'readAt'>): void {
  if (!isWatching) watchMember(forgetPages);
  isWatching = true;
  const former = pages.get(page.address);
  pages.delete(page.address);
  // Data that is only shown again is as old as it was.
  const readAt = former?.data === page.data ? former?.readAt : undefined;
  pages.set(page.address, { ...page, readAt: readAt ?? Date.now() });
  for (const oldest of pages.keys()) {
    if (pages.size <= PAGES_MOST) break;
    pages.delete(oldest);
  }
}

/**
 * What stands in for a page that could not be had: what it showed when it was last read in this document. Undefined when
 * it was not, and for a failure that is an answer.
 */
export function keptInstead(address: string, error: unknown): KeptPage | undefined {
  const page = isUnanswered(error) ? pages.get(address) : undefined;
  if (page) aged.add(address);
  return page;
}

/** Notes that the page at an address has come from the server. */
export function notePageCame(address: string): void {
  aged.delete(address);
}

/** When the page at an address was read, while it shows what was kept; undefined while it is what the server says. */
export function agedSince(address: string): number | undefined {
  return aged.has(address) ? pages.get(address)?.readAt : undefined;
}

/** Pages that can still be read, the latest first, at most as many as asked for. */
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
