import type { Flight } from './flights.store.ts';
import type { Round } from './rounds.store.ts';

/** A round as the frame sees it. */
export function viewRound(round: Round) {
  // A draw that is stored before the stake was taken must stay hidden until then.
  const isTold = round.status === 'settling' || round.status === 'settled';
  return {
    roundId: round.roundId,
    playId: round.playId,
    status: round.status,
    stakeMinor: round.stakeMinor,
    choice: round.choice,
    outcome: isTold ? round.outcome : undefined,
    payoutMinor: isTold ? round.payoutMinor : 0,
    refusal: round.refusal,
    createdAt: new Date(round.createdAt).toISOString(),
  };
}

/** A flight as the frame sees it; its end is included only after it has ended. */
export function viewFlight(flight: Flight, rounds: readonly Round[]) {
  const hasEnded = flight.endedAt !== undefined;
  return {
    flightId: flight.flightId,
    takeoffAt: new Date(flight.takeoffAt).toISOString(),
    hasEnded,
    isInterrupted: hasEnded && flight.crashHundredths === undefined,
    crashHundredths: hasEnded ? flight.crashHundredths : undefined,
    rounds: rounds.map((round) => viewRound(round)),
  };
}

/** Shape of a round in answers. */
export type RoundView = ReturnType<typeof viewRound>;
/** Shape of a flight in answers. */
export type FlightView = ReturnType<typeof viewFlight>;
