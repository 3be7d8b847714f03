import type { MouseEvent } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './hits.module.css';

interface DidYouMeanProps {
  name: string;
  href: string;
  onPick?: (event: MouseEvent) => void;
}

/** Asks whether another name was meant; a tap searches for it. */
export function DidYouMean({ name, href, onPick }: DidYouMeanProps) {
  const { t } = useWords();
  const [before, after] = t('games.search.did_you_mean', { name: '\n' }).split('\n');
  return (
    <Link className={styles.meant} href={href} onClick={onPick}>
      <Icon name="sparkle-duotone" size={20} />
      <span>
        {before}
        <b>{name}</b>
        {after}
      </span>
      <Icon name="arrow-up-left-bold" size={18} />
    </Link>
  );
}
