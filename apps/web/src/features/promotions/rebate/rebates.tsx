import type { BetKind } from '@maidan/contract/constants';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Card, ListGroup, ListRow, ListTitle, RowFigure } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { newKey } from '#platform/device/new-key.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from '../bonuses/bonuses.module.css';
import { useAct } from '../bonuses/use-act.ts';
import { claimRebate } from './rebates.queries.ts';
import type { RebateOverview } from './rebates.queries.ts';

/** What can be claimed per kind of play, all of it, and what was claimed (MONEY-16). */
export function Rebates(overview: RebateOverview) {
  const { t } = useWords();
  const failureText = useFailureText();
  const money = useMoney(overview.currency);
  const step = useClaim(overview);
  const { lines, totalMinor, notCovered, keptDays, history } = overview;
  return (
    <Stack gap={4} isPadded isPage>
      <Claimable {...overview} />
      {lines.length > 0 && <Lines {...overview} step={step} />}
      {step.act.failure && (
        <Note tone="danger" isAlert>
          {failureText(step.act.failure)}
        </Note>
      )}
      <SlowNote {...step.act.wait.note} />
      {history.length > 0 && <History {...overview} />}
      <Text size="caption" tone="3">
        {t('promotions.rebate.how', { days: keptDays })}
      </Text>
      {notCovered.length > 0 && (
        <Text size="caption" tone="3">
          {t('promotions.rebate.not_covered', {
            kinds: notCovered.map((kind) => t(`lobby.category.${kind}`)).join(', '),
          })}
        </Text>
      )}
      {totalMinor > 0 && (
        <StickyAction>
          <Button
            kind="primary"
            width="block"
            isBusy={step.act.wait.isBusy}
            onClick={() => step.claim(undefined)}
          >
            {t('promotions.rebate.take_all', { amount: money(totalMinor) })}
          </Button>
        </StickyAction>
      )}
    </Stack>
  );
}

function Claimable(overview: RebateOverview) {
  const { t } = useWords();
  const period = usePeriod();
  const { currency, totalMinor, validBetMinor, coveredMinor, fromDay, toDay } = overview;
  const money = useMoney(currency);
  return (
    <Card>
      <div className={styles.hero}>
        <Text size="small" tone="2">
          {t(totalMinor > 0 ? 'promotions.rebate.claimable' : 'promotions.rebate.nothing')}
        </Text>
        <p className={styles.big}>{money(totalMinor)}</p>
        {fromDay !== undefined && toDay !== undefined && (
          <Text size="small" tone="2" isCentred>
            {t('promotions.rebate.bets', {
              period: period(fromDay, toDay),
              amount: money(validBetMinor),
              covered: money(coveredMinor),
            })}
          </Text>
        )}
      </div>
    </Card>
  );
}

function Lines({
  lines,
  totalMinor,
  currency,
  step,
}: RebateOverview & { step: ReturnType<typeof useClaim> }) {
  const { t, format } = useWords();
  const money = useMoney(currency);
  return (
    <Stack gap={2}>
      <ListTitle>{t('promotions.rebate.kinds')}</ListTitle>
      <ListGroup label={t('promotions.rebate.kinds')}>
        {lines.map(({ kind, validBetMinor, rateBasisPoints, amountMinor }) => (
          <ListRow
            key={`${kind} ${rateBasisPoints}`}
            title={t(`lobby.category.${kind}`)}
            caption={t('promotions.rebate.line', {
              bets: money(validBetMinor),
              rate: format.percent(rateBasisPoints),
            })}
            end={
              <span className={styles.take}>
                <RowFigure figure={money(amountMinor)} />
                <Button
                  size="sm"
                  aria-label={t('promotions.rebate.take_kind', {
                    kind: t(`lobby.category.${kind}`),
                  })}
                  isDisabled={step.act.wait.isBusy}
                  onClick={() => step.claim(kind)}
                >
                  {t('promotions.rebate.take')}
                </Button>
              </span>
            }
          />
        ))}
        <ListRow
          title={t('promotions.rebate.total')}
          end={<RowFigure figure={money(totalMinor)} />}
        />
      </ListGroup>
    </Stack>
  );
}

function History({ history, currency }: RebateOverview) {
  const { t, format } = useWords();
  const period = usePeriod();
  return (
    <Stack gap={2}>
      <ListTitle>{t('promotions.rebate.history')}</ListTitle>
      <ListGroup label={t('promotions.rebate.history')}>
        {history.map(({ claimId, fromDay, toDay, claimedAt, receiptNumber, amountMinor }) => (
          <ListRow
            key={claimId}
            href={`/m/receipt/${receiptNumber}`}
            title={t('promotions.rebate.of_bets', { period: period(fromDay, toDay) })}
            caption={format.dateTime(claimedAt)}
            end={
              <RowFigure
                figure={format.money(
                  { amountMinor, currency },
                  { decimals: 'auto', sign: 'always' },
                )}
                tone="success"
              />
            }
          />
        ))}
      </ListGroup>
    </Stack>
  );
}

function useMoney(currency: string) {
  const { format } = useWords();
  return (amountMinor: number) => format.money({ amountMinor, currency }, { decimals: 'auto' });
}

/** One day, or the first and the last of several. */
function usePeriod() {
  const { format } = useWords();
  // Noon, so that the day is the same in the time zone of every site.
  const day = (date: string) => format.dayMonth(`${date}T12:00:00Z`);
  return (from: string, to: string) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
}

/** Claims, and reads the figures again. What is claimed again after a lost answer has the same key, so it is paid once. */
function useClaim({ currency }: RebateOverview) {
  const { t } = useWords();
  const toast = useToast();
  const act = useAct();
  const money = useMoney(currency);
  const { revalidate } = useRevalidator();
  const keys = useRef(new Map<string, string>());
  return {
    act,
    claim(kind: BetKind | undefined) {
      const what = kind ?? 'all';
      const key = keys.current.get(what) ?? newKey();
      keys.current.set(what, key);
      act.run(async (signal) => {
        const amount = money(await claimRebate(kind, key, signal));
        keys.current.delete(what);
        toast.show({ text: t('promotions.rebate.claimed', { amount }), tone: 'success' });
        await revalidate();
      });
    },
  };
}
