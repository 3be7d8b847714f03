import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../action/icon-button.tsx';
import styles from './frame.module.css';

/** The header of home: the logo at the start, and at the end sign in and register, or balance and avatar. */
export function HomeHeader({ logo, children }: { logo: ReactNode; children: ReactNode }) {
  return (
    <header className={styles.header}>
      {logo}
      <span className={styles.spacer} />
      {children}
    </header>
  );
}

export type BackHeaderProps = {
  title: ReactNode;
  back: {
    href: string;
    label: string;
    onBack?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  };
  /** One icon button at the end; without it the title stays in the middle. */
  action?: ReactNode;
  /** Has no background and hairline, over a page's own drawing. */
  isPlain?: boolean | undefined;
};

/** The header of all other screens: back button, title, one action. */
export function BackHeader({ title, back, action, isPlain }: BackHeaderProps) {
  return (
    <header className={classNames(styles.header, styles.back, isPlain && styles.plain)}>
      <IconButton
        icon="caret-left-bold"
        size={22}
        label={back.label}
        href={back.href}
        onClick={back.onBack}
      />
      <h1 className={styles.title}>{title}</h1>
      {action ?? <span className={styles.avatarButton} />}
    </header>
  );
}
