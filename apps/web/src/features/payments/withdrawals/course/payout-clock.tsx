import type { PayoutTimes } from '@maidan/contract/types';
import { Note } from '#ui/feedback/note.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { clockFace } from '../withdrawal.model.ts';
import { useTimeText } from '../use-time-text.ts';
import styles from './payout-clock.module.css';

const NINE_OF_TEN = { of: 9, all: 10 };
const DAYS = 30;

/**
 * How long a withdrawal has taken so far, on a scale with the median and the 90th percentile of what the payouts of its
 * channel really took. It promises nothing and never counts down.
 */
export function PayoutClock({
  seconds,
  times,
  name,
}: {
  seconds: number;
  times: PayoutTimes;
  name: string;
}) {
  const { t, format } = useWords();
  const timeText = useTimeText();
  const { minutes, medianMinutes, p90Minutes, endMinutes, isLonger } = clockFace(seconds, times);
  const inMinutes = (count: number) =>
    count < 120 ? t('withdrawals.time.minutes', { count }) : timeText(count * 60);
  const at = (value: number) => `${Math.min(100, (100 * value) / endMinutes)}%`;
  const [half, nine] = [inMinutes(medianMinutes), inMinutes(p90Minutes)];
  const spoken = { time: inMinutes(minutes), half, nine, ...NINE_OF_TEN };
  return (
    <Card>
      <Stack gap={3}>
        <p className={styles.now} aria-hidden="true">
          <b>{inMinutes(minutes)}</b> {t('withdrawals.clock.so_far')}
        </p>
        <div
          className={styles.scale}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a scale drawn here from the figures
          role="img"
          aria-label={t('withdrawals.clock.spoken', spoken)}
        >
          <div className={styles.track}>
            <i className={styles.passed} style={{ inlineSize: at(minutes) }} />
            <u style={{ insetInlineStart: at(medianMinutes) }} />
            <u style={{ insetInlineStart: at(p90Minutes) }} />
            <s style={{ insetInlineStart: at(minutes) }} />
          </div>
          <span className={styles.ends}>
            <span>{format.number(0)}</span>
            <span>{inMinutes(endMinutes / 2)}</span>
            <span>{inMinutes(endMinutes)}</span>
          </span>
        </div>
        <dl className={styles.marks} aria-hidden="true">
          <div>
            <dt>{t('withdrawals.clock.half')}</dt>
            <dd>{half}</dd>
          </div>
          <div>
            <dt>{t('withdrawals.clock.nine', NINE_OF_TEN)}</dt>
            <dd>{nine}</dd>
          </div>
        </dl>
        {isLonger && (
          <Note>
            {t('withdrawals.clock.longer', NINE_OF_TEN)}{' '}
            <TextLink href="/m/help">{t('payments.support')}</TextLink>
          </Note>
        )}
        <Text size="caption" tone="3">
          {t('withdrawals.clock.base', { count: times.payouts, name, days: DAYS })}
        </Text>
      </Stack>
    </Card>
  );
}
