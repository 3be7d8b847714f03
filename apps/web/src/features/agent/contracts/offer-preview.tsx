import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import money from '../money.module.css';
import type { OfferDraft } from './offer-draft.ts';
import type { OfferPreviewData } from './use-offer.ts';

/** What an offer would have cost in the receiver's last periods, and every word of its text. */
export function OfferPreview({
  preview,
  period,
}: {
  preview: OfferPreviewData;
  period: OfferDraft['period'];
}) {
  const { t, format } = useWords();
  const { account, currency, costMinor, commissionMinor, periods, text, textLanguage } = preview;
  const amount = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  const paid = periods.filter(({ amountMinor }) => amountMinor > 0).length;
  return (
    <>
      <Card>
        <Text as="h2" size="h3">
          {t(`agent.offer.past_${period}`, { account, count: periods.length })}
        </Text>
        <p className={money.amount}>{amount(costMinor)}</p>
        <Text size="small" tone="2">
          {t(preview.isPaidBySite ? 'agent.offer.site_pays' : 'agent.offer.you_pay', {
            count: paid,
          })}{' '}
          {commissionMinor !== undefined &&
            t('agent.offer.commission', { amount: amount(commissionMinor) })}
        </Text>
      </Card>
      <Card>
        <Stack gap={2}>
          <Text size="caption" tone="3">
            {t('agent.offer.text')}
          </Text>
          {text.split('\n').map((sentence) => (
            <Text key={sentence} lang={textLanguage}>
              {sentence}
            </Text>
          ))}
        </Stack>
      </Card>
    </>
  );
}
