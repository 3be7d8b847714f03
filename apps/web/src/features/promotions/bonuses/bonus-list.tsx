import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListGroup, ListRow, ListTitle, RowFigure } from '#ui/list/list-row.tsx';
import { Button } from '#ui/action/button.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useReadAgain } from '#platform/api/read-again.ts';
import { useOwnPopup } from '#platform/page/popup.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { OfferedBonus, RunningBonus } from './bonus-card.tsx';
import { BonusSheet } from './bonus-sheet.tsx';
import { actOnBonus } from './bonuses.queries.ts';
import type { Bonus, BonusAct, Bonuses } from './bonuses.queries.ts';
import { useAct } from './use-act.ts';

/** The member's bonuses: those that run, those on offer, and the past ones (MONEY-15). */
export function BonusList({ active, offered, past }: Bonuses) {
  const { t } = useWords();
  const step = useBonusStep();
  if (active.length + offered.length + past.length === 0)
    return (
      <EmptyState
        drawing="record"
        title={t('promotions.bonuses.empty')}
        text={t('promotions.bonuses.empty_text')}
        action={<Button href="/m/activity">{t('promotions.see_all')}</Button>}
      />
    );
  return (
    <>
      {active.length > 0 && (
        <Stack gap={3}>
          <ListTitle>{t('promotions.bonuses.active')}</ListTitle>
          {active.map((bonus) => (
            <RunningBonus
              key={bonus.bonusId}
              bonus={bonus}
              onGiveUp={() => step.ask(bonus, 'give-up')}
            />
          ))}
        </Stack>
      )}
      {offered.length > 0 && (
        <Stack gap={3}>
          <ListTitle>{t('promotions.bonuses.offered')}</ListTitle>
          {offered.map((bonus) => (
            <OfferedBonus
              key={bonus.bonusId}
              bonus={bonus}
              onSee={() => step.ask(bonus, 'claim')}
            />
          ))}
        </Stack>
      )}
      {past.length > 0 && <PastBonuses past={past} />}
      <BonusSheet {...step.sheet} />
    </>
  );
}

function PastBonuses({ past }: { past: readonly Bonus[] }) {
  const { t, format } = useWords();
  return (
    <Stack gap={3}>
      <ListTitle>{t('promotions.bonuses.past')}</ListTitle>
      <ListGroup label={t('promotions.bonuses.past')}>
        {past.map((bonus) => {
          const { releasedMinor: amountMinor, currency, percent, receiptNumber } = bonus;
          const state = pastStateOf(bonus);
          const date = format.date(bonus.endedAt ?? bonus.claimUntil ?? bonus.offeredAt);
          return (
            <ListRow
              key={bonus.bonusId}
              {...(receiptNumber === undefined ? {} : { href: `/m/receipt/${receiptNumber}` })}
              title={bonus.title}
              caption={t(`promotions.bonuses.state.${state}`, {
                date,
                percent: format.percent(percent * 100),
              })}
              end={
                <RowFigure
                  figure={format.money(
                    { amountMinor, currency },
                    { decimals: 'auto', sign: amountMinor > 0 ? 'always' : 'auto' },
                  )}
                  tone={amountMinor > 0 ? 'success' : 'quiet'}
                />
              }
            />
          );
        })}
      </ListGroup>
    </Stack>
  );
}

function pastStateOf({ state }: Bonus): 'met' | 'expired' | 'forfeited' {
  return state === 'met' || state === 'forfeited' ? state : 'expired';
}

/** Shows what an act means before it is done, and the list as it is afterwards. */
function useBonusStep() {
  const { t, locale } = useWords();
  const toast = useToast();
  const act = useAct();
  const { isOpen, open, close } = useOwnPopup('bonus');
  const noteOld = useReadAgain(isOpen);
  const [asked, setAsked] = useState<{ bonus: Bonus; act: BonusAct }>();
  return {
    ask(bonus: Bonus, what: BonusAct) {
      act.forget();
      setAsked({ bonus, act: what });
      open();
    },
    sheet: {
      asked,
      isOpen,
      act,
      onClose: close,
      onGo() {
        if (!asked) return;
        act.run(async (signal) => {
          await actOnBonus(asked.act, asked.bonus.bonusId, locale, signal);
          const text = asked.act === 'claim' ? 'taken' : 'gave_up';
          noteOld();
          toast.show({ text: t(`promotions.bonuses.${text}`), tone: 'success' });
          close();
        });
      },
    },
  };
}
