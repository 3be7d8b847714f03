import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { LazyHumanPlace, useTrialSession } from '#features/auth/index.ts';
import { networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import type { WholeGame } from '#platform/api/game.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { PlayCover } from './frame.tsx';
import styles from './play-screen.module.css';
import { RetryState } from '#ui/feedback/retry-state.tsx';

/**
 * Follows a visitor's tap on “free” (FREE-01): opens a trial session and then the game that was tapped. Nothing else
 * opens, so that back leads to the list with that tap.
 */
export function TrialStart({ game }: { game: WholeGame }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const trial = useTrialSession();
  const wait = useWait();
  const [failure, setFailure] = useState<ApiFailure | undefined>(undefined);

  const start = () => {
    wait
      .run(async (signal) => {
        await trial.open(signal);
        // With a session the loader answers the game itself.
        await revalidate();
      })
      .catch((error: unknown) => setFailure(networkFailure(error)));
  };
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);
  const retry = () => {
    setFailure(undefined);
    start();
  };
  const cancel = () => {
    wait.cancel();
    void navigate('/home', { replace: true });
  };

  if (failure)
    return (
      <div className={styles.stage}>
        <RetryState
          title={t('games.play.failed')}
          text={failureText(failure)}
          retryLabel={t('ui.retry')}
          isBusy={false}
          onRetry={retry}
        />
      </div>
    );
  return (
    <div className={styles.stage}>
      <PlayCover game={game} text={t('games.play.starting_free')}>
        {trial.widget && <LazyHumanPlace widget={trial.widget} />}
        <SlowNote {...wait.note} onCancel={cancel} />
      </PlayCover>
    </div>
  );
}
