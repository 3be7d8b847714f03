import { trustedHtml } from '#platform/page/trusted-types.ts';
import styles from './help.module.css';

/** HTML of a help text; the gateway cleaned it on write (SEC-05). A numbered list is drawn as steps. */
export function HelpProse({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
