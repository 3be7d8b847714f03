import { createHmac } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { toLatinDigits } from '@maidan/contract/digits';
import { memberStore } from '#modules/member/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { isSameSecret } from '@maidan/deployment/same-secret';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { codeDelivery } from './delivery.ts';
import { codePace } from './pace.ts';
import type { CodeSide } from './pace.ts';
import { MEMBER_PURPOSES } from './proof-purpose.ts';
import type { ProofPurpose } from './proof-purpose.ts';
import type { KnownDevices } from '../login/known-devices.ts';
import type { UsedCode } from '../single-use.ts';

const MINUTE_MS = 60_000;
/** How often one code may be tried. */
const MOST_TRIES = 5;
const LIFE_MINUTES = 5;
const LIFE_MS = LIFE_MINUTES * MINUTE_MS;
/**
 * Digits of a code: six, and eight from the fourth code of a day on, so that guessing takes longer. The form accepts up
 * to ten (REG-23).
 */
const DIGITS = { usual: 6, afterFew: 8 };
/** How many codes of a day have the usual length. */
const FEW = 3;
/** 192 random bits. */
const HANDLE_BYTES = 24;

/**
 * What a code is bound to: a number in the form of `mobileKeyOf`, or a mail address where the purpose is `email`, the purpose,
 * and the browser that asked.
 */
export interface CodePlace {
  readonly number: string;
  readonly purpose: ProofPurpose;
  /** The handle that the asking browser was given; empty when it has none. */
  readonly handle: string;
}

/** A request for a code. */
export interface CodeRequest extends Omit<CodePlace, 'handle'> {
  /** Address of the visitor who asks. */
  readonly address: string;
  /** The id of the device's cookie, when it has one. */
  readonly deviceId?: string | undefined;
  /** The reader's language; the site's default is used when it is missing or not offered. */
  readonly language?: string | undefined;
}

export interface CodesDeps {
  readonly key: Buffer;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly devices: KnownDevices;
  readonly background: Background;
  readonly messages: Pick<MessagesService, 'sendSms' | 'sendMail'>;
}

/**
 * Verification codes by SMS, and by mail for a new address. A code lives five minutes and is valid for one number, one purpose, one site and the
 * browser that asked; it allows one use and five tries. Codes, handles and numbers are stored as keyed hashes only. A
 * stranger who asks for codes of a member's number causes an SMS to that member, and can use up only the tries of their
 * own handle (decision record 0035).
 */
export function codesService(deps: CodesDeps) {
  const { store, clock, random, background, throttles, devices } = deps;
  const { hashOf, handleOf, numberOf } = hashesWith(deps.key);
  const pace = codePace({ store, throttles, devices, numberOf });
  const delivery = codeDelivery({ ...deps, pace });
  const placeOf = (siteId: string, place: CodePlace) =>
    `code:${place.purpose}:${numberOf(siteId, place.number)}:${handleOf(siteId, place.handle)}`;

  /** Makes a code and stores its hash. */
  async function make(siteId: string, place: CodePlace, { codesToday }: CodeSide) {
    const digits = codesToday > FEW ? DIGITS.afterFew : DIGITS.usual;
    const code = String(random.integer(0, 10 ** digits)).padStart(digits, '0');
    const codeId = random.bytes(12).toString('base64url');
    const hash = hashOf(siteId, place, codeId, code);
    await store.put(siteId, placeOf(siteId, place), `${codeId}.${hash}`, LIFE_MS);
    return code;
  }

  return {
    /**
     * Sends a code. Answers the time from which another may be asked, in milliseconds since 1970, and the handle that
     * the browser has to send with the code. For signing in and recovery nothing is sent to a number that no member
     * has; neither the answer nor its duration shows that.
     * @throws AppError `request.too_many`; and `messages.undeliverable` when a code that does not depend on a member could not be sent
     */
    async send(site: SiteView, wish: CodeRequest): Promise<SentCode> {
      const { siteId } = site;
      const owner = await memberStore(deps.db, siteId).findByProvenMobile(wish.number);
      const side = await pace.admit(siteId, wish, owner?.memberId);
      const codeHandle = random.bytes(HANDLE_BYTES).toString('base64url');
      const code = await make(siteId, { ...wish, handle: codeHandle }, side);
      const expirationTime = clock.now().getTime() + pace.waitMs;
      const message = { ...wish, code, minutes: LIFE_MINUTES, side };
      if (!MEMBER_PURPOSES.includes(wish.purpose)) await delivery.toAnyone(site, message);
      else background.run('code by sms', () => delivery.toMember(site, message));
      return { expirationTime, codeHandle };
    },

    /**
     * Uses a code up; it may be typed in digits of either script. When several uses arrive at once, one succeeds. A
     * code that is given back is valid until its original end, and its tries stay counted.
     * @throws AppError `auth.code_wrong` with params.triesLeft, or `auth.code_expired`
     */
    async use(siteId: string, { code, ...place }: CodePlace & { code: string }): Promise<UsedCode> {
      const at = placeOf(siteId, place);
      const kept = await store.peek(siteId, at);
      const [codeId, hash] = kept?.value.split('.') ?? [];
      const used = `code-used:${codeId}`;
      if (!codeId || !hash || (await store.peek(siteId, used))) {
        throw new AppError('auth.code_expired');
      }
      // The try is counted before the code is compared, so that tries sent at once are all counted.
      const { count } = await store.count(siteId, `code-tries:${codeId}`, LIFE_MS);
      if (count > MOST_TRIES) throw new AppError('auth.code_expired');
      const typed = toLatinDigits(code).replaceAll(/\s/g, '');
      if (!isSameSecret(hash, hashOf(siteId, place, codeId, typed))) {
        if (count === MOST_TRIES) await store.forget(siteId, at);
        throw new AppError('auth.code_wrong', { triesLeft: MOST_TRIES - count });
      }
      // A used code stays stored until its end. A row beside it marks it as used; giving the code back removes that
      // row.
      const isFirst = await store.claim(siteId, used, LIFE_MS);
      if (!isFirst) throw new AppError('auth.code_expired');
      return { giveBack: () => store.forget(siteId, used) };
    },
  };
}

/** The answer to a request for a code. */
interface SentCode {
  readonly expirationTime: number;
  readonly codeHandle: string;
}

export type CodesService = ReturnType<typeof codesService>;

function hashesWith(key: Buffer) {
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  return {
    hashOf: (siteId: string, { number, purpose }: CodePlace, codeId: string, code: string) =>
      hash('code', siteId, number, purpose, codeId, code),
    handleOf: (siteId: string, handle: string) => hash('handle', siteId, handle).slice(0, 24),
    numberOf: (siteId: string, number: string) => hash('number', siteId, number).slice(0, 24),
  };
}
