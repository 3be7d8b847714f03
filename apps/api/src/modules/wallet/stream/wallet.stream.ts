import type { StreamPlaces } from './places.ts';
import type { WalletEvents } from './wallet.events.ts';
import type { WalletView } from '../wallet.service.ts';

/** How often a stream sends a heartbeat and checks for a movement without a notification, in milliseconds. */
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

export interface WalletStreamDeps {
  readonly siteId: string;
  readonly memberId: string;
  readonly events: WalletEvents;
  readonly readBalance: (siteId: string, memberId: string) => Promise<WalletView>;
  readonly session: StreamSession;
  readonly places: StreamPlaces;
  /** Aborted when the reader is gone; the stream then ends. */
  readonly signal: AbortSignal;
  readonly heartbeatMs?: number;
  readonly lifeMs?: number;
}

/**
 * The balance of one wallet as server-sent events: `event: balance` with the wallet as data, once at the start and
 * after every movement, and a comment as heartbeat. Versions only increase. The stream ends with its session, after
 * `lifeMs`, when the reader disconnects, when the process closes, when its member has opened too many streams, and when
 * the wallet cannot be read. The browser then connects again by itself, or learns that its session is over.
 */
export function walletStream(deps: WalletStreamDeps): ReadableStream<Uint8Array> {
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
      const send = balanceSender(deps, { controller, isOpen, end });
      const { siteId, memberId, events, session, places, signal } = deps;
      const look = sessionCheck(session, end);
      release.push(
        events.subscribe(siteId, memberId, { onMoved: send, onEnd: end }),
        session.onEnd(look),
        places.take(`${siteId}:${memberId}`, end),
        startTimers(deps, { controller, send, end, look }),
        () => signal.removeEventListener('abort', end),
      );
      signal.addEventListener('abort', end, { once: true });
      write(controller, 'retry: 3000\n\n');
      send();
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
  deps: WalletStreamDeps,
  stream: { controller: Controller; send: () => void; end: () => void; look: () => void },
): () => void {
  const beat = setInterval(() => {
    write(stream.controller, ': alive\n\n');
    // A notification can be lost, and a session expires without one, so the stream checks from time to time.
    stream.look();
    stream.send();
  }, deps.heartbeatMs ?? HEARTBEAT_MS);
  const life = setTimeout(stream.end, deps.lifeMs ?? STREAM_LIFE_MS);
  return () => {
    clearInterval(beat);
    clearTimeout(life);
  };
}

/** Makes the function that ends a stream whose session is over or cannot be checked. */
function sessionCheck({ stands }: StreamSession, end: () => void): () => void {
  return () => {
    stands().then((isStanding) => (isStanding ? undefined : end()), end);
  };
}

/** Makes the function that sends the wallet when it is newer than the last one sent. */
function balanceSender(
  { siteId, memberId, readBalance }: WalletStreamDeps,
  stream: { controller: Controller; isOpen: () => boolean; end: () => void },
): () => void {
  const state = { sentVersion: -1, isReading: false, isStale: false };

  async function readAndSend(): Promise<void> {
    // All movements that arrive during a read are covered by one further read.
    while (state.isStale && stream.isOpen()) {
      state.isStale = false;
      const wallet = await readBalance(siteId, memberId);
      if (!stream.isOpen() || wallet.version <= state.sentVersion) continue;
      state.sentVersion = wallet.version;
      const data = JSON.stringify(wallet);
      write(stream.controller, `event: balance\nid: ${wallet.version}\ndata: ${data}\n\n`);
    }
  }

  return () => {
    state.isStale = true;
    if (state.isReading) return;
    state.isReading = true;
    readAndSend()
      // A wallet that cannot be read ends the stream, and the browser's next attempt gets the reason.
      .catch(stream.end)
      .finally(() => {
        state.isReading = false;
      });
  };
}
