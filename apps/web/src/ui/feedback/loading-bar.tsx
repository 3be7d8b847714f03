import styles from './feedback.module.css';

/** A thin line at the top of the page while something loads. */
export function LoadingBar({ label }: { label: string }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress element in ways of their own
  return <div className={styles.loading} role="progressbar" aria-label={label} />;
}
