import { useWords } from '#platform/words/words.tsx';
import type { PromotionView } from './promotions.model.ts';

/** When a promotion runs: its dates, or "long term" (PROMO-03, PROMO-04). */
export function PromotionDates({
  promotion: { startDate, endDate, isLongTerm },
}: {
  promotion: PromotionView;
}) {
  const { t, format } = useWords();
  if (isLongTerm) return t('promotions.long_term');
  const from = format.date(startDate);
  return endDate === undefined
    ? t('promotions.from', { date: from })
    : t('promotions.period', { from, to: format.date(endDate) });
}
