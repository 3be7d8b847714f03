import { useEffect, useState } from 'react';
import type { WholeGame } from '#platform/api/game.ts';
import { networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import type { Wait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { launchGame } from './launch-game.ts';
import type { LaunchedGame } from './launch-game.ts';

/** How far a launch has come. */
export type Launch =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly game: LaunchedGame }
  | { readonly state: 'failed'; readonly error: ApiFailure };

/**
 * Launches the game once per visit of the screen; `retry` launches it again after a failure. `note` explains a launch
 * that takes long; a cancelled one calls `onCancel`.
 */
export function useLaunch(
  game: WholeGame,
  isFree: boolean,
  onCancel: () => void,
): { launch: Launch; note: Wait['note']; retry: () => void } {
  const { locale, digits } = useWords();
  const wait = useWait();
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' });
  const [attempt, setAttempt] = useState(1);
  const { vendor, nodeId, gameType } = game;

  useEffect(() => {
    const target = { category: gameType, vendor, nodeId, freePlay: isFree, ...lotteryOf(game) };
    setLaunch({ state: 'opening' });
    wait
      .run(async (signal) => {
        const opened = await launchGame(target, { locale, digits }, signal);
        if (!signal.aborted) setLaunch({ state: 'open', game: opened });
      })
      .catch((error: unknown) => setLaunch({ state: 'failed', error: networkFailure(error) }));
    return wait.cancel;
    // A change of language or of the game's data must not open the game a second time.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [vendor, nodeId, isFree, attempt]);

  const cancel = () => {
    wait.cancel();
    onCancel();
  };
  return {
    launch,
    note: { ...wait.note, onCancel: cancel },
    retry: () => setAttempt(attempt + 1),
  };
}

function lotteryOf({ gameCode, lottoMode, playType }: WholeGame) {
  return lottoMode
    ? { lottery: { gameCode, prizeMode: lottoMode, playType: playType ?? 'trad' } }
    : {};
}
