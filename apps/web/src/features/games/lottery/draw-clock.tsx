import { useEffect, useRef, useState } from 'react';
import { SrOnly } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { timeLeft } from './lottery.model.ts';
import styles from './lottery.module.css';

const SOON_SECONDS = 300;

/** How long it is until a draw. Only its digits change; at zero it says that the draw is under way. */
export function DrawClock({
  drawsAt,
  nowMs,
  isLarge,
}: {
  drawsAt: string;
  nowMs: number;
  isLarge?: boolean;
}) {
  const { t, format } = useWords();
  const left = timeLeft(drawsAt, nowMs);
  const className = isLarge ? styles.clockLarge : styles.clock;
  return (
    <span className={className} role="timer" aria-live="off">
      {left.kind === 'drawing'
        ? t('games.lottery.drawing')
        : left.kind === 'seconds'
          ? format.duration(left.seconds)
          : t('games.lottery.hours_left', { hours: left.hours, minutes: left.minutes })}
    </span>
  );
}

/** Says once to screen readers that a draw is five minutes away, and once that it begins. */
export function DrawAnnouncement({
  name,
  drawsAt,
  nowMs,
}: {
  name: string;
  drawsAt: string;
  nowMs: number;
}) {
  const { t } = useWords();
  const seconds = Math.ceil((Date.parse(drawsAt) - nowMs) / 1000);
  const place = seconds <= 0 ? 'drawing' : seconds <= SOON_SECONDS ? 'soon' : 'far';
  const seen = useRef({ drawsAt, place });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = seen.current;
    seen.current = { drawsAt, place };
    if (before.drawsAt !== drawsAt || before.place === place) return;
    setSaid(
      t(place === 'drawing' ? 'games.lottery.said_drawing' : 'games.lottery.said_soon', { name }),
    );
  }, [drawsAt, place, name, t]);
  return (
    <output>
      <SrOnly>{said}</SrOnly>
    </output>
  );
}
