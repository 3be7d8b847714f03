import type { CSSProperties, MouseEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useWords } from '#platform/words/words.tsx';
import { areaHref } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import type { BranchFigures } from './team.queries.ts';
import styles from './team.module.css';
import type { TreeLine } from './tree.model.ts';
import { useTeamWords } from './use-figures.ts';

interface TreeRowProps {
  line: TreeLine;
  period: PeriodName;
  isBusy: boolean;
  /** The one line of the tree that the tab key reaches. */
  isReached: boolean;
  onReach: () => void;
  onToggle: () => void;
}

/** One line of the tree. */
export function TreeRow({ line, period, isBusy, isReached, onReach, onToggle }: TreeRowProps) {
  const { t } = useWords();
  const { spoken, counted } = useTeamWords();
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  const isBranch = line.kind === 'member' && line.state !== 'leaf';
  const name =
    line.kind === 'member'
      ? spoken(line.row, line.row.figures)
      : line.kind === 'players'
        ? `${t('team.own_players')}, ${counted(line.figures)}`
        : t('team.more');
  return (
    <div
      role="treeitem"
      aria-label={name}
      aria-level={line.level}
      aria-selected={isReached}
      {...(isBranch ? { 'aria-expanded': line.state === 'open' } : {})}
      tabIndex={isReached ? 0 : -1}
      className={classNames(styles.row, line.kind === 'players' && styles.players)}
      style={{ '--level': line.level } as CSSProperties}
      onFocus={onReach}
    >
      {line.goesOn.map((goesOn, index) =>
        goesOn ? (
          <i key={index} className={styles.guide} style={{ '--at': index + 1 } as CSSProperties} />
        ) : null,
      )}
      <i className={classNames(styles.elbow, line.isLast && styles.lastElbow)} />
      {isBranch ? (
        <span
          className={styles.caret}
          data-open={line.state === 'open'}
          onClick={toggle}
          aria-hidden
        >
          {isBusy ? <Spinner /> : <Icon name="caret-right-bold" size={16} />}
        </span>
      ) : (
        <span className={styles.noCaret} />
      )}
      <LineContent line={line} period={period} />
    </div>
  );
}

function LineContent({ line, period }: { line: TreeLine; period: PeriodName }) {
  const { t } = useWords();
  const { counted } = useTeamWords();
  if (line.kind === 'more')
    return (
      <Link
        className={styles.moreLink}
        tabIndex={-1}
        href={areaHref('/m/agent/team', period, { show: 'list' })}
      >
        {t('team.more')}
      </Link>
    );
  if (line.kind === 'players')
    return (
      <>
        <span className={styles.playersIcon} aria-hidden>
          <Icon name="users-duotone" />
        </span>
        <span className={styles.name}>
          <span>{t('team.own_players')}</span>
          <small>{counted(line.figures)}</small>
        </span>
        <LineFigures figures={line.figures} />
      </>
    );
  const { row } = line;
  return (
    <>
      <span className={styles.initial} aria-hidden>
        {row.account.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles.name}>
        <Link
          className={styles.cover}
          tabIndex={-1}
          href={areaHref(`/m/agent/team/${row.memberId}`, period)}
        >
          {row.account}
        </Link>
        <small>{counted(row.figures)}</small>
      </span>
      <LineFigures figures={row.figures} />
    </>
  );
}

/** Valid bets above bets less wins, at the end of a line. */
export function LineFigures({ figures }: { figures: BranchFigures }) {
  const { money } = useTeamWords();
  return (
    <span className={styles.figures}>
      <b>{money(figures.validBetMinor)}</b>
      <small>{money(figures.netMinor)}</small>
    </span>
  );
}
