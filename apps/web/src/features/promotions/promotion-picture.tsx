import { useImageUrl } from '#platform/site.tsx';
import styles from './promotions.module.css';

const SMALL_WIDTH = 480;

interface PromotionPictureProps {
  image: string;
  kicker?: string | undefined;
  headline?: string | undefined;
  /** Of the first screen: fetched at once. */
  isPriority?: boolean;
}

/** The picture of a promotion with its texts over the calm side. Decoration where the title stands beside it. */
export function PromotionPicture({
  image,
  kicker,
  headline,
  isPriority = false,
}: PromotionPictureProps) {
  const imageUrl = useImageUrl();
  const small = image.replace(/(\.\w+)$/, `-${SMALL_WIDTH}$1`);
  return (
    <span className={styles.picture}>
      <img
        src={imageUrl(image)}
        srcSet={`${imageUrl(small)} ${SMALL_WIDTH}w, ${imageUrl(image)} 960w`}
        sizes="(min-width: 480px) 448px, calc(100vw - 32px)"
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
