import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link } from '../link.tsx';
import styles from './game.module.css';

export type SectionHeaderProps = {
  title: string;
  icon?: IconName | undefined;
  /** The number of games, ready to be shown. */
  count?: string | undefined;
  /** The link to all of it: its text, and its name for screen readers, which includes the title. */
  more?: { href: string; text: string; label: string } | undefined;
  id?: string | undefined;
};

/** Title of a block with an optional icon, count and link to all of it. */
export function SectionHeader({ title, icon, count, more, id }: SectionHeaderProps) {
  return (
    <div className={styles.head}>
      {icon !== undefined && <Icon name={icon} className={styles.lead} />}
      <h2 id={id}>{title}</h2>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {more !== undefined && (
        <Link className={styles.more} href={more.href} aria-label={more.label}>
          {more.text}
          <Icon name="caret-right-bold" />
        </Link>
      )}
    </div>
  );
}

/** What fills a block below the first screen: two rows of portrait, square or wide tiles, or vendor logos. */
export type SectionFill = 'portrait' | 'square' | 'wide' | 'marks';

const FILL_CLASS = { square: 'squares', wide: 'cards', marks: 'marks' } as const;

/**
 * A block of the page, with its distance to the one above; `isTight` is for one after a category rail. With `fill` the
 * browser lays it out only when it comes near the screen, and reserves its space until then.
 */
export function Section({
  isTight,
  fill,
  children,
}: {
  isTight?: boolean | undefined;
  fill?: SectionFill | undefined;
  children: ReactNode;
}) {
  const className = classNames(
    styles.section,
    isTight && styles.tight,
    fill && styles.later,
    fill && fill !== 'portrait' && styles[FILL_CLASS[fill]],
  );
  return <section className={className}>{children}</section>;
}

/** A vendor as a logo tile. Without a picture its name is written. */
export function VendorTile({
  name,
  href,
  imageUrl,
}: {
  name: string;
  href: string;
  imageUrl?: string | undefined;
}) {
  return (
    <Link className={styles.mark} href={href}>
      {imageUrl === undefined ? name : <img src={imageUrl} alt={name} height={22} loading="lazy" />}
    </Link>
  );
}
