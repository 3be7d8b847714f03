import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@maidan/i18n';
import { Link } from '#ui/link.tsx';
import { browserApi, read } from '#platform/api/browser.ts';
import { queryClient, STALE_MS } from '#platform/api/query.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './side-menu.module.css';

/** Promotions that the menu shows (MENU-18). */
const SHOWN = 3;

const promotionsOf = (language: Locale) => ({
  queryKey: ['promotions', 'menu', language],
  queryFn: async () => {
    const query = { types: 'promotion' as const, language };
    const { value } = await read(browserApi.GET('/announcements', { params: { query } }));
    return value.promotion.filter(({ status }) => status !== 'close').slice(0, SHOWN);
  },
  staleTime: STALE_MS.content,
});

/** The first three promotions that are not closed, by picture and title; the menu works without them. */
export function SideMenuPromotions() {
  const { t, locale } = useWords();
  const imageUrl = useImageUrl();
  const { data: promotions, isPending } = useQuery(promotionsOf(locale), queryClient());
  if (isPending) return <PromotionPlaces />;
  if (!promotions?.length) return null;
  return (
    <nav className={styles.promotions} aria-label={t('member.menu.promotions')}>
      {promotions.map(({ id, title, image }) => (
        <Link key={id} className={styles.promotion} href={`/m/activityDetail?id=${id}`}>
          <img src={imageUrl(image)} alt="" loading="lazy" width={160} height={100} />
          <span className={styles.promotionTitle}>{title}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Empty boxes of the pictures' size, so that nothing moves when they load. */
function PromotionPlaces() {
  return (
    <div className={styles.promotions} aria-hidden>
      {Array.from({ length: SHOWN }, (_, place) => (
        <span key={place} className={styles.place} />
      ))}
    </div>
  );
}
