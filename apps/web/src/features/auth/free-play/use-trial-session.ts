import { mayPlayFree } from '@maidan/contract/constants';
import { ApiFailure } from '#platform/api/failure.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { useHumanCheck } from '../human/use-human-check.ts';
import type { HumanWidget } from '../human/use-human-widget.ts';
import { startFreePlay } from './start-free-play.ts';

/** The code of a refusal of free play. */
export const FREE_PLAY_REFUSED = 'games.free_play_refused';

/** Opening a trial session (FREE-01). */
export interface TrialSession {
  /** What has to be drawn beside the button (`HumanPlace`), on a site that asks a company. */
  readonly widget: HumanWidget | undefined;
  /** The visitor is about to: the human check begins in the background. */
  readonly prepare: () => void;
  /**
   * Opens it and keeps it; where it leads is the caller's. A member whose type is not among those of free play is refused
   * before anything is sent (FREE-04 to FREE-06).
   * @throws ApiFailure
   */
  readonly open: (signal: AbortSignal) => Promise<void>;
}

/** Opens trial sessions, by a human check in the place of a form. */
export function useTrialSession(): TrialSession {
  const { locale } = useWords();
  const session = useSession();
  const human = useHumanCheck('form');
  return {
    widget: human.widget,
    prepare: human.begin,
    async open(signal) {
      if (session && !mayPlayFree(session.type)) throw new ApiFailure(FREE_PLAY_REFUSED);
      // The tap that opens it is all that is ever done here; unsaid, the first proof would be too cheap, and refused.
      human.begin();
      await human.send((solution) => startFreePlay(solution, locale, signal), signal);
    },
  };
}
