import type { BranchFigures, TeamRow } from '../team/team.queries.ts';

/** Figures of a branch. */
export function testFigures(change: Partial<BranchFigures> = {}): BranchFigures {
  return { members: 1, active: 1, validBetMinor: 100_000, netMinor: 20_000, ...change };
}

/** A member of a team. */
export function testMember(account: string, change: Partial<TeamRow> = {}): TeamRow {
  return {
    memberId: `id-${account}`,
    account,
    nickname: '',
    isAgent: true,
    isActive: true,
    level: 1,
    directCount: 0,
    joinedAt: '2026-03-18T06:00:00.000Z',
    figures: testFigures(),
    ...change,
  };
}

/** Everything that is told of a team. */
export const TEAM_FIGURES = {
  members: 4,
  active: 3,
  newMembers: 2,
  validBetMinor: 272_300_00,
  netMinor: -6_750_00,
  depositMinor: 38_600_00,
  withdrawalMinor: 29_455_00,
  currency: 'BDT',
};
