import { LIMIT_KINDS } from '@maidan/contract/constants';
import type { LimitKind } from '@maidan/contract/constants';
import type { MemberLimit } from '@maidan/contract/types';
import { parseAmountText } from '@maidan/i18n/digits';
import type { AmountFailure } from '@maidan/i18n/digits';

/** Why a typed limit cannot be sent. */
export type LimitFault = AmountFailure | 'minutes';

/** A typed limit in the unit of its kind, or what is wrong with it. */
export type ReadLimit =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly fault: LimitFault };

/** Reads a typed limit: an amount of money, or whole minutes. Zero is a limit too: nothing at all. */
export function readLimit(kind: LimitKind, text: string, currencyExponent: number): ReadLimit {
  const parsed = parseAmountText(text, kind === 'session' ? 0 : currencyExponent);
  if (parsed.ok) return { ok: true, amount: parsed.amountMinor };
  const isFraction = kind === 'session' && parsed.reason === 'too_many_decimals';
  return { ok: false, fault: isFraction ? 'minutes' : parsed.reason };
}

/** What a new limit would do: count at once, wait for a confirmation, or change nothing. */
export function effectOf(limit: MemberLimit, amount: number | null): 'now' | 'waits' | 'same' {
  if (amount === limit.amount) return 'same';
  const isLower = amount !== null && (limit.amount === null || amount < limit.amount);
  return isLower ? 'now' : 'waits';
}

/** What is left of a limit, never below zero; undefined without one. */
export function leftOf({ amount, used }: MemberLimit): number | undefined {
  return amount === null ? undefined : Math.max(0, amount - Math.max(0, used));
}

/** How full a limit is, in whole percent from 0 to 100. */
export function fullnessOf({ amount, used }: MemberLimit): number {
  if (amount === null || used <= 0) return 0;
  return amount === 0 ? 100 : Math.min(100, Math.round((used / amount) * 100));
}

/** Above this many percent a limit is shown as almost used up. */
export const ALMOST_FULL = 80;

/** The limits of each kind that are set or wanted, in the order of the kinds. */
export function limitsByKind(
  limits: readonly MemberLimit[],
): { kind: LimitKind; set: MemberLimit[] }[] {
  return LIMIT_KINDS.map((kind) => ({
    kind,
    set: limits.filter((one) => one.kind === kind && (one.amount !== null || one.waiting)),
  }));
}
