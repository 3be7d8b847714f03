import type { paths } from '@maidan/contract/types';
import { Text } from '#ui/text/text.tsx';
import { vendorOf } from '#platform/api/vendor.ts';
import { useWords } from '#platform/words/words.tsx';
import styles from './returns.module.css';

/** What one title returns. */
export type TitleReturn =
  paths['/returns']['get']['responses']['200']['content']['application/json']['list'][number];

/** Shares on the scale of the picture, in basis points. */
interface Scale {
  readonly from: number;
  readonly to: number;
}

const STEP_BP = 100;
/** The scale shows at least so much around a whole return, and never more than this. */
const WIDEST: Scale = { from: 8_000, to: 11_000 };
const NARROWEST: Scale = { from: 9_600, to: 10_200 };

/** The returns of titles as a table; a picture in each row shows theory, measure and margin. */
export function ReturnsTable({ titles }: { titles: readonly TitleReturn[] }) {
  const { t, format } = useWords();
  const scale = scaleOf(titles);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('fairness.returns.game')}</th>
          <th scope="col" className={styles.picture} aria-hidden>
            <span className={styles.ends}>
              <span>{format.percent(scale.from)}</span>
              <span>{format.percent(scale.to)}</span>
            </span>
          </th>
          <th scope="col" className={styles.figure}>
            {t('fairness.returns.theory')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('fairness.returns.measured')}
          </th>
        </tr>
      </thead>
      <tbody>
        {titles.map((title) => (
          <TitleRow key={`${vendorOf(title)}/${title.nodeId}`} title={title} scale={scale} />
        ))}
      </tbody>
    </table>
  );
}

function TitleRow({ title, scale }: { title: TitleReturn; scale: Scale }) {
  const { t, format } = useWords();
  const { gameName, vendorName, rounds, since, theory, measured } = title;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{gameName}</span>
        <span className={styles.under}>
          {vendorName}
          {' · '}
          {since === undefined
            ? t('fairness.returns.no_rounds')
            : t('fairness.returns.rounds', {
                count: rounds,
                day: format.date(`${since}T12:00:00Z`),
              })}
        </span>
        {isMissed(title) && <span className={styles.missed}>{t('fairness.returns.missed')}</span>}
      </th>
      <td className={styles.picture} aria-hidden>
        <Picture title={title} scale={scale} />
      </td>
      <td className={styles.figure}>{theory ? <Theory {...theory} /> : '–'}</td>
      <td className={styles.figure}>
        {measured ? (
          <>
            <b>{format.percent(measured.returnBp)}</b>
            <Text as="small" size="caption" tone="3">
              ±{format.percent(measured.marginBp)}
            </Text>
          </>
        ) : (
          <span className={styles.under}>{t('fairness.returns.few')}</span>
        )}
      </td>
    </tr>
  );
}

function Theory({ leastBp, mostBp }: NonNullable<TitleReturn['theory']>) {
  const { format } = useWords();
  if (leastBp === mostBp) return format.percent(leastBp);
  return (
    <>
      <span className={styles.end}>{format.percent(leastBp)}</span>
      {'–'}
      <span className={styles.end}>{format.percent(mostBp)}</span>
    </>
  );
}

/** Whether the interval around the measure holds no return of the theory. */
function isMissed({ theory, measured }: TitleReturn): boolean {
  if (!theory || !measured) return false;
  const { returnBp, marginBp } = measured;
  return returnBp + marginBp < theory.leastBp || returnBp - marginBp > theory.mostBp;
}

/** The scale on which all returns of a page lie, in whole percents. */
function scaleOf(titles: readonly TitleReturn[]): Scale {
  const all = titles.flatMap(({ theory, measured }) => [
    ...(theory ? [theory.leastBp, theory.mostBp] : []),
    ...(measured ? [measured.returnBp] : []),
  ]);
  const from = Math.min(NARROWEST.from, ...all);
  const to = Math.max(NARROWEST.to, ...all);
  return {
    from: Math.max(WIDEST.from, Math.floor(from / STEP_BP) * STEP_BP),
    to: Math.min(WIDEST.to, Math.ceil(to / STEP_BP) * STEP_BP),
  };
}

const HEIGHT = 20;

/** Theory as an upright line or a field, the measure as a dot, its interval as a band. */
function Picture({ title: { theory, measured }, scale }: { title: TitleReturn; scale: Scale }) {
  const at = (bp: number) => {
    const share = (bp - scale.from) / (scale.to - scale.from);
    return `${Math.min(100, Math.max(0, share * 100)).toFixed(2)}%`;
  };
  const middle = HEIGHT / 2;
  return (
    <svg className={styles.scale} height={HEIGHT}>
      <line x1="0%" x2="100%" y1={middle} y2={middle} className={styles.axis} />
      {measured && (
        <line
          x1={at(measured.returnBp - measured.marginBp)}
          x2={at(measured.returnBp + measured.marginBp)}
          y1={middle}
          y2={middle}
          className={styles.band}
        />
      )}
      {theory && theory.leastBp !== theory.mostBp && (
        <line
          x1={at(theory.leastBp)}
          x2={at(theory.mostBp)}
          y1={middle}
          y2={middle}
          className={styles.range}
        />
      )}
      {theory &&
        [...new Set([theory.leastBp, theory.mostBp])].map((bp) => (
          <line key={bp} x1={at(bp)} x2={at(bp)} y1={3} y2={HEIGHT - 3} className={styles.theory} />
        ))}
      {measured && <circle cx={at(measured.returnBp)} cy={middle} r={4} className={styles.dot} />}
    </svg>
  );
}
