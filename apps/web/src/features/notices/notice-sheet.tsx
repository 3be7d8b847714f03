import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { AccordionItem } from '#ui/list/accordion.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { queryClient } from '#platform/api/query.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';
import { NoticeSign, UnreadDot } from './notice-sign.tsx';
import { NoticesHead } from './notices-head.tsx';
import { textOfHtml } from './notices.model.ts';
import type { NoticeView } from './notices.model.ts';
import styles from './notices.module.css';
import { noticesQueries } from './notices.queries.ts';
import { useReadMarks } from './reading/read-marks.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useRetry } from '#platform/api/retry.ts';

interface NoticeSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The announcements as an accordion, one open at a time (NOTICE-05 to NOTICE-07). */
export function NoticeSheet({ isOpen, onClose }: NoticeSheetProps) {
  const { t } = useWords();
  const foot = (
    <Button kind="primary" width="grow" href="/m/notice">
      {t('notices.bar.all')}
    </Button>
  );
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('notices.title')}
      foot={foot}
    >
      <NoticeAccordion />
    </BottomSheet>
  );
}

function NoticeAccordion() {
  const { t, locale } = useWords();
  const { data, error, isFetching, refetch } = useQuery(noticesQueries.list(locale), queryClient());
  const retry = useRetry();
  if (!data && error)
    return (
      <RetryState
        title={t('notices.error')}
        {...retry(error, { isBusy: isFetching, onRetry: () => void refetch() })}
      />
    );
  if (!data) return <ListSkeleton label={t('ui.loading')} count={4} />;
  if (data.length === 0)
    return <EmptyState drawing="record" title={t('notices.none')} text={t('notices.none_text')} />;
  return <Notices notices={data} />;
}

function Notices({ notices }: { notices: readonly NoticeView[] }) {
  const { t, format } = useWords();
  const group = useId();
  const { isRead, markRead } = useReadMarks();
  const noteRead = useEffectEvent((shown: readonly NoticeView[]) => markRead(shown));
  // The first is open without having been opened.
  useEffect(() => noteRead(notices.slice(0, 1)), [notices]);
  return (
    <Stack>
      <NoticesHead notices={notices} />
      {notices.map((notice, place) => (
        <AccordionItem
          key={notice.id}
          group={group}
          isOpenAtFirst={place === 0}
          onToggle={(isOpen) => isOpen && markRead([notice])}
          lead={<NoticeSign kind={notice.kind} isUnread={isRead(notice) === false} />}
          title={<SheetTitle notice={notice} isUnread={isRead(notice) === false} />}
          caption={`${t(`notices.kind.${notice.kind}`)} · ${format.date(notice.startDate)}`}
        >
          <Prose isSmall html={trustedHtml(notice.content)} />
        </AccordionItem>
      ))}
    </Stack>
  );
}

/** Its text while it is closed (NOTICE-06); when the text stands below, its title, so that nothing is said twice. */
function SheetTitle({ notice, isUnread }: { notice: NoticeView; isUnread: boolean }) {
  return (
    <span className={styles.titleLine}>
      <span className={classNames(styles.sheetExcerpt, isUnread && styles.unreadTitle)}>
        {textOfHtml(notice.content)}
      </span>
      <span className={styles.sheetTitle}>{notice.title}</span>
      {isUnread && <UnreadDot />}
    </span>
  );
}
