import type { Banner } from '@maidan/contract/types';
import { BannerCarousel } from '#ui/banner/banner-carousel.tsx';
import { CategoryRail } from '#ui/choice/category-rail.tsx';
import { useImageUrl } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';
import { CATEGORY_LOOK, categoryLabelKey } from './category-look.ts';
import type { TabCategory } from './category-look.ts';

/** Width in px of the small version that the demo and operators keep beside each banner. */
const SMALL_WIDTH = 480;

/** The carousel of a banner group (HOME-02, CAT-03). Nothing is shown for an empty group. */
export function HomeBanner({
  slides,
  shape = 'regular',
}: {
  slides: readonly Banner[];
  shape?: 'regular' | 'slim';
}) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  if (slides.length === 0) return null;
  return (
    <BannerCarousel
      label={t('lobby.banner.label')}
      pauseLabel={t('lobby.banner.pause')}
      playLabel={t('lobby.banner.play')}
      shape={shape}
      slides={slides.map((banner) => ({
        id: banner.bannerId,
        imageUrl: imageUrl(banner.url),
        srcSet: `${imageUrl(smallVersion(banner.url))} ${SMALL_WIDTH}w, ${imageUrl(banner.url)} 960w`,
        title: banner.title,
        ...(banner.linkage ? { href: banner.linkage } : {}),
        ...(banner.kicker ? { eyebrow: banner.kicker } : {}),
        ...(banner.action ? { action: banner.action } : {}),
      }))}
    />
  );
}

function smallVersion(path: string): string {
  return path.replace(/(\.\w+)$/, `-${SMALL_WIDTH}$1`);
}

/** The category tabs of home (HOME-07, HOME-08). */
export function CategoryTabs({
  tabs,
  value,
}: {
  tabs: readonly TabCategory[];
  value: TabCategory;
}) {
  const { t } = useWords();
  return (
    <CategoryRail
      label={t('lobby.categories.label')}
      value={value}
      categories={tabs.map((category) => ({
        id: category,
        label: t(categoryLabelKey(category)),
        href: CATEGORY_LOOK[category].href,
        icon: CATEGORY_LOOK[category].icon,
      }))}
    />
  );
}
