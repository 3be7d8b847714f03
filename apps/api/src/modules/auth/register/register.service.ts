import { AppError, MEMBER_TYPE } from '@maidan/contract';
import { dayIn, hasReachedAge } from '@maidan/contract/age';
import { effectiveMinimumAge, REGISTRATION_FIELDS } from '@maidan/site';
import type { SiteSettings } from '@maidan/site';
import { memberStore } from '#modules/member/index.ts';
import type { MemberDraft, MemberService } from '#modules/member/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { CaptchaGate } from '../captcha/gate.ts';
import type { HumanGate } from '../human-check/gate.ts';
import type { KnownDevices } from '../login/known-devices.ts';
import { makeMember } from './new-member.ts';
import type { Passwords } from '../password/password-hash.ts';
import type { PhoneProofs } from '../codes/phone-proof.ts';
import { registrationFailures, valueOf } from './rules.ts';
import type { RegisterPayload, RegistrationWay } from './rules.ts';
import { numberToKeep } from './mobile-number.ts';
import type { NumberToKeep } from './mobile-number.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SocialTickets, SpentTicket } from '../social/newcomer-tickets.ts';
import { NOTHING_SPENT, spend } from '../single-use.ts';
import { weaknessOf } from '../password/weak-password.ts';

/**
 * Registrations per address and hour. A mobile network shares addresses, and each registration costs a proof of work.
 */
const ADDRESS_LIMIT = { most: 60, windowMs: 3_600_000 };
const KEPT_APART = ['username', 'password', 'confirmPassword', 'paymentPassword', 'nickname'];
const NOT_KEPT = ['captcha', 'verificationCode', 'affiliateCode', 'recommenderId'];

/** Stands for a picture's code that was not typed: no picture has this code. */
const WRONG = '-';

