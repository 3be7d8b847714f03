import { AppError, MEMBER_TYPE } from '@maidan/contract';
import { checkField, normaliseField } from '@maidan/contract/rules';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { CLEAR_LETTERS, drawText } from '#platform/secrets/random.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { Limit, Throttles } from '#platform/short-lived/throttles.ts';
import { memberStore } from '#modules/member/index.ts';
import type { MemberService } from '#modules/member/index.ts';
import { giveFirstRates, mostRates } from '../rates/rates.service.ts';
import type { Rates } from '../rates/rates.tables.ts';

/** How many members an agent may create. */
const AGENT_LIMIT: Limit = { most: 60, windowMs: 3_600_000 };
const PASSWORD_LETTERS = 11;

export interface MembersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly throttles: Throttles;
  readonly members: MemberService;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly termsVersion: (site: SiteView) => Promise<string>;
}

/** A member whom an agent creates. */
export interface NewTeamMember {
  readonly agentMemberId: string;
  readonly account: string;
  readonly kind: 'agent' | 'player';
  readonly rates: Rates;
  /** Makes the call run once. */
  readonly key: string;
}

/** Creating members of the direct downline (AGENTX-03). */
export function membersService(deps: MembersDeps) {
  const { db, clock, throttles } = deps;
  return {
    /** The highest rates that an agent can give to a new member. */
    most: (site: SiteView, agentMemberId: string): Promise<Rates> =>
      mostRates(db, site, agentMemberId, clock.now()),

    /**
     * Creates the member with its wallet and its first rates, or nothing at all. Its first password is drawn, and
     * known to nobody but the caller. The same key again draws a new one, until the member has signed in.
     * @throws AppError auth.fields_invalid, auth.username_taken, agent.rate_too_high, request.too_many
     */
    async create(site: SiteView, given: NewTeamMember) {
      const rule = { ...site.settings.register.username, enabled: true, required: true };
      const account = normaliseField(given.account, rule.patternId);
      const failures = checkField(account, rule);
      if (failures.length > 0)
        throw new AppError('auth.fields_invalid', { fields: { username: failures } });
      await throttles.limit(site.siteId, `team-member:${given.agentMemberId}`, AGENT_LIMIT);
      const password = firstPassword(deps.random);
      const passwordHash = await deps.hashPassword(password);
      const termsVersion = await deps.termsVersion(site);
      const draft = { ...given, account, passwordHash, termsVersion };
      const memberId = await db.transaction((tx) => createOnce(tx, deps, site, draft));
      return { memberId, account, password };
    },
  };
}

export type MembersService = ReturnType<typeof membersService>;

async function createOnce(
  tx: Transaction,
  { members, clock }: MembersDeps,
  site: SiteView,
  draft: NewTeamMember & { passwordHash: string; termsVersion: string },
): Promise<string> {
  const { agentMemberId, account, kind, rates, key, passwordHash, termsVersion } = draft;
  const store = memberStore(tx, site.siteId);
  const memberId = await members.create(tx, site, {
    account,
    passwordHash,
    termsVersion,
    type: kind === 'agent' ? MEMBER_TYPE.agent : MEMBER_TYPE.player,
    invitedByMemberId: agentMemberId,
    language: site.settings.locales.default,
    profile: {},
    registeredFrom: { method: 'AGENT', key },
    acceptsMarketing: false,
  });
  if (memberId === undefined) {
    const found = await store.findByAccount(account);
    const isRepeated =
      found?.invitedByMemberId === agentMemberId &&
      found.registeredFrom['key'] === key &&
      found.lastLoginAt === null;
    if (!isRepeated) throw new AppError('auth.username_taken');
    await store.setPassword(found.memberId, passwordHash);
    return found.memberId;
  }
  await giveFirstRates(tx, site, { agentMemberId, memberId, rates }, clock.now());
  return memberId;
}

/** Letters that nobody mixes up, and a digit, which most rules for passwords want. */
function firstPassword(random: Random): string {
  return `${drawText(random, CLEAR_LETTERS, PASSWORD_LETTERS)}${random.integer(2, 10)}`;
}
