import { memberStore } from '#modules/member/index.ts';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { ProofPurpose } from './proof-purpose.ts';
import type { CodeSide, codePace } from './pace.ts';

const HOUR_MS = 3_600_000;
/** SMS of one site per hour. It caps what a flood of requests costs the operator. */
const SITE_HOUR = { most: 3000, windowMs: HOUR_MS };
/**
 * SMS of one site per hour to other countries than its own. Fraudsters earn money with floods of codes to paid numbers
 * abroad.
 */
const ABROAD_HOUR = { most: 60, windowMs: HOUR_MS };
/** Mails with codes of one site per hour. It stops a flood before the mail server does. */
const MAIL_HOUR = { most: 2000, windowMs: HOUR_MS };

/** A code to be sent, and the side that asked for it. */
export interface CodeMessage {
  readonly number: string;
  readonly purpose: ProofPurpose;
  /** The reader's language; the site's default is used when it is missing or not offered. */
  readonly language?: string | undefined;
  readonly code: string;
  /** How long the code is valid. */
  readonly minutes: number;
  readonly side: CodeSide;
}

/** The parts that sending codes needs. */
export interface CodeDeliveryDeps {
  readonly db: Database;
  readonly throttles: Throttles;
  readonly messages: Pick<MessagesService, 'sendSms' | 'sendMail'>;
  readonly pace: Pick<ReturnType<typeof codePace>, 'forgetWait'>;
}

/** Sends codes, up to the number of SMS that a site may send in an hour. */
export function codeDelivery({ db, throttles, messages, pace }: CodeDeliveryDeps) {
  async function deliver(site: SiteView, message: CodeMessage): Promise<void> {
    const { number, purpose, language, code, minutes, side } = message;
    const isAbroad = !number.startsWith(site.settings.defaultDiallingCode);
    // Known phones have a budget of their own, so that a flood from strangers cannot use it up.
    const purse = side.isKnown ? 'known-' : '';
    if (isAbroad) await throttles.limit(site.siteId, `code-${purse}abroad`, ABROAD_HOUR);
    await throttles.limit(site.siteId, `code-${purse}site`, SITE_HOUR);
    const { t, siteName } = await messageWords(site, language);
    const text = t('messages.sms.code', { site: siteName, code, minutes });
    await messages.sendSms(site, { to: number, text, purpose });
  }

  async function mail(site: SiteView, message: CodeMessage): Promise<void> {
    const { number: to, language, code, minutes } = message;
    await throttles.limit(site.siteId, 'code-mails', MAIL_HOUR);
    const { t, siteName } = await messageWords(site, language);
    const subject = t('messages.mail.code_subject', { site: siteName });
    const text = t('messages.mail.code_body', { site: siteName, code, minutes });
    await messages.sendMail(site, { to, subject, text: `${text}\n`, purpose: 'email-code' });
  }

  return {
    /**
     * Sends the code to the number, or to the address that stands in its place, whether or not it belongs to a member.
     * @throws AppError `request.too_many`, `messages.undeliverable`
     */
    async toAnyone(site: SiteView, message: CodeMessage): Promise<void> {
      try {
        await (message.purpose === 'email' ? mail : deliver)(site, message);
      } catch (error) {
        // A code that could not be sent may be asked for again at once; the counts of the hour and the day stay.
        await pace.forgetWait(site.siteId, message.side);
        throw error;
      }
    },

    /**
     * Sends the code only when the number belongs to a member. The owner is looked up again here, so that the work
     * before the answer is the same for every number.
     */
    async toMember(site: SiteView, message: CodeMessage): Promise<void> {
      const owner = await memberStore(db, site.siteId).findByProvenMobile(message.number);
      if (owner) await deliver(site, message);
    },
  };
}
