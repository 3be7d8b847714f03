import { readSessionCache } from './cache.ts';
import { dropIntent, INTENT_LIFE_MS, INTENT_NAME } from './intent.ts';
import type { Intent } from './intent.ts';

type KeptIntent = Intent & { readonly until: number; readonly member?: unknown };

/**
 * What a guest meant who then signed in as this member in this tab; from now on it is not kept any more, because an
 * intent is carried out once. What was meant before somebody signed in elsewhere is forgotten.
 */
export function takeIntent(reader: string): Intent | undefined {
  const kept = readSessionCache(INTENT_NAME, isKeptIntent);
  dropIntent();
  if (!kept) return undefined;
  const { until, member, ...intent } = kept;
  if (member !== reader) return undefined;
  const leftMs = until - Date.now();
  // A clock that was set back must not make it last longer.
  return leftMs > 0 && leftMs <= INTENT_LIFE_MS ? intent : undefined;
}

/** Scripts of an older version may have written another shape. */
function isKeptIntent(value: unknown): value is KeptIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { does, until, vendor, nodeId, name, promotionId } = value as Record<string, unknown>;
  if (typeof until !== 'number') return false;
  if (does === 'join') return Number.isSafeInteger(promotionId);
  const isGame = typeof vendor === 'string' && Number.isSafeInteger(nodeId);
  return does === 'star' && isGame && typeof name === 'string';
}
