import { AppError } from '@maidan/contract/errors';
import { textIn } from '@maidan/contract/localised';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { SiteView } from '#platform/request-context.ts';
import type { Carriers, Mail, Sms } from './messages.ports.ts';
import { outboxStore } from './messages.store.ts';

/** What sending messages needs. */
export interface MessagesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly carriers: Carriers;
}

/** What a message is for, such as `login`; kept beside it in the outbox, never sent. */
interface Purpose {
  readonly purpose: string;
}

/** Sends messages by the provider that the site's settings name; a sandbox puts them into the outbox. */
export function messagesService({ db, clock, log, carriers }: MessagesDeps) {
  async function carry(site: SiteView, kind: 'sms' | 'mail', work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      log.warn({ error, siteId: site.siteId, kind }, 'a message was not taken over');
      throw Object.assign(new AppError('messages.undeliverable'), { cause: error });
    }
  }

  const keep = (site: SiteView, message: Purpose & Mail, kind: 'sms' | 'mail') =>
    outboxStore(db, site.siteId).add({
      kind,
      purpose: message.purpose,
      recipient: message.to,
      subject: message.subject,
      body: message.text,
      html: message.html ?? '',
      createdAt: clock.now(),
    });

  return {
    /**
     * Sends an SMS to a number in the form of `mobileKeyOf`. Done when the provider has taken it over.
     * @throws AppError `messages.undeliverable`
     */
    sendSms(site: SiteView, { to, text, purpose }: Sms & Purpose): Promise<void> {
      const { sms } = site.settings.providers;
      if (sms.kind === 'sandbox') return keep(site, { to, text, purpose, subject: '' }, 'sms');
      return carry(site, 'sms', carriers.sendSms(sms, { to, text }));
    },

    /**
     * Sends a mail under the site's name. Done when the mail server has taken it over.
     * @throws AppError `messages.undeliverable`
     */
    sendMail(site: SiteView, { purpose, ...mail }: Mail & Purpose): Promise<void> {
      const { settings } = site;
      const server = settings.providers.mail;
      if (server.kind === 'sandbox') return keep(site, { ...mail, purpose }, 'mail');
      const senderName = textIn(settings.name, settings.locales.default);
      return carry(site, 'mail', carriers.sendMail(server, senderName, mail));
    },
  };
}

/** The message service, as `messagesService` makes it. */
export type MessagesService = ReturnType<typeof messagesService>;
