import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';
import { NoticeSign, UnreadDot } from './notice-sign.tsx';
import { textOfHtml } from './notices.model.ts';
import type { NoticeView } from './notices.model.ts';
import styles from './notices.module.css';

interface NoticeCardProps {
  notice: NoticeView;
  isUnread: boolean;
  /** Shows the whole text. */
  isOpen: boolean;
}

/** An announcement in the list: title, first words, kind and date; the whole text when it is open (NOTICE-08, NOTICE-09). */
export function NoticeCard({ notice, isUnread, isOpen }: NoticeCardProps) {
  const { t, format } = useWords();
  return (
    <article className={styles.card}>
      <NoticeSign kind={notice.kind} isUnread={isUnread} />
      <div className={styles.text}>
        <div className={styles.titleLine}>
          <h2 className={classNames(styles.title, isUnread && styles.unreadTitle)}>
            <Link className={styles.link} href={`/m/noticeDetail?id=${notice.id}`}>
              {notice.title}
            </Link>
          </h2>
          {isUnread && <UnreadDot />}
        </div>
        {isOpen ? (
          <Prose isSmall html={trustedHtml(notice.content)} />
        ) : (
          <p className={styles.excerpt}>{textOfHtml(notice.content)}</p>
        )}
        <p className={styles.date}>
          {t(`notices.kind.${notice.kind}`)} · {format.date(notice.startDate)}
        </p>
      </div>
    </article>
  );
}
