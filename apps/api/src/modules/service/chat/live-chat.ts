import type { LiveReader, LiveSource } from '#platform/live/live-stream.ts';

/** The name of the chat's events on the stream, and the topic of its changes. */
export const CHAT_TOPIC = 'chat';

interface ChatReader {
  state(reader: LiveReader): Promise<object | undefined>;
}

/**
 * The chat on the stream of events (API-31): how many answers are unread, how far it has come, how far the desk has
 * read, and who is typing. Nothing on a site without a chat.
 */
export function liveChat({ state }: ChatReader): LiveSource {
  return {
    topic: CHAT_TOPIC,
    async read(reader) {
      const data = await state(reader);
      return data && { data };
    },
  };
}
