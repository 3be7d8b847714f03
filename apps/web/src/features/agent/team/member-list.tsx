import { useId } from 'react';
import type { components } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useWords } from '#platform/words/words.tsx';
import { areaHref, isUsual } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import type { TeamChoices } from './team.model.ts';
import styles from './team.module.css';
import type { BranchFigures, TeamRow } from './team.queries.ts';
import { LineFigures } from './tree-row.tsx';
import { shownName, useTeamWords } from './use-figures.ts';

/** A page of a team, with the sizes of its levels. */
export interface TeamList {
  readonly below: BranchFigures;
  readonly levels: readonly { readonly level: number; readonly members: number }[];
  readonly members: readonly components['schemas']['TeamRow'][];
  readonly next?: string | undefined;
}

interface ListProps {
  list: TeamList;
  choices: TeamChoices;
  period: PeriodName;
  readAt: string;
}

/** The whole team as a list: search, level and order are in the address, so all of it works without script. */
export function MemberList({ list, choices, period, readAt }: ListProps) {
  const { t } = useWords();
  const { counted } = useTeamWords();
  const href = hrefIn(choices, period);
  const { level, order, after } = choices;
  const other = order === 'account' ? 'newest' : 'account';
  return (
    <>
      <SearchForm choices={choices} period={period} />
      <ChipRail label={t('team.look')} isFlush>
        <Chip isOn={level === undefined} href={href({ level: '' })}>
          {t('team.all')}
        </Chip>
        {list.levels.map((one) => (
          <Chip key={one.level} isOn={level === one.level} href={href({ level: `${one.level}` })}>
            {t('team.level_chip', { level: one.level })}
          </Chip>
        ))}
      </ChipRail>
      <div className={styles.summary}>
        <span>{counted(list.below)}</span>
        <Button kind="textQuiet" size="sm" href={href({ order: other })}>
          {t(order === 'account' ? 'team.by_account' : 'team.by_newest')}
        </Button>
      </div>
      {list.members.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('team.none_found')}
          action={<Button href={href({ level: '', search: '' })}>{t('team.show_all')}</Button>}
        />
      ) : (
        <Members rows={list.members} period={period} readAt={readAt} />
      )}
      {list.next !== undefined && (
        <Button width="block" href={href({ after: list.next })}>
          {t('team.more')}
        </Button>
      )}
      {after !== '' && (
        <Button kind="text" width="block" href={href({})}>
          {t('team.first_page')}
        </Button>
      )}
    </>
  );
}

/** An address of the list with other choices; each begins at the first page. */
function hrefIn({ level, search, order }: TeamChoices, period: PeriodName) {
  const now = { show: 'list', level: level ? `${level}` : '', search, order: orderIn(order) };
  return (change: Partial<Record<'level' | 'search' | 'order' | 'after', string>>) =>
    areaHref('/m/agent/team', period, {
      ...now,
      ...change,
      ...(change.order ? { order: orderIn(change.order) } : {}),
    });
}

function orderIn(order: string): string {
  return order === 'newest' ? order : '';
}

function SearchForm({ choices, period }: { choices: TeamChoices; period: PeriodName }) {
  const { t } = useWords();
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest browsers of the product do not know the search element
    <form method="get" action="/m/agent/team" role="search">
      <input type="hidden" name="show" value="list" />
      {!isUsual(period) && <input type="hidden" name="period" value={period} />}
      <label className={styles.search} htmlFor={id}>
        <Icon name="magnifying-glass" />
        <input
          key={choices.search}
          id={id}
          type="search"
          name="search"
          aria-label={t('team.search')}
          placeholder={t('team.search')}
          defaultValue={choices.search}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
      </label>
    </form>
  );
}

function Members({
  rows,
  period,
  readAt,
}: {
  rows: readonly TeamRow[];
  period: PeriodName;
  readAt: string;
}) {
  const { t } = useWords();
  return (
    <div className={styles.tree}>
      <div className={styles.columns} aria-hidden>
        <span>{t('team.member')}</span>
        <span>{t('team.column')}</span>
      </div>
      <ul aria-label={t('agent.team')}>
        {rows.map((row) => (
          <MemberRow key={row.memberId} row={row} period={period} readAt={readAt} />
        ))}
      </ul>
    </div>
  );
}

function MemberRow({ row, period, readAt }: { row: TeamRow; period: PeriodName; readAt: string }) {
  const { t, format } = useWords();
  const { counted, kindOf, seen } = useTeamWords();
  const { account, level, joinedAt, figures } = row;
  const name = shownName(row);
  return (
    <li className={styles.memberRow}>
      <span className={styles.initial} aria-hidden>
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles.name}>
        <Link className={styles.cover} href={areaHref(`/m/agent/team/${row.memberId}`, period)}>
          {name}
        </Link>
        <small>
          {name === account ? '' : `${account} · `}
          {kindOf(row)} · {t('team.level', { level })}
        </small>
        {figures.members > 1 && <small>{counted(figures)}</small>}
        <small>
          {t('team.joined', { date: format.date(joinedAt) })} · {seen(row, readAt)}
        </small>
        {!row.isActive && <Tag>{t('team.blocked')}</Tag>}
      </span>
      <LineFigures figures={figures} />
    </li>
  );
}
