import type { Banner } from '@maidan/contract/types';
import { BannerCarousel } from '#ui/banner/banner-carousel.tsx';
import { useImageUrl } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';

/** Width in px of the small version beside each banner. */
const SMALL_WIDTH = 480;

/** The slim banners above the lists of a category (CAT-03). Nothing is shown for an empty group. */
export function CategoryBanner({ banners }: { banners: readonly Banner[] }) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      label={t('lobby.banner.label')}
      pauseLabel={t('lobby.banner.pause')}
      playLabel={t('lobby.banner.play')}
      shape="slim"
      slides={banners.map(({ bannerId, url, title, linkage, kicker }) => ({
        id: bannerId,
        imageUrl: imageUrl(url),
        srcSet: `${imageUrl(url.replace(/(\.\w+)$/, `-${SMALL_WIDTH}$1`))} ${SMALL_WIDTH}w, ${imageUrl(url)} 960w`,
        title,
        ...(linkage ? { href: linkage } : {}),
        ...(kicker ? { eyebrow: kicker } : {}),
      }))}
    />
  );
}
