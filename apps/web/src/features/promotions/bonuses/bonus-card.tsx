import { Button } from '#ui/action/button.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { Bonus } from './bonuses.queries.ts';
import styles from './bonuses.module.css';
import { ProgressRing } from './progress-ring.tsx';

/** A bonus that runs: how far its condition is, what counted for it, and the way to give it up. */
export function RunningBonus({ bonus, onGiveUp }: { bonus: Bonus; onGiveUp: () => void }) {
  const { t, format } = useWords();
  const { title, amountMinor, balanceMinor, currency, percent, expiresAt } = bonus;
  const money = (minor: number) =>
    format.money({ amountMinor: minor, currency }, { decimals: 'auto' });
  const shown = format.percent(percent * 100);
  const ring = t('promotions.bonuses.ring', { percent: shown });
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles.head}>
          <ProgressRing percent={percent} figure={shown} label={ring} />
          <div>
            <Text as="h3" size="strong">
              {title}
            </Text>
            <p className={styles.amount}>{money(amountMinor)}</p>
            {expiresAt !== undefined && (
              <Text size="caption" tone="3">
                {t('promotions.bonuses.until', { date: format.dateTime(expiresAt) })}
              </Text>
            )}
          </div>
        </div>
        <PairList
          pairs={[
            {
              name: t('promotions.bonuses.played'),
              value: t('promotions.bonuses.of', {
                done: money(bonus.progressMinor),
                all: money(bonus.wagerMinor),
              }),
            },
            { name: t('promotions.bonuses.left'), value: money(bonus.leftMinor) },
            { name: t('promotions.bonuses.balance'), value: money(balanceMinor) },
          ]}
        />
        <Counted bonus={bonus} />
        <Button kind="textQuiet" size="md" width="block" onClick={onGiveUp}>
          {t('promotions.bonuses.give_up')}
        </Button>
      </Stack>
    </Card>
  );
}

/** What counted for the condition so far, by kind of play. */
function Counted({ bonus: { contributions, notCounted, currency } }: { bonus: Bonus }) {
  const { t, format } = useWords();
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  return (
    <Stack gap={1}>
      <Text as="h3" size="label" tone="2">
        {t('promotions.bonuses.counted')}
      </Text>
      <PairList
        pairs={contributions.map(({ kind, rateBasisPoints, playedMinor, countedMinor }) => ({
          name: t('promotions.bonuses.from', {
            kind: t(`lobby.category.${kind}`),
            rate: format.percent(rateBasisPoints),
            amount: money(playedMinor),
          }),
          value: money(countedMinor),
        }))}
      />
      <NotCounted kinds={notCounted} />
    </Stack>
  );
}

/** The kinds of play that do not count. */
export function NotCounted({ kinds }: { kinds: Bonus['notCounted'] }) {
  const { t } = useWords();
  if (kinds.length === 0) return null;
  const names = kinds.map((kind) => t(`lobby.category.${kind}`)).join(', ');
  return (
    <Text size="caption" tone="3">
      {t('promotions.bonuses.not_counted', { kinds: names })}
    </Text>
  );
}

/** A bonus that is offered: what it is, until when, and the way to its terms. */
export function OfferedBonus({ bonus, onSee }: { bonus: Bonus; onSee: () => void }) {
  const { t, format } = useWords();
  const { title, claimUntil } = bonus;
  return (
    <Card>
      <Stack gap={3}>
        <div>
          <Text as="h3" size="strong">
            {title}
          </Text>
          {claimUntil !== undefined && (
            <Text size="caption" tone="3">
              {t('promotions.bonuses.until', { date: format.dateTime(claimUntil) })}
            </Text>
          )}
        </div>
        <Terms bonus={bonus} />
        <Button width="block" onClick={onSee}>
          {t('promotions.bonuses.see')}
        </Button>
      </Stack>
    </Card>
  );
}

/** Amount, condition and time of a bonus. */
export function Terms({ bonus }: { bonus: Bonus }) {
  const { t, format } = useWords();
  const { amountMinor, wagerMinor, lifeDays, currency } = bonus;
  const money = (minor: number) =>
    format.money({ amountMinor: minor, currency }, { decimals: 'auto' });
  return (
    <PairList
      pairs={[
        { name: t('promotions.bonuses.amount'), value: money(amountMinor) },
        {
          name: t('promotions.bonuses.wager'),
          value: wagerMinor === 0 ? t('promotions.bonuses.no_wager') : money(wagerMinor),
        },
        {
          name: t('promotions.bonuses.life'),
          value: t('promotions.bonuses.days', { count: lifeDays }),
        },
      ]}
    />
  );
}