export interface RegisterDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly devices: KnownDevices;
  readonly members: MemberService;
  readonly gate: CaptchaGate;
  readonly human: HumanGate;
  readonly throttles: Throttles;
  readonly proofs: PhoneProofs;
  readonly socialTickets: SocialTickets;
  readonly log: Log;
  /** Version of the terms that a visitor of the site sees now. */
  termsVersion(site: SiteView): Promise<string>;
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
  const { db, clock, log, passwords, sessions, gate, human, throttles, socialTickets } = deps;

  /**
   * Checks that a human registers. A site that asks for a picture always gets it checked. Otherwise a proof of work is
   * enough, and a form without script sends a picture's code instead.
   */
  async function checkHuman(visitor: Registrant, payload: RegisterPayload): Promise<void> {
    const { site, clientAddress: address } = visitor;
    const { captchaId, captcha, humanCheck } = payload;
    const asker = { site, address, captchaId, captcha, humanCheck };
    if (site.settings.register.captcha.enabled) return gate.check(asker, 'digits');
    if (humanCheck || !captchaId) return human.check(site, { address, payload: humanCheck ?? '' });
    return gate.check({ ...asker, captcha: captcha || WRONG }, 'digits');
  }

  /** The member whose invitation code was sent, if there is one. @throws AppError `auth.invitation_invalid` */
  async function inviterOf(siteId: string, payload: RegisterPayload, settings: SiteSettings) {
    // An invitation can also come with the address, so it counts even when the form has no field for it.
    const code =
      (payload.affiliateCode ?? '').trim() || valueOf(payload, 'recommenderId', settings);
    if (code === '') return null;
    const inviter = await memberStore(db, siteId).findByInviteCode(code.toUpperCase());
    if (inviter?.status !== 'active' || inviter.type === MEMBER_TYPE.trial) {
      throw new AppError('auth.invitation_invalid');
    }
    return inviter.memberId;
  }

  /**
   * Uses up the proof of the number, after everything else was found to be in order. Only the owner of a number learns
   * that it is taken, so nobody else finds out who has an account here.
   */
  async function proveNumber(visitor: Registrant, payload: RegisterPayload, number: NumberToKeep) {
    if (number.key === undefined || !number.isToBeProven) return NOTHING_SPENT;
    return deps.proofs.check(visitor.site, {
      number: number.key,
      purpose: 'register',
      handle: visitor.codeHandle,
      code: payload.verificationCode ?? '',
      idToken: payload.firebaseIdToken,
    });
  }

  async function enrol(visitor: Registrant, payload: RegisterPayload, by: RegistrationWay['by']) {
    const { site, clientAddress } = visitor;
    const { settings, siteId } = site;
    await throttles.limitAddress(siteId, 'register', clientAddress, ADDRESS_LIMIT);
    await checkPayload(payload, settings, wayOf(site, payload, by), clock.now());
    const number = numberToKeep(site, payload, by);
    await checkHuman(visitor, payload);
    const account =
      by === 'username' || payload.username ? valueOf(payload, 'username', settings) : '';
    const invitedByMemberId = await inviterOf(siteId, payload, settings);
    if (account && (await memberStore(db, siteId).findByAccount(account))) {
      throw new AppError('auth.username_taken');
    }
    const { socialTicket } = payload;
    if (socialTicket) await socialTickets.check(siteId, socialTicket);
    const draft = {
      ...(await draftOf(site, payload)),
      account,
      invitedByMemberId,
      mobileKey: number.key,
      mobileVerifiedAt: number.isToBeProven ? clock.now() : null,
    };
    // Used up last, and given back when no member was created, so that a name that was taken meanwhile does not cost
    // the code.
    const made = await spend(log, await proveNumber(visitor, payload, number), async () => {
      if (!socialTicket) return admit(visitor, draft);
      const ticket = await socialTickets.use(siteId, socialTicket);
      return spend(log, ticket, () => admit(visitor, draft, ticket));
    });
    await deps.devices.remember(siteId, made.memberId, visitor.deviceId);
    return made.session;
  }

  /** Creates the member and opens a session. */
  function admit({ site, userAgent }: Registrant, draft: MemberDraft, ticket?: SpentTicket) {
    return db.transaction(async (tx) => {
      const { memberId, account: userName } = await makeMember(deps, tx, site, draft);
      await ticket?.bind(tx, memberId);
      const token = await sessions.open(tx, site, { memberId, userAgent });
      const { merchantCode } = site.settings;
      const session = { token, merchantCode, userName, type: draft.type, firstTimeLogin: true };
      return { memberId, session };
    });
  }

  async function draftOf(site: SiteView, payload: RegisterPayload) {
    const { settings } = site;
    const pin = valueOf(payload, 'paymentPassword', settings);
    const [passwordHash, pinHash, termsVersion] = await Promise.all([
      payload.password === '' ? '' : passwords.hash(payload.password),
      pin === '' ? null : passwords.hash(pin),
      deps.termsVersion(site),
    ]);
    return {
      nickname: valueOf(payload, 'nickname', settings),
      type: settings.defaultMemberType,
      passwordHash,
      pinHash,
      language: payload.language ?? settings.locales.default,
      profile: profileOf(payload, settings),
      registeredFrom: { method: payload.registerMethod, url: payload.registerUrl },
      termsVersion,
      acceptsMarketing: payload.acceptsMarketing,
      lastLoginAt: clock.now(),
    };
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

function wayOf(
  site: SiteView,
  payload: RegisterPayload,
  by: RegistrationWay['by'],
): RegistrationWay {
  const isAsked = by === 'username' || site.can('mobileRegistrationPassword');
  return { by, isPasswordOptional: !isAsked || Boolean(payload.socialTicket) };
}

async function checkPayload(
  payload: RegisterPayload,
  settings: SiteSettings,
  way: RegistrationWay,
  now: Date,
): Promise<void> {
  const fields = registrationFailures(payload, settings, way);
  if (!fields['password'] && payload.password !== '') {
    const { username, nickname = '' } = payload;
    const known = { ...payload, account: username, nickname, mobileKey: payload.mobileNum };
    const found = await weaknessOf(payload.password, settings, known);
    if (found.length > 0) fields['password'] = found;
  }
  if (Object.keys(fields).length > 0) throw new AppError('auth.fields_invalid', { fields });
  if (!payload.acceptsTerms) throw new AppError('auth.terms_required');
  if (!settings.register.birthday.enabled) return;
  const minimumAge = effectiveMinimumAge(settings);
  const birthday = valueOf(payload, 'birthday', settings);
  const isOptional = birthday === '' && !settings.register.birthday.required;
  const today = dayIn(settings.timeZone, now);
  if (!isOptional && !hasReachedAge(birthday, { minimumAge, today })) {
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
