import { useRef, useState } from 'react';
import { ApiFailure } from './failure.ts';
import { useWords } from '../words/words.tsx';

/** After this long a wait is explained and can be ended, in milliseconds. */
const SLOW_MS = 10_000;
/** After this long a wait is an error with a retry, in milliseconds. */
const GIVE_UP_MS = 30_000;

/** `slow` asks for a word and a way out. */
type WaitState = 'idle' | 'busy' | 'slow';

/** Work that was started; it ends when its signal does. */
type Work = (signal: AbortSignal) => Promise<void>;

/** One wait of a form or a screen. */
export interface Wait {
  readonly state: WaitState;
  /** Whether anything is going on. */
  readonly isBusy: boolean;
  /**
   * Runs one piece of work at a time: what is started meanwhile is not run. Answers whether it was finished rather than
   * cancelled.
   * @throws whatever the work throws, and ApiFailure `client.timeout` after 30 s
   */
  run(work: Work): Promise<boolean>;
  /** Ends the work: its signal aborts, its requests with it, and `run` answers false. */
  cancel(): void;
  /** What `ui/feedback/slow-note.tsx` shows: nothing before 10 s, then that it takes long, with a way out. */
  readonly note: {
    readonly isShown: boolean;
    readonly text: string;
    readonly cancelLabel: string;
    readonly onCancel: () => void;
  };
}

/**
 * The one way to wait for what a reader has asked for: at most 10 s without a word and a way out, at most 30 s
 * altogether, whatever longer bound a row of the specification gives.
 */
export function useWait(): Wait {
  const { t } = useWords();
  const [state, setState] = useState<WaitState>('idle');
  const running = useRef<AbortController | undefined>(undefined);

  function end(): void {
    running.current = undefined;
    setState('idle');
  }

  function cancel(): void {
    const work = running.current;
    end();
    work?.abort();
  }

  async function run(work: Work): Promise<boolean> {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setState('busy');
    const slow = setTimeout(() => setState('slow'), SLOW_MS);
    const late = setTimeout(() => controller.abort(new ApiFailure('client.timeout')), GIVE_UP_MS);
    try {
      await Promise.race([work(controller.signal), whenEnded(controller.signal)]);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      if (controller.signal.reason instanceof ApiFailure) throw controller.signal.reason;
      return false;
    } finally {
      clearTimeout(slow);
      clearTimeout(late);
      // After a cancel something else may be going on already.
      if (running.current === controller) end();
    }
  }

  return {
    state,
    isBusy: state !== 'idle',
    run,
    cancel,
    note: {
      isShown: state === 'slow',
      text: t('ui.wait_slow'),
      cancelLabel: t('ui.cancel'),
      onCancel: cancel,
    },
  };
}

/** Rejects once the signal ends, so that work which does not listen to it cannot hold the reader. */
function whenEnded(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
