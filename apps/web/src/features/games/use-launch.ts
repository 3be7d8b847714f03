import { useEffect, useState } from 'react';
import type { Game } from '@maidan/contract/types';
import { ApiFailure, networkFailure } from '#platform/failure.ts';
import { useWords } from '#platform/words.tsx';
import { launchGame } from './launch-game.ts';
import type { LaunchedGame } from './launch-game.ts';

/** How far a launch has come. */
export type Launch =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly game: LaunchedGame }
  | { readonly state: 'failed'; readonly error: ApiFailure };

/** Launches the game once per visit of the screen; `retry` launches it again after a failure. */
export function useLaunch(game: Game, isFree: boolean): { launch: Launch; retry: () => void } {
  const { locale, digits } = useWords();
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' });
  const [attempt, setAttempt] = useState(1);
  const { vassalage, nodeId, gameType } = game;

  useEffect(() => {
    let isCurrent = true;
    const put = (next: Launch) => isCurrent && setLaunch(next);
    put({ state: 'opening' });
    launchGame(
      { category: gameType, vassalage, nodeId, freePlay: isFree, ...lotteryOf(game) },
      { locale, digits },
    ).then(
      (opened) => put({ state: 'open', game: opened }),
      (error: unknown) =>
        put({
          state: 'failed',
          error: error instanceof ApiFailure ? error : networkFailure(error),
        }),
    );
    return () => {
      isCurrent = false;
    };
    // A change of language or of the game's data must not open the game a second time.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [vassalage, nodeId, isFree, attempt]);

  return { launch, retry: () => setAttempt(attempt + 1) };
}

function lotteryOf({ gameCode, lottoMode, playType }: Game) {
  return lottoMode
    ? { lottery: { gameCode, prizeMode: lottoMode, playType: playType ?? 'trad' } }
    : {};
}
