import { useLocation, useNavigate } from 'react-router';
import type { TileFavourite } from '#ui/game/game-tile.tsx';
import { useToast } from '#platform/toast.tsx';
import { isTrialUser, useSession } from '#platform/session.ts';
import { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import type { TileGame } from '#platform/tile.ts';
import { loadWords } from '#platform/words-loader.ts';
import { useWords } from '#platform/words.tsx';
import { useStarred } from './starred-games.ts';

/** The star of a tile, or undefined for lottery games, which have none (HOME-23). */
export function useFavourite(game: TileGame): TileFavourite | undefined {
  const { t, locale } = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const failureText = useFailureText();
  const starred = useStarred(session !== undefined && !isTrialUser(session));
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT') return undefined;
  const isOn = starred.has(String(game.nodeId));

  async function toggle() {
    if (!session) {
      await navigate(`/login?back=${encodeURIComponent(`/m${location.pathname}${location.search}`)}`);
      return;
    }
    if (isTrialUser(session)) {
      await loadWords(locale, ['errors']);
      toast.show({ text: failureText(new ApiFailure('session.formal_account_required')), tone: 'danger' });
      return;
    }
    const [{ setFavourite }] = await Promise.all([import('./favourites.queries.ts'), loadWords(locale, ['errors'])]);
    await setFavourite(game, !isOn).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      toast.show({ text: failureText(error), tone: 'danger' });
    });
  }

  return { isOn, label: t(isOn ? 'favourites.remove' : 'favourites.add'), onToggle: () => void toggle() };
}
