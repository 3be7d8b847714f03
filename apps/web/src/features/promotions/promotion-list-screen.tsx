import { data, useLocation } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { titleOf } from '#screen-facts.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { PromotionDates, PromotionStatus } from './promotion-dates.tsx';
import { PromotionDetail } from './promotion-detail.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { PromotionsFailure } from './promotions-failure.tsx';
import { promotionById } from './promotions.model.ts';
import type { LoosePicture, PromotionList, PromotionView } from './promotions.model.ts';
import { readPromotions } from './read-promotions.ts';
import type { Route } from './+types/promotion-list-screen.ts';
import styles from './promotions.module.css';

export const handle: ScreenHandle = {
  nouns: ['promotions'],
  titleKey: titleOf('promotions'),
  parameters: ['id'],
  header: 'back',
  hasTabBar: true,
  tab: 'promotions',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await toLoaderResult(readPromotions(context.get(requestScope)));
  const id = url.searchParams.get('id');
  const isMissing = loaded.ok && id !== null && !promotionById(loaded.data, id);
  return data(loaded, { status: isMissing ? 404 : statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The promotions; with `?id=` the detail of one (SHELL-23, SHELL-24). */
export default function PromotionListScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const loaded = loaderData as LoaderResult<PromotionList>;
  if (!loaded.ok) return <PromotionsFailure failure={loaded.failure} />;
  const id = new URLSearchParams(search).get('id');
  if (id !== null) return <PromotionDetail promotion={promotionById(loaded.data, id)} />;
  return <Promotions list={loaded.data} />;
}

function Promotions({ list: { promotions, pictures } }: { list: PromotionList }) {
  const { t } = useWords();
  if (promotions.length + pictures.length === 0) {
    return (
      <EmptyState
        drawing="record"
        title={t('promotions.empty')}
        text={t('promotions.empty_text')}
        action={<Button href="/m/home">{t('site.not_found.home')}</Button>}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {promotions.map((promotion, place) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} isPriority={place === 0} />
        </li>
      ))}
      {pictures.map((picture) => (
        <li key={picture.id}>
          <PictureCard picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function PromotionCard({
  promotion,
  isPriority,
}: {
  promotion: PromotionView;
  isPriority: boolean;
}) {
  return (
    <Link className={styles.card} href={`/m/activityDetail?id=${promotion.id}`}>
      <PromotionPicture
        image={promotion.image}
        kicker={promotion.kicker}
        headline={promotion.headline}
        isPriority={isPriority}
      />
      <span className={styles.row}>
        <span className={styles.text}>
          <b className={styles.name}>{promotion.title}</b>
          <span className={styles.dates}>
            <PromotionDates promotion={promotion} />
          </span>
        </span>
        <PromotionStatus status={promotion.status} />
      </span>
    </Link>
  );
}

function PictureCard({ picture }: { picture: LoosePicture }) {
  const content = (
    <PromotionPicture image={picture.image} kicker={picture.kicker} headline={picture.headline} />
  );
  return picture.href === '' ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <Link className={styles.card} href={picture.href}>
      {content}
    </Link>
  );
}
