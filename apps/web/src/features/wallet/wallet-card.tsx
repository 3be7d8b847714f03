import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { BalanceCard } from '#ui/figure/balance-card.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useBalanceHidden } from '#platform/device/preferences.ts';
import { useWords } from '#platform/words/words.tsx';
import { useBalance } from './use-balance.ts';

/** The member's balance with its parts, the hide toggle and the refresh (WIDGET-08 to WIDGET-12, MONEY-06, PLAYMODE-04). */
export function WalletCard({
  isCompact = false,
  children,
}: {
  isCompact?: boolean;
  /** The actions under the amounts. */
  children?: ReactNode;
}) {
  const { t, format } = useWords();
  const { isSocial } = useSite();
  const { wallet, isRefreshing, hasFailed, refresh } = useBalance();
  const [isHidden, toggle] = useBalanceHidden();
  const money = (amountMinor: number) => ({ amountMinor, currency: format.currency.code });
  const figure = format.splitMoney(money(wallet?.sumBalance ?? 0), { decimals: 'always' });
  const parts = wallet && [
    { label: t('wallet.withdrawable'), figure: format.money(money(wallet.withdrawableMinor)) },
    { label: t('wallet.bonus'), figure: format.money(money(wallet.bonusMinor)) },
    ...(wallet.heldMinor > 0
      ? [{ label: t('wallet.held'), figure: format.money(money(wallet.heldMinor)) }]
      : []),
  ];
  return (
    <Stack gap={2}>
      <BalanceCard
        label={t('wallet.total')}
        figure={{ symbol: figure.symbol, whole: figure.whole, decimals: figure.decimals }}
        hide={{ isHidden, label: t(isHidden ? 'wallet.show' : 'wallet.hide'), onToggle: toggle }}
        refresh={{
          isBusy: isRefreshing || !wallet,
          label: t('wallet.refresh'),
          onPress: () => void refresh(),
        }}
        isCompact={isCompact}
        {...(isCompact || !parts ? {} : { lines: parts })}
      >
        {children}
      </BalanceCard>
      {hasFailed && (
        <Note tone="danger" isAlert title={t('wallet.unavailable')}>
          <Button size="sm" kind="text" onClick={() => void refresh()}>
            {t('ui.retry')}
          </Button>
        </Note>
      )}
      {isSocial && (
        <Text size="caption" tone="3" isCentred>
          {t('wallet.play_credits')}
        </Text>
      )}
    </Stack>
  );
}
