import { createParser } from 'eventsource-parser';
import { reportDeadSession, scriptToken } from '../session/session.ts';
import { pauseOrOnline } from '../connection/pause.ts';

/** One event of a server-sent stream. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Even a gateway that asks for no pause is not called without one. */
const SHORTEST_PAUSE_MS = 100;
/**
 * A stream that has been silent for this long, in milliseconds, is dead, even if nobody has said so: gateways send a
 * comment at least every 20 seconds. A phone that has slept, or has changed its network, learns it in no other way.
 */
const SILENT_MS = 45_000;
/** The event by which a gateway says that the session is over and that nothing follows. */
const SESSION_ENDED = 'ended';
/** What a header may carry; no gateway of ours names its events otherwise. */
const HEADER_TEXT = /^[\x21-\x7e]+$/;

/** A stream over its connections: what the next one has to know of those before. */
interface Following {
  readonly path: string;
  readonly onEvent: (event: StreamEvent) => void;
  readonly signal: AbortSignal;
  /** The id of the last event that had one. */
  lastEventId: string;
  /** How long to wait after a stream has broken, as the gateway asked last. */
  pauseMs: number;
}

/**
 * Follows a stream of the gateway until stopped, with the token that the browser's own EventSource cannot send. Connects
 * again by itself and names the last event it has had: after the time that the gateway asks for with `retry`, with growing
 * pauses while nothing answers, at once when the connection is back or when a device wakes that has slept. Ends when the
 * session has ended: after a pause in which the answer to a sign-out of this member can arrive, the page learns of it.
 */
export function followEvents(path: string, onEvent: (event: StreamEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  void keepFollowing({ path, onEvent, signal, lastEventId: '', pauseMs: FIRST_PAUSE_MS });
  return () => stop.abort();
}

async function keepFollowing(following: Following): Promise<void> {
  const { signal } = following;
  let pauseMs = following.pauseMs;
  while (!signal.aborted) {
    const token = scriptToken();
    if (!token) return;
    const outcome = await followOnce(following, token);
    if (outcome === 'ended') return;
    if (outcome === 'over') return endWithSession(following, token);
    const longestMs = Math.max(LONGEST_PAUSE_MS, following.pauseMs);
    pauseMs = outcome === 'failed' ? Math.min(pauseMs * 2, longestMs) : following.pauseMs;
    if (outcome !== 'silent') await pauseWhileAsleep(pauseMs, signal);
  }
}

type Outcome = 'streamed' | 'silent' | 'failed' | 'over' | 'ended';

async function endWithSession({ pauseMs, signal }: Following, token: string): Promise<void> {
  await pauseWhileAsleep(pauseMs, signal);
  if (!signal.aborted && scriptToken() === token) reportDeadSession();
}

/** Pauses, but not longer than until the page is looked at again. */
async function pauseWhileAsleep(pauseMs: number, signal: AbortSignal): Promise<void> {
  const awake = new AbortController();
  const end = () => {
    if (document.visibilityState === 'visible') awake.abort();
  };
  const stop = () => awake.abort();
  document.addEventListener('visibilitychange', end);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  await pauseOrOnline(pauseMs, awake.signal);
  document.removeEventListener('visibilitychange', end);
  signal.removeEventListener('abort', stop);
}

/** One connection: it is cut when the page stops following, and when it has been silent for too long. */
interface Connection {
  readonly signal: AbortSignal;
  /** To be called with everything that arrives. */
  readonly noteSign: () => void;
  readonly wasSilent: () => boolean;
  readonly release: () => void;
}

function connect(stop: AbortSignal): Connection {
  const cut = new AbortController();
  let heardAt = Date.now();
  let wasSilent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Timers stand still while a device sleeps; the clock does not.
  const look = () => {
    clearTimeout(timer);
    const leftMs = heardAt + SILENT_MS - Date.now();
    wasSilent = leftMs <= 0;
    if (wasSilent) cut.abort();
    else timer = setTimeout(look, leftMs);
  };
  const end = () => cut.abort();
  stop.addEventListener('abort', end);
  document.addEventListener('visibilitychange', look);
  // A browser keeps no page for a step back that still receives something.
  window.addEventListener('pagehide', end);
  look();
  return {
    signal: cut.signal,
    noteSign: () => void (heardAt = Date.now()),
    wasSilent: () => wasSilent,
    release() {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', end);
    },
  };
}

async function followOnce(following: Following, token: string): Promise<Outcome> {
  const { path, lastEventId } = following;
  let outcome: Outcome = 'failed';
  const connection = connect(following.signal);
  try {
    const reply = await fetch(`/m/api${path}`, {
      headers: headersOf(token, lastEventId),
      signal: connection.signal,
    });
    if (reply.status === 401) {
      reportDeadSession();
      return 'ended';
    }
    if (!reply.ok || !reply.body) return 'failed';
    outcome = 'streamed';
    const isOver = await readEvents(reply.body, following, connection.noteSign);
    if (isOver) return 'over';
  } catch {
    // A stream breaks when the connection breaks or the page leaves. Both end here, by another try or by stopping.
  } finally {
    connection.release();
  }
  return connection.wasSilent() ? 'silent' : outcome;
}

function headersOf(token: string, lastEventId: string): Record<string, string> {
  return {
    Authorization: `Bearer ${token}`,
    Accept: 'text/event-stream',
    ...(HEADER_TEXT.test(lastEventId) ? { 'Last-Event-ID': lastEventId } : {}),
  };
}

/** Hands on the events of one connection, and keeps what the next one has to know. Answers whether the session is over. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  following: Following,
  noteSign: () => void,
): Promise<boolean> {
  let isOver = false;
  const parser = createParser({
    onEvent: ({ id = following.lastEventId, event = 'message', data }) => {
      following.lastEventId = id;
      if (event === SESSION_ENDED) isOver = true;
      else following.onEvent({ name: event, data });
    },
    onRetry: (ms) => {
      following.pauseMs = Math.max(ms, SHORTEST_PAUSE_MS);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let isAfterReturn = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return isOver;
    noteSign();
    const text = decoder.decode(value, { stream: true });
    // The parser holds a carriage return back until it knows what follows: an event would come with the next one only.
    const added = isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
    if (text !== '') isAfterReturn = text.endsWith('\r');
    parser.feed(added.replace(/\r\n?/g, '\n'));
  }
}
