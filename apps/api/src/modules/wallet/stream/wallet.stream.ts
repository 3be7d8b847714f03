import type { StreamPlaces } from './places.ts';
import type { WalletEvents } from './wallet.events.ts';
import type { WalletView } from '../wallet.service.ts';

/** How often a stream says that it is alive, and looks for a movement it was not told of, in milliseconds. */
const HEARTBEAT_MS = 20_000;
/** How long a stream lasts; then the browser opens a new one, and its session is checked again. */
const STREAM_LIFE_MS = 10 * 60_000;

/** The session that a stream was opened with. */
export interface StreamSession {
  /** Whether it still stands; asking is no use of it. */
  stands(): Promise<boolean>;
  /** Calls back when it may have ended; the returned function stops it. */
  whenEnded(onEnded: () => void): () => void;
}

export interface WalletStreamDeps {
  readonly siteId: string;
  readonly memberId: string;
  readonly events: WalletEvents;
  readonly readBalance: (siteId: string, memberId: string) => Promise<WalletView>;
  readonly session: StreamSession;
  readonly places: StreamPlaces;
  /** Ends the stream when the reader is gone. */
  readonly signal: AbortSignal;
  readonly heartbeatMs?: number;
  readonly lifeMs?: number;
}

/**
 * The balance of one wallet as server-sent events: `event: balance` with the wallet as data, first at once, then after
 * every movement; a comment as heartbeat. Versions only rise. The stream ends with its session, after `lifeMs`, when the
 * reader leaves, when the process closes, when its member has opened too many, or when the wallet cannot be read; the
 * browser then connects again by itself, or is told that its session is over.
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
      const look = sessionLook(session, end);
      release.push(
        events.subscribe(siteId, memberId, { onMoved: send, onEnd: end }),
        session.whenEnded(look),
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
    // A notification can be lost, and a session runs out in silence; looking now and then heals that.
    stream.look();
    stream.send();
  }, deps.heartbeatMs ?? HEARTBEAT_MS);
  const life = setTimeout(stream.end, deps.lifeMs ?? STREAM_LIFE_MS);
  return () => {
    clearInterval(beat);
    clearTimeout(life);
  };
}

/** Makes the function that ends a stream whose session does not stand any more, or cannot be asked for. */
function sessionLook({ stands }: StreamSession, end: () => void): () => void {
  return () => {
    stands().then((isStanding) => (isStanding ? undefined : end()), end);
  };
}

/** Makes the function that sends the wallet when it is newer than what was sent. */
function balanceSender(
  { siteId, memberId, readBalance }: WalletStreamDeps,
  stream: { controller: Controller; isOpen: () => boolean; end: () => void },
): () => void {
  const state = { sentVersion: -1, isReading: false, isStale: false };

  async function readAndSend(): Promise<void> {
    // Movements that come while one is read are answered by one more reading, however many they were.
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
      // Without its wallet the stream has nothing to say: it ends, and the browser's next attempt gets the reason.
      .catch(stream.end)
      .finally(() => {
        state.isReading = false;
      });
  };
}
