import { useNavigate } from 'react-router';
import type { TileFavourite } from '#ui/game/game-tile.tsx';
import { stepAfterPaint } from '#platform/page/after-paint.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { keepIntent } from '#platform/session/intent.ts';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { logFault } from '#platform/page/log.ts';
import { useToast } from '#platform/page/toast.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import { useFormalAccount } from './use-formal-account.ts';
import { loadWords } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { useIsStarred } from './use-is-starred.ts';

/** The star of a tile, or undefined for lottery games, which have none (HOME-23). */
export function useFavourite(game: TileGame): TileFavourite | undefined {
  const { t, has, locale } = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const isFormal = useFormalAccount();
  const isOn = useIsStarred(String(game.nodeId), session !== undefined && !isTrialUser(session));
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT') return undefined;

  const keepStar = () => {
    const { vendor, nodeId, name } = game;
    keepIntent({ does: 'star', vendor, nodeId, name });
  };

  async function toggle() {
    if (!session) {
      // Read from the page itself, because a hook would draw every tile again whenever the address changes.
      const back = `${window.location.pathname}${window.location.search}`;
      await stepAfterPaint(() => {
        keepStar();
        return navigate(`/login?back=${encodeURIComponent(back)}`);
      });
      return;
    }
    if (!(await isFormal(keepStar))) return;
    const [{ setFavourite }] = await Promise.all([
      import('./favourites.queries.ts'),
      loadWords(locale, ['errors']),
    ]);
    await setFavourite(game, !isOn);
  }

  /** Says what went wrong. When the words for it did not load either, it uses words that every page has. */
  function tell(error: unknown): void {
    if (!(error instanceof ApiFailure)) logFault('A star could not be set', error);
    const text = has('errors.client.offline') ? failureText(error) : t('ui.failed');
    toast.show({ text, tone: 'danger' });
  }

  return {
    isOn,
    label: (name) => t(isOn ? 'lobby.star.remove' : 'lobby.star.add', { game: name }),
    onToggle: () => void toggle().catch(tell),
  };
}
