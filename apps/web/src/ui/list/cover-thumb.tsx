import styles from './cover-thumb.module.css';

/** A cover beside a line of a list; decoration, the line names the game. */
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
