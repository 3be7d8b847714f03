import styles from './page-code.module.css';

export type PageCodeProps = {
  /** Address of the drawing. */
  src: string;
  /** What the code leads to, for readers who cannot see it. */
  label: string;
};

/** A QR code on white, 168 wide. It is loaded when it comes near the screen. */
export function PageCode({ src, label }: PageCodeProps) {
  return (
    <img className={styles.code} src={src} alt={label} width={168} height={168} loading="lazy" />
  );
}

/** The address of a code, which may break anywhere; a long tap or a double click marks all of it. */
export function PageAddress({ host, path }: { host: string; path: string }) {
  return (
    <span className={styles.address} dir="ltr" translate="no">
      {host}
      <span className={styles.path}>{path}</span>
    </span>
  );
}
