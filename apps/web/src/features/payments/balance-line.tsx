import { Card } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useBalanceHidden } from '#platform/device/preferences.ts';
import { useWords } from '#platform/words/words.tsx';
import { useBalance } from '#features/wallet/index.ts';
import { CreditsLine } from './credits-line.tsx';
import styles from './payments.module.css';

/** The member's balance as it is now, hidden where the member hides it. */
export function BalanceLine() {
  const { t, format } = useWords();
  const { wallet } = useBalance();
  const [isHidden] = useBalanceHidden();
  const total = { amountMinor: wallet?.sumBalance ?? 0, currency: format.currency.code };
  const isMasked = isHidden || !wallet;
  return (
    <Card>
      <Stack gap={1}>
        <Row spread="between" isWrapping>
          <Text size="small" tone="2">
            {t('wallet.total')}
          </Text>
          <span className={styles.balance}>
            {isMasked ? format.maskMoney(total) : format.money(total, { decimals: 'always' })}
          </span>
        </Row>
        <CreditsLine />
      </Stack>
    </Card>
  );
}
