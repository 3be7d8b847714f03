import { AppError } from '@maidan/contract/errors';
import { holdMember, memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { SessionService } from '#modules/auth/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { MemberAlerts } from '../member-alerts.ts';
import type { StepUps } from '../step-up.ts';
import { MOST_ROWS, ownDataStore } from './own-data.store.ts';
import type { OpenMatters } from './own-data.store.ts';

export interface OwnDataDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stepUps: Pick<StepUps, 'require'>;
  readonly sessions: Pick<SessionService, 'endOthers'>;
  readonly alerts: Pick<MemberAlerts, 'tell'>;
  /** Locks the member's wallet until the transaction ends, so that nothing is staked or ordered meanwhile. */
  readonly lockWallet: (tx: Transaction, siteId: string, memberId: string) => Promise<unknown>;
}

/** What members may do with what is kept of them: read it, take it along, close the account (MEMBERX-10). */
export function ownDataService(deps: OwnDataDeps) {
  const { db, clock, stepUps, sessions, alerts } = deps;
  return {
    /** Consents, and what stands against closing the account. */
    async read(siteId: string, owner: MemberRow) {
      const { termsVersion, termsAcceptedAt, marketingConsentAt } = owner;
      return {
        termsVersion,
        termsAcceptedAt: termsAcceptedAt.toISOString(),
        ...(marketingConsentAt ? { marketingConsentAt: marketingConsentAt.toISOString() } : {}),
        open: await ownDataStore(db, siteId).open(owner.memberId),
      };
    },

    /** Gives or takes back the consent to messages with offers. */
    setMarketingConsent: (siteId: string, memberId: string, isGiven: boolean) =>
      memberStore(db, siteId).setMarketingConsent(memberId, isGiven ? clock.now() : null),

    /** Everything that is kept of the member, without secrets. @throws AppError `security.step_up_required` */
    async export(siteId: string, owner: MemberRow, { sessionId }: SessionView) {
      await stepUps.require(siteId, sessionId);
      const lists = await ownDataStore(db, siteId).lists(owner.memberId);
      const isWhole = Object.values(lists).every((rows) => rows.length <= MOST_ROWS);
      const cut = Object.fromEntries(
        Object.entries(lists).map(([name, rows]) => [name, rows.slice(0, MOST_ROWS)]),
      ) as typeof lists;
      return { madeAt: clock.now().toISOString(), isWhole, profile: profileOf(owner), ...cut };
    },

    /**
     * Closes the account and ends every session. The locks go in the order of sign-in, launch and bet, so that a bet or a
     * deposit at the same moment comes before and refuses it, or after and is refused.
     * @throws AppError `security.step_up_required`, or `security.account_in_use` with what is open
     */
    async close(site: SiteView, { memberId, sessionId }: SessionView): Promise<void> {
      const { siteId } = site;
      await stepUps.require(siteId, sessionId);
      const owner = await db.transaction(async (tx) => {
        const held = await holdMember(tx, siteId, memberId);
        if (held?.status !== 'active') throw new AppError('session.expired');
        await sessions.endOthers(siteId, { memberId }, tx);
        await deps.lockWallet(tx, siteId, memberId);
        const open = await ownDataStore(tx, siteId).open(memberId);
        if (isInUse(open)) throw new AppError('security.account_in_use', { ...open });
        await memberStore(tx, siteId).setStatus(memberId, 'closed');
        return held;
      });
      alerts.tell(site, owner, 'account_closed');
    },
  };
}

export type OwnDataService = ReturnType<typeof ownDataService>;

function isInUse(open: OpenMatters): boolean {
  return Object.values(open).some((figure) => figure > 0);
}

/** The member without what only proves who it is. */
function profileOf({ passwordHash: _password, pinHash: _pin, ...profile }: MemberRow) {
  return profile;
}
