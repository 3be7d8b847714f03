import styles from './feedback.module.css';

/** A turning ring. It is decoration, so words beside it must say what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
