import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { checkField, knownPattern } from '@maidan/contract/rules';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import type { PayeeRule } from './payee-rule.ts';
import { setPayeeName } from './security.queries.ts';
import { useProvenStep } from './use-proven-step.ts';

/** Sets the payee name, which stays as it is afterwards; the sheet says so before. */
export function PayeeSheet({
  isOpen,
  rule,
  onClose,
  onDone,
}: {
  isOpen: boolean;
  rule: PayeeRule;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  const step = useProvenStep();
  const [name, setName] = useState('');
  const [isJudged, setJudged] = useState(false);
  const giveUp = useEffectEvent(step.giveUp);
  useEffect(() => {
    if (!isOpen) giveUp();
  }, [isOpen]);
  const checked = { ...rule, patternId: knownPattern(rule.patternId) };
  const isFaulty = checkField(name, { ...checked, enabled: true, required: true }).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (isFaulty || step.wait.isBusy) return;
    step.run(async (signal) => {
      await setPayeeName(name.trim(), signal);
      onDone();
    });
  };
  const status = {
    tone: isJudged && isFaulty ? 'error' : 'hint',
    messages: [t('security.payee.rule', { min: rule.minLength, max: rule.maxLength })],
  } as const;
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('security.payee.title')}
    >
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Text tone="2">{t('security.payee.text')}</Text>
          <Field
            label={t('security.payee')}
            icon="user"
            autoComplete="name"
            data-autofocus
            enterKeyHint="done"
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setJudged(false);
            }}
            status={status}
          />
          {step.failure && (
            <Note tone="danger" isAlert>
              {failureText(step.failure)}
            </Note>
          )}
          <Button type="submit" kind="primary" width="block" isBusy={step.wait.isBusy}>
            {t('security.payee.save')}
          </Button>
          <SlowNote {...step.wait.note} />
        </Stack>
      </form>
    </BottomSheet>
  );
}
