import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ApiFailure } from '#platform/api/failure.ts';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { PinPad } from '#ui/form/pin-pad.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { setWithdrawalPin } from './security.queries.ts';
import { StepUpForm } from './step-up.tsx';
import { useProvenStep } from './use-proven-step.ts';

const WEAKNESSES = ['length', 'repeated', 'sequence', 'birthday'] as const;

/** Sets the withdrawal PIN: typed twice, then the password if it was not given lately. */
export function PinSheet({
  isOpen,
  onClose,
  onDone,
}: {
  isOpen: boolean;
  onClose: () => void;
  /** Gets the new PIN. */
  onDone: (pin: string) => void;
}) {
  const { t } = useWords();
  const form = usePinForm(onDone);
  const startAgain = useEffectEvent(form.startAgain);
  useEffect(() => {
    if (!isOpen) startAgain();
  }, [isOpen]);
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t(form.step.isAsked ? 'security.step_up.title' : 'security.pin.title')}
    >
      {form.step.isAsked ? <StepUpForm step={form.step} /> : <PinTwice form={form} />}
    </BottomSheet>
  );
}

function PinTwice({ form }: { form: ReturnType<typeof usePinForm> }) {
  const { t, format } = useWords();
  const pinFault = usePinFault();
  const messageId = useId();
  const { first, round, differs, step } = form;
  const pad = useRef<HTMLDivElement>(null);
  // Each round has a pad of its own, and who types goes on typing.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect is for the round
  useEffect(() => pad.current?.querySelector('input')?.focus(), [round]);
  const fault = differs ? t('security.pin.differs') : step.failure && pinFault(step.failure);
  const number = first === undefined ? 1 : 2;
  return (
    <Stack gap={4}>
      <Text tone="2">{t('security.pin.text')}</Text>
      <div ref={pad}>
        <PinPad
          key={round}
          takesFocus
          label={t(first === undefined ? 'security.pin.new' : 'security.pin.again')}
          digitOf={(digit) => format.number(digit)}
          eraseLabel={t('security.pin.erase')}
          isBusy={step.wait.isBusy}
          describedBy={messageId}
          onComplete={form.typed}
        >
          <div id={messageId}>
            <Text tone="2" isCentred>
              {t(first === undefined ? 'security.pin.step_new' : 'security.pin.step_again', {
                step: number,
                of: 2,
              })}
            </Text>
            {fault !== undefined && (
              <Note tone="danger" isAlert>
                {fault}
              </Note>
            )}
          </div>
        </PinPad>
      </div>
      <Text size="caption" tone="3" isCentred>
        {t('security.pin.rule')}
      </Text>
      <SlowNote {...step.wait.note} />
    </Stack>
  );
}

/** Why a PIN was refused, in the reader's language. */
function usePinFault(): (failure: ApiFailure) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (failure) => {
    const reason = WEAKNESSES.find((name) => name === failure.params['reason']);
    return failure.code === 'security.pin_weak' && reason
      ? t(`security.pin.weak.${reason}`)
      : failureText(failure);
  };
}

function usePinForm(onDone: (pin: string) => void) {
  const step = useProvenStep();
  const [first, setFirst] = useState<string>();
  const [differs, setDiffers] = useState(false);
  // The pad is empty again for each round.
  const [round, setRound] = useState(0);

  function next(pin: string | undefined): void {
    setFirst(pin);
    setRound(round + 1);
  }

  return {
    step,
    first,
    round,
    differs,
    typed(pin: string) {
      step.forgetFailure();
      setDiffers(first !== undefined && first !== pin);
      if (first === undefined) return next(pin);
      next(undefined);
      if (first !== pin) return;
      step.run(async (signal) => {
        await setWithdrawalPin(pin, signal);
        onDone(pin);
      });
    },
    startAgain() {
      step.giveUp();
      setDiffers(false);
      next(undefined);
    },
  };
}
