import { reportDeadSession, scriptToken } from '#platform/session/session.ts';

/** One event of a server-sent stream. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows a stream of the gateway until stopped, with the token that the browser's own EventSource cannot send.
 * Connects again by itself with growing pauses, at once when the connection is back; ends when the session has ended.
 */
export function followEvents(path: string, onEvent: (event: StreamEvent) => void): () => void {
  const stop = new AbortController();
  void keepFollowing(path, onEvent, stop.signal);
  return () => stop.abort();
}

async function keepFollowing(
  path: string,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const outcome = await followOnce(path, onEvent, signal);
    if (outcome === 'ended') return;
    pauseMs = outcome === 'streamed' ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    await pauseOrOnline(pauseMs, signal);
  }
}

type Outcome = 'streamed' | 'failed' | 'ended';

async function followOnce(
  path: string,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const token = scriptToken();
  if (!token) return 'ended';
  let outcome: Outcome = 'failed';
  try {
    const reply = await fetch(`/m/api${path}`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
      signal,
    });
    if (reply.status === 401) {
      reportDeadSession();
      return 'ended';
    }
    if (!reply.ok || !reply.body) return 'failed';
    outcome = 'streamed';
    await readEvents(reply.body, onEvent);
  } catch {
    // A stream breaks when the connection does or the page leaves; both are answered by trying again or stopping.
  }
  return outcome;
}

/** Lines end in any of three ways; a gateway keeps to one of them. */
const BLANK_LINE = /\r\n\r\n|\n\n|\r\r/;

/** Splits a stream into its events; comments and unknown fields are passed over (the event stream format of HTML). */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split(BLANK_LINE);
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event) onEvent(event);
    }
  }
}

function parseBlock(block: string): StreamEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined;
}

function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
