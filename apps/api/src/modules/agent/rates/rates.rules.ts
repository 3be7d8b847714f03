import { AppError, GAME_TYPES } from '@maidan/contract';
import type { GameType } from '@maidan/contract/constants';
import type { Rates } from './rates.tables.ts';

/** No share of any game. */
export const NO_RATES: Rates = ratesFrom(() => 0);

/** Rates made by asking for that of each game type. */
export function ratesFrom(rateOf: (gameType: GameType) => number): Rates {
  return Object.fromEntries(GAME_TYPES.map((gameType) => [gameType, rateOf(gameType)])) as Record<
    GameType,
    number
  >;
}

/**
 * The rates that count for a member: what was given, but never more than what counts for the member above. So a line
 * never costs more than the rate at its top, whoever lowers a rate or is moved.
 */
export function boundedRates(given: Rates, above: Rates): Rates {
  return ratesFrom((gameType) => Math.min(given[gameType], above[gameType]));
}

/** What stays with the one who gives. */
export function keptRates(own: Rates, given: Rates): Rates {
  return ratesFrom((gameType) => own[gameType] - given[gameType]);
}

/**
 * @throws AppError agent.rate_too_high for a rate above one's own, with params.gameType and params.mostBasisPoints
 */
export function requireWithin(given: Rates, own: Rates): void {
  const gameType = GAME_TYPES.find((one) => given[one] > own[one]);
  if (gameType !== undefined)
    throw new AppError('agent.rate_too_high', { gameType, mostBasisPoints: own[gameType] });
}
