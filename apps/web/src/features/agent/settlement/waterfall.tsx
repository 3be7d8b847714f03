import type { components } from '@maidan/contract/types';
import { useWords } from '#platform/words/words.tsx';
import styles from './waterfall.module.css';

type Settlement = components['schemas']['AgentSettlement'];

/** How high the drawing is, in its own units. */
const HEIGHT = 100;

/**
 * From what a contract counts, over everything that is taken off, to its base. The numbers stand in the lines below it. Nothing
 * is drawn when there is nothing to take off, or nothing to take it from.
 */
export function Waterfall({ settlement }: { settlement: Settlement }) {
  const { t } = useWords();
  const { grossMinor, deductions, carriedInMinor, baseMinor, terms } = settlement;
  const steps = [
    ...deductions.map(({ kind, amountMinor }) => ({ id: kind as string, amountMinor })),
    ...(terms.carriesLoss ? [{ id: 'carried', amountMinor: carriedInMinor }] : []),
  ];
  if (steps.length === 0 || grossMinor <= 0 || baseMinor < 0) return null;
  const nameOf = (id: string) =>
    id === 'carried'
      ? t('agent.settlement.carried_short')
      : t(`agent.terms.less_${id as (typeof deductions)[number]['kind']}`);
  const columns = [
    { id: 'gross', name: t('agent.settlement.gross_short'), from: 0, to: grossMinor },
    ...steps.map((step, place) => {
      const before = steps.slice(0, place).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const top = grossMinor - before;
      return { id: step.id, name: nameOf(step.id), from: top - step.amountMinor, to: top };
    }),
    { id: 'base', name: t('agent.settlement.base'), from: 0, to: baseMinor },
  ];
  return (
    <div className={styles.fall} aria-hidden="true">
      {columns.map(({ id, name, from, to }) => (
        <div key={id} className={styles.column}>
          <svg viewBox={`0 0 40 ${HEIGHT}`} preserveAspectRatio="none">
            <rect
              className={styles[id === 'gross' || id === 'base' ? id : 'step']}
              x="2"
              width="36"
              rx="2"
              y={HEIGHT - (to / grossMinor) * HEIGHT}
              height={Math.max(1, ((to - from) / grossMinor) * HEIGHT)}
            />
          </svg>
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}
