import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Pressable } from '../action/pressable.tsx';
import type { PressableProps } from '../action/pressable.tsx';
import listStyles from './list.module.css';
import styles from './option-row.module.css';

export type OptionRowProps = Omit<PressableProps, 'className' | 'title' | 'children'> & {
  title: ReactNode;
  caption?: ReactNode;
  /** Before the title: a flag, an emblem. */
  lead?: ReactNode;
  /** At the end, in place of the tick or caret. */
  end?: ReactNode;
  /** Whether this option is chosen; missing when the row leads somewhere. */
  isChosen?: boolean | undefined;
};

/** A large row of a sheet: a language, a way to get help. With an address it is a link. */
export function OptionRow({ title, caption, lead, end, isChosen, ...rest }: OptionRowProps) {
  const chosen =
    isChosen === undefined
      ? {}
      : rest.href === undefined
        ? { role: 'radio', 'aria-checked': isChosen }
        : { 'aria-current': isChosen ? ('true' as const) : undefined };
  const mark =
    isChosen === undefined ? (
      <Icon name="caret-right-bold" size={16} className={listStyles.go} />
    ) : (
      isChosen && <Icon name="check-circle-fill" size={24} className={styles.tick} />
    );
  return (
    <Pressable {...rest} {...chosen} className={styles.option}>
      {lead}
      <span className={listStyles.text}>
        <span className={styles.title}>{title}</span>
        {caption !== undefined && <span className={listStyles.caption}>{caption}</span>}
      </span>
      {end ?? mark}
    </Pressable>
  );
}
