import { useEffect, useState } from 'react';

/** How often the countdown is computed, in milliseconds (SMS-06). */
const TICK_MS = 500;
/** Length of the countdown, in milliseconds, when the answer has no usable end (SMS-08). */
const DEFAULT_MS = 60_000;
/** The longest countdown, in milliseconds. No site asks for more, so a later end comes from a wrong clock. */
const LONGEST_MS = 10 * 60_000;

/** Seconds until a moment, recomputed every half second (SMS-05 to SMS-07). */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  const isRunning = endsAt !== undefined && now < endsAt;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  /** Starts it; `given` is the end, in milliseconds since 1970. */
  function start(given: number | undefined): void {
    const startedAt = Date.now();
    const lastsMs = (given ?? 0) - startedAt;
    const isUsable = lastsMs > 0 && lastsMs <= LONGEST_MS;
    setNow(startedAt);
    setEndsAt(startedAt + (isUsable ? lastsMs : DEFAULT_MS));
  }

  return { secondsLeft: isRunning ? Math.ceil((endsAt - now) / 1000) : 0, start };
}
