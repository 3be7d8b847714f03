import { mayPlayFree } from '@maidan/contract/constants';
import { ApiFailure } from '#platform/api/failure.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { useHumanCheck } from '../human/use-human-check.ts';
import type { HumanWidget } from '../human/use-human-widget.ts';
import { startFreePlay } from './start-free-play.ts';

/** The error code when free play is refused. */
export const FREE_PLAY_REFUSED = 'games.free_play_refused';

/** Opening a trial session (FREE-01). */
export interface TrialSession {
  /** What to draw beside the button (`HumanPlace`), on a site that uses a company's human check. */
  readonly widget: HumanWidget | undefined;
  /** Called when the visitor is about to start: the human check begins in the background. */
  readonly prepare: () => void;
  /**
   * Opens the session and stores it; the caller decides where to go then. A member whose type has no free play is
   * refused before anything is sent (FREE-04 to FREE-06). @throws ApiFailure
   */
  readonly open: (signal: AbortSignal) => Promise<void>;
}

/** Opens trial sessions, with a human check because there is no form. */
export function useTrialSession(): TrialSession {
  const { locale } = useWords();
  const session = useSession();
  const human = useHumanCheck('form');
  return {
    widget: human.widget,
    prepare: human.begin,
    async open(signal) {
      if (session && !mayPlayFree(session.type)) throw new ApiFailure(FREE_PLAY_REFUSED);
      // One tap is all that a visitor does here. Unless the gateway is told about it, it asks more work than the first
      // proof does, and refuses.
      human.begin();
      await human.send((solution) => startFreePlay(solution, locale, signal), signal);
    },
  };
}
