import styles from './feedback.module.css';

/** A turning ring. Decoration: whoever shows it says in words what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
