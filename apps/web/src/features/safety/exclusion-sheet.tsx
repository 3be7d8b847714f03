import { useState } from 'react';
import type { FormEvent } from 'react';
import { EXCLUSION_MONTHS } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { AmountChips } from '#ui/form/stepper.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { StepUpForm, useProvenStep } from '#features/security/index.ts';
import type { ProvenStep } from '#features/security/index.ts';
import { EffectList } from './effect-list.tsx';
import { excludeSelf } from './safety.queries.ts';

/** A length of an exclusion in months; null is for good. */
type Length = (typeof EXCLUSION_MONTHS)[number] | null;

/**
 * Excludes the member: no length is chosen beforehand, a word is typed, and the password is asked for. Then the session
 * is over, and the page is opened as a visitor sees it.
 */
export function ExclusionSheet({
  isOpen,
  onClose,
  onShorter,
}: {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the time-out in its place. */
  onShorter: () => void;
}) {
  const { t } = useWords();
  const step = useProvenStep();
  const close = () => {
    step.giveUp();
    onClose();
  };
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={close}
      closeLabel={t('ui.close')}
      title={t(step.isAsked ? 'security.step_up.title' : 'safety.exclusion')}
    >
      {step.isAsked ? (
        <StepUpForm step={step} />
      ) : (
        <ExclusionForm step={step} onClose={close} onShorter={onShorter} />
      )}
    </BottomSheet>
  );
}

function ExclusionForm({
  step,
  onClose,
  onShorter,
}: {
  step: ProvenStep;
  onClose: () => void;
  onShorter: () => void;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  const form = useExclusionForm(step);
  const { length, lengthText } = form;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <AmountChips
          label={t('safety.length')}
          amounts={LENGTHS.map((one) => ({ id: String(one), figure: lengthText(one) }))}
          value={length === undefined ? undefined : String(length)}
          onSelect={form.choose}
        />
        {length !== undefined && <Text tone="2">{form.consequence}</Text>}
        <EffectList
          effects={[
            { isOpen: false, text: t('safety.exclusion.sessions') },
            { isOpen: true, text: t('safety.exclusion.balance') },
            { isOpen: true, text: t('safety.rounds') },
          ]}
        />
        <Field
          label={t('safety.exclusion.type', { word: t('safety.exclusion.word') })}
          autoComplete="off"
          value={form.word}
          onChange={(event) => form.write(event.currentTarget.value)}
        />
        {step.failure && (
          <Note tone="danger" isAlert>
            {failureText(step.failure)}
          </Note>
        )}
        <Button
          type="submit"
          kind="danger"
          width="block"
          isDisabled={!form.isReady}
          isBusy={step.wait.isBusy}
        >
          {length === undefined
            ? t('safety.choose_length')
            : t('safety.exclusion.begin', { length: lengthText(length) })}
        </Button>
        <Button kind="textQuiet" width="block" onClick={onShorter}>
          {t('safety.exclusion.shorter')}
        </Button>
        <Button kind="textQuiet" width="block" onClick={onClose}>
          {t('safety.exclusion.back')}
        </Button>
        <SlowNote {...step.wait.note} />
      </Stack>
    </form>
  );
}

const LENGTHS: readonly Length[] = [...EXCLUSION_MONTHS, null];

function useExclusionForm(step: ProvenStep) {
  const { t, format } = useWords();
  const [length, setLength] = useState<Length>();
  const [word, setWord] = useState('');
  const isReady = length !== undefined && isSameWord(word, t('safety.exclusion.word'));
  const lengthText = (months: Length) =>
    months === null ? t('safety.for_good') : t('safety.months', { months });
  return {
    length,
    word,
    isReady,
    lengthText,
    consequence: length
      ? t('safety.exclusion.until', { date: format.date(endOf(length)) })
      : t('safety.exclusion.never'),
    write: setWord,
    choose: (id: string) => setLength(LENGTHS.find((one) => String(one) === id)),
    submit(event: FormEvent) {
      event.preventDefault();
      if (length === undefined || !isReady) return;
      step.run(async (signal) => {
        await excludeSelf(length, signal);
        window.location.assign('/m/responsible');
      });
    },
  };
}

function isSameWord(typed: string, word: string): boolean {
  return typed.trim().normalize('NFC').toLowerCase() === word.normalize('NFC').toLowerCase();
}

function endOf(months: number): Date {
  const end = new Date();
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
