import { AppError } from '@maidan/contract/errors';
import { checkField, normaliseField } from '@maidan/contract/rules';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import { mobileKeyOf, withUsedCode } from '#modules/auth/index.ts';
import type { CodesServices } from '#modules/auth/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { MemberAlerts } from '../member-alerts.ts';
import type { StepUps } from '../step-up.ts';

const HOUR_MS = 3_600_000;
/** Codes that one member may have sent to new numbers or addresses, so that nobody sends them to strangers all day. */
const HOUR = { most: 6, windowMs: HOUR_MS };
const DAY = { most: 15, windowMs: 24 * HOUR_MS };

/** A member who changes a number or an address. */
export interface ContactVisitor {
  readonly site: SiteView;
  readonly session: SessionView;
  readonly clientAddress: string;
  readonly deviceId: string | undefined;
}

/** A number as it was typed. */
export interface TypedNumber {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

export interface ContactsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly throttles: Pick<Throttles, 'limit'>;
  readonly codes: CodesServices;
  readonly stepUps: Pick<StepUps, 'require'>;
  readonly alerts: Pick<MemberAlerts, 'tell' | 'tellNew'>;
  /** Ends the recovery link that was sent to the member's former address or number. */
  readonly endRecovery: (siteId: string, memberId: string) => Promise<void>;
}

/**
 * A new number or mail address of a member, or the verification of the present one (MEMBERX-03): a code is sent to it, and it
 * becomes the member's with the code. Both steps ask for a proof, and the former number or address is told.
 */
export function contactsService(deps: ContactsDeps) {
  const { throttles, codes } = deps;

  async function send(
    visitor: ContactVisitor,
    wish: { number: string; purpose: 'mobile' | 'email'; language: string | undefined },
  ) {
    const { site, session, clientAddress: address, deviceId } = visitor;
    const key = `contact-codes:${session.memberId}`;
    await throttles.limit(site.siteId, `${key}:hour`, HOUR);
    await throttles.limit(site.siteId, `${key}:day`, DAY);
    return codes.service.send(site, { ...wish, address, deviceId });
  }

  return {
    /** Sends a code to a number. @throws AppError the errors that the contract declares for it */
    async sendMobileCode(visitor: ContactVisitor, typed: TypedNumber, language?: string) {
      await ownerOf(deps, visitor);
      const number = numberOf(visitor.site, typed);
      return send(visitor, { number, purpose: 'mobile', language });
    },

    /**
     * Makes a number the member's. Only who has proved a number learns that it belongs to another account; the code is given
     * back then.
     * @throws AppError the errors that the contract declares for it
     */
    setMobile: (visitor: ContactVisitor, proof: NumberProof) => setMobile(deps, visitor, proof),

    /** Mails a code to an address. @throws AppError the errors that the contract declares for it */
    async sendEmailCode(visitor: ContactVisitor, typed: string, language?: string) {
      await ownerOf(deps, visitor);
      const number = addressOf(visitor.site, typed);
      return send(visitor, { number, purpose: 'email', language });
    },

    /** Makes an address the member's. @throws AppError the errors that the contract declares for it */
    setEmail: (visitor: ContactVisitor, proof: AddressProof) => setEmail(deps, visitor, proof),
  };
}

export type ContactsService = ReturnType<typeof contactsService>;

interface NumberProof extends TypedNumber {
  readonly code: string;
  readonly idToken: string | undefined;
  readonly handle: string;
}

interface AddressProof {
  readonly email: string;
  readonly code: string;
  readonly handle: string;
}

/** @throws AppError `security.step_up_required` */
async function ownerOf(
  { db, stepUps }: ContactsDeps,
  { site, session }: ContactVisitor,
): Promise<MemberRow> {
  await stepUps.require(site.siteId, session.sessionId);
  const owner = await memberStore(db, site.siteId).findById(session.memberId);
  if (!owner) throw new AppError('session.expired');
  return owner;
}

async function setMobile(
  deps: ContactsDeps,
  visitor: ContactVisitor,
  proof: NumberProof,
): Promise<void> {
  const { db, clock, log, codes, alerts } = deps;
  const owner = await ownerOf(deps, visitor);
  const { site } = visitor;
  const { code, idToken, handle } = proof;
  const number = numberOf(site, proof);
  const subject = { number, purpose: 'mobile', code, idToken, handle } as const;
  await withUsedCode(log, await codes.proofs.check(site, subject), () =>
    memberStore(db, site.siteId)
      .setProvenMobile(owner.memberId, number, clock.now())
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AppError('auth.mobile_taken') : error;
      }),
  );
  const isSame = owner.mobileKey === number;
  if (!isSame) await deps.endRecovery(site.siteId, owner.memberId);
  const kind = isSame ? 'mobile_verified' : 'mobile_changed';
  alerts.tell(site, owner, kind);
  if (!isSame || !owner.mobileVerifiedAt) alerts.tellNew(site, owner, kind, { mobileKey: number });
}

async function setEmail(
  deps: ContactsDeps,
  visitor: ContactVisitor,
  proof: AddressProof,
): Promise<void> {
  const { db, clock, log, codes, alerts } = deps;
  const owner = await ownerOf(deps, visitor);
  const { site } = visitor;
  const { siteId } = site;
  const { memberId, profile } = owner;
  const { code, handle } = proof;
  const email = addressOf(site, proof.email);
  const subject = { number: email, purpose: 'email', code, handle } as const;
  await withUsedCode(log, await codes.service.use(siteId, subject), () =>
    db.transaction(async (tx) => {
      const members = memberStore(tx, siteId);
      await members.setEmail(memberId, email);
      await members.markEmailVerified(memberId, email, clock.now());
    }),
  );
  await deps.endRecovery(siteId, memberId);
  const isSame = profile['email'] === email;
  const kind = isSame ? 'email_verified' : 'email_changed';
  alerts.tell(site, owner, kind);
  if (!isSame || !owner.emailVerifiedAt) alerts.tellNew(site, owner, kind, { email });
}

function numberOf({ settings }: SiteView, { countryDialingCode, mobileNum }: TypedNumber): string {
  return mobileKeyOf(countryDialingCode || settings.defaultDiallingCode, mobileNum);
}

function addressOf({ settings }: SiteView, typed: string): string {
  const rule = { ...settings.register.email, enabled: true, required: true };
  const failures = checkField(typed, rule);
  if (failures.length > 0)
    throw new AppError('member.fields_invalid', { fields: { email: failures } });
  return normaliseField(typed, rule.patternId);
}
