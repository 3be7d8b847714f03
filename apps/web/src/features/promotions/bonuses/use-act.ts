import { useState } from 'react';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';

/** One act of a member at a time: it waits, and tells why it failed. */
export function useAct() {
  const wait = useWait();
  const [failure, setFailure] = useState<ApiFailure>();

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    setFailure(undefined);
    try {
      await wait.run(work);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : networkFailure(error));
    }
  }

  return {
    wait,
    failure,
    forget: () => setFailure(undefined),
    run: (work: (signal: AbortSignal) => Promise<void>) => void run(work),
  };
}

/** An act under way. */
export type Act = ReturnType<typeof useAct>;
