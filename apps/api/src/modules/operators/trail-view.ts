import type { TrailEntry } from './trail.ts';
import { hideWords } from './trail-seal.ts';

/** A page of entries, of which one more was read than it shows; `next` leads to the one after it. */
export function entryPage(rows: readonly TrailEntry[], limit: number) {
  const list = rows.slice(0, limit).map(entryView);
  const last = list.at(-1);
  return { list, ...(rows.length > limit && last ? { next: last.number } : {}) };
}

function entryView(stored: TrailEntry) {
  const entry = hideWords(stored);
  const { number, at, via, permission, target, before, after, sealed, hash } = entry;
  const { operatorId, role, reason, network, device, sessionId, requestId, proposalId } = entry;
  const call = { operatorId, role, reason, network, device, sessionId, requestId, proposalId };
  return {
    number,
    at: at.toISOString(),
    via,
    permission,
    target,
    before,
    after,
    ...withoutNull(call),
    ...(sealed.length === 0 ? {} : { sealed }),
    hash,
  };
}

/** What is known of a call; the rest is left out. */
function withoutNull<Name extends string>(
  fields: Readonly<Record<Name, string | null>>,
): Partial<Record<Name, string>> {
  const known = Object.entries<string | null>(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(known) as Partial<Record<Name, string>>;
}
