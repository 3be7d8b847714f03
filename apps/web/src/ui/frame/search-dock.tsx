import type { MouseEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link.tsx';
import styles from './frame.module.css';

/** The way to the search, above the tab bar. Without script it is a link. */
export function SearchDock({
  href,
  text,
  onPress,
}: {
  href: string;
  text: string;
  onPress: (event: MouseEvent) => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest browsers do not know the tag
    <div role="search" className={styles.dock}>
      <Link href={href} aria-haspopup="dialog" onClick={onPress}>
        <Icon name="magnifying-glass" />
        {text}
      </Link>
    </div>
  );
}
