import { CRASH_LOWEST_CASH_OUT, CRASH_TOP_HUNDREDTHS, multiplierAt } from '../games/crash/rules.ts';
import type { CommonFlight, DueBet } from './flights.store.ts';

/** What decides about a bet that is due: where it cashes out by itself, and the flight that it is on. */
type FlownBet = Pick<DueBet, 'autoHundredths'> & {
  readonly flight: Pick<CommonFlight, 'endHundredths' | 'takeoffAt' | 'endsAt'>;
};

/**
 * Where a bet that is due is cashed out, in hundredths; 0 when it is lost, and undefined when its stake is returned. A bet
 * by hand on a flight that ended while the arcade stood still is cashed out where the arcade was heard last, because its
 * player could not; that is a moment which nobody chose, so it changes no return. Before 1.01× the stake goes back.
 */
export function worthOf(
  { autoHundredths: auto, flight }: FlownBet,
  stoodFrom: number | undefined,
): number | undefined {
  const target = auto ?? CRASH_TOP_HUNDREDTHS;
  if (target <= flight.endHundredths) return target;
  if (auto !== undefined || stoodFrom === undefined || stoodFrom >= flight.endsAt) return 0;
  const last = multiplierAt(stoodFrom - flight.takeoffAt);
  return last < CRASH_LOWEST_CASH_OUT ? undefined : last;
}
