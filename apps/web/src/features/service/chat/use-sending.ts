import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatMessage, OutgoingMessage } from './chat.model.ts';
import { sendMessage } from './chat.queries.ts';
import { followDraft, keepDraft, readDraft } from './kept-draft.ts';

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
  account: string,
  messages: readonly ChatMessage[],
  onSent: (message: ChatMessage) => void,
) {
  const [text, setText] = useState('');
  const [all, setAll] = useState<readonly OutgoingMessage[]>([]);
  const [isReady, setReady] = useState(false);
  const arrived = new Set(messages.map(({ messageId }) => messageId));
  const outgoing = all.filter(({ messageId }) => !arrived.has(messageId));

  useEffect(() => {
    // The server drew the page without what is kept on the device, so that comes after the first paint of it.
    const restore = () => {
      const kept = readDraft(account);
      setText((typed) => typed || kept.text);
      setAll(kept.outgoing);
      setReady(true);
    };
    const timer = setTimeout(restore);
    return () => clearTimeout(timer);
  }, [account]);
  const own = useRef(new Set<string>());
  const keep = useEffectEvent(() => {
    for (const { messageId } of all) own.current.add(messageId);
    keepDraft(account, { text, outgoing }, own.current);
  });
  // Only what changes here is kept, or this tab would undo what another has kept since.
  const version = JSON.stringify([text, outgoing]);
  useEffect(() => {
    if (isReady) keep();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the version stands for what is kept
  }, [isReady, version]);
  useEffect(() => followDraft(account, setText), [account]);

  async function attempt(message: OutgoingMessage): Promise<void> {
    const { messageId, body } = message;
    setAll((now) => [
      ...now.filter((other) => other.messageId !== messageId),
      { messageId, body, hasFailed: false },
    ]);
    try {
      const sent = await sendMessage({ messageId, body });
      onSent(sent);
      setAll((now) => now.filter((other) => other.messageId !== messageId));
    } catch {
      // The message itself says that it was not sent, and offers to try again.
      setAll((now) =>
        now.map((other) => (other.messageId === messageId ? { ...other, hasFailed: true } : other)),
      );
    }
  }

  const retryAll = useEffectEvent(async () => {
    // One after the other, so that they arrive in the order in which they were written.
    for (const message of outgoing.filter(({ hasFailed }) => hasFailed)) await attempt(message);
  });
  useEffect(() => {
    const retry = () => void retryAll();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  function send(): boolean {
    const body = text.trim();
    if (body === '') return false;
    setText('');
    void attempt({ messageId: newMessageId(), body, hasFailed: false });
    return true;
  }

  return {
    text,
    setText,
    outgoing,
    send,
    again: (message: OutgoingMessage) => void attempt(message),
  };
}
