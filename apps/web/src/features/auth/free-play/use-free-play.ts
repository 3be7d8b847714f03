import { useNavigate } from 'react-router';
import { mayPlayFree } from '@maidan/contract/constants';
import { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { useSession } from '#platform/session.ts';
import { useToast } from '#platform/toast.tsx';
import { useWait } from '#platform/wait.ts';
import type { Wait } from '#platform/wait.ts';
import { useWords } from '#platform/words.tsx';
import { asFailure } from '../auth.model.ts';
import { useHumanCheck } from '../form/use-human-check.ts';
import { startFreePlay } from './start-free-play.ts';

const REFUSED = 'games.free_play_refused';

/** Starting free play (FREE-01 to FREE-07). */
export interface FreePlay {
  readonly wait: Wait;
  /** The visitor is about to: the human check begins in the background. */
  readonly prepare: () => void;
  readonly start: () => Promise<void>;
}

/**
 * Opens a trial account and leads home. What goes wrong is a toast (FREE-07); a member whose type is not among those of
 * free play is refused before anything is sent (FREE-04 to FREE-06).
 */
export function useFreePlay(): FreePlay {
  const { locale, t } = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const wait = useWait();
  const human = useHumanCheck('form');

  async function open(signal: AbortSignal): Promise<void> {
    if (session && !mayPlayFree(session.type)) throw new ApiFailure(REFUSED);
    await human.send((solution) => startFreePlay(solution, locale, signal));
    await navigate('/home', { replace: true });
    toast.show({ text: t('auth.free_play.started'), tone: 'success', duration: 'short' });
  }

  async function start(): Promise<void> {
    try {
      await wait.run(open);
    } catch (error) {
      const failure = asFailure(error);
      const duration = failure.code === REFUSED ? 'refusal' : 'short';
      toast.show({ text: failureText(failure), tone: 'danger', duration });
    }
  }

  return { wait, prepare: human.begin, start };
}
