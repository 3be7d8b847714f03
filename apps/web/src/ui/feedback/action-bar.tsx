import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  icon: IconName;
  text: string;
  /** The pulsing button, and the page that it opens. */
  accept: { label: string; href: string };
  /** Its label is for screen readers; on the screen it is a cross. */
  decline: { label: string; onPress: () => void };
};

/** An offer on a bar under the header. It moves no content and leaves the header free. */
export function ActionBar({ icon, text, accept, decline }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={text}>
      <Icon name={icon} />
      <p className={styles.text}>{text}</p>
      <span className={styles.pulse}>
        <Button kind="primary" size="sm" href={accept.href}>
          {accept.label}
        </Button>
      </span>
      <IconButton icon="x-bold" label={decline.label} onClick={decline.onPress} />
    </section>
  );
}
