import type { MemberRow } from '#modules/member/index.ts';
import { inboxStore } from '#modules/member/index.ts';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';

/** What a member is told about the own account. */
export type AlertKind =
  | 'new_device'
  | 'pin_set'
  | 'password_changed'
  | 'email_changed'
  | 'payout_account_added'
  | 'payout_account_removed'
  | 'account_closed'
  | 'withdrawal_requested'
  | 'withdrawal_paid'
  | 'withdrawal_returned';

export interface MemberAlertsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly background: Background;
  readonly messages: Pick<MessagesService, 'sendSms' | 'sendMail' | 'canSend'>;
}

/**
 * Tells members of a new device and of changes of what secures their account: into the inbox, by SMS to a verified
 * number and by mail to a verified address. Whoever made the change cannot prevent it.
 */
export function memberAlerts({ db, clock, random, background, messages }: MemberAlertsDeps) {
  async function intoInbox(site: SiteView, { memberId }: MemberRow, kind: AlertKind) {
    const texts = await Promise.all(
      site.settings.locales.offered.map(async (language) => {
        const { locale, t, siteName } = await messageWords(site, language);
        const title = t(`messages.alert.${kind}`, { site: siteName });
        return [locale, { title, body: t('messages.alert.not_you') }] as const;
      }),
    );
    const inEnglish = await messageWords(site, 'en');
    const english = inEnglish.t(`messages.alert.${kind}`, { site: inEnglish.siteName });
    const by = (part: 'title' | 'body') => texts.map(([locale, text]) => [locale, text[part]]);
    const title = { en: english, bn: english, ...Object.fromEntries(by('title')) };
    const notYou = inEnglish.t('messages.alert.not_you');
    const body = { en: notYou, bn: notYou, ...Object.fromEntries(by('body')) };
    const draft = { messageId: random.id(), title, body, createdAt: clock.now() };
    await inboxStore(db, site.siteId).insert(memberId, [draft]);
  }

  return {
    /**
     * Tells the member, whose row is from before the change: an address that was replaced is told too. `isMailed` says
     * that a mail of its own leaves already.
     */
    tell(site: SiteView, owner: MemberRow, kind: AlertKind, isMailed = false): void {
      const purpose = `alert-${kind}`;
      background.run('inbox message of an alert', () => intoInbox(site, owner, kind));
      const { mobileKey, mobileVerifiedAt, emailVerifiedAt } = owner;
      if (mobileKey && mobileVerifiedAt && messages.canSend(site, 'sms')) {
        background.run('sms of an alert', async () => {
          const { text } = await textOf(site, owner, kind);
          await messages.sendSms(site, { to: mobileKey, text, purpose });
        });
      }
      const email = owner.profile['email'] ?? '';
      if (email !== '' && emailVerifiedAt && !isMailed && messages.canSend(site, 'mail')) {
        background.run('mail of an alert', async () => {
          const { title, text } = await textOf(site, owner, kind);
          await messages.sendMail(site, { to: email, subject: title, text: `${text}\n`, purpose });
        });
      }
    },
  };
}

/** Tells members of what happened to their accounts. */
export type MemberAlerts = ReturnType<typeof memberAlerts>;

async function textOf(site: SiteView, { language }: MemberRow, kind: AlertKind) {
  const { t, siteName } = await messageWords(site, language);
  const title = t(`messages.alert.${kind}`, { site: siteName });
  return { title, text: `${title} ${t('messages.alert.not_you')}` };
}
