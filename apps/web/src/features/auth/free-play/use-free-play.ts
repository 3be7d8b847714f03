import { useNavigate } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWait } from '#platform/api/wait.ts';
import type { Wait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure } from '../auth.model.ts';
import type { HumanWidget } from '../human/use-human-widget.ts';
import { FREE_PLAY_REFUSED, useTrialSession } from './use-trial-session.ts';

/** Starting free play (FREE-01 to FREE-07). */
export interface FreePlay {
  readonly wait: Wait;
  /** What to draw beside the button (`HumanPlace`), on a site that uses a company's human check. */
  readonly widget: HumanWidget | undefined;
  /** Called when the visitor is about to start: the human check begins in the background. */
  readonly prepare: () => void;
  readonly start: () => Promise<void>;
}

/** Address of the game screen: a visitor who came from there wants to play that game. */
const GAME_PATH = '/play/';

/**
 * Opens a trial account and leads home (FREE-03), or to the game that asked for the login when `back` is one. A failure
 * is shown as a toast (FREE-07).
 */
export function useFreePlay(back = ''): FreePlay {
  const { t } = useWords();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const wait = useWait();
  const trial = useTrialSession();
  const asked = routerPath(back) ?? '';
  const target = asked.startsWith(GAME_PATH) ? asked : '/home';

  async function open(signal: AbortSignal): Promise<void> {
    await trial.open(signal);
    await navigate(target, { replace: true });
    toast.show({ text: t('auth.free_play.started'), tone: 'success', duration: 'short' });
  }

  async function start(): Promise<void> {
    try {
      await wait.run(open);
    } catch (error) {
      const failure = asFailure(error);
      const duration = failure.code === FREE_PLAY_REFUSED ? 'refusal' : 'short';
      toast.show({ text: failureText(failure), tone: 'danger', duration });
    }
  }

  return { wait, widget: trial.widget, prepare: trial.prepare, start };
}
