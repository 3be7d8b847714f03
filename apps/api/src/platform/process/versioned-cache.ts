import { LRUCache } from 'lru-cache';

/** Caches answers until a newer version is asked for. */
export interface VersionedCache<Value> {
  /**
   * The value of a key at a version. Several callers at once share one load; a failed load is not kept.
   * `version` names everything the value depends on, such as site and content version.
   */
  get(version: string, key: string, load: () => Promise<Value>): Promise<Value>;
}

interface Entry<Value> {
  readonly version: string;
  readonly value: Promise<Value>;
}

/**
 * A cache of at most `most` entries, which removes the least recently used first; an entry lives at most `lifeMs`.
 * `nowMs` is for tests and must not be 0.
 */
export function versionedCache<Value>(options: {
  most: number;
  lifeMs?: number;
  nowMs?: () => number;
}): VersionedCache<Value> {
  const { most, lifeMs = 0, nowMs = () => performance.now() } = options;
  const entries = new LRUCache<string, Entry<Value>>({
    max: most,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  return {
    get(version, key, load) {
      const known = entries.get(key);
      if (known?.version === version) return known.value;
      const entry = { version, value: load() };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
  };
}
