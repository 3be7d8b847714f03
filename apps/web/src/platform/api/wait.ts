import { useRef, useState } from 'react';
import { ApiFailure } from './failure.ts';
import { useWords } from '../words/words.tsx';

/** After this long, in milliseconds, a wait says that it takes long and can be cancelled. */
const SLOW_MS = 10_000;
/** After this long, in milliseconds, a wait fails and can be tried again. */
const GIVE_UP_MS = 30_000;

/** `slow` means that the page should say so and offer a way out. */
type WaitState = 'idle' | 'busy' | 'slow';

/** Work that must end when its signal does. */
type Work = (signal: AbortSignal) => Promise<void>;

/** A wait of a form or a screen. */
export interface Wait {
  readonly state: WaitState;
  /** Whether anything is going on. */
  readonly isBusy: boolean;
  /**
   * Runs one piece of work at a time; what is started meanwhile is ignored. Answers true when it finished and false
   * when it was cancelled. @throws whatever the work throws, and ApiFailure `client.timeout` after 30 s
   */
  run(work: Work): Promise<boolean>;
  /** Cancels the work: its signal aborts, and with it its requests; `run` answers false. */
  cancel(): void;
  /** The props of `ui/feedback/slow-note.tsx`: nothing before 10 s, then that it takes long, with a way out. */
  readonly note: {
    readonly isShown: boolean;
    readonly text: string;
    readonly cancelLabel: string;
    readonly onCancel: () => void;
  };
}

/**
 * Waits for work that a reader has asked for; every screen and form uses it. It says after 10 s that the work takes
 * long, and gives up after 30 s, whatever longer limit a requirement allows.
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
      await Promise.race([work(controller.signal), rejectionOnAbort(controller.signal)]);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      if (controller.signal.reason instanceof ApiFailure) throw controller.signal.reason;
      return false;
    } finally {
      clearTimeout(slow);
      clearTimeout(late);
      // After a cancel, other work may be running already.
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

/** Rejects when the signal ends, so that work which ignores the signal cannot hold up the reader. */
function rejectionOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
