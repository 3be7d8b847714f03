import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { StepUpForm } from '../step-up.tsx';
import { useProvenStep } from '../use-proven-step.ts';
import { exportOwnData } from './own-data.queries.ts';
import type { OwnDataExport } from './own-data.queries.ts';

/** Makes the file with everything that is kept of the member, after a proof. */
export function ExportCard() {
  const { t } = useWords();
  const failureText = useFailureText();
  const step = useProvenStep();
  const [made, setMade] = useState<'whole' | 'part'>();
  const make = () =>
    step.run(async (signal) => {
      const all = await exportOwnData(signal);
      saveAsFile(all);
      setMade(all.isWhole ? 'whole' : 'part');
    });
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="h3">
          {t('security.data.export')}
        </Text>
        <Text tone="2">{t('security.data.export_text')}</Text>
        {step.failure && !step.isAsked && (
          <Note tone="danger" isAlert>
            {failureText(step.failure)}
          </Note>
        )}
        {made && (
          <Note tone="success" isAlert>
            {t(made === 'whole' ? 'security.data.exported' : 'security.data.exported_part')}
          </Note>
        )}
        <Button
          width="block"
          icon="download-simple-bold"
          isBusy={step.wait.isBusy && !step.isAsked}
          onClick={make}
        >
          {t('security.data.export_go')}
        </Button>
        <SlowNote {...step.wait.note} />
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

function saveAsFile(all: OwnDataExport): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `my-data-${all.madeAt.slice(0, 10)}.json`;
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
