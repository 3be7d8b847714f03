import { useRef } from 'react';
import type { HumanCheckKind } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/browser-api.ts';
import { ApiFailure } from '#platform/failure.ts';
import { solveHumanCheck } from '#platform/human-check.ts';

/** Proofs of work for the calls of one form (REG-47, SMS-02, SMS-14). */
export interface HumanCheck {
  /** Solves one in the background; called once the visitor does something. */
  begin(): void;
  /**
   * Sends with a proof. One that was solved long ago may have run out: then a new one is solved and sent, once.
   * @throws whatever `send` throws
   */
  send<Reply>(send: (humanCheck: string) => Promise<Reply>): Promise<Reply>;
}

/**
 * Makes the proofs of a form; each is good for one try. Kind `form` goes beside a form, `captcha` in the place of a picture
 * that somebody cannot read: the gateway takes neither for the other.
 */
export function useHumanCheck(kind: HumanCheckKind): HumanCheck {
  const pending = useRef<Promise<string> | undefined>(undefined);

  function begin(): void {
    if (pending.current) return;
    const solving = solve(kind);
    pending.current = solving;
    // A failure here is told by the submit, which then solves anew.
    solving.catch(() => {
      if (pending.current === solving) pending.current = undefined;
    });
  }

  function take(): Promise<string> {
    const solving = pending.current ?? solve(kind);
    pending.current = undefined;
    return solving;
  }

  async function send<Reply>(sendWith: (humanCheck: string) => Promise<Reply>): Promise<Reply> {
    try {
      return await sendWith(await take());
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'auth.human_check_failed') throw error;
      return sendWith(await take());
    }
  }

  return { begin, send };
}

async function solve(kind: HumanCheckKind): Promise<string> {
  const params = { query: { kind } };
  return solveHumanCheck(await read(browserApi.GET('/account/human-check', { params })));
}
