import { useEffect, useEffectEvent, useRef } from 'react';
import { untilSiteAnswers } from '../installation/reachability.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Tries something again as soon as the site answers. After each try that fails it waits twice as long, so that a site
 * that answers but cannot serve is not overloaded.
 *
 * @param cause the failure to recover from; undefined when there is none
 */
export function useRetryWhenReachable(cause: unknown, tryAgain: () => void): void {
  const tries = useRef(0);
  const recover = useEffectEvent(() => {
    tries.current += 1;
    tryAgain();
  });
  useEffect(() => {
    if (cause === undefined) {
      tries.current = 0;
      return undefined;
    }
    const call = new AbortController();
    const waitMs = tries.current && Math.min(FIRST_WAIT_MS * 2 ** tries.current, LONGEST_WAIT_MS);
    void untilSiteAnswers(call.signal, waitMs).then(
      () => recover(),
      () => undefined,
    );
    return () => call.abort();
  }, [cause]);
}
