import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';

/** An invitation that is to be mailed. */
export interface Invitation {
  readonly mail: string;
  /** What the mail is written in, when the site offers it. */
  readonly language: string;
  readonly link: string;
  readonly hours: number;
}

/**
 * The link of an invitation on the console's host. The token stands behind the `#`, so that no server and no log on the
 * way receives it.
 */
export function invitationLink(consoleUrl: string, token: string): string {
  return `${consoleUrl.replace(/\/+$/, '')}/invitation#${token}`;
}

/**
 * Mails an invitation under the name of a site (OPS-04). It names no role and nobody who invites.
 * @throws AppError `messages.undeliverable`
 */
export async function mailInvitation(
  messages: Pick<MessagesService, 'sendMail'>,
  site: SiteView,
  { mail, language, link, hours }: Invitation,
): Promise<void> {
  const { t, siteName } = await messageWords(site, language);
  const subject = t('messages.operator.invited_subject', { site: siteName });
  const told = t('messages.operator.invited_body', { site: siteName, hours });
  const text = `${told}\n\n${t('messages.operator.invited_action')}:\n${link}\n\n${t('messages.operator.invited_ignore')}\n`;
  await messages.sendMail(site, { to: mail, subject, text, purpose: 'operator-invitation' });
}
