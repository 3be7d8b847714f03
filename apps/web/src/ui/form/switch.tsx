import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './choice-inputs.module.css';

export type SwitchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'className' | 'children'
> & {
  /** The text before the switch; without it give `aria-label`. */
  children?: ReactNode;
};

/** A switch for a setting that takes effect at once. Without a text it must be in a row that is its label. */
export function Switch({ children, ...input }: SwitchProps) {
  const Box = children === undefined ? 'span' : 'label';
  return (
    <Box className={styles.switch}>
      {children !== undefined && <span className={styles.switchText}>{children}</span>}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on */}
      <input {...input} type="checkbox" role="switch" className={styles.switchInput} />
      <span className={styles.track} />
    </Box>
  );
}
