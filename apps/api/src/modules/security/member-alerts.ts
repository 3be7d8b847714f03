import type { MemberRow } from '#modules/member/index.ts';
import { inboxStore } from '#modules/member/index.ts';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { alertDraft } from './alert-draft.ts';
import type { AlertKind } from './alert-draft.ts';

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
    const draft = {
      messageId: random.id(),
      ...(await alertDraft(site, kind)),
      createdAt: clock.now(),
    };
    await inboxStore(db, site.siteId).insert(memberId, [draft]);
  }

  function bySms(site: SiteView, to: string, owner: MemberRow, kind: AlertKind): void {
    if (!messages.canSend(site, 'sms')) return;
    background.run('sms of an alert', async () => {
      const { text } = await textOf(site, owner, kind);
      await messages.sendSms(site, { to, text, purpose: `alert-${kind}` });
    });
  }

  function byMail(site: SiteView, to: string, owner: MemberRow, kind: AlertKind): void {
    if (!messages.canSend(site, 'mail')) return;
    background.run('mail of an alert', async () => {
      const { title, text } = await textOf(site, owner, kind);
      const mail = { to, subject: title, text: `${text}\n` };
      await messages.sendMail(site, { ...mail, purpose: `alert-${kind}` });
    });
  }

  return {
    /**
     * Tells the member, whose row is from before the change: an address that was replaced is told too. `isMailed` says
     * that a mail of its own leaves already.
     */
    tell(site: SiteView, owner: MemberRow, kind: AlertKind, isMailed = false): void {
      background.run('inbox message of an alert', () => intoInbox(site, owner, kind));
      const { mobileKey, mobileVerifiedAt, emailVerifiedAt } = owner;
      if (mobileKey && mobileVerifiedAt) bySms(site, mobileKey, owner, kind);
      const email = owner.profile['email'] ?? '';
      if (email !== '' && emailVerifiedAt && !isMailed) byMail(site, email, owner, kind);
    },

    /** Tells a number or an address that the change has verified, so that it is told beside the ways of before. */
    tellNew(
      site: SiteView,
      owner: MemberRow,
      kind: AlertKind,
      { mobileKey, email }: { mobileKey?: string; email?: string },
    ): void {
      if (mobileKey !== undefined) bySms(site, mobileKey, owner, kind);
      if (email !== undefined) byMail(site, email, owner, kind);
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
