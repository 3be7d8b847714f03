import { Button } from '#ui/action/button.tsx';
import { useWords } from '#platform/words/words.tsx';

/** The ways to deposit and to withdraw, for the foot of a balance card (MENU-06, MEMBERX-01). */
export function MoneyActions() {
  const { t } = useWords();
  return (
    <>
      <Button
        kind="primary"
        size="md"
        width="grow"
        icon="arrow-down-bold"
        isFlat
        href="/m/voucherCenter"
      >
        {t('wallet.deposit.action')}
      </Button>
      <Button size="md" width="grow" icon="arrow-up-bold" href="/m/withdraw">
        {t('wallet.withdraw.action')}
      </Button>
    </>
  );
}
