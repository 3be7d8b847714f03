import { GAME_TYPES } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import type { components } from '@maidan/contract/types';
import { toLatinDigits } from '@maidan/contract/digits';

/** The share of valid bets per game type, in basis points. */
export type AgentRates = components['schemas']['AgentRates'];

/** The game types for which an agent has or had anything to give. */
export function ratedTypes(...rates: readonly AgentRates[]): GameType[] {
  return GAME_TYPES.filter((type) => rates.some((one) => one[type] > 0));
}

/** Basis points of a percentage as a reader types it, with digits of either set; undefined for anything else. */
export function typedRate(text: string): number | undefined {
  const plain = toLatinDigits(text).replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}
