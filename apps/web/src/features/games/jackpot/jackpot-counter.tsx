import { useEffect, useState } from 'react';
import { JackpotCard } from '#ui/figure/jackpot-card.tsx';
import { useWords } from '#platform/words/words.tsx';
import { JACKPOT_RANGES, jackpotPauseMs, jackpotStart, jackpotAfterStep } from './jackpot.model.ts';
import type { JackpotVariant, Random } from './jackpot.model.ts';

export interface JackpotCounterProps {
  variant: JackpotVariant;
  /** The gateway's figure in minor units. Without it the figure is made up, and the caption says so. */
  feedMinor?: number | undefined;
  random?: Random;
}

/**
 * The jackpot: the gateway's figure as it is, or a made-up one that grows here and is marked as illustrative
 * (WIDGET-07).
 */
export function JackpotCounter({ variant, feedMinor, random = Math.random }: JackpotCounterProps) {
  const { t, format } = useWords();
  const { code: currency, exponent } = format.currency;
  const counted = useCounted(variant, exponent, random, feedMinor === undefined);
  const money = { amountMinor: feedMinor ?? counted, currency };
  const how = { decimals: JACKPOT_RANGES[variant].decimals };
  const { symbol, whole, decimals } = format.splitMoney(money, how);
  return (
    <JackpotCard
      title={t('lobby.jackpot.title')}
      figure={`${whole}${decimals}`}
      symbol={symbol}
      label={t('lobby.jackpot.spoken', { amount: format.money(money, how) })}
      caption={feedMinor === undefined ? t('lobby.jackpot.illustrative') : undefined}
    />
  );
}

function useCounted(
  variant: JackpotVariant,
  exponent: number,
  random: Random,
  isRunning: boolean,
): number {
  const [amountMinor, setAmountMinor] = useState(() => jackpotStart(variant, exponent, random));
  useEffect(() => {
    if (!isRunning) return undefined;
    const next = jackpotAfterStep(variant, amountMinor, exponent, random);
    if (next === amountMinor) return undefined;
    const timer = setTimeout(() => setAmountMinor(next), jackpotPauseMs(random));
    return () => clearTimeout(timer);
  }, [variant, amountMinor, exponent, random, isRunning]);
  return amountMinor;
}
