import { teamContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { TeamService } from './team.service.ts';

/** The team of an agent (AGENTX-02). */
export function bindTeamRoutes(router: Router, { team }: { team: TeamService }): void {
  bind(router, teamContract.readTeam, async ({ site, session, query }) => ({
    value: await team.branch(site.siteId, session.memberId, query),
  }));
}
