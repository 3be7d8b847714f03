import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { components } from '@maidan/contract/types';
import { Chip } from '#ui/choice/chip.tsx';
import { AccordionItem } from '#ui/list/accordion.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { usePeriodText } from '../settlement/period-text.ts';
import money from '../money.module.css';
import styles from './contracts.module.css';

/** The offered contract on the own last periods, as the gateway reckoned it. */
export type Simulation = components['schemas']['ContractSimulation'];
type Period = Simulation['periods'][number];

/** How much the own figures are changed, in per cent. */
export const CHANGES = ['-10', '0', '10'] as const;
export type Change = (typeof CHANGES)[number];

export interface SimulatorProps {
  simulation: Simulation;
  change: Change;
  /** The address of the page with other figures. */
  hrefOf: (change: Change) => string;
}

/**
 * The offered contract on the own last periods beside the contract in force (AGENTX-05). It never shows a period that is not over, and
 * says that the past tells nothing of what comes.
 */
export function Simulator({ simulation, change, hrefOf }: SimulatorProps) {
  const { t, format } = useWords();
  const { currency, periods, offeredMinor, nowMinor, period } = simulation;
  const amount = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  return (
    <Card isPadded={false}>
      <div className={money.figure}>
        <Text as="h2" size="h3">
          {t(`agent.simulator.title_${period}`, { count: periods.length })}
        </Text>
      </div>
      <div className={money.pair}>
        <div>
          <span className={money.caption}>
            <i className={styles.square} data-of="offer" />
            {t('agent.simulator.offer')}
          </span>
          <b>{amount(offeredMinor)}</b>
        </div>
        <div>
          <span className={money.caption}>
            <i className={styles.square} />
            {t('agent.simulator.now')}
          </span>
          <b>{nowMinor === undefined ? t('agent.simulator.nothing_now') : amount(nowMinor)}</b>
        </div>
      </div>
      <Chart simulation={simulation} amount={amount} />
      <p className={styles.sentence}>
        <Difference simulation={simulation} amount={amount} /> {t('agent.simulator.past')}
      </p>
      <div className={styles.changes}>
        {CHANGES.map((one) => (
          <Chip key={one} isOn={one === change} href={hrefOf(one)}>
            {t(`agent.simulator.change_${CHANGE_KEYS[one]}`)}
          </Chip>
        ))}
      </div>
      <AccordionItem title={t('agent.simulator.table')}>
        <PeriodTable simulation={simulation} amount={amount} />
      </AccordionItem>
    </Card>
  );
}

const CHANGE_KEYS = { '-10': 'less', '0': 'own', '10': 'more' } as const;

interface PartProps {
  simulation: Simulation;
  amount: (amountMinor: number) => string;
}

function Difference({ simulation, amount }: PartProps) {
  const { t } = useWords();
  const { periods, offeredMinor, nowMinor } = simulation;
  if (nowMinor === undefined) return null;
  const more = periods.filter((one) => one.offeredMinor > (one.nowMinor ?? 0)).length;
  const less = periods.filter((one) => one.offeredMinor < (one.nowMinor ?? 0)).length;
  const difference = offeredMinor - nowMinor;
  const key = difference > 0 ? 'more' : difference < 0 ? 'less' : 'same';
  return <>{t(`agent.simulator.${key}`, { amount: amount(Math.abs(difference)), more, less })}</>;
}

/** Pairs of bars from zero; the periods are a radio group, in which the arrow keys move. */
function Chart({ simulation, amount }: PartProps) {
  const { t } = useWords();
  const nameOf = usePeriodName();
  const { periods } = simulation;
  const [chosen, setChosen] = useState(periods.length - 1);
  const most = Math.max(1, ...periods.flatMap((one) => [one.offeredMinor, one.nowMinor ?? 0]));
  const height = (minor: number) => ({ blockSize: `${(minor / most) * 100}%` });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(periods.length - 1, Math.max(0, chosen + by));
    setChosen(next);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  };
  const shown = periods[chosen];
  return (
    <>
      <div
        className={styles.bars}
        role="radiogroup"
        tabIndex={-1}
        aria-label={t('agent.simulator.chart')}
        onKeyDown={handleKey}
      >
        {periods.map((one, place) => (
          <button
            key={one.from}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its content is two bars, and the keys are the group's
            role="radio"
            className={styles.day}
            aria-checked={place === chosen}
            aria-label={nameOf(one)}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
          >
            <span className={styles.bar} style={height(one.nowMinor ?? 0)} />
            <span className={styles.bar} data-of="offer" style={height(one.offeredMinor)} />
          </button>
        ))}
      </div>
      {shown && (
        <p className={styles.chosen} aria-live="polite">
          <b>{nameOf(shown)}</b>
          <span>{t('agent.simulator.base', { amount: amount(shown.baseMinor) })}</span>
          <span>
            <i className={styles.square} data-of="offer" />
            {amount(shown.offeredMinor)}
          </span>
          {shown.nowMinor !== undefined && (
            <span>
              <i className={styles.square} />
              {amount(shown.nowMinor)}
            </span>
          )}
        </p>
      )}
    </>
  );
}

function usePeriodName(): (period: Period) => string {
  const nameOf = usePeriodText();
  return ({ from, to }) => nameOf({ periodFrom: from, periodTo: to });
}

function PeriodTable({ simulation, amount }: PartProps) {
  const { t } = useWords();
  const nameOf = usePeriodName();
  return (
    <table className={money.table}>
      <thead>
        <tr>
          <th scope="col">{t('agent.simulator.period')}</th>
          <th scope="col">{t('agent.simulator.offer')}</th>
          <th scope="col">{t('agent.simulator.now')}</th>
        </tr>
      </thead>
      <tbody>
        {simulation.periods.map((one) => (
          <tr key={one.from}>
            <th scope="row">{nameOf(one)}</th>
            <td>{amount(one.offeredMinor)}</td>
            <td>{one.nowMinor === undefined ? '–' : amount(one.nowMinor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
