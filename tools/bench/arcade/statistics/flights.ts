import { payHundredths } from '../../../../apps/arcade/src/engines/engine.ts';
import { worthOf } from '../../../../apps/arcade/src/flights/worth.ts';
import { endOfFlight } from '../../../../apps/arcade/src/games/crash/rules.ts';
import type { EndOf } from '../../../../apps/arcade/src/games/crash/rules.ts';
import { crashReturn } from '../../../../apps/arcade/src/testing/crash-returns.ts';
import { SALT, chainValues } from './chain-values.ts';
import { judged } from './returns.ts';
import type { WayMeasure } from './returns.ts';

/** Where the bets of every flight cash out, in hundredths: both ends of the range, and between. */
const HEIGHTS = [101, 150, 200, 1_000, 10_000, 100_000];
const STAKE = 10_000;

/**
 * Lets so many flights of one chain fly, each with a bet on every height. What one height returned says nothing of
 * another, but each of them is compared with what the rule returns there, counted over all its shares.
 */
export function measureFlights(flights: number, endOf: EndOf = endOfFlight): WayMeasure[] {
  const paid = HEIGHTS.map(() => 0);
  for (const { value } of chainValues(flights)) {
    const flight = { endHundredths: endOf(value, SALT), takeoffAt: 0, endsAt: 0 };
    for (const [place, autoHundredths] of HEIGHTS.entries()) {
      const worth = worthOf({ autoHundredths, flight }, undefined) ?? 0;
      paid[place] = (paid[place] ?? 0) + payHundredths(STAKE, worth);
    }
  }
  return HEIGHTS.map((hundredths, place) => {
    const measured = (paid[place] ?? 0) / flights / STAKE;
    return { choice: { hundredths }, ...judged(crashReturn(hundredths), measured, flights) };
  });
}
