import {
  agentService,
  earnedCommission,
  linksService,
  membersService,
  offersService,
  ownSettlementsService,
  ratesService,
  statementService,
  readCredits,
  sumTeams,
  teamService,
} from './modules/agent/index.ts';
import type { Passwords } from './modules/auth/index.ts';
import type { MemberService } from './modules/member/index.ts';
import type { WalletService } from './modules/wallet/index.ts';
import type { OpenDatabase } from './platform/database/connection.ts';
import type { SiteView } from './platform/http/request-context.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Random } from './platform/secrets/random.ts';
import type { Throttles } from './platform/short-lived/throttles.ts';

/** What agents do: their team and its figures, rates, contracts, new members, and credits. */
export function agentServices(
  { database, clock, random }: { database: OpenDatabase; clock: Clock; random: Random },
  parts: {
    wallet: WalletService;
    members: MemberService;
    throttles: Throttles;
    auth: { passwords: Pick<Passwords, 'hash'> };
    service: { termsVersion: (site: SiteView) => Promise<string> };
  },
) {
  const { db } = database;
  const { wallet, auth, service } = parts;
  const statements = statementService({ db, clock });
  return {
    agent: agentService({ db, clock }),
    team: teamService({ db, clock, commissionFigures: earnedCommission }),
    sumTeams: (siteId: string, timeZone: string) => sumTeams(db, { siteId, timeZone }),
    links: linksService({ db, clock }),
    rates: ratesService({ db, clock }),
    statements,
    ownSettlements: ownSettlementsService({ db, clock }),
    offers: offersService({ db, clock, statements }),
    teamMembers: membersService({
      ...parts,
      db,
      clock,
      random,
      hashPassword: (password) => auth.passwords.hash(password),
      termsVersion: (site) => service.termsVersion(site),
    }),
    readCredits: (site: SiteView, who: { agentMemberId: string; memberId: string }) =>
      readCredits({ db, wallet }, site, who),
  };
}
