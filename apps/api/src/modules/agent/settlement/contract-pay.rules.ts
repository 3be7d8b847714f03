import type { ContractTerms } from '@maidan/contract/types';
import { shareOf } from '../commission/commission.rules.ts';
import type { TeamFigures } from './team-figures.store.ts';

type Deduction = ContractTerms['deductions'][number];
type Tier = ContractTerms['tiers'][number];

/** Which share of deposits and of stakes less winnings a site counts as fees, in basis points. */
export interface FeeRates {
  readonly paymentBasisPoints: number;
  readonly vendorBasisPoints: number;
}

/** How the pay of a contract for one period comes about. Amounts in minor units. */
export interface ContractPay {
  /** What the contract counts from, before anything is taken off. */
  readonly grossMinor: number;
  readonly deductions: readonly { readonly kind: Deduction; readonly amountMinor: number }[];
  /** The shortfall of the period before. */
  readonly carriedInMinor: number;
  readonly baseMinor: number;
  /** The highest step that the base reaches. */
  readonly tier: Tier | null;
  readonly isActiveEnough: boolean;
  readonly amountMinor: number;
  readonly carriedOutMinor: number;
}

/** The pay of a contract for a team's figures of one period (AGENTX-06). */
export function contractPay(
  terms: ContractTerms,
  figures: TeamFigures,
  { carriedInMinor, fees }: { carriedInMinor: number; fees: FeeRates },
): ContractPay {
  const grossMinor = grossOf(terms, figures);
  const deductions = terms.deductions.map((kind) => ({
    kind,
    amountMinor: deductionOf(kind, figures, fees),
  }));
  const carried = terms.carriesLoss ? carriedInMinor : 0;
  const off = deductions.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const baseMinor = grossMinor - off - carried;
  const tier = highestTier(terms.tiers, baseMinor);
  const isActiveEnough = figures.activeMembers >= terms.minActiveMembers;
  return {
    grossMinor,
    deductions,
    carriedInMinor: carried,
    baseMinor,
    tier,
    isActiveEnough,
    amountMinor: tier && isActiveEnough ? payOf(tier, baseMinor) : 0,
    carriedOutMinor: terms.carriesLoss && baseMinor < 0 ? -baseMinor : 0,
  };
}

function grossOf({ base }: ContractTerms, figures: TeamFigures): number {
  if (base === 'deposits') return figures.depositsMinor;
  if (base === 'net_result') return figures.validBetsMinor - figures.wonMinor;
  return figures.validBetsMinor;
}

function deductionOf(kind: Deduction, figures: TeamFigures, fees: FeeRates): number {
  if (kind === 'bonus') return figures.bonusMinor;
  if (kind === 'rebate') return figures.rebateMinor;
  if (kind === 'payment_fee') return shareOf(figures.depositsMinor, fees.paymentBasisPoints);
  const netMinor = Math.max(0, figures.validBetsMinor - figures.wonMinor);
  return shareOf(netMinor, fees.vendorBasisPoints);
}

function highestTier(tiers: readonly Tier[], baseMinor: number): Tier | null {
  const reached = tiers.filter(({ fromMinor }) => baseMinor >= fromMinor);
  return reached.toSorted((left, right) => right.fromMinor - left.fromMinor)[0] ?? null;
}

function payOf(tier: Tier, baseMinor: number): number {
  return 'amountMinor' in tier ? tier.amountMinor : shareOf(baseMinor, tier.rateBasisPoints);
}
