import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  icon: IconName;
  text: string;
  accept: { label: string; onPress: () => void };
  /** Steps that the reader must take, in order; they replace the button that accepts. */
  steps?: readonly string[] | undefined;
  /** Its label is for screen readers; on the screen it is a cross. */
  decline: { label: string; onPress: () => void };
};

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** An offer on a bar under the header. It moves no content and leaves the header free. */
export function ActionBar({ icon, text, steps, accept, decline }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={text}>
      <Icon name={icon} />
      {steps ? (
        // The pressed button is gone; without this the focus would return to the top of the page.
        <ol ref={takeFocus} tabIndex={-1} className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <Button kind="primary" size="sm" onClick={accept.onPress}>
            {accept.label}
          </Button>
        </>
      )}
      <IconButton icon="x-bold" label={decline.label} onClick={decline.onPress} />
    </section>
  );
}
