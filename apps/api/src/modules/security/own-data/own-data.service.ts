import { AppError } from '@maidan/contract/errors';
import { holdMember, memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { SessionService } from '#modules/auth/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { ExportsService } from '#platform/exports/exports.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { MemberAlerts } from '../member-alerts.ts';
import type { StepUps } from '../step-up.ts';
import { ownDataMaker } from './own-data.maker.ts';
import { ownDataStore } from './own-data.store.ts';
import type { OpenMatters } from './own-data.store.ts';

export interface OwnDataDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stepUps: Pick<StepUps, 'require'>;
  readonly sessions: Pick<SessionService, 'endOthers'>;
  readonly alerts: Pick<MemberAlerts, 'tell'>;
  readonly exports: Pick<ExportsService, 'order'>;
  /** Locks the member's wallet until the transaction ends, so that nothing is staked or ordered meanwhile. */
  readonly lockWallet: (tx: Transaction, siteId: string, memberId: string) => Promise<unknown>;
}

/** What members may do with what is kept of them: read it, take it along, close the account (MEMBERX-10). */
export function ownDataService(deps: OwnDataDeps) {
  const { db, clock, stepUps, sessions, alerts, exports } = deps;
  return {
    /** Consents, and what stands against closing the account. */
    async read({ siteId, settings: { retention } }: SiteView, owner: MemberRow) {
      const { termsVersion, termsAcceptedAt, marketingConsentAt } = owner;
      return {
        termsVersion,
        termsAcceptedAt: termsAcceptedAt.toISOString(),
        ...(marketingConsentAt ? { marketingConsentAt: marketingConsentAt.toISOString() } : {}),
        open: await ownDataStore(db, siteId).open(owner.memberId),
        retention,
      };
    },

    /** Gives or takes back the consent to messages with offers. */
    setMarketingConsent: (siteId: string, memberId: string, isGiven: boolean) =>
      memberStore(db, siteId).setMarketingConsent(memberId, isGiven ? clock.now() : null),

    /**
     * Orders a file with everything that is kept of the member, without secrets.
     * @throws AppError `security.step_up_required`, and those of an order of an export
     */
    async export(siteId: string, { memberId, sessionId }: SessionView) {
      await stepUps.require(siteId, sessionId);
      return exports.order(siteId, {
        memberId,
        kind: 'own_data',
        wish: {},
        fileName: `my-data-${clock.now().toISOString().slice(0, 10)}.json`,
        mediaType: 'application/json',
      });
    },

    /** Makes the file, list by list. */
    maker: ownDataMaker({ db, clock }),

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
        await memberStore(tx, siteId).close(memberId, clock.now());
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
