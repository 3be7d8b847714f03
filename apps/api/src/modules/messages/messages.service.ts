import { AppError } from '@maidan/contract/errors';
import { textIn } from '@maidan/contract/localised';
import type { SiteSettings } from '@maidan/site';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Log } from '#platform/process/log.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { CarrierError } from './messages.ports.ts';
import type { Carriers, Mail, Sms } from './messages.ports.ts';
import { outboxStore } from './messages.store.ts';

export interface MessagesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly carriers: Carriers;
  /** Whether messages of a site may be kept in the outbox, which nobody reads in production. */
  mayKeepMessages(settings: SiteSettings): boolean;
}

type Kind = 'sms' | 'mail';

/** The purpose of a message, such as `login`; stored beside it in the outbox, never sent. */
interface Purpose {
  readonly purpose: string;
}

/**
 * Sends messages by the provider that the site's settings name. A sandbox provider puts them into the outbox, where
 * that is allowed.
 */
export function messagesService(deps: MessagesDeps) {
  const { db, clock, log, carriers } = deps;

  function undeliverable(site: SiteView, kind: Kind, error: unknown): AppError {
    log.warn({ error, siteId: site.siteId, kind }, 'a message was not taken over');
    return Object.assign(new AppError('messages.undeliverable'), { cause: error });
  }

  async function carry(site: SiteView, kind: Kind, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      throw undeliverable(site, kind, error);
    }
  }

  async function keep(site: SiteView, message: Purpose & Mail, kind: Kind): Promise<void> {
    if (!deps.mayKeepMessages(site.settings)) {
      throw undeliverable(site, kind, new CarrierError('the site has no provider of its own'));
    }
    await outboxStore(db, site.siteId).add({
      kind,
      purpose: message.purpose,
      recipient: message.to,
      subject: message.subject,
      body: message.text,
      html: message.html ?? '',
      createdAt: clock.now(),
    });
  }

  return {
    /** Whether messages of a kind can be sent: by the site's provider, or into the outbox where that is allowed. */
    canSend({ settings }: SiteView, kind: Kind): boolean {
      return settings.providers[kind].kind !== 'sandbox' || deps.mayKeepMessages(settings);
    },

    /**
     * Sends an SMS to a number in the form of `mobileKeyOf`. Returns once the provider has accepted it.
     * @throws AppError `messages.undeliverable`
     */
    sendSms(site: SiteView, { to, text, purpose }: Sms & Purpose): Promise<void> {
      const { sms } = site.settings.providers;
      if (sms.kind === 'sandbox') return keep(site, { to, text, purpose, subject: '' }, 'sms');
      return carry(site, 'sms', carriers.sendSms(sms, { to, text }));
    },

    /**
     * Sends a mail under the site's name. Returns once the mail server has accepted it.
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

export type MessagesService = ReturnType<typeof messagesService>;
