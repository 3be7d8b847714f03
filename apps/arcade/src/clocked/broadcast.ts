import type { Clock } from '@maidan/partner-service';
import type { Session } from '../launch/sessions.store.ts';
import type { CommonTitle } from './common-title.ts';
import { encodeEvent, openEventStream, type EventStream } from './event-stream.ts';

/** How often a title says that it is watched. */
const WANT_MS = 5_000;
/** A player's tabs of one launch; the oldest stream is closed for a further one. */
const MOST_PER_SESSION = 3;

/** A frame that listens to a title. */
export interface Listener {
  readonly session: Session;
  readonly stream: EventStream;
  /** The own bets as they were told last. */
  told: string;
}

/** A title with those who listen to it; what they were told is kept beside. */
export interface HeardTitle {
  readonly title: CommonTitle;
  readonly listeners: Set<Listener>;
  /** When it was said last that the title is watched. */
  wantedAt: number;
}

/** What is told of the titles of one kind. */
export interface BroadcastOptions<State extends HeardTitle> {
  want: (title: CommonTitle) => void;
  clock: Clock;
  /** A title to which nothing was told yet. */
  begin: (heard: HeardTitle) => State;
  /** Brings everybody who listens to a moment. */
  advance: (state: State, nowMs: number) => void;
  /** Sends a new listener all that is known of its title. */
  greet: (state: State, listener: Listener, nowMs: number) => void;
}

/** Tells everybody who watches a title what happens there, over one stream each. */
export interface Broadcast {
  /** Opens the stream of a frame; it begins with all that is known. */
  open: (session: Session) => Response;
  /** Tells what changed since the last call; to be called every tenth of a second. */
  advance: () => void;
  /** How many streams are open. */
  count: () => number;
  /** Closes every stream. */
  close: () => void;
}

/** Sends an event to everybody who listens. */
export function tellAll({ listeners }: HeardTitle, name: string, data: unknown): void {
  const bytes = encodeEvent(name, data);
  for (const { stream } of listeners) stream.send(bytes);
}

/** Sends a listener its own bets, unless it was told the same last. */
export function tellOwn(listener: Listener, own: unknown): void {
  const text = JSON.stringify(own);
  if (text === listener.told) return;
  listener.told = text;
  listener.stream.send(encodeEvent('own', own));
}

function closeOldest({ listeners }: HeardTitle, { sessionId }: Session): void {
  const own = [...listeners].filter(({ session }) => session.sessionId === sessionId);
  if (own.length >= MOST_PER_SESSION) own[0]?.stream.close();
}

/** Makes the broadcast of one kind of round that everybody shares. */
export function createBroadcast<State extends HeardTitle>(
  options: BroadcastOptions<State>,
): Broadcast {
  const { want, clock } = options;
  const titles = new Map<string, State>();

  function advanceOne(state: State, nowMs: number): void {
    if (nowMs - state.wantedAt >= WANT_MS) {
      state.wantedAt = nowMs;
      want(state.title);
    }
    options.advance(state, nowMs);
  }
  function heardOf({ keyId, gameCode }: CommonTitle): { key: string; state: State } {
    const key = `${keyId} ${gameCode}`;
    const heard = { title: { keyId, gameCode }, listeners: new Set<Listener>(), wantedAt: 0 };
    const state = titles.get(key) ?? options.begin(heard);
    titles.set(key, state);
    return { key, state };
  }
  const everyListener = () => [...titles.values()].flatMap(({ listeners }) => [...listeners]);

  return {
    open(session) {
      const { key, state } = heardOf(session);
      closeOldest(state, session);
      const nowMs = clock();
      // What the others were told must be the same as what the new one hears first.
      advanceOne(state, nowMs);
      const listener: Listener = {
        session,
        told: '',
        stream: openEventStream(() => {
          state.listeners.delete(listener);
          if (state.listeners.size === 0) titles.delete(key);
        }),
      };
      state.listeners.add(listener);
      options.greet(state, listener, nowMs);
      return listener.stream.response;
    },
    advance() {
      const nowMs = clock();
      for (const state of titles.values()) advanceOne(state, nowMs);
    },
    count: () => everyListener().length,
    close() {
      for (const { stream } of everyListener()) stream.close();
    },
  };
}
