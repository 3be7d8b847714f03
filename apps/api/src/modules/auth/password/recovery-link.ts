import { AppError } from '@maidan/contract';
import type { MemberRow } from '#modules/member/index.ts';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { PasswordMails } from './mails.ts';
import { emailOf } from './new-password.ts';
import { RECOVERY_MINUTES } from './recovery-tokens.ts';
import type { RecoveryTokens } from './recovery-tokens.ts';

/** How a recovery link reaches a member. */
export type LinkWay = 'mail' | 'sms';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Limits on links to one member. The longest wait is shorter than the life of a link, so a stranger who keeps asking in
 * a member's name can neither flood the inbox nor leave the member without a valid link.
 */
const LINK_PACE = {
  free: 0,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 15 * MINUTE_MS,
  memoryMs: 2 * HOUR_MS,
};
/** Recovery links of one site. It stops a flood before the mail server does. */
const SITE_LIMIT = { most: 2000, windowMs: HOUR_MS };

export interface RecoveryLinkDeps {
  readonly throttles: Throttles;
  readonly tokens: RecoveryTokens;
  readonly mails: PasswordMails;
  readonly messages: Pick<MessagesService, 'sendSms' | 'canSend'>;
  /** Origin of the lobby for a visitor's host. */
  lobbyOriginOf(host: string): string;
}

/** A link that is on its way to a member. */
interface Link {
  readonly host: string;
  readonly owner: MemberRow;
  readonly way: LinkWay;
  readonly language: string | undefined;
}

const paceOf = (memberId: string) => `recovery-mail:${memberId}`;

/** Sends the links by which members set a new password. */
export function recoveryLinks(deps: RecoveryLinkDeps) {
  const { throttles } = deps;
  const hasContact = (site: SiteView, owner: MemberRow, way: LinkWay): boolean => {
    if (owner.status !== 'active') return false;
    if (way === 'mail') return site.can('mailRecovery') && emailOf(owner) !== '';
    return Boolean(owner.mobileKey) && deps.messages.canSend(site, 'sms');
  };
  return {
    /** @throws AppError `request.too_many` soon after another link to the member */
    async pace(siteId: string, memberId: string): Promise<void> {
      await throttles.pace(siteId, paceOf(memberId), LINK_PACE);
    },

    /**
     * Whether a member has a verified address or number of their own for a way, by which the site sends links. An operator's
     * link goes nowhere else.
     */
    reaches: (site: SiteView, owner: MemberRow, way: LinkWay): boolean =>
      hasContact(site, owner, way) && isVerified(owner, way),

    /**
     * Whether a member has an address or number for a way, verified or not, by which the site sends links. One that is not is used
     * after a check and by two operators alone.
     */
    hasContact,

    /** Whether any address or number of a member is verified. */
    hasVerified: (owner: MemberRow): boolean =>
      isVerified(owner, 'mail') || isVerified(owner, 'sms'),

    /** Sends a link, and waits until the provider has taken it. @throws AppError `messages.undeliverable` */
    async send(site: SiteView, link: Link): Promise<void> {
      const { siteId } = site;
      await throttles.limit(siteId, 'recovery-mails', SITE_LIMIT);
      try {
        await sendLink(deps, site, link);
      } catch (error) {
        // What could not be sent may be asked for again at once.
        await throttles.forgetPace(siteId, paceOf(link.owner.memberId));
        throw error;
      }
    },
  };
}

export type RecoveryLinks = ReturnType<typeof recoveryLinks>;

function isVerified(owner: MemberRow, way: LinkWay): boolean {
  if (way === 'mail') return emailOf(owner) !== '' && owner.emailVerifiedAt !== null;
  return Boolean(owner.mobileKey) && owner.mobileVerifiedAt !== null;
}

async function sendLink(
  deps: RecoveryLinkDeps,
  site: SiteView,
  { host, owner, way, language }: Link,
): Promise<void> {
  const { tokens, mails, messages } = deps;
  const { memberId, account, mobileKey } = owner;
  // Only reading a mail proves the address.
  const email = way === 'mail' ? emailOf(owner) : '';
  const token = await tokens.create(site.siteId, { memberId, email });
  const link = `${deps.lobbyOriginOf(host)}/m/forget?token=${token}`;
  if (way === 'mail') return mails.sendRecovery(site, { account, email, language }, link);
  if (!mobileKey) throw new AppError('messages.undeliverable');
  const { t, siteName } = await messageWords(site, language);
  const text = t('messages.sms.reset_link', { site: siteName, link, minutes: RECOVERY_MINUTES });
  await messages.sendSms(site, { to: mobileKey, text, purpose: 'recovery' });
}
