import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { followLive } from '#platform/live/live.ts';
import {
  joinedUpTo,
  lastAnswer,
  lastOf,
  mergeMessages,
  stateOfEvent,
  unreadMark,
} from './chat.model.ts';
import type { ChatMessage, ChatState } from './chat.model.ts';
import { markRead, readMessages } from './chat.queries.ts';

/** How long a typing mark stays without another word from the gateway, in milliseconds. */
const TYPING_MS = 30_000;
/** When messages that could not be read are read again, in milliseconds. */
const AGAIN_MS = 4_000;

/** The newest page of the chat, as the screen's loader read it. */
export interface ChatPage {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
  readonly state: ChatState;
}

/** The chat as it is, kept current by the stream of events; nothing is ever polled. */
export function useChat(first: ChatPage) {
  const [messages, setMessages] = useState(first.messages);
  const [state, setState] = useState(first.state);
  const [mark] = useState(() => unreadMark(first.messages));
  const add = (arrived: readonly ChatMessage[]) =>
    setMessages((known) => mergeMessages(known, arrived));

  useFollowing(messages, { add, setState });
  useReading(messages);
  useEffect(() => {
    if (state.typing === null) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, typing: null })), TYPING_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { messages, state, mark, add, older: useOlder(first, messages, add) };
}

/** Follows the stream, and reads what was written since the newest message up to which none is missing. */
function useFollowing(
  messages: readonly ChatMessage[],
  on: { add: (arrived: readonly ChatMessage[]) => void; setState: (state: ChatState) => void },
): void {
  const at = useRef({ known: lastOf(messages)?.number ?? 0, wanted: 0, isReading: false });
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    at.current.known = joinedUpTo(messages, at.current.known);
  }, [messages]);

  const catchUp = useEffectEvent(async () => {
    const now = at.current;
    if (now.isReading) return;
    now.isReading = true;
    try {
      while (now.known < now.wanted) {
        const { messages: arrived } = await readMessages({ after: now.known });
        on.add(arrived);
        now.known = lastOf(arrived)?.number ?? now.wanted;
      }
    } catch {
      // The stream may stay open through a failure, and would not say the same state again.
      setFailures((count) => count + 1);
    } finally {
      now.isReading = false;
    }
  });
  const onEvent = useEffectEvent((data: string) => {
    const state = stateOfEvent(data);
    if (!state) return;
    on.setState(state);
    at.current.wanted = Math.max(at.current.wanted, state.lastNumber);
    void catchUp();
  });
  useEffect(() => followLive('chat', (data) => onEvent(data)), []);
  useEffect(() => {
    if (failures === 0) return undefined;
    const timer = setTimeout(() => void catchUp(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failures]);
}

/** Tells the gateway what was read: the newest answer, while the page is being looked at. */
function useReading(messages: readonly ChatMessage[]): void {
  const told = useRef(0);
  const answer = lastAnswer(messages);
  const number = answer && !answer.isRead ? answer.number : 0;
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'hidden' || number <= told.current) return;
      told.current = number;
      markRead(number).catch(() => {
        // Told again with the next answer, or when the reader comes back.
        told.current = 0;
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [number]);
}

/** The messages before the first that is shown. */
function useOlder(
  first: ChatPage,
  messages: readonly ChatMessage[],
  add: (arrived: readonly ChatMessage[]) => void,
) {
  const [hasMore, setHasMore] = useState(first.hasMore);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  async function load(): Promise<void> {
    const [oldest] = messages;
    if (isLoading || !oldest) return;
    setLoading(true);
    setFailure(undefined);
    try {
      const page = await readMessages({ before: oldest.number });
      add(page.messages);
      setHasMore(page.hasMore);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : networkFailure(error));
    } finally {
      setLoading(false);
    }
  }
  return { hasMore, isLoading, failure, load };
}
