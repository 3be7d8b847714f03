import { useImageUrl, useImageWidths } from '#platform/site/site.tsx';
import styles from './promotions.module.css';

/** The width of the picture on the page. */
const SIZES = '(min-width: 480px) 448px, calc(100vw - 32px)';

interface PromotionPictureProps {
  image: string;
  kicker?: string | undefined;
  headline?: string | undefined;
  /** Whether it is on the first screen, so that it loads at once. */
  isPriority?: boolean;
}

/** The picture of a promotion with its texts over the quieter side. It is decoration where the title is beside it. */
export function PromotionPicture({
  image,
  kicker,
  headline,
  isPriority = false,
}: PromotionPictureProps) {
  const imageUrl = useImageUrl();
  const srcSet = useImageWidths()(image, 'banner');
  return (
    <span className={styles.picture}>
      <img
        src={imageUrl(image)}
        {...(srcSet === undefined ? {} : { srcSet, sizes: SIZES })}
        alt=""
        width={960}
        height={420}
        loading={isPriority ? 'eager' : 'lazy'}
        {...(isPriority ? { fetchPriority: 'high' as const } : {})}
      />
      {(kicker !== undefined || headline !== undefined) && (
        <span className={styles.pictureText}>
          {kicker !== undefined && <span className={styles.kicker}>{kicker}</span>}
          {headline !== undefined && <span className={styles.headline}>{headline}</span>}
        </span>
      )}
    </span>
  );
}
