import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ListTitle } from '#ui/list/list-row.tsx';
import { useNearEnd } from '#ui/list/use-near-end.ts';
import { Stack } from '#ui/text/layout.tsx';
import { SrOnly } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { queryClient } from '#platform/api/query.ts';
import { useToast } from '#platform/page/toast.tsx';
import { noteUnread } from '#platform/session/unread.ts';
import { useWords } from '#platform/words/words.tsx';
import styles from './inbox.module.css';
import { markRead, readInbox } from './inbox.queries.ts';
import type { InboxMessage, InboxPage, ReadMark } from './inbox.queries.ts';

/** The messages by day, newest first; further pages load as the end nears, or by the button. */
export function InboxList({ first, readAt }: { first: InboxPage; readAt: string }) {
  const { t, format } = useWords();
  const { messages, more } = usePages(first);
  const marks = useMarks(first);
  const end = useNearEnd(more.isLeft && !more.isBusy && !more.isFailed, more.load);
  const days = [...new Set(messages.map(({ sentAt }) => format.dayKey(sentAt)))];
  return (
    <Stack gap={4} isPadded isPage>
      <div className={styles.head}>
        <output className={styles.count}>
          {marks.unread > 0
            ? t('member.inbox.unread', { count: marks.unread })
            : t('member.inbox.all_read')}
        </output>
        {marks.unread > 0 && (
          <Button kind="text" size="sm" icon="checks-bold" onClick={marks.markAll}>
            {t('member.inbox.mark_all')}
          </Button>
        )}
      </div>
      {days.map((day) => {
        const ofDay = messages.filter(({ sentAt }) => format.dayKey(sentAt) === day);
        const { key, day: name } = format.dayHeading(ofDay[0]?.sentAt ?? readAt, readAt);
        return (
          <section key={day}>
            <Stack>
              <ListTitle>{key ? t('ui.day.named', { name: t(key), day: name }) : name}</ListTitle>
              <ul className={styles.list}>
                {ofDay.map((message) => (
                  <MessageRow
                    key={message.messageId}
                    message={message}
                    isRead={marks.isRead(message)}
                    onRead={() => marks.mark(message)}
                  />
                ))}
              </ul>
            </Stack>
          </section>
        );
      })}
      <div ref={end} />
      {more.isLeft && (
        <Button width="block" isBusy={more.isBusy} onClick={more.load}>
          {t(more.isFailed ? 'ui.retry' : 'member.inbox.more')}
        </Button>
      )}
    </Stack>
  );
}

/** A message; while it is unread, a tap on it marks it. */
function MessageRow({
  message,
  isRead,
  onRead,
}: {
  message: InboxMessage;
  isRead: boolean;
  onRead: () => void;
}) {
  const { t, format } = useWords();
  const { title, body, sentAt } = message;
  const text = (
    <>
      <span className={styles.emblem}>
        <Icon name="envelope-simple-duotone" />
      </span>
      <span className={styles.text}>
        <b className={classNames(styles.title, !isRead && styles.unreadTitle)}>{title}</b>
        <span className={styles.body}>{body}</span>
      </span>
      <span className={styles.end}>
        <time dateTime={sentAt}>{format.time(sentAt)}</time>
        {!isRead && (
          <span className={styles.dot}>
            <SrOnly>{t('member.inbox.is_unread')}</SrOnly>
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {isRead ? (
        <div className={styles.row}>{text}</div>
      ) : (
        <button type="button" className={styles.row} onClick={onRead}>
          {text}
        </button>
      )}
    </li>
  );
}

/** The pages so far. */
function usePages(first: InboxPage) {
  const { locale } = useWords();
  const newest = first.messages[0]?.messageId;
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(
      {
        // A newer message starts the list again, because pages stored before it would hide it.
        queryKey: ['member', 'inbox', locale, newest, first.totalCount, first.unread],
        queryFn: ({ pageParam }) => readInbox(pageParam, locale),
        initialPageParam: 1,
        initialData: { pages: [first], pageParams: [1] },
        staleTime: Infinity,
        getNextPageParam: (page: InboxPage) =>
          page.pageNum < page.totalPages ? page.pageNum + 1 : undefined,
      },
      queryClient(),
    );
  return {
    messages: data.pages.flatMap((page) => page.messages),
    more: {
      isLeft: hasNextPage,
      isBusy: isFetchingNextPage,
      isFailed: isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  };
}

/** What is read: here at once, then at the gateway. What the gateway does not take is unread again. */
function useMarks({ unread, messages }: InboxPage) {
  const toast = useToast();
  const failureText = useFailureText();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [markedUntil, setMarkedUntil] = useState('');
  const isRead = ({ messageId, sentAt, isRead: wasRead }: InboxMessage) =>
    wasRead || marked.includes(messageId) || sentAt <= markedUntil;

  function send(mark: ReadMark, undo: () => void): void {
    markRead(mark)
      .then((count) => noteUnread('inbox', count))
      .catch((error: unknown) => {
        undo();
        toast.show({ text: failureText(error), tone: 'danger', duration: 'short' });
      });
  }

  const ownMarks = messages.filter((one) => marked.includes(one.messageId) && !one.isRead);
  return {
    isRead,
    // What came after all were marked stands on the first page.
    unread:
      markedUntil === ''
        ? Math.max(0, unread - ownMarks.length)
        : messages.filter((one) => !isRead(one)).length,
    mark({ messageId }: InboxMessage) {
      setMarked((before) => [...before, messageId]);
      send({ messageIds: [messageId] }, () =>
        setMarked((before) => before.filter((one) => one !== messageId)),
      );
    },
    markAll() {
      const sentUntil = messages[0]?.sentAt;
      if (sentUntil === undefined) return;
      setMarkedUntil(sentUntil);
      send({ sentUntil }, () => setMarkedUntil(''));
    },
  };
}
