import { useEffect, useRef, useState } from 'react';
import { SrOnly } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './clocked.module.css';
import { timeLeft } from './time-left.ts';

const SOON_SECONDS = 300;

/** How long it is until something happens. Only its digits change; at zero it says that it is under way. */
export function Clock({
  at,
  nowMs,
  due,
  size = 'plain',
}: {
  at: string;
  nowMs: number;
  /** What it says at zero. */
  due: string;
  size?: 'small' | 'plain' | 'large';
}) {
  const { t, format } = useWords();
  const left = timeLeft(at, nowMs);
  return (
    <span className={styles[size]} role="timer" aria-live="off">
      {left.kind === 'due'
        ? due
        : left.kind === 'seconds'
          ? format.duration(left.seconds)
          : t('games.lottery.hours_left', { hours: left.hours, minutes: left.minutes })}
    </span>
  );
}

/** Says once to screen readers that something is five minutes away, and once that it begins. */
export function ClockAnnouncement({
  at,
  nowMs,
  soon,
  due,
}: {
  at: string;
  nowMs: number;
  soon: string;
  due: string;
}) {
  const seconds = Math.ceil((Date.parse(at) - nowMs) / 1000);
  const place = seconds <= 0 ? 'due' : seconds <= SOON_SECONDS ? 'soon' : 'far';
  const seen = useRef({ at, place });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = seen.current;
    seen.current = { at, place };
    if (before.at !== at || before.place === place) return;
    setSaid(place === 'due' ? due : soon);
  }, [at, place, soon, due]);
  return (
    <output>
      <SrOnly>{said}</SrOnly>
    </output>
  );
}
