import { useEffect } from 'react';

/** How long after it is due something is asked for; not everybody asks in the same moment. */
const ASK_AFTER_MS = 700;
const SPREAD_MS = 1500;
/** What is late is asked for again after so long, each time longer. */
const LATE_MS = 4000;
const MOST_TRIES = 5;

/** When something is due by the server's clock, and when this device read that clock. */
export interface Due {
  readonly dueAt: string | undefined;
  readonly serverNow: string;
  readonly readAt: number;
}

/** Reads again when something is due and the page can be seen; otherwise nothing is asked for. */
export function useDue({ dueAt, serverNow, readAt }: Due, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const leftMs = Date.parse(dueAt) - Date.parse(serverNow) + readAt - Date.now();
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      if (document.visibilityState === 'visible') void refetch();
      tries += 1;
      if (tries < MOST_TRIES) timer = setTimeout(ask, LATE_MS * tries);
    };
    timer = setTimeout(ask, Math.max(leftMs, 0) + ASK_AFTER_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
    // A new answer that still names what is due goes on counting its tries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dueAt, refetch]);
}
