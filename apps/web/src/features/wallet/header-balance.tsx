import { BalancePill } from '#ui/figure/balance-card.tsx';
import { useBalanceHidden } from '#platform/device/preferences.ts';
import { useWords } from '#platform/words/words.tsx';
import { useBalance } from './use-balance.ts';

/** The balance in the header of home; a tap opens the member centre. */
export function HeaderBalance() {
  const { t, format } = useWords();
  const { wallet } = useBalance();
  const [isHidden] = useBalanceHidden();
  const amount = { amountMinor: wallet?.sumBalance ?? 0, currency: format.currency.code };
  return (
    <BalancePill
      figure={format.money(amount)}
      shortFigure={format.moneyShort(amount, 'always')}
      isMasked={isHidden || !wallet}
      href="/m/member/home"
      label={(balance) => t('lobby.balance', { balance })}
    />
  );
}
