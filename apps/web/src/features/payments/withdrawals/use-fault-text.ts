import { useWords } from '#platform/words/words.tsx';
import { mostOf } from './withdrawal.model.ts';
import type { AmountFault, Bounds } from './withdrawal.model.ts';

const HOURS = 24;

/** The sentence of a fault of the amount; those of the limits name the limit. */
export function useFaultText(bounds: Bounds): (fault: AmountFault) => string {
  const { t, format } = useWords();
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto' });
  return (fault) => {
    switch (fault) {
      case 'below':
        return t('withdrawals.fault.below', { min: money(bounds.minMinor) });
      case 'above':
        return t('withdrawals.fault.above', { max: money(bounds.maxMinor) });
      case 'withdrawable':
      case 'bonus':
        return t(`withdrawals.fault.${fault}`, { max: money(mostOf(bounds)) });
      case 'day':
        return t('withdrawals.fault.day', { hours: HOURS, max: money(bounds.leftMinor) });
      case 'day_count':
        return t('withdrawals.fault.day_count', { hours: HOURS });
      case 'zero':
        return t('wallet.amount.negative');
      case 'too_many_decimals':
        return t('wallet.amount.too_many_decimals', { exponent: format.currency.exponent });
      default:
        return t(`wallet.amount.${fault}`);
    }
  };
}
