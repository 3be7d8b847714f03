import type { ReactNode } from 'react';
import { Tag } from '#ui/feedback/tag.tsx';
import { Link } from '#ui/link.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { PromotionAct, usePromotionAction } from './promotion-act.tsx';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { detailPath, kindKey } from './promotion-way.ts';
import { statusLook } from './promotions.model.ts';
import type { PromotionView } from './promotions.model.ts';
import styles from './promotions.module.css';

/** The first promotion that can be taken: wide art, and the only primary button of the list. */
export function LargePromotionCard({ promotion }: { promotion: PromotionView }) {
  const action = usePromotionAction(promotion);
  const { summary: _told, ...named } = promotion;
  return (
    <article className={styles.large}>
      <div className={styles.art}>
        <PromotionPicture
          image={promotion.image}
          kicker={promotion.kicker}
          headline={promotion.headline ?? promotion.summary}
          isPriority
        />
      </div>
      <div className={styles.largeText}>
        {/* What it is stands in the picture; that an application was refused does not. */}
        {promotion.status === 'rejected' && <PromotionTag promotion={promotion} />}
        {/* A picture without words of its own says what the promotion gives. */}
        <CardName promotion={promotion.headline === undefined ? named : promotion} />
      </div>
      <CardFoot promotion={promotion}>
        {action && (
          <PromotionAct promotion={promotion} action={action} kind="primary" size="md" isFlat />
        )}
      </CardFoot>
    </article>
  );
}

/** A promotion of the list: art of 96, its tag, and a button where something can be done. */
export function PromotionCard({ promotion }: { promotion: PromotionView }) {
  const imageUrl = useImageUrl();
  const action = usePromotionAction(promotion);
  const isDone = promotion.status === 'issued' || promotion.status === 'claimed';
  return (
    <article className={styles.card}>
      <img
        className={styles.thumb}
        src={imageUrl(promotion.image)}
        alt=""
        width={96}
        height={96}
        loading="lazy"
      />
      <div className={styles.text}>
        <PromotionTag promotion={promotion} />
        <CardName promotion={promotion} />
      </div>
      <CardFoot promotion={promotion}>
        {action && !isDone && (
          <PromotionAct promotion={promotion} action={action} kind="quiet" size="sm" />
        )}
      </CardFoot>
    </article>
  );
}

function CardName({ promotion }: { promotion: PromotionView }) {
  return (
    <>
      <Link className={styles.name} href={detailPath(promotion.id)}>
        {promotion.title}
      </Link>
      {promotion.summary && <p className={styles.summary}>{promotion.summary}</p>}
    </>
  );
}

/** How long it runs, and beside that what can be done. */
function CardFoot({ promotion, children }: { promotion: PromotionView; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <span className={styles.dates}>
        <PromotionDates promotion={promotion} />
      </span>
      {children}
    </div>
  );
}

/** The state as a tag; where the button says what can be done, the kind stands in its place (PROMO-30). */
export function PromotionTag({ promotion: { status, kind } }: { promotion: PromotionView }) {
  const { t } = useWords();
  if (status === 'join' || status === 'claim') {
    const key = kindKey(kind);
    return key ? <Tag>{t(key)}</Tag> : null;
  }
  const look = statusLook(status);
  return look ? <Tag tone={look.tone}>{t(look.key)}</Tag> : null;
}
