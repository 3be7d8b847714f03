/** How many streams one member may have open at one process; one more ends the oldest. */
export const STREAMS_PER_MEMBER = 12;

/** Counts and limits open streams. */
export interface StreamPlaces {
  /**
   * Registers a stream under a key. When the key has too many, its oldest stream is ended. The returned function
   * removes the stream.
   */
  take(key: string, end: () => void): () => void;
}

/** Allows `most` streams per key. */
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
