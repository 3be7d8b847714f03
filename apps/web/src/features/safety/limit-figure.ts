import type { LimitKind } from '@maidan/contract/constants';
import { useWords } from '#platform/words/words.tsx';

/** Writes what a limit counts: money, for play time minutes. A gain counts as nothing lost. */
export function useLimitFigure(kind: LimitKind): (amount: number | null) => string {
  const { t, format } = useWords();
  return (amount) => {
    if (amount === null) return t('safety.none');
    const shown = Math.max(0, amount);
    if (kind === 'session') return t('safety.minutes', { minutes: shown });
    const { code: currency } = format.currency;
    return format.money({ amountMinor: shown, currency }, { decimals: 'auto' });
  };
}
