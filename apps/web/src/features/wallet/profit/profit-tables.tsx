import type { ProfitAndLoss } from '@maidan/contract/types';
import { ProgressBar } from '#ui/figure/stat-trio.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './profit.module.css';
import { toneOf, useProfitMoney } from './profit.figures.ts';

type Play = Pick<ProfitAndLoss['totals'], 'validBetMinor' | 'payoutMinor' | 'netMinor'>;

/** The figures of the chart as a table, with their sum. */
export function ProfitDays({ profit }: { profit: ProfitAndLoss }) {
  const { t, format } = useWords();
  return (
    <Card>
      <table className={styles.days}>
        <caption>{t('wallet.profit.by_day')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wallet.profit.day')}</th>
            <th scope="col">{t('wallet.profit.stakes')}</th>
            <th scope="col">{t('wallet.profit.returned')}</th>
            <th scope="col">{t('wallet.record.net')}</th>
          </tr>
        </thead>
        <tbody>
          {profit.days.map(({ day, ...play }) => (
            <tr key={day}>
              <th scope="row">{format.dayMonth(`${day}T12:00:00Z`)}</th>
              <Figures play={play} currency={profit.currency} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('wallet.profit.total')}</th>
            <Figures play={profit.totals} currency={profit.currency} />
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function Figures({ play, currency }: { play: Play; currency: string }) {
  const { money, signed } = useProfitMoney(currency);
  return (
    <>
      <td>{money(play.validBetMinor)}</td>
      <td>{money(play.payoutMinor)}</td>
      <td>
        <Text as="span" tone={toneOf(play.netMinor)}>
          {signed(play.netMinor)}
        </Text>
      </td>
    </>
  );
}

/** Each game type with its share of the valid bets. */
export function ProfitTypes({ profit }: { profit: ProfitAndLoss }) {
  const { t } = useWords();
  const { money, signed } = useProfitMoney(profit.currency);
  const most = Math.max(1, ...profit.gameTypes.map(({ validBetMinor }) => validBetMinor));
  return (
    <Card>
      <Stack gap={4}>
        <Text as="h2" size="h3">
          {t('wallet.profit.by_type')}
        </Text>
        {profit.gameTypes.map(({ gameType, validBetMinor, payoutMinor, netMinor }) => {
          const name =
            gameType === 'OTHER' ? t('wallet.profit.other') : t(`lobby.category.${gameType}`);
          return (
            <Stack key={gameType} gap={1}>
              <Row spread="between">
                <Text as="span" size="strong">
                  {name}
                </Text>
                <Text as="span" size="strong" tone={toneOf(netMinor)} isFigure>
                  {signed(netMinor)}
                </Text>
              </Row>
              <ProgressBar percent={(100 * validBetMinor) / most} label={name} isThin />
              <Text size="caption" tone="3">
                {t('wallet.profit.lead', {
                  stake: money(validBetMinor),
                  payout: money(payoutMinor),
                })}
              </Text>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
