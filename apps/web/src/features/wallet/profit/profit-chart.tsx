import type { ProfitAndLoss } from '@maidan/contract/types';
import { classNames } from '#ui/class-names.ts';
import { useWords } from '#platform/words/words.tsx';
import { barsOf } from './profit.model.ts';
import styles from './profit.module.css';
import { useProfitMoney } from './profit.figures.ts';

const WIDTH = 320;
const HEIGHT = 96;
/** Above so many bars their figures would not fit; the table has them. */
const MOST_LABELS = 7;

/**
 * The net of each day: gains green and up, losses grey and down. A bar is labelled with its day of the month, since the
 * heading names the months. The table below has the same figures.
 */
export function ProfitChart({ profit }: { profit: ProfitAndLoss }) {
  const { t, format } = useWords();
  const { signed } = useProfitMoney(profit.currency);
  const bars = barsOf(profit);
  const step = WIDTH / bars.length;
  const most = Math.max(1, ...bars.map(({ netMinor }) => Math.abs(netMinor)));
  const hasLabels = bars.length <= MOST_LABELS;
  const gains = bars.filter(({ netMinor }) => netMinor > 0).length;
  const losses = bars.filter(({ netMinor }) => netMinor < 0).length;
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * HEIGHT}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- bars drawn here from the figures
        role="img"
        aria-label={t('wallet.profit.chart', { gains, losses })}
        preserveAspectRatio="none"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles.axis} />
        {bars.map(({ day, netMinor }, index) => {
          const height = (Math.abs(netMinor) / most) * (HEIGHT - 4);
          return (
            <rect
              key={day}
              x={index * step + step * 0.15}
              width={step * 0.7}
              y={netMinor > 0 ? HEIGHT - height : HEIGHT}
              height={height}
              rx={Math.min(4, step * 0.2)}
              className={classNames(styles.bar, netMinor > 0 && styles.gain)}
            />
          );
        })}
      </svg>
      {hasLabels && (
        <ol aria-hidden className={styles.labels}>
          {bars.map(({ day, netMinor }) => (
            <li key={day}>
              <span>{netMinor === 0 ? '' : signed(netMinor)}</span>
              <span>{format.number(Number(day.slice(8)))}</span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
