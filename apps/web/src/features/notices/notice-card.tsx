import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';
import { textOfHtml } from './notices.model.ts';
import type { NoticeView } from './notices.model.ts';
import styles from './notices.module.css';

/** An announcement in the list: title, first words and date; the whole text when it is open (NOTICE-08, NOTICE-09). */
export function NoticeCard({ notice, isOpen }: { notice: NoticeView; isOpen: boolean }) {
  const { format } = useWords();
  return (
    <article className={styles.card}>
      <span className={styles.emblem}>
        <Icon name="megaphone-simple-duotone" />
      </span>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link className={styles.link} href={`/m/noticeDetail?id=${notice.id}`}>
            {notice.title}
          </Link>
        </h2>
        {isOpen ? (
          <Prose isSmall html={trustedHtml(notice.content)} />
        ) : (
          <p className={styles.excerpt}>{textOfHtml(notice.content)}</p>
        )}
        <p className={styles.date}>{format.date(notice.startDate)}</p>
      </div>
    </article>
  );
}
