import type { LotteryResult } from '@maidan/contract/types';
import { Icon } from '#ui/icons/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './lottery.module.css';

/** What seeds are sealed with. */
const HASH = 'SHA-256';

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

/** What proves that a result was fixed before its draw; closed until it is asked for. */
export function DrawProof({ result: { commitment, seed } }: { result: LotteryResult }) {
  const { t } = useWords();
  if (commitment === undefined || seed === undefined) return null;
  return (
    <details className={styles.proof}>
      <summary>
        <Icon name="shield-check" size={18} />
        {t('games.lottery.proof')}
      </summary>
      <Text size="caption" tone="2">
        {t('games.lottery.proof_text', { algorithm: HASH })}
      </Text>
      <dl className={styles.hashes}>
        <dt>{t('games.lottery.commitment', { algorithm: HASH })}</dt>
        <dd translate="no">{commitment}</dd>
        <dt>{t('games.lottery.seed')}</dt>
        <dd translate="no">{seed}</dd>
      </dl>
    </details>
  );
}
