import { CONTRACT_KINDS } from '@maidan/contract/constants';
import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { toLatinDigits } from '@maidan/contract/digits';

/** The kinds of contracts in the order of the form. */
export const KINDS_OF_OFFER = CONTRACT_KINDS;

/** An offer as it is typed; amounts are still text. */
export interface OfferDraft {
  readonly kind: ContractKind;
  readonly base: ContractTerms['base'];
  readonly period: ContractTerms['period'];
  readonly deductions: ContractTerms['deductions'];
  readonly minActiveMembers: number;
  readonly carriesLoss: boolean;
  readonly validFrom: string;
  readonly tiers: readonly { readonly id: number; readonly from: string; readonly pay: string }[];
}

const PERIODS = { salary: 'day', dividend: 'month', hourly: 'hour' } as const;

/** A form with nothing promised yet, from tomorrow on. `today` is a day of the site. */
export function emptyDraft(today: string): OfferDraft {
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000);
  return {
    kind: 'salary',
    base: 'valid_bets',
    period: 'day',
    deductions: [],
    minActiveMembers: 0,
    carriesLoss: false,
    validFrom: tomorrow.toISOString().slice(0, 10),
    tiers: [{ id: 1, from: '', pay: '' }],
  };
}

/** What changes in a draft with its kind: the period, and the steps, which are of another sort. */
export function withKind(draft: OfferDraft, kind: ContractKind): Partial<OfferDraft> {
  const period = PERIODS[kind];
  const isOther = (kind === 'dividend') !== (draft.kind === 'dividend');
  const base = kind === 'dividend' ? 'net_result' : 'valid_bets';
  return { kind, period, base, ...(isOther ? { tiers: [{ id: 1, from: '', pay: '' }] } : {}) };
}

/** Minor units of an amount as readers type it: digits of either set, groups by commas, decimals of the currency at most. */
function typedMinor(text: string, exponent: number): number | undefined {
  const plain = toLatinDigits(text).replaceAll(/[,\s৳₹$]/g, '');
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || decimals.length > exponent) return undefined;
  return Number(whole + decimals.padEnd(exponent, '0'));
}

/** The terms of a draft; undefined while an amount is missing or mistyped. */
export function termsOf(
  draft: OfferDraft,
  exponent: number,
): Omit<ContractTerms, 'currency'> | undefined {
  const tiers = draft.tiers.map(({ from, pay }) => {
    const fromMinor = typedMinor(from, exponent);
    // A share is typed in per cent with two decimals at most, which makes basis points.
    const paid = typedMinor(pay.replace('%', ''), draft.kind === 'dividend' ? 2 : exponent);
    if (fromMinor === undefined || paid === undefined) return undefined;
    if (draft.kind !== 'dividend') return { fromMinor, amountMinor: paid };
    return paid <= 10_000 ? { fromMinor, rateBasisPoints: paid } : undefined;
  });
  const whole = tiers.filter((tier) => tier !== undefined);
  if (whole.length < tiers.length || !/^\d{4}-\d\d-\d\d$/.test(draft.validFrom)) return undefined;
  const { base, period, deductions, minActiveMembers, carriesLoss, validFrom } = draft;
  return { base, period, deductions, minActiveMembers, carriesLoss, validFrom, tiers: whole };
}
