import type { ReactNode } from 'react';
import { Text } from '#ui/text/text.tsx';
import styles from './filter-popup.module.css';

/** A part of the filter with a title and a note at the other end of the title's line. */
export function FilterGroup({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <Text as="h3" size="label">
          {title}
        </Text>
        {note !== undefined && (
          <Text as="span" size="caption" tone="3">
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
