import { AppError } from '@maidan/contract';
import { isAgentType } from '@maidan/contract/constants';
import type { Database } from '#platform/database/connection.ts';
import { downlineStore } from '#modules/member/index.ts';
import type { DownlineRow } from '#modules/member/index.ts';

const PAGE_SIZE = 50;

/** Which branch of a team is read: that of the agent itself, or of a member that is named by id or account. */
export interface TeamQuery {
  readonly memberId?: string | undefined;
  readonly account?: string | undefined;
  readonly after: string;
}

/** The downline of agents, branch by branch (AGENTX-02). */
export function teamService({ db }: { db: Database }) {
  return {
    /**
     * A page of the members that one member of the team brought directly, and the path to it.
     * @throws AppError `agent.member_not_found` for a member outside the agent's own team, as for an unknown one
     */
    async branch(siteId: string, agentMemberId: string, { memberId, account, after }: TeamQuery) {
      const downline = downlineStore(db, siteId);
      const named = account === undefined ? memberId : ((await downline.idOf(account)) ?? '');
      const path = named === undefined ? [] : await downline.pathTo(agentMemberId, named);
      if (named !== undefined && path.length === 0) throw new AppError('agent.member_not_found');
      const rows = await downline.direct({
        memberId: named ?? agentMemberId,
        after,
        limit: PAGE_SIZE + 1,
      });
      const members = rows.slice(0, PAGE_SIZE);
      const last = rows.length > PAGE_SIZE ? members.at(-1) : undefined;
      return {
        path: path.map((row, index) => memberView(row, index + 1)),
        members: members.map((row) => memberView(row, path.length + 1)),
        ...(last ? { next: last.account } : {}),
      };
    },
  };
}

export type TeamService = ReturnType<typeof teamService>;

function memberView(row: DownlineRow, level: number) {
  return {
    memberId: row.memberId,
    account: row.account,
    isAgent: isAgentType(row.type),
    isActive: row.status === 'active',
    level,
    directCount: row.directCount,
    joinedAt: new Date(row.joinedAt).toISOString(),
    ...(row.lastLoginAt === null ? {} : { lastLoginAt: new Date(row.lastLoginAt).toISOString() }),
  };
}
