const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Dhaka is six hours before UTC all year. */
const DHAKA_MS = 6 * 60 * MINUTE_MS;

/** When something comes again: every so many minutes, and how long after midnight in Dhaka the first of a day is. */
export interface Rhythm {
  /** Divides a day without a rest. */
  readonly everyMinutes: number;
  readonly fromMinute?: number;
}

/** The first moment of a rhythm that is later than a moment. */
export function nextOf({ everyMinutes, fromMinute = 0 }: Rhythm, afterMs: number): number {
  const midnight = Math.floor((afterMs + DHAKA_MS) / DAY_MS) * DAY_MS - DHAKA_MS;
  const stepMs = everyMinutes * MINUTE_MS;
  // Every rhythm divides a day, so one that is counted from its first of a day goes on across midnight.
  const first = midnight + fromMinute * MINUTE_MS;
  return first + (Math.floor((afterMs - first) / stepMs) + 1) * stepMs;
}
