import type { Banner } from '@maidan/contract/types';
import { BannerCarousel } from '#ui/banner/banner-carousel.tsx';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { useImageUrl, useImageWidths } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

interface GroupBannerProps {
  banners: readonly Banner[];
  /** `slim` is the lower form above the lists of a category. */
  shape?: 'regular' | 'slim';
}

/**
 * The carousel of a banner group (HOME-02, CAT-03). A tap follows the banner's linkage; one without a linkage leads
 * nowhere (BANNER-09). Whoever has an account is not asked to open one. Nothing is shown for an empty group.
 */
export function GroupBanner({ banners, shape = 'regular' }: GroupBannerProps) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const imageWidths = useImageWidths();
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
      slides={shown.map((banner) => ({
        id: banner.bannerId,
        imageUrl: imageUrl(banner.url),
        srcSet: imageWidths(banner.url, 'banner'),
        title: banner.title,
        ...(banner.linkage ? { href: banner.linkage } : {}),
        ...(banner.kicker ? { eyebrow: banner.kicker } : {}),
        // The slim form has no room for a button.
        ...(banner.action && shape === 'regular' ? { action: banner.action } : {}),
      }))}
    />
  );
}
