import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link } from '../link.tsx';
import styles from './rail.module.css';
import { useScrolledIntoPlace } from './use-scrolled-into-place.ts';

export type CategoryRailProps = {
  label: string;
  categories: readonly { id: string; label: string; href: string; icon: IconName }[];
  value: string;
};

/**
 * The kinds of games, which stay under the header while the page scrolls; after a change the active one is scrolled to
 * the second place.
 */
export function CategoryRail({ label, categories, value }: CategoryRailProps) {
  const rail = useScrolledIntoPlace<HTMLElement>(value);
  return (
    <nav ref={rail} className={classNames(styles.rail, styles.categories)} aria-label={label}>
      {categories.map((category) => (
        <Link
          key={category.id}
          className={styles.category}
          href={category.href}
          aria-current={category.id === value ? 'page' : undefined}
        >
          <Icon name={category.icon} />
          <span>{category.label}</span>
        </Link>
      ))}
    </nav>
  );
}
