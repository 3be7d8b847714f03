import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  CRASH_BOARDING_MS,
  CRASH_LOWEST_CASH_OUT,
  CRASH_TOP_HUNDREDTHS,
  drawCrashPoint,
  multiplierAt,
  timeToReachMs,
} from '../engines/crash.ts';
import { payHundredths } from '../engines/engine.ts';
import type { RandomBelow } from '../engines/random.ts';
import type { Clock } from '@maidan/partner-service';
import { GameError } from '../platform/errors.ts';
import type { Flight, FlightsStore } from './flights.store.ts';
import type { PlayerGame, Round, RoundsStore } from './rounds.store.ts';
import type { Settlement } from './settlement.ts';

/** Choice of a crash bet: which of the two places, and where to cash out automatically. */
export const flightChoice = z.strictObject({
  panel: z.union([z.literal(0), z.literal(1)]),
  autoHundredths: z.int().min(CRASH_LOWEST_CASH_OUT).max(CRASH_TOP_HUNDREDTHS).nullable(),
});

/** The stores and services of flights, and the clock and randomness that decide them. */
export interface FlightServiceOptions {
  flights: FlightsStore;
  rounds: RoundsStore;
  settlement: Settlement;
  clock: Clock;
  random: RandomBelow;
}

/** The crash game: boarding, takeoff, cash-outs and the end, all by the server's clock. */
export interface FlightService {
  /** Refuses a bet that cannot join: `too_late` when the flight is in the air, `round_open` on a taken place. */
  checkBoarding: (game: PlayerGame, panel: number) => void;
  /** Puts a round whose stake was taken on the flight; answers false when the flight has taken off meanwhile. */
  board: (game: PlayerGame, round: Round) => boolean;
  /** Cashes a round out at this moment. A settled round is left as it is. */
  cashOut: (round: Round) => void;
  /** Updates every flight to this moment; answers the rounds that were settled. */
  advance: () => string[];
  /** Ends the flights that were interrupted by the end of the process, and returns their stakes. */
  returnInterrupted: () => void;
}

function autoOf(round: Round): number | undefined {
  const auto = round.choice['autoHundredths'];
  return typeof auto === 'number' ? auto : undefined;
}

/** Makes the crash game's rules over its stores. */
export function createFlightService(options: FlightServiceOptions): FlightService {
  const { flights, rounds, settlement, clock, random } = options;

  function pay(round: Round, hundredths: number): void {
    settlement.settle(
      round.roundId,
      { cashedAtHundredths: hundredths },
      payHundredths(round.stakeMinor, hundredths),
    );
  }

  function advanceFlight(flight: Flight, nowMs: number): string[] {
    const crash = flight.crashHundredths ?? drawCrashPoint(random);
    if (flight.crashHundredths === undefined) flights.setCrashPoint(flight.flightId, crash);
    const elapsedMs = nowMs - flight.takeoffAt;
    const hasCrashed = elapsedMs >= timeToReachMs(crash);
    const settled: string[] = [];
    for (const round of rounds.ofFlight(flight.flightId)) {
      if (round.status !== 'open') continue;
      // At the top no bet can stay longer, so those still flying are paid there.
      const target = autoOf(round) ?? CRASH_TOP_HUNDREDTHS;
      const hasReached = target <= crash && elapsedMs >= timeToReachMs(target);
      if (!hasReached && !hasCrashed) continue;
      if (hasReached) pay(round, target);
      else settlement.settle(round.roundId, { crashHundredths: crash }, 0);
      settled.push(round.roundId);
    }
    if (hasCrashed) flights.end(flight.flightId, nowMs);
    return settled;
  }

  function advance(): string[] {
    const nowMs = clock();
    return flights.inAir(nowMs).flatMap((flight) => advanceFlight(flight, nowMs));
  }

  return {
    checkBoarding(game, panel) {
      const flight = flights.current(game);
      if (flight !== undefined && flight.takeoffAt <= clock()) throw new GameError('too_late');
      const isTaken = rounds.underWay(game).some((round) => round.choice['panel'] === panel);
      if (isTaken) throw new GameError('round_open');
    },
    board(game, round) {
      const nowMs = clock();
      const flight = flights.current(game);
      if (flight !== undefined && flight.takeoffAt <= nowMs) return false;
      const flightId = flight?.flightId ?? `flight-${randomUUID()}`;
      if (flight === undefined) flights.insert(flightId, game, nowMs + CRASH_BOARDING_MS);
      rounds.setOpen(round.roundId, flightId);
      return true;
    },
    cashOut(round) {
      advance();
      const current = rounds.find(round.roundId);
      const flight = flights.find(round.flightId ?? '');
      if (current?.status !== 'open' || flight === undefined) return;
      const hundredths = multiplierAt(clock() - flight.takeoffAt);
      if (hundredths < CRASH_LOWEST_CASH_OUT) throw new GameError('invalid_request');
      pay(current, hundredths);
    },
    advance,
    returnInterrupted() {
      for (const flight of flights.unfinished()) {
        for (const round of rounds.ofFlight(flight.flightId)) {
          if (round.status === 'open') settlement.returnStake(round.roundId);
        }
        flights.end(flight.flightId, clock());
      }
    },
  };
}
