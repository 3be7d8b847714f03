import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { StepUpForm, useProvenStep } from '#features/security/index.ts';
import type { ProvenStep } from '#features/security/index.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { removeAccount } from './accounts.queries.ts';
import type { PayoutAccount } from './accounts.queries.ts';

/** Asks whether an account is to be removed, then for the password if it was not given lately. */
export function RemoveSheet({
  account,
  isOpen,
  onClose,
  onDone,
}: {
  account: PayoutAccount | undefined;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useWords();
  const step = useProvenStep();
  const giveUp = useEffectEvent(step.giveUp);
  useEffect(() => {
    if (!isOpen) giveUp();
  }, [isOpen]);
  const remove = ({ accountId }: PayoutAccount) =>
    step.run(async (signal) => {
      await removeAccount(accountId, signal);
      onDone();
    });
  return (
    <BottomSheet
      isOpen={isOpen && account !== undefined}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t(step.isAsked ? 'security.step_up.title' : 'payments.accounts.remove_title')}
    >
      {step.isAsked || !account ? (
        <StepUpForm step={step} />
      ) : (
        <Question account={account} step={step} onRemove={() => remove(account)} />
      )}
    </BottomSheet>
  );
}

function Question({
  account,
  step,
  onRemove,
}: {
  account: PayoutAccount;
  step: ProvenStep;
  onRemove: () => void;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { channelName: name, masked: number } = account;
  return (
    <Stack gap={4}>
      <Text tone="2">{t('payments.accounts.remove_text', { name, number })}</Text>
      {step.failure && (
        <Note tone="danger" isAlert>
          {failureText(step.failure)}
        </Note>
      )}
      <Button kind="danger" width="block" isBusy={step.wait.isBusy} onClick={onRemove}>
        {t('payments.accounts.remove_go')}
      </Button>
      <SlowNote {...step.wait.note} />
    </Stack>
  );
}
