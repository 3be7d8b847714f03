import { teamMembersContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { MembersService } from './members.service.ts';

/** What the routes of creating members and giving credits need. */
export interface TeamMembersRoutesDeps {
  readonly teamMembers: MembersService;
  readonly readCredits: (
    site: SiteView,
    who: { agentMemberId: string; memberId: string },
  ) => Promise<{ ownCashMinor: number; memberCashMinor: number; currency: string }>;
}

/** New members of an agent's direct downline, and what it can be given (AGENTX-03). */
export function bindTeamMembersRoutes(
  router: Router,
  { teamMembers, readCredits }: TeamMembersRoutesDeps,
): void {
  bind(router, teamMembersContract.readMemberRules, async ({ site, session }) => ({
    value: { most: await teamMembers.most(site, session.memberId) },
  }));
  bind(router, teamMembersContract.createTeamMember, async (context) => {
    const { site, session, body, idempotencyKey: key } = context;
    const { account, kind, rates } = body;
    const given = { account, kind, rates, key, agentMemberId: session.memberId };
    return { value: await teamMembers.create(site, given) };
  });
  bind(router, teamMembersContract.readCredits, async ({ site, session, params }) => ({
    value: await readCredits(site, { ...params, agentMemberId: session.memberId }),
  }));
}
