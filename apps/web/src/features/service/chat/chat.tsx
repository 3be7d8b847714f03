import { useEffect, useRef } from 'react';
import type { FailureData } from '#platform/api/loader-result.ts';
import { lastAnswer, lastOf } from './chat.model.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { useChat } from './use-chat.ts';
import type { ChatPage } from './use-chat.ts';
import { useSending } from './use-sending.ts';
import styles from './chat.module.css';

/** Nearer to the end than this, in pixels, a reader follows what arrives. */
const NEAR_END = 240;

interface ChatProps {
  back: string;
  first: ChatPage & { readonly account: string; readonly messageId: string; readonly now: string };
  refused:
    | { readonly messageId: string; readonly text: string; readonly failure: FailureData }
    | undefined;
}

/** The chat of a member with the desk. */
export function Chat({ back, first, refused }: ChatProps) {
  const chat = useChat(first);
  const { messages, state, mark } = chat;
  const draft = { account: first.account, text: refused?.text ?? '' };
  const sending = useSending(draft, messages, (message) => chat.add([message]));
  const desk = lastAnswer(messages)?.authorName ?? undefined;
  const end = useFollowedEnd(
    `${lastOf(messages)?.number ?? 0} ${sending.outgoing.length} ${state.typing ?? ''}`,
    mark !== undefined,
  );
  return (
    <>
      <ChatHeader back={back} desk={state.typing ?? desk} />
      <div className={styles.screen}>
        <ChatLog
          messages={messages}
          state={state}
          mark={mark}
          older={chat.older}
          now={first.now}
          outgoing={sending.outgoing}
          onAgain={sending.again}
          onDiscard={sending.discard}
        />
        <Composer
          sending={sending}
          messageId={refused?.messageId ?? first.messageId}
          failure={refused?.failure}
        />
        <div ref={end} />
      </div>
    </>
  );
}

/** Shows the end of the chat at first, unless it begins at what is unread, and later to whom is near it. */
function useFollowedEnd(version: string, beginsElsewhere: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const { scrollHeight } = document.documentElement;
    const isNear = scrollHeight - window.innerHeight - window.scrollY < NEAR_END;
    if (isFirst.current ? !beginsElsewhere : isNear) end.current?.scrollIntoView({ block: 'end' });
    isFirst.current = false;
    // Each new version looks anew, although the effect itself does not use it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [version, beginsElsewhere]);
  return end;
}
