import { data, redirect, useNavigate, useRevalidator } from 'react-router';
import { useEffect, useEffectEvent } from 'react';
import { mayPlayFree } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { EmptyState, FailureState } from '#ui/feedback/empty-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { loginPath, routerPath } from '#platform/page/address.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { readGame } from '#platform/api/game.ts';
import type { WholeGame } from '#platform/api/game.ts';
import { toLoaderResult, statusOf, toFailure } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { offersFreePlay } from '#platform/api/tile-game.ts';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { PlayFrame } from './frame.tsx';
import { PlayStrip } from './strip.tsx';
import { NoFreePlay } from './no-free-play.tsx';
import { RealityCheck } from './reality-check.tsx';
import { TrialStart } from './trial-start.tsx';
import styles from './play-screen.module.css';
import { useLaunch } from './use-launch.ts';
import { useRealityCheck } from './use-reality-check.ts';
import { usePlayBalance } from './use-balance.ts';
import type { Route } from './+types/play-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['games', 'wallet', 'errors'],
  titleKey: titleOf('play'),
  titlesItself: true,
  parameters: ['free'],
  header: 'none',
  hasTabBar: false,
};

const NOT_FOUND = 'games.not_found';
/** Refusals of a launch which say that the game has no free play. */
const FREE_REFUSALS = ['games.free_play_refused', 'session.formal_account_required'];
/** The largest id of a game on the wire. */
const NODE_ID_MAX = 2_147_483_647;

/** The game in the address. A visitor logs in first (LAUNCH-01), unless it is to be played free (FREE-01). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { session, api, locale } = context.get(requestScope);
  const wishesFree = url.searchParams.get('free') === '1';
  const { vendor, nodeId } = params;
  const { search } = url;
  const here = `/m/play/${encodeURIComponent(vendor)}/${encodeURIComponent(nodeId)}${search}`;
  if (!session && !wishesFree) throw redirect(routerPath(loginPath(here)) ?? '/login');
  const game = await toLoaderResult(
    isGameAddress(vendor, nodeId)
      ? readGame(api, { vendor, nodeId: Number(nodeId) }, locale)
      : Promise.reject(new ApiFailure(NOT_FOUND)),
  );
  const status = !game.ok && game.failure.code === NOT_FOUND ? 404 : statusOf(game);
  // A trial user has no real account to play with, so every game with free play opens in it (LAUNCH-07).
  const isFree = isTrialUser(session) || wishesFree;
  return data({ game, isFree, hasFree: game.ok && offersFreePlay(game.data) }, { status });
}

/** Whether the gateway could accept this as the name of a game; if not, the game does not exist. */
function isGameAddress(vendor: string, nodeId: string): boolean {
  return /^\w{1,32}$/.test(vendor) && /^\d{1,10}$/.test(nodeId) && Number(nodeId) <= NODE_ID_MAX;
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function PlayScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { settings } = useSite();
  const { game } = loaderData;
  const title = game.ok ? game.data.gameName : t('games.play.launch');
  return (
    <>
      <title>{t('site.document_title', { title, site: settings.name })}</title>
      <PlayContent {...loaderData} />
    </>
  );
}

function PlayContent({ game, isFree, hasFree }: Route.ComponentProps['loaderData']) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const session = useSession();
  if (isFree && session && !mayPlayFree(session.type)) return <FreePlayRefused />;
  if (game.ok && isFree && !(hasFree && session))
    return (
      <div className={styles.screen}>
        <PlayStrip title={game.data.gameName} path={sharedPath(game.data, isFree)} />
        {hasFree ? <TrialStart game={game.data} /> : <NoFreePlay game={game.data} />}
        <NeedsScript />
      </div>
    );
  if (game.ok)
    return (
      <Play key={`${game.data.vendor} ${game.data.nodeId}`} game={game.data} isFree={isFree} />
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

function Play({ game, isFree }: { game: WholeGame; isFree: boolean }) {
  const navigate = useNavigate();
  const goHome = () => void navigate('/home', { replace: true });
  const { launch, note, retry } = useLaunch(game, isFree, goHome);
  const line = usePlayBalance(isFree);
  const reality = useRealityCheck(isFree);
  const name = game.gameName;
  return (
    <div className={styles.screen}>
      <PlayStrip
        title={name}
        line={line}
        isFree={isFree}
        path={sharedPath(game, isFree)}
        startedAt={reality.startedAt}
      />
      {launch.state === 'failed' ? (
        <LaunchFailure error={launch.error} game={game} onRetry={retry} />
      ) : (
        <PlayFrame
          game={game}
          launched={launch.state === 'open' ? launch.game : undefined}
          line={line}
          isCovered={reality.played !== undefined}
          note={note}
          onExit={goHome}
        />
      )}
      <RealityCheck played={reality.played} onGoOn={reality.goOn} onStop={goHome} />
      <NeedsScript />
    </div>
  );
}

/** Who plays free passes on the free game, which opens without an account. */
function sharedPath({ vendor, nodeId }: WholeGame, isFree: boolean): string {
  return `/m/play/${encodeURIComponent(vendor)}/${nodeId}${isFree ? '?free=1' : ''}`;
}

function NeedsScript() {
  const { t } = useWords();
  return (
    <noscript>
      <EmptyState drawing="record" title={t('games.play.needs_script')} />
    </noscript>
  );
}

/**
 * Launches nothing for a member whose type has no free play, but says so for 2 s and goes home (FREE-05, LAUNCH-04).
 */
function FreePlayRefused() {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const refuse = useEffectEvent(() => {
    toast.show({ text: t('games.free_reject'), tone: 'danger', duration: 'refusal' });
    void navigate('/home', { replace: true });
  });
  useEffect(() => refuse(), []);
  return <div className={styles.screen} />;
}

/** Says why the game does not open, and offers a way on: to try again, or home when that cannot help (LAUNCH-09). */
function LaunchFailure({
  error,
  game,
  onRetry,
}: {
  error: ApiFailure;
  game?: WholeGame;
  onRetry?: () => void;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  // The general failure says what the title says; the others say what is the matter.
  const text =
    error.code === 'games.launch_failed'
      ? t('games.play.failed_text')
      : `${failureText(error)} ${t('games.play.no_stake')}`;
  // A member whose type has no free play was refused before the launch, so here it is the game that has none.
  if (game && FREE_REFUSALS.includes(error.code)) return <NoFreePlay game={game} />;
  return (
    <div className={styles.stage}>
      <FailureState
        title={t('games.play.failed')}
        text={text}
        action={<RetryOrBack onRetry={onRetry} />}
      />
    </div>
  );
}

function RetryOrBack({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useWords();
  if (onRetry)
    return (
      <Button kind="primary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    );
  return (
    <Button kind="primary" href="/m/home">
      {t('games.play.back')}
    </Button>
  );
}
