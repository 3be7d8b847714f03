import type { Banner } from '@maidan/contract/types';
import { BannerCarousel } from '#ui/banner/banner-carousel.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useImageUrl, useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from '../auth.module.css';

/** What the banner above the registration form shows. */
export type RegisterBannerData = Pick<Banner, 'bannerId' | 'url' | 'title' | 'kicker'>;

/** The one banner of the group that is shown. */
export function firstBanner(banners: readonly Banner[]): RegisterBannerData | undefined {
  const [first] = banners;
  if (!first) return undefined;
  const { bannerId, url, title, kicker } = first;
  return { bannerId, url, title, ...(kicker ? { kicker } : {}) };
}

/** The banner of group m_reg, or the default one (REG-03, REG-04). */
export function RegisterBanner({ banner }: { banner: RegisterBannerData | undefined }) {
  const { t } = useWords();
  const { isSocial } = useSite();
  const imageUrl = useImageUrl();
  if (!banner) {
    return (
      <Note icon="gift-duotone" title={t('auth.register.banner')}>
        {isSocial && <p>{t('site.footer.play_credits')}</p>}
      </Note>
    );
  }
  return (
    <div className={styles.banner}>
      <BannerCarousel
        label={t('lobby.banner.label')}
        pauseLabel={t('lobby.banner.pause')}
        playLabel={t('lobby.banner.play')}
        shape="slim"
        slides={[
          {
            id: banner.bannerId,
            imageUrl: imageUrl(banner.url),
            title: banner.title,
            ...(banner.kicker ? { eyebrow: banner.kicker } : {}),
          },
        ]}
      />
    </div>
  );
}
