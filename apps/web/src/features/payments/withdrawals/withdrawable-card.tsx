import type { ReactNode } from 'react';
import { BalanceAmount } from '#ui/figure/balance-card.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useBalanceHidden } from '#platform/device/preferences.ts';
import { useWords } from '#platform/words/words.tsx';
import type { WithdrawalOverview } from './withdrawals.queries.ts';
import { isUnderWay } from './withdrawal.model.ts';
import styles from './withdrawals.module.css';

/** What of the balance can be withdrawn: the total as one bar, and a line with its reason for each part that cannot. */
export function WithdrawableCard({ overview }: { overview: WithdrawalOverview }) {
  const { t, format } = useWords();
  const [isHidden] = useBalanceHidden();
  const { sumBalance, withdrawableMinor, bonusMinor, heldMinor, currency } = overview;
  const { symbol, whole, decimals } = format.splitMoney(
    { amountMinor: withdrawableMinor, currency },
    { decimals: 'always' },
  );
  const money = (amountMinor: number) =>
    isHidden
      ? format.maskMoney({ amountMinor, currency })
      : format.money({ amountMinor, currency }, { decimals: 'always' });
  const share = (part: number) => ({ flexGrow: sumBalance === 0 ? 0 : part / sumBalance });
  return (
    <Card>
      <Stack gap={2}>
        <Text size="small" tone="2">
          {t('wallet.withdrawable')}
        </Text>
        <BalanceAmount figure={{ symbol, whole, decimals }} isMasked={isHidden} />
        <div className={styles.bar} aria-hidden="true">
          {withdrawableMinor > 0 && <i className={styles.cash} style={share(withdrawableMinor)} />}
          {bonusMinor > 0 && <i className={styles.bonus} style={share(bonusMinor)} />}
          {heldMinor > 0 && <i className={styles.held} style={share(heldMinor)} />}
        </div>
        <Text size="caption" tone="3">
          {t('withdrawals.total_of', { amount: money(sumBalance) })}
        </Text>
        {bonusMinor > 0 && (
          <Part look={styles.bonus} name={t('wallet.bonus')} figure={money(bonusMinor)}>
            {t('withdrawals.bonus_text')}
          </Part>
        )}
        {heldMinor > 0 && (
          <Part look={styles.held} name={t('wallet.held')} figure={money(heldMinor)}>
            <HeldReason overview={overview} />
          </Part>
        )}
      </Stack>
    </Card>
  );
}

function Part({
  look,
  name,
  figure,
  children,
}: {
  look: string | undefined;
  name: string;
  figure: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.part}>
      <i className={look} aria-hidden="true" />
      <b>{name}</b>
      <span>{figure}</span>
      <small>{children}</small>
    </div>
  );
}

function HeldReason({ overview: { newest } }: { overview: WithdrawalOverview }) {
  const { t, format } = useWords();
  const open = newest.filter(isUnderWay);
  const [only] = open;
  const at = only?.steps[0]?.at;
  if (open.length !== 1 || !only || at === undefined) return t('withdrawals.held_text');
  return t('withdrawals.held_one', { time: format.time(at), name: only.channelName });
}
