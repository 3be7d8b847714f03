import styles from './cover-thumb.module.css';

/** A cover in a row of a list. It is decoration, because the row names the game. */
export function CoverThumb({ imageUrl }: { imageUrl: string }) {
  return (
    <img
      className={styles.cover}
      src={imageUrl}
      alt=""
      width={46}
      height={46}
      loading="lazy"
      decoding="async"
    />
  );
}
