import { Card } from '#ui/list/list-row.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { BranchFigures, TeamBranch } from './team.queries.ts';
import styles from './team.module.css';
import { sharesOf } from './tree.model.ts';
import { useTeamWords } from './use-figures.ts';

/** Lines of a team that have a share of their own; the rest is one. */
const MOST_SHARES = 3;

/** What a team moved in the period, its size, and which lines it came from. */
export function TeamShares({
  below,
  branch,
  levels,
}: {
  below: BranchFigures;
  branch: TeamBranch;
  /** How many levels the team has, where that is known. */
  levels?: number;
}) {
  const { t, format } = useWords();
  const { money } = useTeamWords();
  const parts = [
    ...branch.members.map(({ account, figures }) => ({
      id: account,
      amount: figures.validBetMinor,
    })),
    ...(branch.players ? [{ id: 'players', amount: branch.players.validBetMinor }] : []),
  ];
  const shares = branch.next === undefined ? sharesOf(parts, MOST_SHARES) : [];
  const nameOf = (id: string) =>
    id === 'players' ? t('team.own_players') : id === 'others' ? t('team.others') : id;
  return (
    <Card>
      <p className={styles.label}>{t('team.valid_bets')}</p>
      <div className={styles.total}>
        <b>{money(below.validBetMinor)}</b>
        <span>
          {t('team.members', { count: below.members })}
          {levels !== undefined && levels > 0 && `, ${t('team.levels', { count: levels })}`}
          <br />
          {t('team.active', { count: below.active })}
        </span>
      </div>
      {shares.length > 0 && (
        <>
          <div className={styles.bar} aria-hidden>
            {shares.map(({ id, amount }) => (
              <i key={id} style={{ flexGrow: amount }} />
            ))}
          </div>
          <ul className={styles.legend} aria-label={t('team.shares')}>
            {shares.map(({ id, percent }) => (
              <li key={id}>
                <i aria-hidden />
                <span>{nameOf(id)}</span>
                <b>{format.percent(percent * 100)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
