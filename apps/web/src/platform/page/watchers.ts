/** Functions that are called on every change. */
export interface Watchers {
  /** Calls back on every change; the returned function ends it. In the form that `useSyncExternalStore` takes. */
  watch(onChange: () => void): () => void;
  /** Tells them all of a change. */
  tell(): void;
}

/** A list of watchers, empty at first. */
export function createWatchers(): Watchers {
  const all = new Set<() => void>();
  return {
    watch(onChange) {
      all.add(onChange);
      return () => all.delete(onChange);
    },
    tell: () => all.forEach((onChange) => onChange()),
  };
}
