import { data, redirect, useNavigate } from 'react-router';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState, FailureState } from '#ui/feedback/empty-state.tsx';
import { loginPath, routerPath } from '#platform/address.ts';
import { dataOf } from '#platform/failure.ts';
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
import type { Launch } from './use-launch.ts';
import type { Route } from './+types/play-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['games', 'wallet', 'errors'],
  titleKey: 'games.play.launch',
  header: 'none',
  hasTabBar: false,
};

/** The game of the address; a visitor logs in first (LAUNCH-01). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { session, api, locale } = context.get(requestScope);
  const { vassalage } = params;
  const url = new URL(request.url);
  const here = `/m/play/${vassalage}/${params.nodeId}`;
  if (!session) throw redirect(routerPath(loginPath(here)) ?? '/login');
  const game = await settle(
    api
      .GET('/games/{vassalage}/{nodeId}', {
        params: { path: { vassalage, nodeId: Number(params.nodeId) }, query: { language: locale } },
      })
      .then(dataOf),
  );
  const status = !game.ok && game.failure.code === 'games.not_found' ? 404 : statusOf(game);
  return data({ game, isFree: url.searchParams.get('free') === '1' }, { status });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

type GameData = Extract<Route.ComponentProps['loaderData']['game'], { ok: true }>['data'];

export default function PlayScreen({ loaderData: { game, isFree } }: Route.ComponentProps) {
  const { t } = useWords();
  if (game.ok)
    return (
      <Play key={`${game.data.vassalage} ${game.data.nodeId}`} game={game.data} isFree={isFree} />
    );
  const failure = toFailure(game.failure);
  return (
    <div className={styles.screen}>
      <PlayStrip title={t('games.play.failed')} />
      <LaunchFailure launch={{ state: 'failed', error: failure }} />
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
        <LaunchFailure launch={launch} onRetry={retry} />
      ) : (
        <PlayFrame
          game={game}
          launched={launch.state === 'open' ? launch.game : undefined}
          onRound={setHasOpenRound}
          onExit={() => void navigate('/home')}
        />
      )}
      <noscript>
        <EmptyState drawing="record" title={t('games.play.needs_script')} />
      </noscript>
    </div>
  );
}

function LaunchFailure({
  launch,
  onRetry,
}: {
  launch: Extract<Launch, { state: 'failed' }>;
  onRetry?: () => void;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  return (
    <div className={styles.stage}>
      <FailureState
        title={t('games.play.failed')}
        text={`${failureText(launch.error)} ${t('games.play.failed_text')}`}
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
