import { useEffect, useState } from 'react';
import { browserApi, read } from '#platform/api/browser.ts';
import { useRealityMinutes } from '#platform/device/reality-check.ts';

const MINUTE_MS = 60_000;

/** What a member has played in this visit; the result is absent until the gateway has told it. */
export interface PlayedVisit {
  /** Whole minutes since the game was opened. */
  readonly minutes: number;
  /** Payouts less stakes, in minor units. */
  readonly netMinor?: number;
}

/**
 * Interrupts the game each time the minutes that the member has chosen are over, with the time of this visit and its
 * result. In free play no money is at stake, and nothing is asked.
 */
export function useRealityCheck(isFree: boolean) {
  const [every] = useRealityMinutes();
  const [startedAt] = useState(() => new Date());
  const [dueAt, setDueAt] = useState<Date>();
  const [netMinor, setNet] = useState<number>();
  useEffect(() => {
    if (every === undefined || isFree || dueAt) return undefined;
    const timer = setTimeout(() => setDueAt(new Date()), every * MINUTE_MS);
    return () => clearTimeout(timer);
  }, [every, isFree, dueAt]);
  useEffect(() => {
    if (!dueAt) return undefined;
    const asking = new AbortController();
    // Without an answer the time alone is shown, which is true as well.
    readNet(startedAt, asking.signal).then(setNet, () => undefined);
    return () => asking.abort();
  }, [dueAt, startedAt]);
  const played: PlayedVisit | undefined = dueAt && {
    minutes: Math.round((dueAt.getTime() - startedAt.getTime()) / MINUTE_MS),
    ...(netMinor !== undefined && { netMinor }),
  };
  return {
    startedAt,
    played,
    goOn() {
      setDueAt(undefined);
      setNet(undefined);
    },
  };
}

async function readNet(since: Date, signal: AbortSignal): Promise<number> {
  const params = { query: { from: since.toISOString() } };
  return (await read(browserApi.GET('/safety/play', { params, signal }))).value.netMinor;
}
