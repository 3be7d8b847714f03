import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import styles from './choice.module.css';
import railStyles from './rail.module.css';
import { moveByKey } from './roving-keys.ts';
import { useScrolledIntoPlace } from './use-scrolled-into-place.ts';

export type TabItem = {
  id: string;
  label: ReactNode;
  /** With addresses the tabs are links and work without script; without addresses they are a tab list. */
  href?: string | undefined;
  badge?: ReactNode;
};

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onSelect?: ((id: string) => void) | undefined;
  /** Prefix of the ids: tab `{prefix}-tab-{id}`, panel `{prefix}-panel-{id}`. Needed for tabs without addresses. */
  idPrefix?: string | undefined;
};

function TabLinks({ label, items, value, onSelect }: TabsProps) {
  const rail = useScrolledIntoPlace<HTMLElement>(value);
  return (
    <nav ref={rail} className={classNames(railStyles.rail, styles.tabs)} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.id}
          className={styles.tab}
          href={item.href ?? '#'}
          aria-current={item.id === value ? 'true' : undefined}
          onClick={onSelect && (() => onSelect(item.id))}
        >
          {item.label}
          {item.badge}
        </Link>
      ))}
    </nav>
  );
}

function TabButtons({ label, items, value, onSelect, idPrefix = 'tabs' }: TabsProps) {
  const rail = useScrolledIntoPlace<HTMLDivElement>(value);
  const handleMove = (place: number) => {
    const item = items[place];
    if (item) onSelect?.(item.id);
  };
  return (
    <div
      ref={rail}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={classNames(railStyles.rail, styles.tabs)}
      onKeyDown={(event) => moveByKey(event, 'tab', handleMove)}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${item.id}`}
          aria-controls={`${idPrefix}-panel-${item.id}`}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect?.(item.id)}
        >
          {item.label}
          {item.badge}
        </button>
      ))}
    </div>
  );
}

/** Tabs that switch content and scroll sideways, so that the chosen one is in view. */
export function Tabs(props: TabsProps) {
  return props.items.some((item) => item.href !== undefined) ? (
    <TabLinks {...props} />
  ) : (
    <TabButtons {...props} />
  );
}

export type TabPanelProps = { idPrefix: string; id: string; children: ReactNode };

/** The content of one tab of a tab list with the same prefix. */
export function TabPanel({ idPrefix, id, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${idPrefix}-panel-${id}`} aria-labelledby={`${idPrefix}-tab-${id}`}>
      {children}
    </div>
  );
}
