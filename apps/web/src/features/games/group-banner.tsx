import type { Banner } from '@maidan/contract/types';
import { BannerCarousel } from '#ui/banner/banner-carousel.tsx';
import { useIsLean } from '#platform/page/document-extras.ts';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { useImageUrl, useImageWidths } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

interface GroupBannerProps {
  banners: readonly Banner[];
  /** `slim` is the lower banner above the lists of a category. */
  shape?: 'regular' | 'slim';
}

/**
 * The carousel of a banner group (HOME-02, CAT-03). A tap follows the banner's link, if it has one (BANNER-09). A
 * member with an account is not asked to open one. An empty group shows nothing.
 */
export function GroupBanner({ banners, shape = 'regular' }: GroupBannerProps) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const imageWidths = useImageWidths();
  const isLean = useIsLean();
  const session = useSession();
  const hasAccount = session !== undefined && !isTrialUser(session);
  const shown = banners.filter(({ linkage }) => !(hasAccount && linkage === '/m/register'));
  if (shown.length === 0) return null;
  return (
    <BannerCarousel
      label={t('lobby.banner.label')}
      pauseLabel={t('lobby.banner.pause')}
      playLabel={t('lobby.banner.play')}
      shape={shape}
      isLean={isLean}
      slides={shown.map((banner) => ({
        id: banner.bannerId,
        imageUrl: imageUrl(banner.url),
        srcSet: imageWidths(banner.url, 'banner'),
        title: banner.title,
        ...(banner.linkage ? { href: banner.linkage } : {}),
        ...(banner.kicker ? { eyebrow: banner.kicker } : {}),
        // The low banner has no room for a button.
        ...(banner.action && shape === 'regular' ? { action: banner.action } : {}),
      }))}
    />
  );
}
