import { AppError, mayPlayFree, MEMBER_TYPE } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { MemberService } from '#modules/member/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { CLEAR_LETTERS, drawText } from '#platform/secrets/random.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';

/** Trial users per address and hour. A mobile network shares addresses, and each trial user costs a proof of work. */
const ADDRESS_LIMIT = { most: 60, windowMs: 3_600_000 };
const TRIAL_LIFE_MS = 24 * 3_600_000;
/** How many names are drawn for one trial user before giving up. */
const MOST_DRAWS = 5;
const NAME_LENGTH = 6;

/** The part of the sessions that free play uses; `modules/auth` provides it. */
export interface SessionOpener {
  open(
    tx: Transaction,
    site: SiteView,
    owner: { memberId: string; userAgent: string; endsAt: Date },
  ): Promise<string>;
}

export interface TrialDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly throttles: Throttles;
  readonly members: Pick<MemberService, 'create'>;
  readonly sessions: SessionOpener;
  readonly human: {
    check(site: SiteView, proof: { payload: string; address: string }): Promise<void>;
  };
}

/** The visitor who starts free play. */
export interface TrialVisitor {
  readonly site: SiteView;
  readonly session: SessionView | undefined;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** Free play: trial users, who play with credits of their own for a day and cannot sign in again. */
export function trialService(deps: TrialDeps) {
  const { db, clock, human, throttles } = deps;
  return {
    /**
     * Creates a trial user with a wallet and opens a session (API-08).
     * @throws AppError `games.free_play_refused` for a session whose type may not start free play (FREE-04)
     * @throws AppError `auth.human_check_failed`, `auth.trial_unavailable` or `request.too_many`
     */
    async start(
      visitor: TrialVisitor,
      form: { humanCheck?: string | undefined; language?: string | undefined },
    ) {
      const { site, session, clientAddress } = visitor;
      if (session && !mayPlayFree(session.type)) throw new AppError('games.free_play_refused');
      await throttles.limitAddress(site.siteId, 'trial', clientAddress, ADDRESS_LIMIT);
      await human.check(site, { payload: form.humanCheck ?? '', address: clientAddress });
      return makeTrial(deps, visitor, form.language ?? site.settings.locales.default);
    },

    /** The trial user of a session (API-09). @throws AppError `session.role` when the session is not a trial user's */
    async read(site: SiteView, session: SessionView) {
      const { memberId, type: customerType, account: userName } = session;
      if (customerType !== MEMBER_TYPE.trial) throw new AppError('session.role');
      const owner = await memberStore(db, site.siteId).findById(memberId);
      if (!owner) throw new AppError('session.expired');
      return { userName, customerType, endsAt: endOf(owner.createdAt).toISOString() };
    },

    /** Closes the trial users of a site whose day is over. Their wallets and journals are kept. */
    async closeEnded(siteId: string): Promise<number> {
      return memberStore(db, siteId).closeTrials(new Date(clock.now().getTime() - TRIAL_LIFE_MS));
    },
  };
}

export type TrialService = ReturnType<typeof trialService>;

async function makeTrial(deps: TrialDeps, visitor: TrialVisitor, language: string) {
  const { site, userAgent } = visitor;
  const { merchantCode } = site.settings;
  const customerType = MEMBER_TYPE.trial;
  const endsAt = endOf(deps.clock.now());
  return deps.db.transaction(async (tx) => {
    for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
      const userName = drawName(deps.random);
      const memberId = await deps.members.create(tx, site, trialDraft(userName, language));
      if (memberId === undefined) continue;
      const token = await deps.sessions.open(tx, site, { memberId, userAgent, endsAt });
      return { token, merchantCode, userName, customerType };
    }
    throw new AppError('auth.trial_unavailable');
  });
}

function trialDraft(account: string, language: string) {
  return {
    account,
    type: MEMBER_TYPE.trial,
    // No password has this hash, so nobody can sign in with one.
    passwordHash: '',
    language,
    profile: {},
    registeredFrom: { method: 'TRIAL' },
    termsVersion: 'trial',
    acceptsMarketing: false,
  };
}

/** A name that cannot be registered: the pattern of usernames has no hyphen. */
function drawName(random: Random): string {
  return `guest-${drawText(random, CLEAR_LETTERS, NAME_LENGTH)}`;
}

function endOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + TRIAL_LIFE_MS);
}
