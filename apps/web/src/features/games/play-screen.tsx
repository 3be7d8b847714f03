import { data, redirect, useNavigate, useRevalidator } from 'react-router';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState, FailureState } from '#ui/feedback/empty-state.tsx';
import { loginPath, routerPath } from '#platform/address.ts';
import { ApiFailure, dataOf } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { settle, statusOf, toFailure } from '#platform/loaded.ts';
import { keepDataOnPopup } from '#platform/popup.ts';
import { requestScope } from '#platform/request-scope.ts';
import type { ScreenHandle } from '#platform/screen.ts';
import { useSite } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';
import { wordsLoader } from '#platform/words-loader.ts';
import { PlayFrame } from './play-frame.tsx';
import { PlayStrip } from './play-strip.tsx';
import styles from './play-screen.module.css';
import { useLaunch } from './use-launch.ts';
import type { Route } from './+types/play-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['games', 'wallet', 'errors'],
  titleKey: 'games.play.launch',
  header: 'none',
  hasTabBar: false,
};

const NOT_FOUND = 'games.not_found';
/** Largest number of a game on the wire. */
const NODE_ID_MAX = 2_147_483_647;

/** The game of the address; a visitor logs in first (LAUNCH-01). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { session, api, locale } = context.get(requestScope);
  const { vassalage, nodeId } = params;
  const { searchParams, search } = url;
  const here = `/m/play/${encodeURIComponent(vassalage)}/${encodeURIComponent(nodeId)}${search}`;
  if (!session) throw redirect(routerPath(loginPath(here)) ?? '/login');
  const path = { vassalage, nodeId: Number(nodeId) };
  const game = await settle(
    isGameAddress(vassalage, nodeId)
      ? api
          .GET('/games/{vassalage}/{nodeId}', { params: { path, query: { language: locale } } })
          .then(dataOf)
      : Promise.reject(new ApiFailure(NOT_FOUND)),
  );
  const status = !game.ok && game.failure.code === NOT_FOUND ? 404 : statusOf(game);
  return data({ game, isFree: searchParams.get('free') === '1' }, { status });
}

/** What the gateway would not even take as the name of a game is a game that is not there. */
function isGameAddress(vassalage: string, nodeId: string): boolean {
  return /^\w{1,32}$/.test(vassalage) && /^\d{1,10}$/.test(nodeId) && Number(nodeId) <= NODE_ID_MAX;
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

type GameData = Extract<Route.ComponentProps['loaderData']['game'], { ok: true }>['data'];

export default function PlayScreen({ loaderData: { game, isFree } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  if (game.ok)
    return (
      <Play key={`${game.data.vassalage} ${game.data.nodeId}`} game={game.data} isFree={isFree} />
    );
  const error = toFailure(game.failure);
  return (
    <div className={styles.screen}>
      <PlayStrip title={t('games.play.failed')} />
      <LaunchFailure
        error={error}
        {...(error.code === NOT_FOUND ? {} : { onRetry: () => void revalidate() })}
      />
    </div>
  );
}

function Play({ game, isFree }: { game: GameData; isFree: boolean }) {
  const { t, locale } = useWords();
  const { settings } = useSite();
  const navigate = useNavigate();
  const { launch, retry } = useLaunch(game, isFree);
  const [hasOpenRound, setHasOpenRound] = useState(false);
  const name = game.gameName;
  return (
    <div className={styles.screen}>
      <title>{t('site.document_title', { title: name, site: settings.name[locale] })}</title>
      <PlayStrip title={name} {...(hasOpenRound ? { note: t('games.play.resume') } : {})} />
      {launch.state === 'failed' ? (
        <LaunchFailure error={launch.error} onRetry={retry} />
      ) : (
        <PlayFrame
          game={game}
          launched={launch.state === 'open' ? launch.game : undefined}
          onRound={setHasOpenRound}
          onExit={() => void navigate('/home', { replace: true })}
        />
      )}
      <noscript>
        <EmptyState drawing="record" title={t('games.play.needs_script')} />
      </noscript>
    </div>
  );
}

/** Why the game does not open, and a way on: once more, or home when it would be in vain (LAUNCH-09). */
function LaunchFailure({ error, onRetry }: { error: ApiFailure; onRetry?: () => void }) {
  const { t } = useWords();
  const failureText = useFailureText();
  return (
    <div className={styles.stage}>
      <FailureState
        title={t('games.play.failed')}
        text={`${failureText(error)} ${t('games.play.failed_text')}`}
        action={
          onRetry ? (
            <Button kind="primary" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          ) : (
            <Button kind="primary" href="/m/home">
              {t('games.play.back')}
            </Button>
          )
        }
      />
    </div>
  );
}
