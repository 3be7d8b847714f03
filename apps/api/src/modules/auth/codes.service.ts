import { createHmac } from 'node:crypto';
import type { CodePurpose } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { toLatinDigits } from '@maidan/contract/digits';
import { memberStore } from '#modules/member/index.ts';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/background.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import type { Random } from '#platform/random.ts';
import type { SiteView } from '#platform/request-context.ts';
import { isSameSecret } from '#platform/same-secret.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';
import { tooMany } from '#platform/throttles.ts';
import type { Throttles } from '#platform/throttles.ts';
import type { UsedUp } from './used-up.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DIGITS = 6;
/** How often one code may be tried. */
const MOST_TRIES = 5;
const LIFE_MINUTES = 5;
const LIFE_MS = LIFE_MINUTES * MINUTE_MS;
/** Time between two codes for one number (SMS-04). */
const WAIT_MS = MINUTE_MS;
/** Codes for one number: nobody's phone is filled with them. Those that a stranger can ask for are counted apart. */
const NUMBER_HOUR = { most: 5, windowMs: HOUR_MS };
const NUMBER_DAY = { most: 12, windowMs: 24 * HOUR_MS };
/** Codes that one address asks for; generous, since a mobile network shares addresses. */
const ADDRESS_HOUR = { most: 40, windowMs: HOUR_MS };
/** SMS of one site, so that a flood ends before the operator's purse does. */
const SITE_HOUR = { most: 3000, windowMs: HOUR_MS };
/** SMS of one site to other countries than its own: paid numbers abroad are how floods of codes earn money. */
const ABROAD_HOUR = { most: 60, windowMs: HOUR_MS };

/** A number, in the form of `mobileKeyOf`, and what its code is for. */
export interface CodePlace {
  readonly number: string;
  readonly purpose: CodePurpose;
}

/** A wish for a code. */
export interface CodeWish extends CodePlace {
  /** Who asks. */
  readonly address: string;
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
  readonly background: Background;
  readonly messages: Pick<MessagesService, 'sendSms'>;
}

/**
 * Verification codes by SMS: six digits that live five minutes, for one number, one purpose and one site, good for one
 * use and five tries. What is kept of a code and of a number is a keyed hash. A newer code for the same purpose takes the
 * place of the older one. A stranger who asks for codes of a number makes them arrive at their owner, who can use them.
 */
