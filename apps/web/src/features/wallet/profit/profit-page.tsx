import type { ProfitAndLoss } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StatTrio } from '#ui/figure/stat-trio.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitDays, ProfitTypes } from './profit-tables.tsx';
import { toneOf, useProfitMoney } from './profit.figures.ts';

/** The net with its chart, the same figures as tables, and what moved beside play. */
export function ProfitPage({ profit }: { profit: ProfitAndLoss }) {
  const { t } = useWords();
  const { isSocial } = useSite();
  return (
    <Stack gap={4} isPadded>
      <Net profit={profit} />
      <Beside profit={profit} />
      {profit.days.length === 0 ? (
        <EmptyState
          drawing="record"
          title={t('wallet.profit.empty')}
          text={t('wallet.profit.empty_text')}
          action={<Button href="/m/home">{t('wallet.record.empty_action')}</Button>}
        />
      ) : (
        <>
          <ProfitDays profit={profit} />
          {profit.gameTypes.length > 0 && <ProfitTypes profit={profit} />}
          <Flows profit={profit} />
        </>
      )}
      {isSocial && (
        <Text size="caption" tone="3">
          {t('wallet.play_credits')}
        </Text>
      )}
    </Stack>
  );
}

function Net({ profit }: { profit: ProfitAndLoss }) {
  const { t, format } = useWords();
  const { money, signed } = useProfitMoney(profit.currency);
  const { from, to, totals } = profit;
  const day = (key: string) => format.date(`${key}T12:00:00Z`);
  return (
    <Card>
      <Stack gap={2}>
        <Text size="caption" tone="3">
          {from === to ? day(from) : t('wallet.profit.days', { from: day(from), to: day(to) })}
        </Text>
        <Text size="label" tone="2">
          {t('wallet.profit.net')}
        </Text>
        <Text size="display" tone={toneOf(totals.netMinor)} isFigure>
          {signed(totals.netMinor)}
        </Text>
        <Text size="small" tone="2">
          {t('wallet.profit.lead', {
            stake: money(totals.validBetMinor),
            payout: money(totals.payoutMinor),
          })}
        </Text>
        {profit.days.length > 0 && <ProfitChart profit={profit} />}
      </Stack>
    </Card>
  );
}

/** The net of longer ranges, so that one good week does not mislead. */
function Beside({ profit }: { profit: ProfitAndLoss }) {
  const { t } = useWords();
  const { signed } = useProfitMoney(profit.currency);
  return (
    <section>
      <Stack gap={2}>
        <Text as="h2" size="h3">
          {t('wallet.profit.beside')}
        </Text>
        <StatTrio
          stats={profit.beside.map(({ days, netMinor }) => ({
            label: days === 365 ? t('wallet.profit.year') : t('wallet.profit.last_days', { days }),
            figure: signed(netMinor),
            tone: netMinor > 0 ? 'success' : netMinor < 0 ? 'quiet' : 'plain',
          }))}
        />
      </Stack>
    </section>
  );
}

function Flows({ profit }: { profit: ProfitAndLoss }) {
  const { t } = useWords();
  const { money, signed } = useProfitMoney(profit.currency);
  const { depositMinor, withdrawalMinor, bonusMinor, rebateMinor, resultMinor } = profit.totals;
  return (
    <Card>
      <Text as="h2" size="h3">
        {t('wallet.profit.flows')}
      </Text>
      <PairList
        pairs={[
          { name: t('wallet.profit.deposits'), value: money(depositMinor) },
          { name: t('wallet.profit.withdrawals'), value: money(withdrawalMinor) },
          { name: t('wallet.profit.bonuses'), value: signed(bonusMinor) },
          { name: t('wallet.profit.rebates'), value: signed(rebateMinor) },
          { name: t('wallet.profit.result'), value: signed(resultMinor) },
        ]}
      />
    </Card>
  );
}
