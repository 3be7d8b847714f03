import { TextAction } from '#ui/text/text.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { useWords } from '#platform/words/words.tsx';
import { answerParts, lastOf, maySendAgain, textParts } from './chat.model.ts';
import type { MessageGroup, OutgoingMessage, TextPart } from './chat.model.ts';
import { OutgoingPictureBubble, PictureBubble } from './picture-bubble.tsx';
import styles from './chat.module.css';

interface MessageGroupViewProps {
  group: MessageGroup;
  /** The desk has read the member's messages up to this number. */
  deskReadNumber: number;
}

/** Messages of one author: name and time above those of the desk, time and read mark below one's own. */
export function MessageGroupView({ group, deskReadNumber }: MessageGroupViewProps) {
  const { t, format } = useWords();
  const { isFromMember, authorName, messages } = group;
  const [first] = messages;
  const last = lastOf(messages);
  const isRead = (last?.number ?? 0) <= deskReadNumber;
  return (
    <>
      {!isFromMember && first && (
        <p className={styles.who}>
          <span>{authorName ?? t('service.chat.desk')}</span>
          <time dateTime={first.createdAt}>{format.time(first.createdAt)}</time>
        </p>
      )}
      {messages.map(({ messageId, body, picture }) =>
        picture ? (
          <PictureBubble key={messageId} picture={picture} />
        ) : (
          <p
            key={messageId}
            className={`${styles.bubble} ${isFromMember ? styles.own : styles.theirs}`}
          >
            <MessageText parts={isFromMember ? textParts(body) : answerParts(body)} />
          </p>
        ),
      )}
      {isFromMember && last && (
        <p className={`${styles.who} ${styles.ownWho}`}>
          <time dateTime={last.createdAt}>{format.time(last.createdAt)}</time>
          <Icon name={isRead ? 'checks-bold' : 'check-bold'} />
          {t(isRead ? 'service.chat.read' : 'service.chat.sent')}
        </p>
      )}
    </>
  );
}

interface OutgoingViewProps {
  message: OutgoingMessage;
  onAgain: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
}

/** A message that is on its way, or was not taken: it says why, can be sent again where that may help, and removed. */
export function OutgoingView({ message, onAgain, onDiscard }: OutgoingViewProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { body, picture, hasFailed, fault } = message;
  const mayHelp = maySendAgain(message);
  return (
    <>
      {picture ? (
        <OutgoingPictureBubble picture={picture} hasFailed={hasFailed} />
      ) : (
        <p className={`${styles.bubble} ${styles.own}`}>
          <MessageText parts={textParts(body)} />
        </p>
      )}
      <div className={`${styles.who} ${styles.ownWho}`}>
        {hasFailed ? (
          <>
            <span className={styles.failed}>
              {mayHelp || fault === undefined
                ? t('service.chat.failed')
                : failureText(new ApiFailure(fault))}
            </span>
            {mayHelp && (
              <TextAction onClick={() => onAgain(message)}>{t('service.chat.again')}</TextAction>
            )}
            <TextAction onClick={() => onDiscard(message)}>{t('service.chat.discard')}</TextAction>
          </>
        ) : (
          t('service.chat.sending')
        )}
      </div>
    </>
  );
}

/** Plain text with its links. One out of the product opens a page of its own, which learns nothing of this one. */
function MessageText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, href }, index) => {
    if (href === undefined) return text;
    const isInside = href.startsWith('/');
    return (
      <Link
        // The parts of a text never change their places.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        key={index}
        href={href}
        className={styles.link}
        {...(isInside ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {text}
      </Link>
    );
  });
}
