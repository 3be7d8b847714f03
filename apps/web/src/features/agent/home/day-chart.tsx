import { useWords } from '#platform/words/words.tsx';
import { useTeamWords } from '../team/use-figures.ts';
import styles from './home.module.css';

/** One day of a team. */
interface Day {
  readonly day: string;
  readonly validBetMinor: number;
  readonly netMinor: number;
}

interface DayChartProps {
  /** Days on which something was moved, oldest first. */
  days: readonly Day[];
  span: { readonly from: string; readonly to: string };
  /** A day of the site; its bar is grey, because the day runs. */
  today: string;
}

const WIDTH = 330;
const HEIGHT = 100;

/** Valid bets by day as bars, which a sentence names, and the same figures as a table one tap away. */
export function DayChart({ days, span, today }: DayChartProps) {
  const { t, format } = useWords();
  const { money } = useTeamWords();
  const dates = datesOf(span.from, span.to < today ? span.to : today);
  const amounts = new Map(days.map(({ day, validBetMinor }) => [day, validBetMinor]));
  const last = dates[dates.length - 1] ?? span.to;
  const highest = Math.max(...amounts.values(), 1);
  const step = WIDTH / dates.length;
  const total = days.reduce((sum, { validBetMinor }) => sum + validBetMinor, 0);
  const dayName = (day: string) => format.dayMonth(noon(day));
  if (days.length === 0) return <p className={styles.noBets}>{t('team.home.no_bets')}</p>;
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- bars drawn here from the figures
        role="img"
        aria-label={t('team.home.chart', {
          from: dayName(span.from),
          to: dayName(last),
          money: money(total),
          count: days.length,
        })}
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} className={styles.grid} />
        ))}
        {dates.map((day, index) => {
          const height = Math.max(0, ((amounts.get(day) ?? 0) / highest) * (HEIGHT - 4));
          return (
            <rect
              key={day}
              x={index * step + step * 0.18}
              width={step * 0.64}
              y={HEIGHT - height}
              height={height}
              rx={Math.min(3, step * 0.2)}
              className={day === today ? styles.running : styles.day}
            />
          );
        })}
      </svg>
      <div className={styles.axis} aria-hidden>
        <span>{dayName(span.from)}</span>
        <span>{last === today ? t('ui.day.today') : dayName(span.to)}</span>
      </div>
      <DayTable days={days} dayName={dayName} />
    </>
  );
}

function DayTable({ days, dayName }: { days: readonly Day[]; dayName: (day: string) => string }) {
  const { t } = useWords();
  const { money } = useTeamWords();
  return (
    <details className={styles.details}>
      <summary>{t('team.home.table')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('team.home.day')}</th>
            <th scope="col">{t('team.own_valid_bets')}</th>
            <th scope="col">{t('team.net')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, validBetMinor, netMinor }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{money(validBetMinor)}</td>
              <td>{money(netMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A moment of a day that no time zone moves to another day of the calendar shown. */
function noon(day: string): string {
  return `${day}T06:00:00Z`;
}

function datesOf(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}
