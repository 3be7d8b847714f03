import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  icon: IconName;
  text: string;
  accept: { label: string; onPress: () => void };
  /** Its label is spoken; the eye sees a cross. */
  decline: { label: string; onPress: () => void };
};

/** An offer on a bar over the top of the page: it moves nothing that is read. */
export function ActionBar({ icon, text, accept, decline }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={text}>
      <Icon name={icon} />
      <p className={styles.text}>{text}</p>
      <Button kind="primary" size="sm" onClick={accept.onPress}>
        {accept.label}
      </Button>
      <IconButton icon="x-bold" label={decline.label} onClick={decline.onPress} />
    </section>
  );
}
