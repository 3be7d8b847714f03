import { setImmediate as nextTurn } from 'node:timers/promises';

/** One event of a stream. */
export interface HeardEvent {
  name: string;
  data: Record<string, unknown>;
}

/** A stream of Server-Sent Events that a test listens to. */
export interface HeardStream {
  status: number;
  contentType: string | null;
  /** Everything that came so far. */
  events: HeardEvent[];
  isOver: () => boolean;
  /** Waits until what was sent has come, and answers what came since the last call. */
  news: () => Promise<HeardEvent[]>;
  close: () => Promise<void>;
}

function readEvent(text: string): HeardEvent {
  const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? [];
  return { name, data: JSON.parse(data) as Record<string, unknown> };
}

/** Reads a stream until it is closed. */
export function hearStream(response: Response): HeardStream {
  const events: HeardEvent[] = [];
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let isOver = false;
  let told = 0;
  let rest = '';
  async function read(): Promise<void> {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) break;
      rest += decoder.decode(chunk.value, { stream: true });
      const parts = rest.split('\n\n');
      rest = parts.pop() ?? '';
      events.push(...parts.map((part) => readEvent(part)));
    }
    isOver = true;
  }
  void read();
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    events,
    isOver: () => isOver,
    async news() {
      await nextTurn();
      await nextTurn();
      const fresh = events.slice(told);
      told = events.length;
      return fresh;
    },
    close: async () => void (await reader?.cancel()),
  };
}
