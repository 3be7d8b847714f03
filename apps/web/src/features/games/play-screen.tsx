import { data, redirect, useLocation, useNavigate, useRevalidator } from 'react-router';
import { useEffect, useEffectEvent } from 'react';
import { mayPlayFree } from '@maidan/contract/constants';
import type { Game } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { EmptyState, FailureState } from '#ui/feedback/empty-state.tsx';
import { loginPath, routerPath } from '#platform/address.ts';
import { ApiFailure, dataOf } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { settle, statusOf, toFailure } from '#platform/loaded.ts';
import { keepDataOnPopup } from '#platform/popup.ts';
import { requestScope } from '#platform/request-scope.ts';
import type { ScreenHandle } from '#platform/screen.ts';
import { isTrialUser, useSession } from '#platform/session.ts';
import { useSite } from '#platform/site.tsx';
import { useToast } from '#platform/toast.tsx';
import { useWords } from '#platform/words.tsx';
import { wordsLoader } from '#platform/words-loader.ts';
import { PlayFrame } from './play-frame.tsx';
import { PlayStrip } from './play-strip.tsx';
import styles from './play-screen.module.css';
import { useLaunch } from './use-launch.ts';
import { usePlayBalance } from './use-play-balance.ts';
import type { Route } from './+types/play-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['games', 'wallet', 'errors'],
  titleKey: 'games.play.launch',
  header: 'none',
  hasTabBar: false,
};

const NOT_FOUND = 'games.not_found';
const FORMAL_ONLY = 'session.formal_account_required';
/** Largest number of a game on the wire. */
const NODE_ID_MAX = 2_147_483_647;

/** The game of the address; a visitor logs in first (LAUNCH-01). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { session, api, locale } = context.get(requestScope);
  const wishesFree = url.searchParams.get('free') === '1';
  const { vassalage, nodeId } = params;
  const { search } = url;
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
  // A trial user has no real account to play with: every game that offers free play opens in it (LAUNCH-07).
  const isTrial = isTrialUser(session);
  const isFree = isTrial ? game.ok && offersFreePlay(game.data) : wishesFree;
  return data({ game, isFree, needsFormal: isTrial && !isFree }, { status });
}

/** Either of the two fields says so; their values are opposite (LAUNCH-05). */
function offersFreePlay({
  supportPlay,
  freeplay,
}: Pick<Game, 'supportPlay' | 'freeplay'>): boolean {
  return supportPlay === 0 || freeplay === 1;
}

/** What the gateway would not even take as the name of a game is a game that is not there. */
function isGameAddress(vassalage: string, nodeId: string): boolean {
  return /^\w{1,32}$/.test(vassalage) && /^\d{1,10}$/.test(nodeId) && Number(nodeId) <= NODE_ID_MAX;
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

type GameData = Extract<Route.ComponentProps['loaderData']['game'], { ok: true }>['data'];

export default function PlayScreen({ loaderData }: Route.ComponentProps) {
  const { game, isFree, needsFormal } = loaderData;
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const session = useSession();
  if (isFree && session && !mayPlayFree(session.type)) return <FreePlayRefused />;
  if (game.ok && needsFormal) return <FormalOnly title={game.data.gameName} />;
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
  const { t } = useWords();
  const { settings } = useSite();
  const navigate = useNavigate();
  const goHome = () => void navigate('/home', { replace: true });
  const { launch, note, retry } = useLaunch(game, isFree, goHome);
  const line = usePlayBalance(isFree);
  const name = game.gameName;
  return (
    <div className={styles.screen}>
      <title>{t('site.document_title', { title: name, site: settings.name })}</title>
      <PlayStrip title={name} line={line} isFree={isFree} />
      {launch.state === 'failed' ? (
        <LaunchFailure error={launch.error} onRetry={retry} />
      ) : (
        <PlayFrame
          game={game}
          launched={launch.state === 'open' ? launch.game : undefined}
          line={line}
          note={note}
          onExit={goHome}
        />
      )}
      <noscript>
        <EmptyState drawing="record" title={t('games.play.needs_script')} />
      </noscript>
    </div>
  );
}

/** Nothing is launched for a member of another type than free play is open to: a word of 2 s, and home (FREE-05, LAUNCH-04). */
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

/** A game without free play is not launched for a trial user (SESS-32). */
function FormalOnly({ title }: { title: string }) {
  return (
    <div className={styles.screen}>
      <PlayStrip title={title} />
      <LaunchFailure error={new ApiFailure(FORMAL_ONLY)} />
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
        action={<WayOn code={error.code} onRetry={onRetry} />}
      />
    </div>
  );
}

/** A trial user, to whom a game without free play is closed, can log in with a real account (SESS-32). */
function WayOn({ code, onRetry }: { code: string; onRetry: (() => void) | undefined }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  if (code === FORMAL_ONLY)
    return (
      <Button kind="primary" href={loginPath(`/m${pathname}${search}`)}>
        {t('lobby.welcome.login')}
      </Button>
    );
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
