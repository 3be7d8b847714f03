import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SrOnly } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useWords } from '#platform/words/words.tsx';
import { logRows } from './chat.model.ts';
import type { ChatMessage, ChatState, LogRow, OutgoingMessage } from './chat.model.ts';
import { MessageGroupView, OutgoingView } from './message-group.tsx';
import styles from './chat.module.css';

interface ChatLogProps {
  messages: readonly ChatMessage[];
  state: ChatState;
  mark: { readonly from: number; readonly count: number } | undefined;
  older: {
    hasMore: boolean;
    isLoading: boolean;
    failure: ApiFailure | undefined;
    load(): Promise<void>;
  };
  outgoing: readonly OutgoingMessage[];
  /** When the page was made, which decides what is today. */
  now: string;
  onAgain: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
}

/** All messages that are loaded, what is on its way, and the typing mark. */
export function ChatLog({ messages, state, mark, older, outgoing, now, ...on }: ChatLogProps) {
  const { t, format } = useWords();
  const failureText = useFailureText();
  const rows = logRows(messages, mark, format.dayKey);
  const isEmpty = rows.length === 0 && outgoing.length === 0;
  return (
    <div className={styles.chat}>
      {older.failure && (
        <Note tone="danger" isAlert>
          {failureText(older.failure)}
        </Note>
      )}
      {older.hasMore && (
        <div className={styles.older}>
          <Button size="sm" kind="quiet" isBusy={older.isLoading} onClick={() => void older.load()}>
            {t('service.chat.older')}
          </Button>
        </div>
      )}
      {isEmpty && (
        <EmptyState
          drawing="record"
          title={t('service.chat.empty')}
          text={t('service.chat.empty_text')}
        />
      )}
      <div
        role="log"
        aria-live="polite"
        aria-busy={older.isLoading}
        aria-label={t('service.chat.log')}
        className={styles.log}
      >
        {rows.map((row) => (
          <LogRowView key={row.key} row={row} deskReadNumber={state.deskReadNumber} now={now} />
        ))}
        {outgoing.map((message) => (
          <OutgoingView key={message.messageId} message={message} {...on} />
        ))}
      </div>
      <Typing name={state.typing} />
    </div>
  );
}

function LogRowView({
  row,
  deskReadNumber,
  now,
}: {
  row: LogRow;
  deskReadNumber: number;
  now: string;
}) {
  const { t, format } = useWords();
  if (row.kind === 'group') return <MessageGroupView group={row} deskReadNumber={deskReadNumber} />;
  if (row.kind === 'unread') return <UnreadLine count={row.count} />;
  const { key, day } = format.dayHeading(row.at, now);
  return <p className={styles.line}>{key ? t(key) : day}</p>;
}

/** Where what is new begins; the chat is opened there. */
function UnreadLine({ count }: { count: number }) {
  const { t } = useWords();
  const line = useRef<HTMLHeadingElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <h2 ref={line} className={`${styles.line} ${styles.unread}`}>
      {t('service.chat.unread', { count })}
    </h2>
  );
}

/** Says once that somebody is typing. */
function Typing({ name }: { name: string | null }) {
  const { t } = useWords();
  return (
    <output className={styles.typing}>
      {name !== null && (
        <span className={`${styles.bubble} ${styles.theirs} ${styles.dots}`}>
          <SrOnly>{t('service.chat.typing', { name })}</SrOnly>
          <i />
          <i />
          <i />
        </span>
      )}
    </output>
  );
}
