import { readSessionCache } from './cache.ts';
import { dropIntent, INTENT_LIFE_MS, INTENT_NAME } from './intent.ts';
import type { Intent } from './intent.ts';

type KeptIntent = Intent & { readonly until: number };

/** What a guest meant, which from now on is not kept any more: an intent is carried out once. */
export function takeIntent(): Intent | undefined {
  const kept = readSessionCache(INTENT_NAME, isKeptIntent);
  dropIntent();
  if (!kept) return undefined;
  const { until, ...intent } = kept;
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
