import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './accordion.module.css';

export type AccordionItemProps = {
  title: ReactNode;
  /** Before the title: an icon. */
  lead?: ReactNode;
  /** Under the title: a date. */
  caption?: ReactNode;
  isOpenAtFirst?: boolean | undefined;
  /** Items of one group: opening one closes the others. */
  group?: string | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
};

/** A title that opens and closes the content under it, with or without script. */
export function AccordionItem({
  title,
  lead,
  caption,
  isOpenAtFirst = false,
  group,
  onToggle,
  children,
}: AccordionItemProps) {
  return (
    <details
      className={styles.accordion}
      name={group}
      open={isOpenAtFirst}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.head}>
        {lead}
        <span className={styles.headText}>
          {title}
          {caption !== undefined && <span className={styles.headCaption}>{caption}</span>}
        </span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
