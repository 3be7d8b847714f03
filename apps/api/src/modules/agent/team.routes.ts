import { teamContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { TeamService } from './team.service.ts';

/** The team of an agent and its figures (AGENTX-01, AGENTX-02). */
export function bindTeamRoutes(router: Router, { team }: { team: TeamService }): void {
  bind(router, teamContract.readOverview, async ({ site, session, query }) => ({
    value: await team.overview(site, session.memberId, query.period),
  }));
  bind(router, teamContract.readTeam, async ({ site, session, query }) => ({
    value: await team.branch(site, session.memberId, query),
  }));
  bind(router, teamContract.listTeam, async ({ site, session, query }) => ({
    value: await team.list(site, session.memberId, query),
  }));
  bind(router, teamContract.readTeamMember, async ({ site, session, params, query }) => ({
    value: await team.member(site, session.memberId, { ...params, ...query }),
  }));
}
