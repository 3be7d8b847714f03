import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { readablePages } from '#platform/connection/kept-pages.ts';
import { useWords } from '#platform/words/words.tsx';
import { useAge } from './page-age.ts';
import styles from './readable-pages.module.css';

const SHOWN_MOST = 4;

/** Pages that this document has read and still keeps, each with its age; nothing when there is none. */
export function ReadablePages() {
  const { t } = useWords();
  const ageOf = useAge();
  const pages = readablePages(SHOWN_MOST);
  if (pages.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('site.failure.readable')}</h2>
      <ul>
        {pages.map(({ address, titleKey, readAt }) => (
          <li key={address}>
            <Link href={`/m${address}`}>
              <span>{t(titleKey)}</span>
              <small>{ageOf(readAt)}</small>
              <Icon name="caret-right-bold" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
