import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { useSending } from './use-sending.ts';
import styles from './chat.module.css';

/** The longest message that the gateway takes. */
const LONGEST = 2000;

interface ComposerProps {
  sending: Pick<ReturnType<typeof useSending>, 'text' | 'setText' | 'send' | 'attach' | 'isReady'>;
  /** The id of a message that is posted without script. */
  messageId: string;
  /** Why that message was not taken. */
  failure: FailureData | undefined;
}

/** Where a message is written. It grows with its text; Enter sends where a mouse is, as the button does everywhere. */
export function Composer({ sending, messageId, failure }: ComposerProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, setText, send } = sending;

  useEffect(() => {
    const box = area.current;
    if (!box) return;
    box.style.blockSize = 'auto';
    box.style.blockSize = `${box.scrollHeight}px`;
    // The box is measured after each change of its text.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [text]);
  useEffect(() => {
    // What was typed before the scripts ran stands in the field alone.
    const typed = area.current?.value ?? '';
    if (typed !== '') setText(typed);
  }, [setText]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    send();
    area.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isEnter || !window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  }

  return (
    <form method="post" className={styles.composer} onSubmit={submit}>
      <FormToken />
      <input type="hidden" name="messageId" value={messageId} />
      {failure && (
        <Note tone="danger" isAlert>
          {failureText(toFailure(failure))}
        </Note>
      )}
      <div className={styles.writing}>
        {sending.isReady && <AttachButton onFiles={sending.attach} />}
        <label className={styles.box}>
          <textarea
            ref={area}
            name="body"
            rows={1}
            maxLength={LONGEST}
            required
            aria-label={t('service.chat.message')}
            placeholder={t('service.chat.message')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <button type="submit" className={styles.send} aria-label={t('service.chat.send')}>
          <Icon name="paper-plane-right-fill" />
        </button>
      </div>
    </form>
  );
}

/** Chooses pictures; each is a message of its own. GIF may be chosen too, and is then refused with a reason. */
function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useWords();
  return (
    <label className={styles.attach}>
      <Icon name="paperclip-bold" />
      <input
        type="file"
        accept="image/jpeg,image/png,image/gif"
        multiple
        aria-label={t('service.chat.attach')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
