import type { LotteryResult } from '@maidan/contract/types';
import { useWords } from '#platform/words/words.tsx';
import styles from './lottery.module.css';

/** The balls of a draw in the order in which they came; a bonus ball is ringed. */
export function Balls({ result }: { result: LotteryResult }) {
  const { t, format } = useWords();
  return (
    <ol className={styles.balls} aria-label={t('games.lottery.balls')}>
      {result.balls.map((ball, place) => (
        // The same digit may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>{format.number(ball)}</li>
      ))}
      {result.bonusBall !== undefined && (
        <li
          className={styles.bonus}
          aria-label={t('games.lottery.bonus', { ball: result.bonusBall })}
        >
          {format.number(result.bonusBall)}
        </li>
      )}
    </ol>
  );
}

/** Number and time of a draw: `Draw 4820 · today 14:30`. */
export function useDrawTitle(now: string): (draw: { drawNo: number; drawsAt: string }) => string {
  const { t, format } = useWords();
  return ({ drawNo, drawsAt }) => {
    const { key, day } = format.dayHeading(drawsAt, now);
    return t('games.lottery.drawn', {
      number: drawNo,
      day: key ? t(key) : day,
      time: format.time(drawsAt),
    });
  };
}
