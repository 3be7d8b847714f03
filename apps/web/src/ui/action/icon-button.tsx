import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconSize } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { SrOnly } from '../text/text.tsx';
import styles from './button.module.css';
import { Pressable } from './pressable.tsx';
import type { PressableProps } from './pressable.tsx';

export type IconButtonProps = Omit<PressableProps, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** The button's name in the language of the interface. */
  label: string;
  size?: IconSize | undefined;
  isSoft?: boolean | undefined;
  /** A badge at the upper corner; its text follows the label. */
  children?: ReactNode;
};

/** A button of 44 by 44 that shows only an icon. */
export function IconButton({ icon, label, size, isSoft, children, ...rest }: IconButtonProps) {
  return (
    <Pressable
      {...rest}
      className={classNames(styles.iconButton, isSoft && styles.soft)}
      aria-label={children === undefined ? label : undefined}
    >
      {children !== undefined && <SrOnly>{label} </SrOnly>}
      <Icon name={icon} size={size} />
      {children}
    </Pressable>
  );
}
