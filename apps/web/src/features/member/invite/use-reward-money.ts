import { useWords } from '#platform/words/words.tsx';

/** Writes amounts of rewards in the currency of the site, with decimals only where there are any. */
export function useRewardMoney(): (amountMinor: number) => string {
  const { format } = useWords();
  return (amountMinor) =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto' });
}
