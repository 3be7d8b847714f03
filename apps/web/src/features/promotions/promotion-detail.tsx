import { Button, StickyAction } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useShare } from '#platform/page/share.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';
import { PromotionAct, usePromotionAction } from './promotion-act.tsx';
import { PromotionTag } from './promotion-card.tsx';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { PromotionExample, PromotionTerms } from './promotion-terms.tsx';
import { detailPath } from './promotion-way.ts';
import type { PromotionView } from './promotions.model.ts';
import styles from './promotions.module.css';

interface PromotionDetailProps {
  promotion: PromotionView | undefined;
  /** Why a posted join was refused. */
  posted?: FailureData | undefined;
}

/** One promotion: picture, state and dates, terms, example, text, and its one action (PROMO-02, SHELL-24, SHELL-25). */
export function PromotionDetail({ promotion, posted }: PromotionDetailProps) {
  const { t } = useWords();
  if (promotion) return <Detail key={promotion.id} promotion={promotion} posted={posted} />;
  return (
    <EmptyState
      drawing="record"
      title={t('promotions.not_found')}
      action={<Button href="/m/activity">{t('promotions.see_all')}</Button>}
    />
  );
}

function Detail({
  promotion,
  posted,
}: {
  promotion: PromotionView;
  posted: FailureData | undefined;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  const action = usePromotionAction(promotion);
  return (
    <article className={styles.detail}>
      {posted && (
        <Note tone="danger" isAlert>
          {failureText(toFailure(posted))}
        </Note>
      )}
      <div className={styles.art}>
        <PromotionPicture
          image={promotion.image}
          kicker={promotion.kicker}
          headline={promotion.headline ?? promotion.summary}
          isPriority
        />
      </div>
      <div>
        <p className={styles.facts}>
          <PromotionTag promotion={promotion} />
          <span className={styles.dates}>
            <PromotionDates promotion={promotion} />
          </span>
        </p>
        <h2 className={styles.title}>{promotion.title}</h2>
      </div>
      {promotion.terms && <PromotionTerms terms={promotion.terms} />}
      {promotion.workedExample && <PromotionExample example={promotion.workedExample} />}
      <section>
        {promotion.terms && <h3 className={styles.fullTitle}>{t('promotions.terms.full')}</h3>}
        <Prose html={trustedHtml(promotion.content)} />
      </section>
      <SharePromotion promotion={promotion} />
      {action && (
        <StickyAction>
          <PromotionAct promotion={promotion} action={action} kind="primary" width="block" />
        </StickyAction>
      )}
    </article>
  );
}

/** Without script there is no button, because a browser's own menu shares the page. */
function SharePromotion({ promotion: { id, title } }: { promotion: PromotionView }) {
  const { t } = useWords();
  const share = useShare();
  if (!useIsHydrated()) return null;
  return (
    <div className={styles.share}>
      <Button size="md" icon="share-network" onClick={() => share({ path: detailPath(id), title })}>
        {t('ui.share')}
      </Button>
    </div>
  );
}
