import type { MemberRow } from '#modules/member/index.ts';
import { signInStore } from '#modules/auth/index.ts';
import type { SessionService, TwoStepService } from '#modules/auth/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { maskedEmail, maskedMobile } from './masking.ts';
import type { IdentityService } from './identity/identity.service.ts';
import type { StepUps } from './step-up.ts';
import { deviceNames } from '#platform/http/device-names.ts';
import type { WithdrawalPinService } from './withdrawal-pin.service.ts';

/** Most sign-ins that are shown. */
const MOST_SIGN_INS = 20;

export interface OverviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Pick<SessionService, 'listOpen'>;
  readonly stepUps: StepUps;
  readonly pins: WithdrawalPinService;
  readonly twoStep: Pick<TwoStepService, 'read'>;
  readonly identity: Pick<IdentityService, 'stateOf'>;
}

/** What the security centre shows of an account and its devices (MEMBERX-03). */
export function overviewService(deps: OverviewDeps) {
  const { db, clock, sessions, stepUps, pins } = deps;
  return {
    async read(site: SiteView, owner: MemberRow, { sessionId }: SessionView) {
      const { siteId } = site;
      const { memberId, mobileKey, profile } = owner;
      const [lockedUntil, confirmedUntil, open, twoStep] = await Promise.all([
        pins.lockedUntil(siteId, memberId),
        stepUps.endOf(siteId, sessionId),
        sessions.listOpen(siteId, memberId),
        deps.twoStep.read({ siteId, memberId }),
      ]);
      const documents = site.can('identityDocuments')
        ? { documents: await deps.identity.stateOf({ siteId, memberId }) }
        : {};
      const email = profile['email'] ?? '';
      return {
        hasPassword: owner.passwordHash !== '',
        withdrawalPin: {
          isSet: Boolean(owner.pinHash),
          ...(owner.pinSetAt ? { setAt: owner.pinSetAt.toISOString() } : {}),
          ...(lockedUntil ? { lockedUntil: lockedUntil.toISOString() } : {}),
        },
        mobile: {
          masked: maskedMobile(mobileKey ?? ''),
          isVerified: mobileKey !== null && owner.mobileVerifiedAt !== null,
        },
        email: {
          masked: maskedEmail(email),
          isVerified: email !== '' && owner.emailVerifiedAt !== null,
        },
        twoStep,
        ...documents,
        payeeName: profile['payeeName'] ?? '',
        devices: open.length,
        ...(confirmedUntil ? { confirmedUntil: confirmedUntil.toISOString() } : {}),
      };
    },

    /** The newest sign-ins of the last 30 days, and tries that failed. */
    async signIns(siteId: string, { memberId }: SessionView) {
      const rows = await signInStore(db, siteId).list(memberId, clock.now(), MOST_SIGN_INS);
      return rows.map(({ at, way, isSuccess, userAgent }) => {
        const { browser, system } = deviceNames(userAgent);
        return { at: at.toISOString(), way, isSuccess, browser, system };
      });
    },

    /** The open sessions: that of the caller first, then by their last use. */
    async devices(siteId: string, { memberId, sessionId }: SessionView) {
      const open = await sessions.listOpen(siteId, memberId);
      const devices = open.map((row) => ({
        sessionId: row.sessionId,
        isThis: row.sessionId === sessionId,
        ...deviceNames(row.userAgent),
        openedAt: row.createdAt.toISOString(),
        seenAt: row.renewedAt.toISOString(),
      }));
      return devices.toSorted(
        (a, b) => Number(b.isThis) - Number(a.isThis) || (a.seenAt < b.seenAt ? 1 : -1),
      );
    },
  };
}
