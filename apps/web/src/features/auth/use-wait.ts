import { useRef, useState } from 'react';
import { ApiFailure } from '#platform/failure.ts';

/** After this long the wait is explained and can be ended. */
const SLOW_MS = 10_000;
/** After this long the wait is an error with a retry. */
const GIVE_UP_MS = 30_000;

/** `slow` asks for a word and a way out. */
export type WaitState = 'idle' | 'busy' | 'slow';

/**
 * Runs one piece of work at a time and says how the wait for it stands. `run` answers whether the work was finished
 * rather than cancelled, and throws what the work throws, or `client.timeout` after 30 s.
 */
export function useWait() {
  const [state, setState] = useState<WaitState>('idle');
  const running = useRef<AbortController | undefined>(undefined);

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setState('busy');
    const slow = setTimeout(() => setState('slow'), SLOW_MS);
    const late = setTimeout(() => controller.abort(new ApiFailure('client.timeout')), GIVE_UP_MS);
    try {
      await work(controller.signal);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      if (controller.signal.reason instanceof ApiFailure) throw controller.signal.reason;
      return false;
    } finally {
      clearTimeout(slow);
      clearTimeout(late);
      running.current = undefined;
      setState('idle');
    }
  }

  return { state, run, cancel: () => running.current?.abort() };
}
