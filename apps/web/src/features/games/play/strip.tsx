import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { useShare } from '#platform/page/share.ts';
import { useWords } from '#platform/words/words.tsx';
import { useNavigate, useLocation } from 'react-router';
import styles from './play-screen.module.css';
import type { PlayLine } from './use-balance.ts';

interface PlayStripProps {
  title: string;
  /** The balance line of the game on the screen; absent when there is none. */
  line?: PlayLine;
  isFree?: boolean;
  /** When this visit of the game began, for the time played; absent when nothing is played. */
  startedAt?: Date;
  /** Address of the game, when there is one to pass on. */
  path?: string;
}

/** The strip of the game screen: back, title, balance, clock, sharing, full screen (VENDOR-07). */
export function PlayStrip({ title, line, isFree = false, startedAt, path }: PlayStripProps) {
  const { t, format } = useWords();
  const navigate = useNavigate();
  const location = useLocation();
  const note = useNote(line);
  const goBack = () => void (location.key === 'default' ? navigate('/home') : navigate(-1));
  return (
    <header className={styles.strip}>
      <IconButton
        icon="caret-left-bold"
        size={22}
        label={t('games.play.back')}
        href="/m/home"
        onClick={(event) => {
          event.preventDefault();
          goBack();
        }}
      />
      <div className={styles.title}>
        <Text as="h1" size="label">
          {title}
        </Text>
      </div>
      <dl className={styles.facts}>
        {line && (
          <>
            <dt>{t(isFree ? 'games.play.free_balance' : 'games.play.balance')}</dt>
            <dd className={styles.balance} aria-live="off">
              {line.shownMinor === undefined
                ? '…'
                : format.money({ amountMinor: line.shownMinor, currency: format.currency.code })}
            </dd>
          </>
        )}
        <dt>{t('games.play.clock')}</dt>
        <dd>
          <Clock {...(startedAt && { startedAt })} />
        </dd>
      </dl>
      {path !== undefined && <ShareButton path={path} title={title} />}
      <FullScreenButton />
      {note && (
        <output className={styles.note}>
          <Text as="span" size="caption" tone="accent">
            {note}
          </Text>
        </output>
      )}
    </header>
  );
}

/** What the player must know beside the balance. */
function useNote(line: PlayLine | undefined): string | undefined {
  const { t } = useWords();
  if (line?.isCutOff) return t('games.play.cut_off');
  return line?.isResumed ? t('games.play.resume') : undefined;
}

const CLOCK_TICK_MS = 10_000;
const MINUTE_MS = 60_000;

/** The time of day, and how long this visit of the game lasts. */
function Clock({ startedAt }: { startedAt?: Date }) {
  const { t, format } = useWords();
  const [now, setNow] = useState<Date | undefined>(undefined);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, CLOCK_TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!now) return null;
  const time = <time dateTime={now.toISOString()}>{format.time(now)}</time>;
  if (!startedAt) return time;
  const minutes = Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / MINUTE_MS));
  return (
    <>
      {time} · {t('games.play.played', { minutes })}
    </>
  );
}

function subscribeFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function ShareButton({ path, title }: { path: string; title: string }) {
  const { t } = useWords();
  const share = useShare();
  return (
    <span className={styles.share}>
      <IconButton
        icon="share-network"
        size={20}
        label={t('ui.share')}
        onClick={() => share({ path, title })}
      />
    </span>
  );
}

/** Absent in a browser that cannot show a page in full screen, as on iPhones. */
function FullScreenButton() {
  const { t } = useWords();
  const isFull = useSyncExternalStore(
    subscribeFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isAble = useSyncExternalStore(
    subscribeFullScreen,
    () => document.fullscreenEnabled,
    () => false,
  );
  if (!isAble) return null;
  const toggle = () =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <IconButton
      icon={isFull ? 'arrows-in-bold' : 'arrows-out-bold'}
      size={20}
      label={t(isFull ? 'games.play.exit_full_screen' : 'games.play.full_screen')}
      onClick={() => void toggle()}
    />
  );
}
