import { StatTrio } from '#ui/figure/stat-trio.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { RecordDays } from '../record.model.ts';
import type { AccountPage } from './account-list.tsx';

/** What came, what left and the change of the range; a dash where the figures could not be loaded. */
export function AccountTotals({
  days: { from, to },
  totals,
}: {
  days: RecordDays;
  totals: AccountPage['totals'] | undefined;
}) {
  const { t, format } = useWords();
  const money = (amountMinor: number | undefined, sign: 'auto' | 'always' = 'auto') =>
    amountMinor === undefined
      ? '—'
      : format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto', sign });
  const change = totals?.changeMinor;
  const tone = change === undefined || change === 0 ? 'plain' : change > 0 ? 'success' : 'quiet';
  const day = (key: string) => format.date(`${key}T12:00:00Z`);
  return (
    <Stack gap={2}>
      <StatTrio
        stats={[
          { label: t('wallet.account_record.in'), figure: money(totals?.inMinor) },
          { label: t('wallet.account_record.out'), figure: money(totals?.outMinor) },
          {
            label: t('wallet.account_record.change'),
            figure: money(change, change ? 'always' : 'auto'),
            tone,
          },
        ]}
      />
      <Text size="caption" tone="3">
        {from === to
          ? t('wallet.account_record.of_day', { day: day(from) })
          : t('wallet.account_record.of_days', { from: day(from), to: day(to) })}
      </Text>
    </Stack>
  );
}
