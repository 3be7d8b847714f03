import { Button } from '#ui/action/button.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { NoticeView } from './notices.model.ts';
import styles from './notices.module.css';
import { useReadMarks } from './reading/read-marks.ts';

/** Above a list: how many are unread, and a way to mark all as read, which is absent when all are. */
export function NoticesHead({ notices }: { notices: readonly NoticeView[] }) {
  const { t } = useWords();
  const { isRead, markRead } = useReadMarks();
  const marks = notices.map(isRead);
  const count = marks.filter((isOneRead) => isOneRead === false).length;
  const isKnown = !marks.includes(undefined);
  return (
    <div className={styles.head}>
      <output className={styles.count}>
        {isKnown && (count > 0 ? t('notices.unread_count', { count }) : t('notices.all_read'))}
      </output>
      {count > 0 && (
        <Button kind="text" size="sm" icon="checks-bold" onClick={() => markRead(notices)}>
          {t('notices.mark_all')}
        </Button>
      )}
    </div>
  );
}
