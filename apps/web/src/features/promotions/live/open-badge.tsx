import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#platform/words/words.tsx';
import { useOpenPromotions } from './open-promotions.ts';

/** A badge with the number of promotions that the member can take now; nothing when there is none. */
export function OpenPromotionsBadge() {
  const { t, format } = useWords();
  const count = useOpenPromotions();
  return count === 0 ? null : (
    <Badge
      count={count}
      format={format.number}
      label={t('member.open_promotions', { count })}
      place="corner"
    />
  );
}
