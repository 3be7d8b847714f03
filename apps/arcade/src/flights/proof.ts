import type { Clock } from '@maidan/partner-service';
import type { RoundProof } from '@maidan/wire';
import { valueBefore } from '../fair/chain.ts';
import type { ChainsStore } from '../fair/chains.store.ts';
import { playedFields } from '../fair/played.ts';
import { CRASH_TOP_HUNDREDTHS } from '../games/crash/rules.ts';
import type { Round } from '../play/rounds.store.ts';
import { autoOf, type FlightsStore } from './flights.store.ts';

/** What proofs of flights are made from. */
export interface FlightProofParts {
  flights: Pick<FlightsStore, 'find'>;
  chainsStore: Pick<ChainsStore, 'find'>;
  clock: Clock;
}

/** A cash-out by hand is a step: only the player knows it, and a checker needs it. */
function stepsOf({ choice }: Pick<Round, 'choice'>, outcome: Record<string, unknown> | undefined) {
  const cashed = outcome?.['cashedAtHundredths'];
  const isByItself = cashed === (autoOf(choice) ?? CRASH_TOP_HUNDREDTHS);
  return cashed === undefined || isByItself ? [] : [{ cashOutHundredths: cashed }];
}

/**
 * What the operator is told that a bet on a flight was drawn from; undefined for a round on none. The hash is the chain's
 * value of the flight before. The flight's own value is told only when the flight is over: a bet that was cashed out is
 * settled while it still flies.
 */
export function flightProof(
  { flights, chainsStore, clock }: FlightProofParts,
  round: Pick<Round, 'flightId' | 'gameCode' | 'choice'>,
  outcome: Record<string, unknown> | undefined,
): RoundProof | undefined {
  const flight = round.flightId === undefined ? undefined : flights.find(round.flightId);
  const salt = flight && chainsStore.find(flight.chainId)?.salt;
  if (flight === undefined || salt === undefined) return undefined;
  const { value, flightNo, endsAt } = flight;
  return {
    hash: valueBefore(value),
    clientSeed: round.gameCode,
    nonce: flightNo,
    salt,
    ...(endsAt <= clock() ? { serverSeed: value } : {}),
    ...playedFields(round, outcome, stepsOf(round, outcome)),
  };
}
