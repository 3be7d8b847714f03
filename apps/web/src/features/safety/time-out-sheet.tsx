import { useState } from 'react';
import { TIME_OUT_DAYS } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { AmountChips } from '#ui/form/stepper.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { EffectList } from './effect-list.tsx';
import { takeTimeOut } from './safety.queries.ts';
import { useSafetyStep } from './use-safety-step.ts';

const DAY_MS = 24 * 3_600_000;

/** Begins a time-out: no length is chosen beforehand, and what happens stands above the button. */
export function TimeOutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('safety.time_out')}
    >
      <TimeOutForm onDone={onClose} />
    </BottomSheet>
  );
}

function TimeOutForm({ onDone }: { onDone: () => void }) {
  const { t, format } = useWords();
  const failureText = useFailureText();
  const step = useSafetyStep();
  const [choice, setChoice] = useState<{ days: (typeof TIME_OUT_DAYS)[number]; ends: Date }>();
  const { days: chosen, ends } = choice ?? {};
  function choose(id: string): void {
    const days = TIME_OUT_DAYS.find((one) => String(one) === id);
    if (days) setChoice({ days, ends: new Date(Date.now() + days * DAY_MS) });
  }
  async function begin(): Promise<void> {
    if (!chosen) return;
    const isDone = await step.run(
      (signal) => takeTimeOut(chosen, signal),
      t('safety.time_out.begun'),
    );
    if (isDone) onDone();
  }
  return (
    <Stack gap={4}>
      <Text size="small" tone="2">
        {t('safety.time_out.lead')}
      </Text>
      <AmountChips
        label={t('safety.length')}
        amounts={TIME_OUT_DAYS.map((days) => ({
          id: String(days),
          figure: t('safety.days', { days }),
        }))}
        value={chosen && String(chosen)}
        onSelect={choose}
      />
      {ends && (
        <Card>
          <Stack gap={1} isCentred>
            <Text size="caption" tone="3" isCentred>
              {t('safety.time_out.ends')}
            </Text>
            <Text size="h1" isCentred>
              {format.dayMonth(ends)}
            </Text>
            <Text size="small" tone="2" isFigure isCentred>
              {format.dateTime(ends)}
            </Text>
          </Stack>
        </Card>
      )}
      <EffectList
        effects={[
          { isOpen: false, text: t('safety.time_out.closed') },
          { isOpen: true, text: t('safety.time_out.open') },
          { isOpen: true, text: t('safety.rounds') },
        ]}
      />
      {step.failure && (
        <Note tone="danger" isAlert>
          {failureText(step.failure)}
        </Note>
      )}
      <Button
        width="block"
        isDisabled={chosen === undefined}
        isBusy={step.wait.isBusy}
        onClick={() => void begin()}
      >
        {chosen
          ? t('safety.time_out.begin', { length: t('safety.days', { days: chosen }) })
          : t('safety.choose_length')}
      </Button>
      <SlowNote {...step.wait.note} />
    </Stack>
  );
}
