import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';
import { PromotionDates, PromotionStatus } from './promotion-dates.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import type { PromotionView } from './promotions.model.ts';
import styles from './promotions.module.css';

/** One promotion: picture, state and dates, title and text (PROMO-02, SHELL-24, SHELL-25). */
export function PromotionDetail({ promotion }: { promotion: PromotionView | undefined }) {
  const { t } = useWords();
  if (!promotion)
    return (
      <EmptyState
        drawing="record"
        title={t('promotions.not_found')}
        action={<Button href="/m/activity">{t('promotions.see_all')}</Button>}
      />
    );
  return (
    <article className={styles.detail}>
      <PromotionPicture
        image={promotion.image}
        kicker={promotion.kicker}
        headline={promotion.headline}
        isPriority
      />
      <p className={styles.facts}>
        <PromotionStatus status={promotion.status} />
        <span className={styles.dates}>
          <PromotionDates promotion={promotion} />
        </span>
      </p>
      <h2 className={styles.title}>{promotion.title}</h2>
      <Prose html={trustedHtml(promotion.content)} />
    </article>
  );
}
