import type { LiveEvents } from './live-events.ts';
import type { StreamPlaces } from './stream-places.ts';

/** How often a stream sends a heartbeat and checks for a change without a notification, in milliseconds. */
const HEARTBEAT_MS = 20_000;
/** How long a stream lasts; the browser then opens a new one, for which the session is checked again. */
const STREAM_LIFE_MS = 10 * 60_000;

/** The session that a stream was opened with. */
export interface StreamSession {
  /** Whether the session is still live; asking does not renew it. */
  stands(): Promise<boolean>;
  /** Calls back when the session may have ended; the returned function stops the calls. */
  onEnd(onEnded: () => void): () => void;
}

/** The member who reads a stream. */
export interface LiveReader {
  readonly siteId: string;
  readonly memberId: string;
}

/** What a source sends: how things are now, never a change, so that nobody has to have had the events before. */
export interface LiveState {
  readonly data: unknown;
  /** Rises with every change; a state without one is sent when its data differ from what was sent last. */
  readonly version?: number;
}

/** One kind of events on the stream. */
export interface LiveSource {
  /** The name of its events, and the topic under which its changes are announced. */
  readonly topic: string;
  /** How things are now for a reader; undefined when there is nothing to send to this one. It ends the stream by failing. */
  read(reader: LiveReader): Promise<LiveState | undefined>;
}

export interface LiveStreamDeps extends LiveReader {
  readonly events: LiveEvents;
  readonly sources: readonly LiveSource[];
  readonly session: StreamSession;
  readonly places: StreamPlaces;
  /** Aborted when the reader is gone; the stream then ends. */
  readonly signal: AbortSignal;
  readonly heartbeatMs?: number;
  readonly lifeMs?: number;
}

/**
 * What concerns one member as server-sent events: each source's state at the start and after every change, and a
 * comment as heartbeat. Versions only increase. The stream ends with its session, of which the event `ended` tells, after
 * `lifeMs`, when the reader disconnects, when the process closes, when its member has opened too many streams, and when a
 * source cannot be read. The browser then connects again by itself.
 */
export function liveStream(deps: LiveStreamDeps): ReadableStream<Uint8Array> {
  const release: (() => void)[] = [];
  const releaseAll = () => release.splice(0).forEach((undo) => undo());

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = () => {
        if (release.length === 0) return;
        releaseAll();
        controller.close();
      };
      const isOpen = () => release.length > 0;
      const senders = new Map(
        deps.sources.map((source) => [
          source.topic,
          stateSender(deps, source, { controller, isOpen, end }),
        ]),
      );
      const sendAll = () => senders.forEach((send) => send());
      const { siteId, memberId, events, session, places, signal } = deps;
      const look = sessionCheck(session, end, () => {
        if (isOpen()) write(controller, 'event: ended\ndata: {}\n\n');
        end();
      });
      release.push(
        events.subscribe(siteId, memberId, {
          onChanged: (topic) => (topic === undefined ? sendAll() : senders.get(topic)?.()),
          onEnd: end,
        }),
        session.onEnd(look),
        places.take(`${siteId}:${memberId}`, end),
        startTimers(deps, { controller, sendAll, end, look }),
        () => signal.removeEventListener('abort', end),
      );
      signal.addEventListener('abort', end, { once: true });
      write(controller, 'retry: 3000\n\n');
      sendAll();
    },
    cancel: releaseAll,
  });
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

const encoder = new TextEncoder();
function write(controller: Controller, text: string): void {
  controller.enqueue(encoder.encode(text));
}

function startTimers(
  deps: LiveStreamDeps,
  stream: { controller: Controller; sendAll: () => void; end: () => void; look: () => void },
): () => void {
  const beat = setInterval(() => {
    write(stream.controller, ': alive\n\n');
    // A notification can be lost, and a session expires without one, so the stream checks from time to time.
    stream.look();
    stream.sendAll();
  }, deps.heartbeatMs ?? HEARTBEAT_MS);
  const life = setTimeout(stream.end, deps.lifeMs ?? STREAM_LIFE_MS);
  return () => {
    clearInterval(beat);
    clearTimeout(life);
  };
}

/** Makes the function that ends a stream whose session is over, with a word of it, or cannot be checked. */
function sessionCheck({ stands }: StreamSession, end: () => void, endAsOver: () => void) {
  return () => {
    stands().then((isStanding) => (isStanding ? undefined : endAsOver()), end);
  };
}

/** Makes the function that sends a source's state when it is newer than the last one sent. */
function stateSender(
  { siteId, memberId }: LiveReader,
  { topic, read }: LiveSource,
  stream: { controller: Controller; isOpen: () => boolean; end: () => void },
): () => void {
  const state = { sentVersion: -1, sentData: '', isReading: false, isStale: false };

  async function readAndSend(): Promise<void> {
    // All changes that arrive during a read are covered by one further read.
    while (state.isStale && stream.isOpen()) {
      state.isStale = false;
      const found = await read({ siteId, memberId });
      if (!stream.isOpen() || !found) continue;
      const data = JSON.stringify(found.data);
      const { version } = found;
      if (version === undefined ? data === state.sentData : version <= state.sentVersion) continue;
      state.sentData = data;
      state.sentVersion = version ?? state.sentVersion;
      const id = version === undefined ? '' : `id: ${version}\n`;
      write(stream.controller, `event: ${topic}\n${id}data: ${data}\n\n`);
    }
  }

  return () => {
    state.isStale = true;
    if (state.isReading) return;
    state.isReading = true;
    readAndSend()
      // A source that cannot be read ends the stream, and the browser's next attempt gets the reason.
      .catch(stream.end)
      .finally(() => {
        state.isReading = false;
      });
  };
}
