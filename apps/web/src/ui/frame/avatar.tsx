import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Pressable } from '../action/pressable.tsx';
import type { PressableProps } from '../action/pressable.tsx';
import { SrOnly } from '../text/text.tsx';
import styles from './frame.module.css';

export type AvatarProps = {
  /** Shown without a picture: the first letter of the name. */
  initial: string;
  imageUrl?: string | undefined;
  size?: 36 | 44 | 46 | 56 | undefined;
};

/** A member's picture or initial; decoration beside the written name. */
export function Avatar({ initial, imageUrl, size = 36 }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, size !== 36 && styles[`a${size}`])} aria-hidden>
      {imageUrl === undefined ? initial : <img src={imageUrl} alt="" width={size} height={size} />}
    </span>
  );
}

export type AvatarButtonProps = Omit<PressableProps, 'className' | 'aria-label'> &
  AvatarProps & {
    label: string;
    /** A badge at the corner. */
    children?: ReactNode;
  };

/** The avatar as the button that opens the menu. */
export function AvatarButton({
  initial,
  imageUrl,
  size,
  label,
  children,
  ...rest
}: AvatarButtonProps) {
  return (
    <Pressable {...rest} className={styles.avatarButton}>
      <SrOnly>{label} </SrOnly>
      <Avatar initial={initial} imageUrl={imageUrl} size={size} />
      {children}
    </Pressable>
  );
}
