import { useState } from 'react';
import { useNavigate } from 'react-router';
import { networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { areaHref } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import { readBranch } from './team.queries.ts';
import type { TeamBranch } from './team.queries.ts';
import { treeLines } from './tree.model.ts';
import type { OpenBranches, TreeLine } from './tree.model.ts';

/** Which branches of a tree are open, and which line was reached last. A branch is read when it is opened. */
export function useTree(root: TeamBranch, period: PeriodName) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenBranches>(new Map());
  const [reached, reach] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<ApiFailure>();

  async function openBranch(memberId: string): Promise<void> {
    setFailure(undefined);
    setBusy(memberId);
    try {
      const branch = await readBranch(memberId, period);
      setOpen((before) => new Map([...before, [memberId, branch]]));
    } catch (error) {
      setFailure(networkFailure(error));
    }
    setBusy(undefined);
  }

  return {
    lines: treeLines(root, open),
    reached,
    reach,
    busy,
    failure,
    /** Opens or closes the branch of a line; one that is too deep opens on its own page. */
    toggle(line: TreeLine) {
      reach(line.id);
      if (line.kind !== 'member') return;
      const { memberId } = line.row;
      if (line.state === 'elsewhere')
        void navigate(areaHref('/agent/team', period, { member: memberId }));
      if (line.state === 'closed') void openBranch(memberId);
      if (line.state === 'open')
        setOpen((before) => new Map([...before].filter(([id]) => id !== memberId)));
    },
  };
}