export function codesService(deps: CodesDeps) {
  const { store, clock, throttles, background } = deps;
  const { markOf, numberOf } = hashesWith(deps.key);
  const placeOf = (siteId: string, { number, purpose }: CodePlace) =>
    `code:${purpose}:${numberOf(siteId, number)}`;
  const waitOf = (siteId: string, number: string) => `code-wait:${numberOf(siteId, number)}`;

  async function holdBack({ siteId }: SiteView, wish: CodeWish): Promise<void> {
    const { number, purpose, address } = wish;
    await throttles.limitAddress(siteId, 'code', address, ADDRESS_HOUR);
    const wait = waitOf(siteId, number);
    if (!(await store.claim(siteId, wait, WAIT_MS))) {
      throw tooMany((await store.peek(siteId, wait))?.endsInMs ?? 0);
    }
    const owner = `${purpose === 'register' ? 'register:' : ''}${numberOf(siteId, number)}`;
    await throttles.limit(siteId, `code-hour:${owner}`, NUMBER_HOUR);
    await throttles.limit(siteId, `code-day:${owner}`, NUMBER_DAY);
  }

  /** Makes a code and keeps its hash. */
  async function make(siteId: string, place: CodePlace): Promise<string> {
    const code = String(deps.random.integer(0, 10 ** DIGITS)).padStart(DIGITS, '0');
    const codeId = deps.random.bytes(12).toString('base64url');
    const mark = markOf(siteId, place, codeId, code);
    await store.put(siteId, placeOf(siteId, place), `${codeId}.${mark}`, LIFE_MS);
    return code;
  }

  return {
    /**
     * Sends a code and answers from when another may be asked, in milliseconds since 1970. For signing in and recovery
     * nothing is sent to a number that no member has, and neither the answer nor its time tells.
     * @throws AppError `request.too_many`; and `messages.undeliverable` when a code for registration did not get out
     */
    async send(site: SiteView, wish: CodeWish): Promise<{ expirationTime: number }> {
      await holdBack(site, wish);
      const code = await make(site.siteId, wish);
      const expirationTime = clock.now().getTime() + WAIT_MS;
      if (wish.purpose === 'register') await deliverNow(site, wish, code);
      else background.run('code by sms', () => deliverToMember(site, wish, code));
      return { expirationTime };
    },

    /**
     * Uses a code up; digits of either script. Of several uses at once one succeeds. A code that is given back counts
     * for as long as it would have; the tries that it took stay counted.
     * @throws AppError `auth.code_wrong` with params.triesLeft, or `auth.code_expired`
     */
    async use(siteId: string, { code, ...place }: CodePlace & { code: string }): Promise<UsedUp> {
      const at = placeOf(siteId, place);
      const kept = await store.peek(siteId, at);
      const [codeId, mark] = kept?.value.split('.') ?? [];
      const used = `code-used:${codeId}`;
      if (!codeId || !mark || (await store.peek(siteId, used))) {
        throw new AppError('auth.code_expired');
      }
      // Every try is counted before it is looked at, so that tries at once are tries too.
      const { count } = await store.count(siteId, `code-tries:${codeId}`, LIFE_MS);
      if (count > MOST_TRIES) throw new AppError('auth.code_expired');
      const typed = toLatinDigits(code).replaceAll(/\s/g, '');
      if (!isSameSecret(mark, markOf(siteId, place, codeId, typed))) {
        if (count === MOST_TRIES) await store.forget(siteId, at);
        throw new AppError('auth.code_wrong', { triesLeft: MOST_TRIES - count });
      }
      // The code itself stays for its time: what uses it up is the mark, which alone is taken away to give it back. So
      // nothing has to be put where a newer code may stand by now.
      const isFirst = await store.claim(siteId, used, LIFE_MS);
      if (!isFirst) throw new AppError('auth.code_expired');
      return { giveBack: () => store.forget(siteId, used) };
    },
  };

  async function deliverNow(site: SiteView, wish: CodeWish, code: string): Promise<void> {
    try {
      await deliver(site, wish, code);
    } catch (error) {
      // What did not get out may be asked for again at once; the counts of the hour and the day stay.
      await store.forget(site.siteId, waitOf(site.siteId, wish.number));
      throw error;
    }
  }

  async function deliverToMember(site: SiteView, wish: CodeWish, code: string): Promise<void> {
    const owner = await memberStore(deps.db, site.siteId).findByProvenMobile(wish.number);
    if (owner) await deliver(site, wish, code);
  }

  async function deliver(site: SiteView, wish: CodeWish, code: string): Promise<void> {
    const { number, purpose, language } = wish;
    const isAbroad = !number.startsWith(site.settings.defaultDiallingCode);
    if (isAbroad) await throttles.limit(site.siteId, 'code-abroad', ABROAD_HOUR);
    await throttles.limit(site.siteId, 'code-site', SITE_HOUR);
    const { t, siteName } = await messageWords(site, language);
    const text = t('messages.sms.code', { site: siteName, code, minutes: LIFE_MINUTES });
    await deps.messages.sendSms(site, { to: number, text, purpose });
  }
}

/** The codes, as `codesService` makes them. */
export type CodesService = ReturnType<typeof codesService>;

function hashesWith(key: Buffer) {
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  return {
    markOf: (siteId: string, { number, purpose }: CodePlace, codeId: string, code: string) =>
      hash('code', siteId, number, purpose, codeId, code),
    numberOf: (siteId: string, number: string) => hash('number', siteId, number).slice(0, 24),
  };
}
