import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import { useToast } from '#platform/page/toast.tsx';

/** Runs a step of responsible play, says what it did, and reads the limits again. */
export function useSafetyStep() {
  const wait = useWait();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<ApiFailure>();
  return {
    wait,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** Answers whether it was done. */
    async run(work: (signal: AbortSignal) => Promise<void>, done: string): Promise<boolean> {
      setFailure(undefined);
      try {
        if (!(await wait.run(work))) return false;
      } catch (error) {
        setFailure(error instanceof ApiFailure ? error : networkFailure(error));
        return false;
      }
      toast.show({ text: done, tone: 'success' });
      await revalidate();
      return true;
    },
  };
}
