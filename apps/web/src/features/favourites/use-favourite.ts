import { useNavigate } from 'react-router';
import type { TileFavourite } from '#ui/game/game-tile.tsx';
import { useToast } from '#platform/toast.tsx';
import { isTrialUser, useSession } from '#platform/session.ts';
import { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import type { TileGame } from '#platform/tile.ts';
import { loadWords } from '#platform/words-loader.ts';
import { useWords } from '#platform/words.tsx';
import { useIsStarred } from './use-is-starred.ts';

/** The star of a tile, or undefined for lottery games, which have none (HOME-23). */
export function useFavourite(game: TileGame): TileFavourite | undefined {
  const { t, locale } = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const isOn = useIsStarred(String(game.nodeId), session !== undefined && !isTrialUser(session));
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT') return undefined;

  async function toggle() {
    if (!session) {
      // The page's own address: a hook would draw every tile anew whenever it changes.
      const back = `${window.location.pathname}${window.location.search}`;
      await navigate(`/login?back=${encodeURIComponent(back)}`);
      return;
    }
    if (isTrialUser(session)) {
      await loadWords(locale, ['errors']);
      toast.show({
        text: failureText(new ApiFailure('session.formal_account_required')),
        tone: 'danger',
      });
      return;
    }
    const [{ setFavourite }] = await Promise.all([
      import('./favourites.queries.ts'),
      loadWords(locale, ['errors']),
    ]);
    await setFavourite(game, !isOn).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      toast.show({ text: failureText(error), tone: 'danger' });
    });
  }

  return {
    isOn,
    label: t(isOn ? 'favourites.remove' : 'favourites.add'),
    onToggle: () => void toggle(),
  };
}
