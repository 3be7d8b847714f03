import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { StepUpForm } from '../step-up.tsx';
import { useProvenStep } from '../use-proven-step.ts';
import type { ProvenStep } from '../use-proven-step.ts';
import { closeAccount } from './own-data.queries.ts';
import type { OwnData } from './own-data.queries.ts';

/** Closes the account, or says what is still open and stands against it. */
export function ClosingCard({ open, retention }: Pick<OwnData, 'open' | 'retention'>) {
  const { t } = useWords();
  const step = useProvenStep();
  const matters = useOpenMatters(open);
  const isInUse = matters.length > 0;
  return (
    <Card>
      <Stack gap={4}>
        <Text as="h2" size="h3">
          {t('security.data.close')}
        </Text>
        <Text tone="2">{t(isInUse ? 'security.data.close_open' : 'security.data.close_text')}</Text>
        {isInUse && <PairList pairs={matters} />}
        {open.cashMinor > 0 && (
          <Button width="block" href="/m/withdraw">
            {t('security.data.withdraw')}
          </Button>
        )}
        <Text as="h3" size="strong">
          {t('security.data.after')}
        </Text>
        {(['after_1', 'after_2', 'after_3'] as const).map((key) => (
          <Text key={key} tone="2">
            {t(`security.data.${key}`, { count: retention.closedAccountDays })}
          </Text>
        ))}
        <TextLink href="/m/responsible">{t('security.data.exclusion')}</TextLink>
        {!isInUse && <ClosingForm step={step} />}
      </Stack>
      <BottomSheet
        isOpen={step.isAsked}
        onClose={step.giveUp}
        closeLabel={t('ui.close')}
        title={t('security.step_up.title')}
      >
        <StepUpForm step={step} />
      </BottomSheet>
    </Card>
  );
}

/** What is open, by name and figure. */
function useOpenMatters({ cashMinor, bonusMinor, heldMinor, rounds, deposits }: OwnData['open']) {
  const { t, format } = useWords();
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: format.currency.code });
  return [
    { amount: cashMinor, name: t('security.data.cash'), value: money(cashMinor) },
    { amount: bonusMinor, name: t('security.data.bonus'), value: money(bonusMinor) },
    { amount: heldMinor, name: t('security.data.held'), value: money(heldMinor) },
    { amount: rounds, name: t('security.data.rounds'), value: format.number(rounds) },
    { amount: deposits, name: t('security.data.deposits'), value: format.number(deposits) },
  ].flatMap(({ amount, name, value }) => (amount > 0 ? [{ name, value }] : []));
}

/** A word is typed before the password is asked for: this cannot be taken back. */
function ClosingForm({ step }: { step: ProvenStep }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const word = t('security.data.word');
  const isReady = typed.trim().normalize('NFC').toLowerCase() === word.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || step.wait.isBusy) return;
    step.run(async (signal) => {
      await closeAccount(signal);
      // The session is over, so the page is opened as a visitor sees it.
      window.location.assign('/m/home');
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={3}>
        <Field
          label={t('security.data.type', { word })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {step.failure && !step.isAsked && (
          <Note tone="danger" isAlert>
            {failureText(step.failure)}
          </Note>
        )}
        <Button
          type="submit"
          kind="danger"
          width="block"
          isDisabled={!isReady}
          isBusy={step.wait.isBusy && !step.isAsked}
        >
          {t('security.data.close_go')}
        </Button>
        <SlowNote {...step.wait.note} />
      </Stack>
    </form>
  );
}
