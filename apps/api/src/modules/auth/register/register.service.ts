import { AppError } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { MemberDraft, MemberService } from '#modules/member/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { KnownDevices } from '../login/known-devices.ts';
import { memberDraftOf } from './draft.ts';
import type { DraftDeps } from './draft.ts';
import { checkHuman } from './human.ts';
import type { HumanChecks } from './human.ts';
import { invitationOf } from './inviter.ts';
import { makeMember } from './new-member.ts';
import { checkPayload, registrationWayOf } from './payload-check.ts';
import type { PhoneProofs } from '../codes/phone-proof.ts';
import { storedValueOf } from './rules.ts';
import type { RegisterPayload, RegistrationWay } from './rules.ts';
import { numberToKeep, proveNumber } from './mobile-number.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SocialTickets, UsedTicket } from '../social/newcomer-tickets.ts';
import { withUsedCode } from '../single-use.ts';

/**
 * Registrations per address and hour. A mobile network shares addresses, and each registration costs a proof of work.
 */
const ADDRESS_LIMIT = { most: 60, windowMs: 3_600_000 };

export interface RegisterDeps extends DraftDeps, HumanChecks {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly sessions: SessionService;
  readonly devices: KnownDevices;
  readonly members: MemberService;
  readonly throttles: Throttles;
  readonly proofs: PhoneProofs;
  readonly socialTickets: SocialTickets;
  readonly log: Log;
}

/** A visitor who registers. */
export interface Registrant {
  readonly site: SiteView;
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly deviceId: string | undefined;
  /** The handle that the browser got when it asked for a code; empty when it has none. */
  readonly codeHandle: string;
}

/** A session as it is sent (ENTITY-01). */
export interface OpenedSession {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

/** Registration by username and by mobile number. */
export function registerService(deps: RegisterDeps) {
  const { db, clock, log, sessions, throttles, socialTickets } = deps;

  async function enrol(visitor: Registrant, payload: RegisterPayload, by: RegistrationWay['by']) {
    const { site, clientAddress } = visitor;
    const { settings, siteId } = site;
    await throttles.limitAddress(siteId, 'register', clientAddress, ADDRESS_LIMIT);
    await checkPayload(payload, settings, registrationWayOf(site, payload, by), clock.now());
    const number = numberToKeep(site, payload, by);
    await checkHuman(deps, visitor, payload);
    const account =
      by === 'username' || payload.username ? storedValueOf(payload, 'username', settings) : '';
    const invitation = await invitationOf(db, siteId, payload, settings);
    if (account && (await memberStore(db, siteId).findByAccount(account))) {
      throw new AppError('auth.username_taken');
    }
    const { socialTicket } = payload;
    if (socialTicket) await socialTickets.check(siteId, socialTicket);
    const draft = {
      ...(await memberDraftOf(deps, site, payload)),
      lastLoginAt: clock.now(),
      account,
      ...invitation,
      mobileKey: number.key,
      mobileVerifiedAt: number.isToBeProven ? clock.now() : null,
    };
    // Used up last, and given back when no member was created, so that a name that was taken meanwhile does not cost
    // the code.
    const made = await withUsedCode(
      log,
      await proveNumber(deps.proofs, visitor, payload, number),
      async () => {
        if (!socialTicket) return admit(visitor, draft);
        const ticket = await socialTickets.use(siteId, socialTicket);
        return withUsedCode(log, ticket, () => admit(visitor, draft, ticket));
      },
    );
    await deps.devices.remember(siteId, made.memberId, visitor.deviceId);
    return made.session;
  }

  /** Creates the member and opens a session. */
  function admit({ site, userAgent }: Registrant, draft: MemberDraft, ticket?: UsedTicket) {
    return db.transaction(async (tx) => {
      const { memberId, account: userName } = await makeMember(deps, tx, site, draft);
      await ticket?.bind(tx, memberId);
      const token = await sessions.open(tx, site, { memberId, userAgent });
      const { merchantCode } = site.settings;
      const session = { token, merchantCode, userName, type: draft.type, firstTimeLogin: true };
      return { memberId, session };
    });
  }

  return {
    /**
     * Registers a member by username and opens a session. The human check is used up first, so that a script cannot run
     * the later checks for free.
     * @throws AppError the errors that the contract declares for registration
     */
    register: (visitor: Registrant, payload: RegisterPayload): Promise<OpenedSession> =>
      enrol(visitor, payload, 'username'),

    /**
     * Registers a member by mobile number and opens a session. An account is drawn unless the visitor chose one.
     * @throws AppError the errors that the contract declares for registration
     */
    registerMobile: (visitor: Registrant, payload: RegisterPayload): Promise<OpenedSession> =>
      enrol(visitor, payload, 'mobile'),
  };
}

export type RegisterService = ReturnType<typeof registerService>;
