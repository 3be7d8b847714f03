import { AppError, MEMBER_TYPE } from '@maidan/contract';
import { effectiveMinimumAge, REGISTRATION_FIELDS } from '@maidan/site';
import type { SiteSettings } from '@maidan/site';
import { memberStore } from '#modules/member/index.ts';
import type { MemberService } from '#modules/member/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import type { SiteView } from '#platform/request-context.ts';
import type { Throttles } from '#platform/throttles.ts';
import type { Captchas } from './captcha.ts';
import type { HumanCheck } from './human-check.ts';
import type { Passwords } from './passwords.ts';
import { dayIn, hasReachedAge, registrationFailures, valueOf } from './registration-rules.ts';
import type { RegisterPayload } from './registration-rules.ts';
import type { SessionService } from './session.service.ts';

/** Registrations of one address per hour; a mobile network shares addresses, and each costs a proof of work. */
const ADDRESS_LIMIT = { most: 60, windowMs: 3_600_000 };
const KEPT_APART = ['username', 'password', 'confirmPassword', 'paymentPassword', 'nickname'];
const NOT_KEPT = ['captcha', 'verificationCode', 'affiliateCode', 'recommenderId'];

/** What registration needs. */
export interface RegisterDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly members: MemberService;
  readonly captchas: Captchas;
  readonly human: HumanCheck;
  readonly throttles: Throttles;
  /** Version of the terms that a visitor of the site sees now. */
  termsVersion(site: SiteView): Promise<string>;
}

/** A visitor who registers. */
export interface Registrant {
  readonly site: SiteView;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** A session as it travels (ENTITY-01). */
export interface OpenedSession {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

/** Registration by username. */
export function registerService(deps: RegisterDeps) {
  const { db, clock, passwords, sessions, members, captchas, human, throttles } = deps;

  async function checkHuman(siteId: string, payload: RegisterPayload): Promise<void> {
    if (payload.humanCheck) return human.check(siteId, payload.humanCheck);
    if (!payload.captchaId) throw new AppError('auth.human_check_failed');
    return captchas.check(siteId, payload.captchaId, payload.captcha ?? '');
  }

  /** The member whose invitation code was sent, if one was. @throws AppError `auth.invitation_invalid` */
  async function inviterOf(siteId: string, payload: RegisterPayload, settings: SiteSettings) {
    const code =
      valueOf(payload, 'affiliateCode', settings) || valueOf(payload, 'recommenderId', settings);
    if (code === '') return undefined;
    const inviter = await memberStore(db, siteId).findByInviteCode(code.toUpperCase());
    if (inviter?.status !== 'active') throw new AppError('auth.invitation_invalid');
    return inviter.memberId;
  }

  return {
    /**
     * Registers a member by username and opens a session. The human check is used up first, so that nothing below it
     * can be asked by a script for free.
     * @throws AppError the errors that the contract declares for registration
     */
    async register(visitor: Registrant, payload: RegisterPayload): Promise<OpenedSession> {
      const { site, clientAddress, userAgent } = visitor;
      const { settings, siteId } = site;
      await throttles.limitAddress(siteId, 'register', clientAddress, ADDRESS_LIMIT);
      checkPayload(payload, settings, clock.now());
      await checkHuman(siteId, payload);
      const invitedByMemberId = await inviterOf(siteId, payload, settings);
      const pin = valueOf(payload, 'paymentPassword', settings);
      const [passwordHash, pinHash, termsVersion] = await Promise.all([
        passwords.hash(payload.password),
        pin === '' ? null : passwords.hash(pin),
        deps.termsVersion(site),
      ]);
      const account = valueOf(payload, 'username', settings);
      const token = await db.transaction(async (tx) => {
        const memberId = await members.create(tx, site, {
          account,
          nickname: valueOf(payload, 'nickname', settings),
          type: MEMBER_TYPE.player,
          passwordHash,
          pinHash,
          language: payload.language ?? settings.locales.default,
          invitedByMemberId: invitedByMemberId ?? null,
          profile: profileOf(payload, settings),
          registeredFrom: { method: payload.registerMethod, url: payload.registerUrl },
          termsVersion,
          acceptsMarketing: payload.acceptsMarketing,
          lastLoginAt: clock.now(),
        });
        if (memberId === undefined) throw new AppError('auth.username_taken');
        return sessions.open(tx, site, { memberId, userAgent });
      });
      const { merchantCode } = settings;
      const type = MEMBER_TYPE.player;
      return { token, merchantCode, userName: account, type, firstTimeLogin: true };
    },
  };
}

/** The register service, as `registerService` makes it. */
export type RegisterService = ReturnType<typeof registerService>;

function checkPayload(payload: RegisterPayload, settings: SiteSettings, now: Date): void {
  const fields = registrationFailures(payload, settings);
  if (Object.keys(fields).length > 0) throw new AppError('auth.fields_invalid', { fields });
  if (!payload.acceptsTerms) throw new AppError('auth.terms_required');
  if (!settings.register.birthday.enabled) return;
  const minimumAge = effectiveMinimumAge(settings);
  const birthday = valueOf(payload, 'birthday', settings);
  const isOptional = birthday === '' && !settings.register.birthday.required;
  if (!isOptional && !hasReachedAge(birthday, minimumAge, dayIn(settings.timeZone, now))) {
    throw new AppError('auth.underage', { minimumAge });
  }
}

function profileOf(payload: RegisterPayload, settings: SiteSettings): Record<string, string> {
  const kept = REGISTRATION_FIELDS.filter(
    (field) => !KEPT_APART.includes(field) && !NOT_KEPT.includes(field),
  );
  const values = kept.map((field) => [field, valueOf(payload, field, settings)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
