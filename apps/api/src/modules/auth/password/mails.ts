import { html } from 'hono/html';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService, MessageWords } from '#modules/messages/index.ts';
import type { Log } from '#platform/process/log.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { RECOVERY_MINUTES } from './recovery-tokens.ts';

/** The receiver of a mail, and the language to write in. */
export interface MailReader {
  readonly account: string;
  readonly email: string;
  readonly language: string | undefined;
}

/**
 * The mails about passwords: plain text, and the same as simple HTML. Without pictures, so that opening a mail cannot
 * be tracked.
 */
export function passwordMails(deps: {
  messages: Pick<MessagesService, 'sendMail' | 'canSend'>;
  log: Log;
}) {
  const { messages, log } = deps;

  async function send(
    site: SiteView,
    reader: MailReader,
    write: (words: MessageWords) => { purpose: string; subject: string; parts: MailPart[] },
  ): Promise<void> {
    const words = await messageWords(site, reader.language);
    const { purpose, subject, parts } = write(words);
    const greeting = words.t('messages.mail.greeting', { account: reader.account });
    const whole = [{ text: greeting }, ...parts, { text: words.siteName }];
    const text = `${whole.map(textOf).join('\n\n')}\n`;
    const page = htmlOf(words.locale, subject, whole);
    await messages.sendMail(site, { to: reader.email, subject, text, html: page, purpose });
  }

  return {
    /** Sends a link that sets a new password. @throws AppError `messages.undeliverable` */
    sendRecovery: (site: SiteView, reader: MailReader, link: string): Promise<void> =>
      send(site, reader, ({ t, siteName }) => ({
        purpose: 'recovery',
        subject: t('messages.mail.recovery_subject', { site: siteName }),
        parts: [
          { text: t('messages.mail.recovery_body', { site: siteName, minutes: RECOVERY_MINUTES }) },
          { text: t('messages.mail.recovery_action'), link },
          { text: t('messages.mail.recovery_ignore') },
        ],
      })),

    /**
     * Tells the member that the password changed, by the site's mail provider, whether or not the site recovers
     * passwords by mail. A site without a mail provider in production sends nothing and writes a note to the log.
     * @throws AppError `messages.undeliverable`
     */
    async sendChanged(site: SiteView, reader: MailReader): Promise<void> {
      if (!messages.canSend(site, 'mail')) {
        log.info({ siteId: site.siteId }, 'no mail about a changed password: no mail provider');
        return;
      }
      await send(site, reader, ({ t, siteName }) => ({
        purpose: 'password-changed',
        subject: t('messages.mail.changed_subject', { site: siteName }),
        parts: [
          { text: t('messages.mail.changed_body', { site: siteName }) },
          { text: t('messages.mail.changed_warning') },
        ],
      }));
    },
  };
}

export type PasswordMails = ReturnType<typeof passwordMails>;

interface MailPart {
  readonly text: string;
  readonly link?: string;
}

function textOf({ text, link }: MailPart): string {
  return link === undefined ? text : `${text}:\n${link}`;
}

function htmlOf(locale: string, subject: string, parts: readonly MailPart[]): string {
  const paragraphs = parts.map(({ text, link }) => {
    const inner = escaped(text);
    return link === undefined
      ? `<p>${inner}</p>`
      : `<p><a href="${escaped(link)}">${inner}</a></p>`;
  });
  const head = `<meta charset="utf-8"><title>${escaped(subject)}</title>`;
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body>${paragraphs.join('')}</body></html>`;
}

function escaped(text: string): string {
  return String(html`${text}`);
}
