import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import type { SlowNoteProps } from '#ui/feedback/slow-note.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { feel } from '#platform/device/haptics.ts';
import type { WholeGame } from '#platform/api/game.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { LaunchedGame } from './launch-game.ts';
import { checkerAddress } from '#platform/checker/address.ts';
import { askToRefresh, frameMessage, tellToHold } from './messages.ts';
import { pulseOf } from './pulses.ts';
import styles from './play-screen.module.css';
import type { PlayLine } from './use-balance.ts';

interface PlayFrameProps {
  game: WholeGame;
  /** Undefined until the vendor has answered. */
  launched: LaunchedGame | undefined;
  /** Text for a launch that takes long. */
  note: SlowNoteProps;
  line: PlayLine;
  /** Whether a question covers the game. */
  isCovered: boolean;
  onExit: () => void;
}

/** The vendor's frame under the strip. The game's cover is in its place until the game says that it is ready. */
export function PlayFrame({ game, launched, note, line, isCovered, onExit }: PlayFrameProps) {
  const { t } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const hasLoaded = useRef(false);
  const { newsOfWallet } = line;
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const message =
      launched && frameMessage(event, launched.vendorOrigin, frame.current?.contentWindow ?? null);
    if (!message) return;
    const pulse = pulseOf(line, message);
    if (pulse) feel(pulse);
    line.onMessage(message);
    if (message.type === 'ready') setIsReady(true);
    if (message.type === 'exit') onExit();
    // The game goes on beside it, so it is a window of its own.
    if (message.type === 'check') window.open(checkerAddress(message.round), '_blank', 'noopener');
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  const vendorOrigin = launched?.vendorOrigin;
  useEffect(() => {
    if (newsOfWallet === undefined || vendorOrigin === undefined) return;
    askToRefresh(frame.current?.contentWindow ?? null, vendorOrigin);
  }, [newsOfWallet, vendorOrigin]);
  useEffect(() => {
    if (isCovered && vendorOrigin !== undefined)
      tellToHold(frame.current?.contentWindow ?? null, vendorOrigin);
  }, [isCovered, vendorOrigin]);
  const handleLoad = () => {
    setIsReady(true);
    // A second page in the frame is not the game whose messages were trusted.
    if (hasLoaded.current) line.onLost();
    hasLoaded.current = true;
  };
  return (
    <div className={styles.stage}>
      {!isReady && (
        <PlayCover game={game} text={t('games.play.loading', { game: game.gameName })}>
          <SlowNote {...note} />
        </PlayCover>
      )}
      {launched && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('games.play.frame', { game: game.gameName })}
          src={launched.url}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the vendor runs on an origin of its own: its storage is there, and nothing of ours
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen"
          referrerPolicy="no-referrer"
          onLoad={handleLoad}
        />
      )}
    </div>
  );
}

interface PlayCoverProps {
  game: Pick<WholeGame, 'mobileLargeIcon'>;
  text: string;
  children: ReactNode;
}

/** The cover of a game, with a text about what it waits for. */
export function PlayCover({ game, text, children }: PlayCoverProps) {
  const imageUrl = useImageUrl();
  return (
    <output className={styles.waiting}>
      <img
        src={imageUrl(game.mobileLargeIcon)}
        alt=""
        width={150}
        height={200}
        className={styles.cover}
      />
      <Spinner />
      <Text as="span" tone="2">
        {text}
      </Text>
      {children}
    </output>
  );
}
