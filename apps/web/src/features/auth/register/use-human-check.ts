import { useRef } from 'react';
import { browserApi, read } from '#platform/browser-api.ts';
import { solveHumanCheck } from '#platform/human-check.ts';
import { canSeal } from '#platform/sealing.ts';

/**
 * The proof of work of a registration (REG-47, SMS-14). `begin` solves it in the background once the visitor does
 * something; `take` hands it out for one try, and solves a new one when there is none.
 */
export function useHumanCheck() {
  const pending = useRef<Promise<string> | undefined>(undefined);

  function begin(): void {
    if (!canSeal() || pending.current) return;
    const solving = solve();
    pending.current = solving;
    // A failure here is told by the submit, which then solves anew.
    solving.catch(() => {
      if (pending.current === solving) pending.current = undefined;
    });
  }

  function take(): Promise<string> {
    const solving = pending.current ?? solve();
    pending.current = undefined;
    return solving;
  }

  return { begin, take };
}

async function solve(): Promise<string> {
  return solveHumanCheck(await read(browserApi.GET('/account/human-check')));
}
