import type { components } from '@maidan/contract/types';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { Card } from '#ui/list/list-row.tsx';
import { useWords } from '#platform/words/words.tsx';
import { PeriodChoice } from '../area/period-choice.tsx';
import { areaHref } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import { useTeamWords } from '../team/use-figures.ts';
import { DayChart } from './day-chart.tsx';
import styles from './home.module.css';

/** The agent's team and commission in a period. */
export interface OverviewFigures {
  readonly span: components['schemas']['Span'];
  readonly figures: components['schemas']['TeamFigures'];
  readonly days: readonly {
    readonly day: string;
    readonly validBetMinor: number;
    readonly netMinor: number;
  }[];
  readonly commission: { readonly paidMinor: number; readonly dueMinor: number };
}

/** Commission with the days of the period, and the six figures of the team (AGENTX-01). */
export function Overview({
  overview,
  period,
  today,
}: {
  overview: OverviewFigures;
  period: PeriodName;
  today: string;
}) {
  const { t, format } = useWords();
  const { money } = useTeamWords();
  const { commission, figures, days, span } = overview;
  const { members, active } = figures;
  return (
    <>
      <Card>
        <div className={styles.top}>
          <span>
            <small>{t('team.home.commission')}</small>
            <b>{money(commission.paidMinor + commission.dueMinor)}</b>
          </span>
          <PeriodChoice
            period={period}
            today={today}
            hrefOf={(name) => areaHref('/m/agent/home', name)}
          />
        </div>
        <dl className={styles.commission}>
          <div>
            <dt>{t('team.home.paid')}</dt>
            <dd>{money(commission.paidMinor)}</dd>
          </div>
          <div>
            <dt>{t('team.home.due')}</dt>
            <dd>{money(commission.dueMinor)}</dd>
          </div>
        </dl>
        <h2 className={styles.chartTitle}>{t('team.home.bets_by_day')}</h2>
        <DayChart days={days} span={span} today={today} />
      </Card>
      <dl className={styles.tiles}>
        <Tile
          icon="users-three-duotone"
          label={t('team.home.members')}
          figure={format.number(members)}
          note={t('team.home.new', { count: figures.newMembers })}
        />
        <Tile
          icon="user-check-duotone"
          label={t('team.home.active')}
          figure={format.number(active)}
          note={members === 0 ? '' : format.percent(Math.round((active * 100) / members) * 100)}
        />
        <Tile
          icon="coins-duotone"
          label={t('team.own_valid_bets')}
          figure={money(figures.validBetMinor)}
        />
        <Tile icon="scales-duotone" label={t('team.net')} figure={money(figures.netMinor)} />
        <Tile
          icon="arrow-circle-down-duotone"
          label={t('team.home.deposits')}
          figure={money(figures.depositMinor)}
        />
        <Tile
          icon="arrow-circle-up-duotone"
          label={t('team.home.withdrawals')}
          figure={money(figures.withdrawalMinor)}
        />
      </dl>
      <Note>{t('team.home.without_own')}</Note>
    </>
  );
}

function Tile({
  icon,
  label,
  figure,
  note = '',
}: {
  icon: IconName;
  label: string;
  figure: string;
  note?: string;
}) {
  return (
    <div className={styles.tile}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>
        <b>{figure}</b>
        {note !== '' && <small>{note}</small>}
      </dd>
    </div>
  );
}
