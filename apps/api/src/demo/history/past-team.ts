import { MEMBER_TYPE } from '@maidan/contract/constants';
import { dayOf, ratesFrom, ratesService, setSiteRates } from '#modules/agent/index.ts';
import { createPasswords, PASSWORD_COST } from '#modules/auth/index.ts';
import { memberStore } from '#modules/member/index.ts';
import type { MemberService } from '#modules/member/index.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { DEMO_AGENT, DEMO_HEAD_AGENT } from '../demo-accounts.ts';
import type { PastLink } from './past-links.ts';

/** Somebody below the demo's agents: who brought the person, and how many days ago. */
interface Joined {
  readonly account: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly isAgent?: true;
  /** The link by which the person came; without it by the own code of whoever brought it. */
  readonly link?: PastLink;
}

/** The demo's team, in the order of joining within each line; everybody is invented. */
export const PAST_TEAM: readonly Joined[] = [
  { account: 'sumon_ctg', by: DEMO_AGENT, daysAgo: 85, isAgent: true },
  { account: 'nasrin_dhk', by: DEMO_AGENT, daysAgo: 80, isAgent: true },
  { account: 'farid_syl', by: DEMO_HEAD_AGENT, daysAgo: 78, isAgent: true },
  { account: 'tania_raj', by: 'sumon_ctg', daysAgo: 70, isAgent: true },
  { account: 'jamal_khl', by: DEMO_AGENT, daysAgo: 66, link: 'FBKHELA' },
  { account: 'mitu_91', by: 'sumon_ctg', daysAgo: 64 },
  { account: 'kabir_bd', by: 'sumon_ctg', daysAgo: 60 },
  { account: 'shirin_07', by: 'nasrin_dhk', daysAgo: 58 },
  { account: 'polash_x', by: 'nasrin_dhk', daysAgo: 51 },
  { account: 'rina_k', by: 'farid_syl', daysAgo: 50 },
  { account: 'babu_88', by: 'tania_raj', daysAgo: 44 },
  { account: 'liton_m', by: 'tania_raj', daysAgo: 37 },
  { account: 'asha_noor', by: DEMO_AGENT, daysAgo: 33, link: 'DHAKA26' },
  { account: 'hasan_55', by: 'sumon_ctg', daysAgo: 26 },
  { account: 'moyna_t', by: 'nasrin_dhk', daysAgo: 19 },
  { account: 'rubel_ctg', by: 'farid_syl', daysAgo: 12 },
  { account: 'keya_s', by: 'tania_raj', daysAgo: 6 },
  { account: 'arif_new', by: DEMO_AGENT, daysAgo: 2, link: 'FBKHELA' },
];

/**
 * Lets one person of the team join now. Nobody can sign in as one of them: the password is drawn and thrown away.
 * Answers the member's id. @throws Error when whoever brought the person is not there
 */
export async function joinTeam(
  { database, clock, members, passwordHash }: TeamDeps,
  site: SiteView,
  { account, by, isAgent, link }: Joined,
): Promise<string> {
  const { db } = database;
  const upline = await memberStore(db, site.siteId).findByAccount(by);
  if (!upline) throw new Error(`${by} has to join before ${account}`);
  const memberId = await db.transaction((tx) =>
    members.create(tx, site, {
      account,
      invitedByMemberId: upline.memberId,
      invitedByCode: link ?? upline.inviteCode,
      type: isAgent ? MEMBER_TYPE.agent : MEMBER_TYPE.player,
      passwordHash,
      language: site.settings.locales.default,
      profile: {},
      registeredFrom: { method: 'DEMO' },
      termsVersion: 'demo',
      isDemo: true,
      acceptsMarketing: false,
    }),
  );
  if (!memberId) throw new Error(`The account ${account} is taken`);
  if (isAgent) await passRatesOn({ database, clock }, site, { ...upline, below: memberId });
  return memberId;
}

/** Lets the head agent get rates from the site, and pass a part of them on to the demo's agent. */
export async function giveDemoRates(deps: RateDeps, site: SiteView): Promise<void> {
  const { db } = deps.database;
  const store = memberStore(db, site.siteId);
  const head = await store.findByAccount(DEMO_HEAD_AGENT);
  const agent = await store.findByAccount(DEMO_AGENT);
  if (!head || !agent) return;
  const setAt = deps.clock.now();
  const fromDay = dayOf(setAt, site.settings.timeZone);
  const given = { memberId: head.memberId, rates: SITE_RATES, fromDay, setAt };
  await db.transaction((tx) => setSiteRates(tx, site.siteId, given));
  await passRatesOn(deps, site, { memberId: head.memberId, below: agent.memberId });
}

/** What the site gives to the head agent, in basis points of the valid bets. */
const SITE_RATES = ratesFrom((gameType) => (gameType === 'RNG' || gameType === 'FISH' ? 80 : 60));
/** How much of the own rates an agent passes on. */
const PASSED_ON = 0.6;

/** Passes a part of an agent's rates on, from the next day. */
async function passRatesOn(
  { database, clock }: RateDeps,
  site: SiteView,
  { memberId: agentMemberId, below }: { readonly memberId: string; readonly below: string },
): Promise<void> {
  const service = ratesService({ db: database.db, clock });
  const { rates, next } = await service.own(site, agentMemberId);
  const own = next?.rates ?? rates;
  const passed = ratesFrom((gameType) => Math.floor(own[gameType] * PASSED_ON));
  await service.give(site, { agentMemberId, memberId: below, rates: passed });
}

interface RateDeps {
  readonly database: OpenDatabase;
  readonly clock: Clock;
}

interface TeamDeps extends RateDeps {
  readonly members: MemberService;
  readonly passwordHash: string;
}

/** The hash of a password that nobody knows. */
export function lostPassword(random: Random): Promise<string> {
  return createPasswords(PASSWORD_COST).hash(random.bytes(24).toString('base64url'));
}
