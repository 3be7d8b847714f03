import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link } from '../link.tsx';
import styles from './choice.module.css';

export type SegmentItem = {
  id: string;
  label: string;
  icon?: IconName | undefined;
  href?: string | undefined;
};

export type SegmentProps = {
  label: string;
  /** Two or three; with addresses they are links. */
  items: readonly SegmentItem[];
  value: string;
  onSelect?: ((id: string) => void) | undefined;
};

function SegmentContent({ item }: { item: SegmentItem }) {
  return (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span>{item.label}</span>
    </>
  );
}

/** Switches between two or three methods of the same thing. */
export function Segment({ label, items, value, onSelect }: SegmentProps) {
  const groupName = useId();
  if (items.some((item) => item.href !== undefined)) {
    return (
      <nav className={styles.segment} aria-label={label}>
        {items.map((item) => (
          <Link
            key={item.id}
            className={styles.option}
            href={item.href ?? '#'}
            aria-current={item.id === value ? 'true' : undefined}
            onClick={onSelect && (() => onSelect(item.id))}
          >
            <SegmentContent item={item} />
          </Link>
        ))}
      </nav>
    );
  }
  return (
    <div className={styles.segment} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <label key={item.id} className={styles.radio}>
          <input
            type="radio"
            className={styles.native}
            name={groupName}
            checked={item.id === value}
            onChange={() => onSelect?.(item.id)}
          />
          <span className={styles.option}>
            <SegmentContent item={item} />
          </span>
        </label>
      ))}
    </div>
  );
}
