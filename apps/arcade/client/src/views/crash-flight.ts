import type { Frame } from '../frame.ts';
import type { Flight, OthersBet, Round } from '../server.ts';

/** Listener to the course of a flight. */
export interface FlightListeners {
  /** The server sent these rounds of the flight. */
  onRounds: (rounds: readonly Round[]) => void;
  /** The server sent what other players bet on their flights. */
  onOthers: (bets: readonly OthersBet[]) => void;
  /** Shows how the flight ended; once the promise resolves, the next flight is awaited. */
  onEnd: (ended: Flight) => Promise<void>;
  /** The end has been shown, and the sky is empty. */
  onGone: () => Promise<void>;
}

/** The flight on the screen, by the server's clock. */
export interface CrashFlight {
  /** Milliseconds since takeoff, negative before it; undefined without a flight. */
  elapsedMs: () => number | undefined;
  /** True between takeoff and end. */
  isFlying: () => boolean;
  /** True while the end is being shown. */
  isEnding: () => boolean;
  /**
   * Applies what the server sent. The first message about a flight starts watching it; messages about another flight
   * are ignored.
   */
  take: (told: Flight | undefined) => void;
}

/** The server's clock decides; the device's may be hours off. */
function serverClock(serverNow: string): () => number {
  const aheadMs = Date.parse(serverNow) - Date.now();
  return () => Date.now() + aheadMs;
}

/** Makes an empty sky. */
export function createCrashFlight(
  { server, state, warnOf }: Pick<Frame, 'server' | 'state' | 'warnOf'>,
  { onRounds, onOthers, onEnd, onGone }: FlightListeners,
): CrashFlight {
  const now = serverClock(state.serverNow);
  let flight: Flight | undefined;
  let isEnding = false;

  function take(told: Flight | undefined): void {
    if (told === undefined || (flight !== undefined && flight.flightId !== told.flightId)) return;
    const isNew = flight === undefined;
    flight = told;
    onRounds(told.rounds);
    if (isNew && !told.hasEnded) void watch(told.flightId);
  }

  async function watch(flightId: string): Promise<void> {
    try {
      for (;;) {
        const open = flight?.rounds.filter(({ status }) => status === 'open').length ?? 0;
        const answer = await server.watchFlight(flightId, open);
        take(answer.flight);
        onOthers(answer.others ?? []);
        if (answer.flight.hasEnded) break;
      }
      await end();
    } catch (error) {
      warnOf(error);
      flight = undefined;
    }
  }

  async function end(): Promise<void> {
    if (flight === undefined) return;
    isEnding = true;
    await onEnd(flight);
    flight = undefined;
    isEnding = false;
    await onGone();
  }

  const elapsedMs = () => (flight === undefined ? undefined : now() - Date.parse(flight.takeoffAt));
  return {
    elapsedMs,
    isFlying: () => !isEnding && (elapsedMs() ?? -1) >= 0,
    isEnding: () => isEnding,
    take,
  };
}
