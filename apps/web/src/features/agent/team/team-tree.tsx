import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { areaHref } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import type { BranchFigures, TeamBranch } from './team.queries.ts';
import styles from './team.module.css';
import { TreeRow } from './tree-row.tsx';
import { moveOf } from './tree.model.ts';
import type { TreeLine } from './tree.model.ts';
import { useTeamWords } from './use-figures.ts';
import { useTree } from './use-tree.ts';

/**
 * A team as a tree: arrows open, close and move, Home and End go to its ends, a letter to the next name that begins with
 * it, Enter opens the member (AGENTX-02). Without script every member is a link, and its branch stands on its page.
 */
export function TeamTree({
  branch,
  below,
  period,
  head,
}: {
  branch: TeamBranch;
  below: BranchFigures;
  period: PeriodName;
  /** The account at the head of the tree; without one it is the reader. */
  head?: string;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { money } = useTeamWords();
  const userName = useSession()?.userName ?? '';
  const tree = useTree(branch, period);
  const { ref, press, reached } = useTreeKeys(tree, period);
  return (
    <div className={styles.tree}>
      <div className={styles.columns} aria-hidden>
        <span>{t('team.member')}</span>
        <span>{t('team.column')}</span>
      </div>
      <div className={styles.root}>
        <span className={styles.initial} aria-hidden>
          {(head ?? userName).slice(0, 1).toUpperCase()}
        </span>
        <span className={styles.name}>
          <b>{head ?? t('team.you')}</b>
          {head === undefined && <small>{userName}</small>}
        </span>
        <span className={styles.figures}>
          <b>{money(below.validBetMinor)}</b>
          <small>{money(below.netMinor)}</small>
        </span>
      </div>
      <div role="tree" aria-label={t('agent.team')} ref={ref} onKeyDown={press} tabIndex={-1}>
        {tree.lines.map((line, index) => (
          <TreeRow
            key={line.id}
            line={line}
            period={period}
            isBusy={tree.busy === line.id}
            isReached={index === reached}
            onReach={() => tree.reach(line.id)}
            onToggle={() => tree.toggle(line)}
          />
        ))}
      </div>
      {tree.failure && (
        <Note tone="danger" title={t('team.failed')} isAlert>
          {failureText(tree.failure)}
        </Note>
      )}
    </div>
  );
}

function useTreeKeys(
  { lines, reached, reach, toggle }: ReturnType<typeof useTree>,
  period: PeriodName,
) {
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    lines.findIndex(({ id }) => id === reached),
  );
  const focus = (line: TreeLine | undefined, at: number) => {
    if (!line) return;
    reach(line.id);
    ref.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[at]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveOf(lines, index, event.key);
    const line = move && lines[move.index];
    if (!line) return;
    event.preventDefault();
    if (move.do === 'focus') focus(line, move.index);
    else if (move.do === 'member') openLine(line, period, navigate);
    else toggle(line);
  };
  return { ref, press, reached: index };
}

function openLine(
  line: TreeLine,
  period: PeriodName,
  navigate: (to: string) => void | Promise<void>,
): void {
  if (line.kind === 'member') void navigate(areaHref(`/agent/team/${line.row.memberId}`, period));
  if (line.kind === 'more') void navigate(areaHref('/agent/team', period, { show: 'list' }));
}
