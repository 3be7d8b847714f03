import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './button.module.css';
import { Pressable } from './pressable.tsx';
import type { PressableProps } from './pressable.tsx';

export type ButtonKind =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'text'
  | 'textQuiet'
  | 'danger'
  | 'textDanger';

export type ButtonProps = Omit<PressableProps, 'className'> & {
  kind?: ButtonKind | undefined;
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** `block` fills the line, `grow` shares a row evenly. */
  width?: 'content' | 'block' | 'grow' | undefined;
  icon?: IconName | undefined;
  /** A spinner takes the place of the icon and presses are ignored. */
  isBusy?: boolean | undefined;
  /** Has no coloured shadow, for a primary button beside other controls. */
  isFlat?: boolean | undefined;
  children: ReactNode;
};

/** The button of the design system. Use one primary per view; danger is never the primary colour. */
export function Button({
  kind = 'secondary',
  size = 'lg',
  width = 'content',
  icon,
  isBusy,
  isFlat,
  children,
  ...rest
}: ButtonProps) {
  const className = classNames(
    styles.button,
    kind !== 'secondary' && styles[kind],
    size !== 'lg' && styles[size],
    width !== 'content' && styles[width],
    isBusy && styles.busy,
    (isFlat || (kind === 'primary' && size === 'sm')) && styles.flat,
  );
  const ignore = isBusy
    ? { onClick: (event: React.MouseEvent) => event.preventDefault(), 'aria-busy': true }
    : {};
  return (
    <Pressable {...rest} {...ignore} className={className}>
      {isBusy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </Pressable>
  );
}

/** Keeps the main action at the lower edge, above the safe area, and reserves its space in the page. */
export function StickyAction({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.stickySpace} />
      <div className={styles.sticky}>{children}</div>
    </>
  );
}
