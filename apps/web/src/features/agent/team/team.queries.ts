import type { components } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';
import type { PeriodName } from '../area/period.ts';

/** A member of a team with the figures of its branch. */
export type TeamRow = components['schemas']['TeamRow'];
/** A member of a team. */
export type TeamMember = components['schemas']['TeamMember'];
/** Figures of a branch in a period. */
export type BranchFigures = components['schemas']['BranchFigures'];

/** One branch: those whom its head brought, the players among them as one sum. */
export interface TeamBranch {
  readonly members: readonly TeamRow[];
  readonly players?: BranchFigures | undefined;
  /** There are more members than those of the first page. */
  readonly next?: string | undefined;
}

/** Reads the branch below a member. @throws ApiFailure such as `agent.member_not_found` */
export async function readBranch(memberId: string, period: PeriodName): Promise<TeamBranch> {
  const query = { memberId, period, only: 'branches' as const };
  return (await read(browserApi.GET('/agent/team', { params: { query } }))).value;
}
