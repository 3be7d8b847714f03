/** How many streams one member has open at one process; one more tab ends the stream of the oldest. */
export const STREAMS_PER_MEMBER = 12;

/** Places for open streams. */
export interface StreamPlaces {
  /** Takes a place under a key; where none is left, the oldest of the same key is ended. The returned function gives it back. */
  take(key: string, end: () => void): () => void;
}

/** Makes places for `most` streams of a key. */
export function streamPlaces(most: number): StreamPlaces {
  const open = new Map<string, Set<() => void>>();
  return {
    take(key, end) {
      const own = open.get(key) ?? new Set();
      open.set(key, own.add(end));
      const [oldest] = own;
      if (own.size > most) oldest?.();
      return () => {
        own.delete(end);
        if (own.size === 0 && open.get(key) === own) open.delete(key);
      };
    },
  };
}
