import { createHmac } from 'node:crypto';
import type { CodePurpose } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { toLatinDigits } from '@maidan/contract/digits';
import { memberStore } from '#modules/member/index.ts';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { isSameSecret } from '@maidan/deployment/same-secret';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { codePace } from './pace.ts';
import type { CodeSide } from './pace.ts';
import type { KnownDevices } from '../login/known-devices.ts';
import type { Spent } from '../single-use.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often one code may be tried. */
const MOST_TRIES = 5;
const LIFE_MINUTES = 5;
const LIFE_MS = LIFE_MINUTES * MINUTE_MS;
/** Digits of a code, and of one after the first few of a day: who guesses needs many. The form takes ten (REG-23). */
const DIGITS = { usual: 6, afterFew: 8 };
/** Codes of a day that have the usual digits. */
const FEW = 3;
/** 192 random bits. */
const HANDLE_BYTES = 24;
/** SMS of one site, so that a flood ends before the operator's purse does. */
const SITE_HOUR = { most: 3000, windowMs: HOUR_MS };
/** SMS of one site to other countries than its own: paid numbers abroad are how floods of codes earn money. */
const ABROAD_HOUR = { most: 60, windowMs: HOUR_MS };

/** A number, in the form of `mobileKeyOf`, what its code is for, and the browser that asked for it. */
export interface CodePlace {
  readonly number: string;
  readonly purpose: CodePurpose;
  /** What the asking browser was answered; empty when it holds none. */
  readonly handle: string;
}

/** A wish for a code. */
export interface CodeWish extends Omit<CodePlace, 'handle'> {
  /** Who asks. */
  readonly address: string;
  /** The id of the device's cookie, when it has one. */
  readonly deviceId?: string | undefined;
  /** The reader's language; the site's default when it is left out or not offered. */
  readonly language?: string | undefined;
}

/** What the codes need. */
export interface CodesDeps {
  readonly key: Buffer;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly devices: KnownDevices;
  readonly background: Background;
  readonly messages: Pick<MessagesService, 'sendSms'>;
}

/**
 * Verification codes by SMS: digits that live five minutes, for one number, one purpose, one site and the browser that
 * asked, good for one use and five tries. What is kept of a code, a handle and a number is a keyed hash. A stranger who
 * asks for codes of a number makes them arrive at their owner, and can spend no tries but those of its own handle
 * (decision record 0035).
 */
export function codesService(deps: CodesDeps) {
  const { store, clock, random, background, throttles, devices } = deps;
  const { hashOf, handleOf, numberOf } = hashesWith(deps.key);
  const pace = codePace({ store, throttles, devices, numberOf });
  const placeOf = (siteId: string, place: CodePlace) =>
    `code:${place.purpose}:${numberOf(siteId, place.number)}:${handleOf(siteId, place.handle)}`;

  /** Makes a code and keeps its hash. */
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
     * Sends a code; answers from when another may be asked, in milliseconds since 1970, and the handle that the asking
     * browser sends with the code. For signing in and recovery nothing is sent to a number that no member has, and
     * neither the answer nor its time tells.
     * @throws AppError `request.too_many`; and `messages.undeliverable` when a code for registration did not get out
     */
    async send(site: SiteView, wish: CodeWish): Promise<SentCode> {
      const { siteId } = site;
      const owner = await memberStore(deps.db, siteId).findByProvenMobile(wish.number);
      const side = await pace.admit(siteId, wish, owner?.memberId);
      const codeHandle = random.bytes(HANDLE_BYTES).toString('base64url');
      const code = await make(siteId, { ...wish, handle: codeHandle }, side);
      const expirationTime = clock.now().getTime() + pace.waitMs;
      const message = { ...wish, code, side };
      if (wish.purpose === 'register') await deliverNow(site, message);
      else background.run('code by sms', () => deliverToMember(site, message));
      return { expirationTime, codeHandle };
    },

    /**
     * Uses a code up; digits of either script. Of several uses at once one succeeds. A code that is given back counts
     * for as long as it would have; the tries that it took stay counted.
     * @throws AppError `auth.code_wrong` with params.triesLeft, or `auth.code_expired`
     */
    async use(siteId: string, { code, ...place }: CodePlace & { code: string }): Promise<Spent> {
      const at = placeOf(siteId, place);
      const kept = await store.peek(siteId, at);
      const [codeId, hash] = kept?.value.split('.') ?? [];
      const used = `code-used:${codeId}`;
      if (!codeId || !hash || (await store.peek(siteId, used))) {
        throw new AppError('auth.code_expired');
      }
      // Every try is counted before it is looked at, so that tries at once are tries too.
      const { count } = await store.count(siteId, `code-tries:${codeId}`, LIFE_MS);
      if (count > MOST_TRIES) throw new AppError('auth.code_expired');
      const typed = toLatinDigits(code).replaceAll(/\s/g, '');
      if (!isSameSecret(hash, hashOf(siteId, place, codeId, typed))) {
        if (count === MOST_TRIES) await store.forget(siteId, at);
        throw new AppError('auth.code_wrong', { triesLeft: MOST_TRIES - count });
      }
      // The code itself stays for its time. A row beside it says that it is used; to give the code back, that row goes.
      const isFirst = await store.claim(siteId, used, LIFE_MS);
      if (!isFirst) throw new AppError('auth.code_expired');
      return { giveBack: () => store.forget(siteId, used) };
    },
  };

  async function deliverNow(site: SiteView, message: Message): Promise<void> {
    try {
      await deliver(site, message);
    } catch (error) {
      // What did not get out may be asked for again at once; the counts of the hour and the day stay.
      await pace.forgetWait(site.siteId, message.side);
      throw error;
    }
  }

  /** Looks for the owner anew, so that what goes on beside the answer begins alike for every number. */
  async function deliverToMember(site: SiteView, message: Message): Promise<void> {
    const owner = await memberStore(deps.db, site.siteId).findByProvenMobile(message.number);
    if (owner) await deliver(site, message);
  }

  async function deliver(site: SiteView, message: Message): Promise<void> {
    const { number, purpose, language, code, side } = message;
    const isAbroad = !number.startsWith(site.settings.defaultDiallingCode);
    // A flood of strangers empties the purse that is theirs, not that of the members' own phones.
    const purse = side.isKnown ? 'known-' : '';
    if (isAbroad) await throttles.limit(site.siteId, `code-${purse}abroad`, ABROAD_HOUR);
    await throttles.limit(site.siteId, `code-${purse}site`, SITE_HOUR);
    const { t, siteName } = await messageWords(site, language);
    const text = t('messages.sms.code', { site: siteName, code, minutes: LIFE_MINUTES });
    await deps.messages.sendSms(site, { to: number, text, purpose });
  }
}

/** What whoever asked for a code is answered. */
interface SentCode {
  readonly expirationTime: number;
  readonly codeHandle: string;
}

/** A code on its way, and the side that asked for it. */
interface Message extends CodeWish {
  readonly code: string;
  readonly side: CodeSide;
}

/** The codes, as `codesService` makes them. */
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
