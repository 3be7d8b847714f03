import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { AccordionItem } from '#ui/list/accordion.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { Text } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';
import { textOfHtml } from './notices.model.ts';
import styles from './notices.module.css';
import { noticesQueries } from './notices.queries.ts';
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
  const { t, format, locale } = useWords();
  const { data, error, isFetching, refetch } = useQuery(noticesQueries.list(locale), queryClient());
  const retry = useRetry();
  const group = useId();
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
  return (
    <Stack>
      {data.map((notice, place) => (
        <AccordionItem
          key={notice.id}
          group={group}
          isOpenAtFirst={place === 0}
          lead={<Icon name="megaphone-simple-duotone" />}
          title={<span className={styles.sheetExcerpt}>{textOfHtml(notice.content)}</span>}
          caption={format.date(notice.startDate)}
        >
          <Text as="h3" size="strong">
            {notice.title}
          </Text>
          <Prose isSmall html={trustedHtml(notice.content)} />
        </AccordionItem>
      ))}
    </Stack>
  );
}
