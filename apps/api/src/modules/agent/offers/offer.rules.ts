import { AppError } from '@maidan/contract';
import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';

type Terms = Omit<ContractTerms, 'currency'>;

const PERIODS: Readonly<Record<ContractKind, readonly Terms['period'][]>> = {
  salary: ['day'],
  hourly: ['hour'],
  dividend: ['week', 'month'],
};

/** How many past periods an offer is reckoned on. */
export const PAST_PERIODS = {
  hour: 24,
  day: 14,
  week: 8,
  month: 6,
} as const satisfies Record<Terms['period'], number>;

const refuse = (reason: string) => new AppError('agent.terms_invalid', { reason });

/**
 * Refuses terms that cannot stand; `today` is the date in the site's time zone.
 * @throws AppError agent.terms_invalid with params.reason
 */
export function requireTerms(kind: ContractKind, terms: Terms, today: string): void {
  if (!PERIODS[kind].includes(terms.period)) throw refuse('kind');
  if (terms.validFrom < today) throw refuse('date');
  const isRising = terms.tiers.every(
    ({ fromMinor }, place) => place === 0 || fromMinor > (terms.tiers[place - 1]?.fromMinor ?? 0),
  );
  if (!isRising || new Set(terms.deductions).size < terms.deductions.length) throw refuse('tiers');
}
