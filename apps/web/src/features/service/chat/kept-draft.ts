import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStored, writeStored } from '#platform/device/storage.ts';
import { keepable } from './chat.model.ts';
import type { OutgoingMessage } from './chat.model.ts';

const STORAGE_KEY = 'maidan.chat';

/** What a member has written and not yet got rid of. */
interface KeptDraft {
  readonly text: string;
  readonly outgoing: readonly OutgoingMessage[];
}

const NOTHING: KeptDraft = { text: '', outgoing: [] };

/**
 * What was kept for a member on this device. What another member wrote here is never shown. A message that was on its way
 * when the page was left counts as failed, because nobody knows whether it arrived; sent again, it is stored once.
 */
function readDraft(account: string): KeptDraft {
  try {
    const kept = JSON.parse(readStored(STORAGE_KEY) ?? 'null') as
      | (KeptDraft & { account: string })
      | null;
    if (kept?.account !== account) return NOTHING;
    return {
      text: kept.text,
      outgoing: kept.outgoing.map((message) => ({ ...message, hasFailed: true })),
    };
  } catch {
    // An older version wrote something else.
    return NOTHING;
  }
}

/**
 * Keeps what a member has written; nothing is kept when there is nothing. Messages of other tabs stay: those that are not
 * among `own`, the ids of all messages that this tab has had.
 */
function keepDraft(account: string, draft: KeptDraft, own: ReadonlySet<string>): void {
  const others = readDraft(account).outgoing.filter(({ messageId }) => !own.has(messageId));
  const outgoing = [...others, ...draft.outgoing];
  const isEmpty = draft.text === '' && outgoing.length === 0;
  const kept = isEmpty ? undefined : JSON.stringify({ account, text: draft.text, outgoing });
  writeStored(STORAGE_KEY, kept);
}

/** Calls back with what was typed in another tab, for as long as the returned function has not been called. */
function followDraft(account: string, onText: (text: string) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) onText(readDraft(account).text);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/**
 * What a member writes and has not yet got rid of, as it was kept on this device and is kept with each change. It begins
 * with `text` where there is one. `arrived` are the ids of the messages that the gateway has.
 */
export function useKeptDraft(
  { account, text: given }: { readonly account: string; readonly text: string },
  arrived: ReadonlySet<string>,
) {
  const [text, setText] = useState(given);
  const [all, setAll] = useState<readonly OutgoingMessage[]>([]);
  const [isReady, setReady] = useState(false);
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
    keepDraft(account, { text, outgoing: keepable(outgoing) }, own.current);
  });
  // Only what changes here is kept, or this tab would undo what another has kept since.
  const version = JSON.stringify([text, keepable(outgoing)]);
  useEffect(() => {
    if (isReady) keep();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the version stands for what is kept
  }, [isReady, version]);
  useEffect(() => followDraft(account, setText), [account]);

  return { text, setText, outgoing, setAll, isReady };
}
