import { GAME_TYPES } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import { parseAmountText } from '@maidan/i18n/digits';
import type { AmountFailure } from '@maidan/i18n/digits';
import type { Credits, Rates } from './members.queries.ts';

/** What was typed for each game type. */
export type RateTexts = Readonly<Record<GameType, string>>;

/** What is wrong with a rate: no number, or more than one's own. */
export type RateFault = 'unread' | 'too_high';

/** Rates as they were typed, with what is wrong with each. */
export interface ReadRates {
  readonly rates: Rates;
  readonly faults: Partial<Record<GameType, RateFault>>;
}

/** A rate as it is typed: per cents with two decimals. */
export function rateText(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2);
}

/** The game types of which one has a rate to give. */
export function givenTypes(most: Rates): GameType[] {
  return GAME_TYPES.filter((type) => most[type] > 0);
}

/** Reads typed rates and holds each against one's own. */
export function readRates(texts: RateTexts, most: Rates): ReadRates {
  const faults: Partial<Record<GameType, RateFault>> = {};
  const rates = Object.fromEntries(
    GAME_TYPES.map((type) => {
      const text = texts[type].trim();
      const parsed = parseAmountText(text === '' ? '0' : text, 2);
      const basisPoints = parsed.ok ? parsed.amountMinor : 0;
      if (!parsed.ok) faults[type] = 'unread';
      else if (basisPoints > most[type]) faults[type] = 'too_high';
      return [type, basisPoints];
    }),
  ) as Rates;
  return { rates, faults };
}

/** Why an amount cannot be given. */
export type GiveFault = AmountFailure | 'zero' | 'too_much';

/** A typed amount: what is given, or the one thing that is wrong with it. */
export type GiveAmount =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly fault: GiveFault };

/** Reads a typed amount and holds it against one's own cash. */
export function readGiven(text: string, { ownCashMinor }: Credits, exponent: number): GiveAmount {
  const parsed = parseAmountText(text, exponent);
  if (!parsed.ok) return { ok: false, fault: parsed.reason };
  const { amountMinor } = parsed;
  if (amountMinor === 0) return { ok: false, fault: 'zero' };
  if (amountMinor > ownCashMinor) return { ok: false, fault: 'too_much' };
  return { ok: true, amountMinor };
}
