import type { WalletReply } from '@maidan/wire';
import { GameError } from '../platform/errors.ts';
import type { FlightsStore } from './flights.store.ts';
import type { PlayerGame, RoundsStore } from './rounds.store.ts';
import { viewFlight, viewRound, type FlightView, type RoundView } from './views.ts';

/** Answer to a play or cash-out. The balance is missing when the wallet has not answered yet. */
export interface PlayAnswer {
  round: RoundView;
  flight?: FlightView;
  balanceMinor?: number;
}

/** What the frame is answered about stored rounds and flights. */
export interface Answers {
  /** A round with its flight. @throws GameError `not_found` */
  ofRound: (roundId: string, reply?: WalletReply) => PlayAnswer;
  /** The flight that is boarding or in the air for a player. */
  currentFlight: (player: PlayerGame) => FlightView | undefined;
}

/** Makes the answers from the stores. */
export function createAnswers(
  rounds: Pick<RoundsStore, 'find' | 'ofFlight'>,
  flights: Pick<FlightsStore, 'find' | 'current'>,
): Answers {
  const told = (flight: ReturnType<FlightsStore['find']>) =>
    flight === undefined ? undefined : viewFlight(flight, rounds.ofFlight(flight.flightId));

  return {
    currentFlight: (player) => told(flights.current(player)),
    ofRound(roundId, reply) {
      const round = rounds.find(roundId);
      if (round === undefined) throw new GameError('not_found');
      const flight = round.flightId === undefined ? undefined : told(flights.find(round.flightId));
      return {
        round: viewRound(round),
        ...(flight === undefined ? {} : { flight }),
        ...(reply === undefined ? {} : { balanceMinor: reply.balanceMinor }),
      };
    },
  };
}
