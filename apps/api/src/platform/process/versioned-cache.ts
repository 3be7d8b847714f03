/** Keeps answers of a process as long as the version they belong to is the newest asked for. */
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
  readonly expiresAt: number;
}

/** A cache of at most `most` entries, the least recently used going first; an entry lives at most `lifeMs`. */
export function versionedCache<Value>(options: {
  most: number;
  lifeMs?: number;
  nowMs?: () => number;
}): VersionedCache<Value> {
  const { most, lifeMs = Number.POSITIVE_INFINITY, nowMs = () => performance.now() } = options;
  const entries = new Map<string, Entry<Value>>();
  return {
    get(version, key, load) {
      const known = entries.get(key);
      entries.delete(key);
      const isFresh = known?.version === version && known.expiresAt > nowMs();
      const entry = isFresh ? known : { version, value: load(), expiresAt: nowMs() + lifeMs };
      entries.set(key, entry);
      if (!isFresh) {
        entry.value.catch(() => {
          if (entries.get(key) === entry) entries.delete(key);
        });
      }
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
      return entry.value;
    },
  };
}
