import { useLocation } from 'react-router';
import type { Game } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { loginPath } from '#platform/page/address.ts';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { GAME_TYPE_PATH } from '../game-type-path.ts';
import styles from './play-screen.module.css';

/**
 * For a reader who wanted to play a game free that has no free play (SESS-32): says so, and offers a real account and
 * other games.
 */
export function NoFreePlay({ game }: { game: Pick<Game, 'gameType'> }) {
  const { t } = useWords();
  const session = useSession();
  const { pathname } = useLocation();
  const here = `/m${pathname}`;
  const isFormal = session !== undefined && !isTrialUser(session);
  return (
    <div className={styles.stage}>
      <EmptyState
        drawing="search"
        title={t('games.play.no_free')}
        text={t(isFormal ? 'games.play.no_free_formal' : 'games.play.no_free_text')}
        action={
          <Stack gap={2}>
            <Button kind="primary" width="block" href={isFormal ? here : loginPath(here)}>
              {t(isFormal ? 'games.play.launch' : 'lobby.welcome.login')}
            </Button>
            <Button width="block" href={`/m${GAME_TYPE_PATH[game.gameType]}`}>
              {t('games.play.other_games')}
            </Button>
          </Stack>
        }
      />
    </div>
  );
}
