import { useEffect, useEffectEvent } from 'react';
import { ApiFailure } from '#platform/api/failure.ts';
import { maySendAgain, pictureMessage } from './chat.model.ts';
import type { ChatMessage, OutgoingMessage, OutgoingPicture } from './chat.model.ts';
import { sendMessage } from './chat.queries.ts';
import { useKeptDraft } from './kept-draft.ts';
import { useUploads } from './use-uploads.ts';

/** A new id for a message, also where the page is not served securely. */
function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What the member writes and sends. It is kept on the device until the gateway has it; what was not taken is sent again
 * by a tap, and by itself when the connection is back.
 */
export function useSending(
  given: { readonly account: string; readonly text: string },
  messages: readonly ChatMessage[],
  onSent: (message: ChatMessage) => void,
) {
  const arrived = new Set(messages.map(({ messageId }) => messageId));
  const { text, setText, outgoing, setAll, isReady } = useKeptDraft(given, arrived);
  const uploads = useUploads();
  const discard = (messageId: string) =>
    setAll((now) => now.filter((other) => other.messageId !== messageId));
  const change = (messageId: string, part: Partial<OutgoingMessage>) =>
    setAll((now) =>
      now.map((other) => (other.messageId === messageId ? { ...other, ...part } : other)),
    );
  async function attempt(message: OutgoingMessage): Promise<void> {
    const { messageId } = message;
    const { fault: _fault, ...again } = message;
    setAll((now) => [
      ...now.filter((other) => other.messageId !== messageId),
      { ...again, hasFailed: false },
    ]);
    try {
      onSent(await deliver(message));
      discard(messageId);
    } catch (error) {
      // The message itself says that it was not sent, and why.
      const fault = error instanceof ApiFailure ? error.code : 'server.unexpected';
      change(messageId, { hasFailed: true, fault });
    }
  }

  async function deliver({ messageId, body, picture }: OutgoingMessage): Promise<ChatMessage> {
    if (!picture) return sendMessage({ messageId, body });
    const { name } = picture;
    const show = (part: Partial<OutgoingPicture>) =>
      change(messageId, { picture: { ...picture, ...part } });
    const pictureId =
      picture.pictureId ?? (await uploads.send(messageId, (percent) => show({ percent })));
    show({ pictureId, percent: 100 });
    return sendMessage({ messageId, body, picture: { pictureId, name } });
  }

  useBackOnline(async () => {
    // One after the other, so that they arrive in the order in which they were written.
    for (const message of outgoing.filter((each) => each.hasFailed && maySendAgain(each)))
      await attempt(message);
  });

  function send(): void {
    const body = text.trim();
    if (body === '') return;
    setText('');
    void attempt({ messageId: newMessageId(), body, hasFailed: false });
  }

  async function attach(files: readonly File[]): Promise<void> {
    // One after the other, so that they stand in the order in which they were chosen.
    for (const file of files) {
      const message = pictureMessage(newMessageId(), file);
      uploads.hold(message.messageId, file);
      if (message.hasFailed) setAll((now) => [...now, message]);
      else await attempt(message);
    }
  }

  return {
    text,
    setText,
    outgoing,
    send,
    attach: (files: readonly File[]) => void attach(files),
    again: (message: OutgoingMessage) => void attempt(message),
    discard: ({ messageId }: OutgoingMessage) => discard(messageId),
    /** Whether scripts run, without which no picture can be sent. */
    isReady,
  };
}

/** Calls back whenever the connection is there again. */
function useBackOnline(onBack: () => Promise<void>): void {
  const retry = useEffectEvent(() => void onBack());
  useEffect(() => {
    const back = () => retry();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
}
