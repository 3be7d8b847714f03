import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { ApplyPromotion } from './apply.model.ts';
import styles from './apply.module.css';

/** The promotion that is applied for. */
export function PromotionCard({ promotion }: { promotion: ApplyPromotion }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { title, image, endDate, isLongTerm, startDate } = promotion;
  const dated =
    endDate === undefined
      ? t('promotions.from', { date: format.date(startDate) })
      : t('promotions.ends', { date: format.date(endDate) });
  const until = isLongTerm ? t('promotions.long_term') : dated;
  return (
    <div className={styles.card}>
      <img src={imageUrl(image)} alt="" width={84} height={56} />
      <span>
        <b>{title}</b>
        <span className={styles.date}>{until}</span>
      </span>
    </div>
  );
}
