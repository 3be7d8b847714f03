import { BalancePill } from '#ui/figure/balance-card.tsx';
import { useBalanceHidden } from '#platform/preferences.ts';
import { useWords } from '#platform/words.tsx';
import { useBalance } from './use-balance.ts';

/** From here on an amount is written short where space is tight, in whole units. */
const LAKH = 100_000;

/** The balance in the header of home; a tap opens the member centre. */
export function HeaderBalance() {
  const { t, format } = useWords();
  const { wallet } = useBalance();
  const [isHidden] = useBalanceHidden();
  const amount = { amountMinor: wallet?.sumBalance ?? 0, currency: format.currency.code };
  const isLong = amount.amountMinor >= LAKH * 10 ** format.currency.exponent;
  return (
    <BalancePill
      figure={format.money(amount)}
      shortFigure={isLong ? format.moneyShort(amount) : undefined}
      isMasked={isHidden || !wallet}
      href="/m/member/home"
      label={t('lobby.balance')}
    />
  );
}
