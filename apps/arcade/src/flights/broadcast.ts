import type { Clock } from '@maidan/partner-service';
import type { Session } from '../launch/sessions.store.ts';
import { encodeEvent, openEventStream, type EventStream } from './event-stream.ts';
import type { CommonFlight, FlightBet, FlightRoom, FlightsStore } from './flights.store.ts';
import { endOf, viewBets, viewFlight, viewOwn, type Crowd } from './flights.views.ts';

/** How often the time of a flight is told, in the air and before takeoff. */
const AIR_TICK_MS = 200;
const GROUND_TICK_MS = 1_000;
/** How often a room says that it is watched. */
const WANT_MS = 5_000;
/** A player's tabs of one launch; the oldest stream is closed for a further one. */
const MOST_PER_SESSION = 3;
/** The ends that are told when a stream opens. */
export const TOLD_ENDS = 50;

interface Listener {
  session: Session;
  stream: EventStream;
  /** The own bets as they were told last. */
  told: string;
}

/** What the listeners of a room have been told. */
interface RoomState {
  room: FlightRoom;
  listeners: Set<Listener>;
  flight: CommonFlight | undefined;
  isOver: boolean;
  revision: number;
  bets: FlightBet[];
  /** Rows of others by crowd, as they were told last. */
  rows: Map<string, Map<number, string>>;
  tickedAt: number;
  wantedAt: number;
}

export interface BroadcastOptions {
  flights: FlightsStore;
  want: (room: FlightRoom) => void;
  clock: Clock;
}

/** Tells everybody who watches a room what happens there, over one stream each. */
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

const keyOf = ({ keyId, gameCode }: FlightRoom) => `${keyId} ${gameCode}`;
const crowdKey = ({ lobbyOrigin, currency }: Crowd) => `${currency} ${lobbyOrigin}`;

function emptyRoom({ keyId, gameCode }: FlightRoom): RoomState {
  return {
    room: { keyId, gameCode },
    listeners: new Set(),
    flight: undefined,
    isOver: true,
    revision: -1,
    bets: [],
    rows: new Map(),
    tickedAt: 0,
    wantedAt: 0,
  };
}

/** Sends the bets that changed to every crowd of a room, and each player's own to the player. */
function tellBets(state: RoomState): void {
  const { flight, bets, listeners } = state;
  const flightNo = flight?.flightNo ?? 0;
  const messages = new Map<string, Uint8Array | undefined>();
  for (const listener of listeners) {
    const key = crowdKey(listener.session);
    if (!messages.has(key)) messages.set(key, changedBets(state, key, listener.session, flightNo));
    const message = messages.get(key);
    if (message !== undefined) listener.stream.send(message);
    tellOwn(listener, bets, flightNo);
  }
}

function changedBets(state: RoomState, key: string, crowd: Crowd, flightNo: number) {
  const { count, sumMinor, rows } = viewBets(state.bets, crowd);
  const told = state.rows.get(key) ?? new Map<number, string>();
  state.rows.set(key, told);
  const changed = rows.filter((row) => {
    const text = JSON.stringify(row);
    if (told.get(row.betNo) === text) return false;
    told.set(row.betNo, text);
    return true;
  });
  return changed.length === 0
    ? undefined
    : encodeEvent('bets', { flightNo, count, sumMinor, rows: changed });
}

function tellOwn(listener: Listener, bets: readonly FlightBet[], flightNo: number): void {
  const own = { flightNo, rounds: viewOwn(bets, listener.session) };
  const text = JSON.stringify(own);
  if (text === listener.told) return;
  listener.told = text;
  listener.stream.send(encodeEvent('own', own));
}

function toAll({ listeners }: RoomState, name: string, data: unknown): void {
  const bytes = encodeEvent(name, data);
  for (const { stream } of listeners) stream.send(bytes);
}

/** Brings a room to a moment: its flight, its time, its bets. */
function advanceRoom(state: RoomState, flights: FlightsStore, nowMs: number): void {
  const flight = flights.newest(state.room);
  if (flight === undefined) return;
  const isNew = flight.flightNo !== state.flight?.flightNo;
  const isOver = nowMs >= flight.endsAt;
  if (isNew) Object.assign(state, { flight, bets: [], rows: new Map(), revision: -1 });
  const revision = flights.revision(state.room);
  if (isNew || isOver !== state.isOver) {
    state.isOver = isOver;
    state.tickedAt = nowMs;
    toAll(state, 'flight', viewFlight(flight, nowMs));
  }
  if (revision !== state.revision) {
    state.revision = revision;
    state.bets = flights.bets(flight.flightId);
    tellBets(state);
  }
  const everyMs = nowMs >= flight.takeoffAt && !isOver ? AIR_TICK_MS : GROUND_TICK_MS;
  if (nowMs - state.tickedAt < everyMs) return;
  state.tickedAt = nowMs;
  toAll(state, 'tick', { flightNo: flight.flightNo, elapsedMs: nowMs - flight.takeoffAt });
}

/** Sends a new listener all that is known of its room. */
function greet(state: RoomState, listener: Listener, flights: FlightsStore, nowMs: number): void {
  const { stream, session } = listener;
  const ends = flights.ended(state.room, nowMs, TOLD_ENDS).map((flight) => endOf(flight));
  stream.send(encodeEvent('ends', { ends }));
  const { flight } = state;
  if (flight === undefined) return;
  stream.send(encodeEvent('flight', viewFlight(flight, nowMs)));
  const { flightNo } = flight;
  stream.send(encodeEvent('bets', { flightNo, ...viewBets(state.bets, session) }));
  listener.told = '';
  tellOwn(listener, state.bets, flightNo);
}

/** Makes the broadcast over the stores. */
export function createBroadcast({ flights, want, clock }: BroadcastOptions): Broadcast {
  const rooms = new Map<string, RoomState>();

  function advanceState(state: RoomState, nowMs: number): void {
    if (nowMs - state.wantedAt >= WANT_MS) {
      state.wantedAt = nowMs;
      want(state.room);
    }
    advanceRoom(state, flights, nowMs);
  }
  function closeOldest(state: RoomState, { sessionId }: Session): void {
    const own = [...state.listeners].filter(({ session }) => session.sessionId === sessionId);
    if (own.length >= MOST_PER_SESSION) own[0]?.stream.close();
  }
  const everyListener = () => [...rooms.values()].flatMap(({ listeners }) => [...listeners]);

  return {
    open(session) {
      const key = keyOf(session);
      const state = rooms.get(key) ?? emptyRoom(session);
      rooms.set(key, state);
      closeOldest(state, session);
      const nowMs = clock();
      // What the others were told must be the same as what the new one hears first.
      advanceState(state, nowMs);
      const listener: Listener = {
        session,
        told: '',
        stream: openEventStream(() => {
          state.listeners.delete(listener);
          if (state.listeners.size === 0) rooms.delete(key);
        }),
      };
      state.listeners.add(listener);
      greet(state, listener, flights, nowMs);
      return listener.stream.response;
    },
    advance() {
      const nowMs = clock();
      for (const state of rooms.values()) advanceState(state, nowMs);
    },
    count: () => everyListener().length,
    close() {
      for (const { stream } of everyListener()) stream.close();
    },
  };
}
