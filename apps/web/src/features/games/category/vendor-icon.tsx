import { classNames } from '#ui/class-names.ts';
import { Tag } from '#ui/feedback/tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { VendorView } from './category-data.ts';
import styles from './vendor-icon.module.css';

/** A vendor to show, or none for "all". */
interface VendorIconProps {
  vendor?: Pick<VendorView, 'code' | 'name' | 'isHot'>;
  isOn?: boolean;
  /** A second line, under the name. */
  caption?: string;
}

/** A vendor as icon and name, four in a row; the chosen one has a ring and a tick. */
export function VendorIcon({ vendor, isOn = false, caption }: VendorIconProps) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  return (
    <span className={classNames(styles.vendor, isOn && styles.on)}>
      <span className={styles.icon}>
        {vendor ? (
          <img
            src={imageUrl(`vendors/${vendor.code}-DEFAULT.svg`)}
            alt=""
            width={60}
            height={60}
            loading="lazy"
          />
        ) : (
          <Icon name="squares-four-duotone" size={28} />
        )}
        {isOn && (
          <span className={styles.tick}>
            <Icon name="check-bold" size={14} />
          </span>
        )}
        {vendor?.isHot && !isOn && (
          <Tag tone="hot" className={styles.hot}>
            {t('games.centre.hot')}
          </Tag>
        )}
      </span>
      <span className={styles.name} lang={vendor && nameLanguage(vendor.name)}>
        {vendor?.name ?? t('games.vendor.all')}
      </span>
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
    </span>
  );
}
