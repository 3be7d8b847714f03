import { useWords } from '#platform/words/words.tsx';

/** Writes the amounts of profit and loss, with and without their sign. */
export function useProfitMoney(currency: string): {
  readonly money: (amountMinor: number) => string;
  readonly signed: (amountMinor: number) => string;
} {
  const { format } = useWords();
  return {
    money: (amountMinor) => format.money({ amountMinor, currency }, { decimals: 'auto' }),
    signed: (amountMinor) =>
      format.money(
        { amountMinor, currency },
        { decimals: 'auto', sign: amountMinor === 0 ? 'auto' : 'always' },
      ),
  };
}

/** Green for a gain, grey for a loss; never red. */
export function toneOf(amountMinor: number): 'success' | '2' | 'plain' {
  if (amountMinor === 0) return 'plain';
  return amountMinor > 0 ? 'success' : '2';
}
