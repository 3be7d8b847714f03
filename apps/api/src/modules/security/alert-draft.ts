import { messageWords } from '#modules/messages/index.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { SiteView } from '#platform/http/request-context.ts';

/** What a member is told about the own account. */
export type AlertKind =
  | 'new_device'
  | 'pin_set'
  | 'password_changed'
  | 'two_step_on'
  | 'two_step_off'
  | 'recovery_code_used'
  | 'email_changed'
  | 'email_verified'
  | 'mobile_changed'
  | 'mobile_verified'
  | 'payout_account_added'
  | 'payout_account_removed'
  | 'account_closed'
  | 'documents_asked'
  | 'documents_approved'
  | 'documents_rejected'
  | 'withdrawal_requested'
  | 'withdrawal_paid'
  | 'withdrawal_returned';

/** Kinds that tell what an operator decided; nobody else can have been behind them. */
const OF_OPERATORS: readonly AlertKind[] = [
  'documents_asked',
  'documents_approved',
  'documents_rejected',
];

/** What is told into the inbox, in every language of the site. */
export async function alertDraft(
  site: Pick<SiteView, 'settings'>,
  kind: AlertKind,
): Promise<{ title: LocalisedText; body: LocalisedText }> {
  const bodyKey = OF_OPERATORS.includes(kind)
    ? 'messages.alert.see_centre'
    : 'messages.alert.not_you';
  const texts = await Promise.all(
    ['en' as const, ...site.settings.locales.offered].map(async (language) => {
      const { locale, t, siteName } = await messageWords(site, language);
      const title = t(`messages.alert.${kind}`, { site: siteName });
      return [locale, { title, body: t(bodyKey) }] as const;
    }),
  );
  const english = texts[0]?.[1] ?? { title: '', body: '' };
  const by = (part: 'title' | 'body') => texts.map(([locale, text]) => [locale, text[part]]);
  const whole = (part: 'title' | 'body'): LocalisedText => ({
    en: english[part],
    bn: english[part],
    ...Object.fromEntries(by(part)),
  });
  return { title: whole('title'), body: whole('body') };
}
