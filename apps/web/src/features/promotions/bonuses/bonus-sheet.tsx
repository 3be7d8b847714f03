import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { PairList } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { NotCounted, Terms } from './bonus-card.tsx';
import type { Bonus, BonusAct } from './bonuses.queries.ts';
import type { Act } from './use-act.ts';

/** Shows the terms of an offer before it is taken, or asks whether a bonus is to be given up. */
export function BonusSheet({
  asked,
  isOpen,
  act,
  onClose,
  onGo,
}: {
  asked: { readonly bonus: Bonus; readonly act: BonusAct } | undefined;
  isOpen: boolean;
  act: Act;
  onClose: () => void;
  onGo: () => void;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  if (!asked) return null;
  const isClaim = asked.act === 'claim';
  const foot = (
    <Button
      kind={isClaim ? 'primary' : 'danger'}
      width="block"
      isBusy={act.wait.isBusy}
      onClick={onGo}
    >
      {t(isClaim ? 'promotions.bonuses.take' : 'promotions.bonuses.give_up_go')}
    </Button>
  );
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={isClaim ? asked.bonus.title : t('promotions.bonuses.give_up_title')}
      foot={foot}
    >
      <Stack gap={4}>
        {isClaim ? <OfferTerms bonus={asked.bonus} /> : <GiveUpText bonus={asked.bonus} />}
        {act.failure && (
          <Note tone="danger" isAlert>
            {failureText(act.failure)}
          </Note>
        )}
        <SlowNote {...act.wait.note} />
      </Stack>
    </BottomSheet>
  );
}

function OfferTerms({ bonus }: { bonus: Bonus }) {
  const { t, format } = useWords();
  return (
    <>
      <Terms bonus={bonus} />
      <PairList
        pairs={bonus.contributions.map(({ kind, rateBasisPoints }) => ({
          name: t(`lobby.category.${kind}`),
          value: format.percent(rateBasisPoints),
        }))}
      />
      <NotCounted kinds={bonus.notCounted} />
      <Text tone="2">{t('promotions.bonuses.terms_text')}</Text>
    </>
  );
}

function GiveUpText({ bonus: { balanceMinor: amountMinor, currency } }: { bonus: Bonus }) {
  const { t, format } = useWords();
  const amount = format.money({ amountMinor, currency }, { decimals: 'auto' });
  return <Text tone="2">{t('promotions.bonuses.give_up_text', { amount })}</Text>;
}
