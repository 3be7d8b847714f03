import type { Clock } from '@maidan/partner-service';
import {
  createBroadcast,
  tellAll,
  tellOwn,
  type Broadcast,
  type HeardTitle,
  type Listener,
} from '../clocked/broadcast.ts';
import type { CommonTitle } from '../clocked/common-title.ts';
import { encodeEvent } from '../clocked/event-stream.ts';
import type { CommonFlight, FlightBet, FlightsStore } from './flights.store.ts';
import { endOf, viewBets, viewFlight, viewOwn, type Crowd } from './flights.views.ts';

/** How often the time of a flight is told, in the air and before takeoff. */
const AIR_TICK_MS = 200;
const GROUND_TICK_MS = 1_000;
/** The ends that are told when a stream opens. */
export const TOLD_ENDS = 50;

/** What the listeners of a title have been told. */
interface FlightsHeard extends HeardTitle {
  flight: CommonFlight | undefined;
  isOver: boolean;
  revision: number;
  bets: FlightBet[];
  /** Rows of others by crowd, as they were told last. */
  rows: Map<string, Map<number, string>>;
  tickedAt: number;
}

export interface FlightsBroadcastOptions {
  flights: FlightsStore;
  want: (title: CommonTitle) => void;
  clock: Clock;
}

const crowdKey = ({ lobbyOrigin, currency }: Crowd) => `${currency} ${lobbyOrigin}`;

const begin = (heard: HeardTitle): FlightsHeard => ({
  ...heard,
  flight: undefined,
  isOver: true,
  revision: -1,
  bets: [],
  rows: new Map(),
  tickedAt: 0,
});

/** Sends the bets that changed to every crowd of a title, and each player's own to the player. */
function tellBets(state: FlightsHeard): void {
  const { flight, bets, listeners } = state;
  const flightNo = flight?.flightNo ?? 0;
  const messages = new Map<string, Uint8Array | undefined>();
  for (const listener of listeners) {
    const key = crowdKey(listener.session);
    if (!messages.has(key)) messages.set(key, changedBets(state, key, listener.session, flightNo));
    const message = messages.get(key);
    if (message !== undefined) listener.stream.send(message);
    tellOwn(listener, ownOf(listener, bets, flightNo));
  }
}

/** A player's own bets on a flight. */
const ownOf = ({ session }: Listener, bets: readonly FlightBet[], flightNo: number) => ({
  flightNo,
  rounds: viewOwn(bets, session),
});

function changedBets(state: FlightsHeard, key: string, crowd: Crowd, flightNo: number) {
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

/** Brings a title to a moment: its flight, its time, its bets. */
function advanceTitle(state: FlightsHeard, flights: FlightsStore, nowMs: number): void {
  const flight = flights.newest(state.title);
  if (flight === undefined) return;
  const isNew = flight.flightNo !== state.flight?.flightNo;
  const isOver = nowMs >= flight.endsAt;
  if (isNew) Object.assign(state, { flight, bets: [], rows: new Map(), revision: -1 });
  const revision = flights.revision(state.title);
  if (isNew || isOver !== state.isOver) {
    state.isOver = isOver;
    state.tickedAt = nowMs;
    tellAll(state, 'flight', viewFlight(flight, nowMs));
  }
  if (revision !== state.revision) {
    state.revision = revision;
    state.bets = flights.bets(flight.flightId);
    tellBets(state);
  }
  const everyMs = nowMs >= flight.takeoffAt && !isOver ? AIR_TICK_MS : GROUND_TICK_MS;
  if (nowMs - state.tickedAt < everyMs) return;
  state.tickedAt = nowMs;
  tellAll(state, 'tick', { flightNo: flight.flightNo, elapsedMs: nowMs - flight.takeoffAt });
}

/** Sends a new listener all that is known of its title. */
function greet(
  state: FlightsHeard,
  listener: Listener,
  flights: FlightsStore,
  nowMs: number,
): void {
  const { stream, session } = listener;
  const ends = flights.ended(state.title, nowMs, TOLD_ENDS).map((flight) => endOf(flight));
  stream.send(encodeEvent('ends', { ends }));
  const { flight } = state;
  if (flight === undefined) return;
  stream.send(encodeEvent('flight', viewFlight(flight, nowMs)));
  const { flightNo } = flight;
  stream.send(encodeEvent('bets', { flightNo, ...viewBets(state.bets, session) }));
  tellOwn(listener, ownOf(listener, state.bets, flightNo));
}

/** Makes the broadcast of the flights over their store. */
export function createFlightsBroadcast({
  flights,
  want,
  clock,
}: FlightsBroadcastOptions): Broadcast {
  return createBroadcast<FlightsHeard>({
    want,
    clock,
    begin,
    advance: (state, nowMs) => advanceTitle(state, flights, nowMs),
    greet: (state, listener, nowMs) => greet(state, listener, flights, nowMs),
  });
}
