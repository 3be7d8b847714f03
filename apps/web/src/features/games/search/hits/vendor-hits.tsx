import type { MouseEvent } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { vendorListHref } from '#platform/api/vendor.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { FoundVendor } from '../../games.queries.ts';
import styles from './hits.module.css';

interface VendorHitsProps {
  vendors: readonly FoundVendor[];
  activeId?: string | undefined;
  /** In a list of options; elsewhere they are links. */
  isOption?: boolean;
  onOpen?: (event: MouseEvent) => void;
}

/** The vendors that the text names, above their games. */
export function VendorHits({ vendors, activeId, isOption = false, onOpen }: VendorHitsProps) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  if (vendors.length === 0) return null;
  return (
    <div className={styles.rows}>
      {vendors.map(({ code, name, games }) => (
        <Link
          key={code}
          id={`hit-${code}`}
          {...(isOption ? { role: 'option', 'aria-selected': `hit-${code}` === activeId } : {})}
          className={styles.row}
          href={vendorListHref('/m/provider', code)}
          onClick={onOpen}
        >
          <img
            className={styles.cover}
            src={imageUrl(`vendors/${code}-DEFAULT.svg`)}
            alt=""
            width={52}
            height={52}
          />
          <span className={styles.words}>
            <span className={styles.second}>{t('games.search.provider')}</span>
            <b lang={nameLanguage(name)}>{name}</b>
          </span>
          <span className={styles.count}>{t('games.list.count', { count: games })}</span>
          <Icon name="caret-right-bold" size={18} />
        </Link>
      ))}
    </div>
  );
}
