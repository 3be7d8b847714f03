import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { ExportPanel, noteOrdered } from '#features/exports/index.ts';
import { useWords } from '#platform/words/words.tsx';
import { StepUpForm } from '../step-up.tsx';
import { useProvenStep } from '../use-proven-step.ts';
import { exportOwnData } from './own-data.queries.ts';

/** Has the file made with everything that is kept of the member, after a proof, and gives it. */
export function ExportCard() {
  const { t } = useWords();
  const step = useProvenStep();
  const make = () => step.run(async (signal) => noteOrdered(await exportOwnData(signal)));
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="h3">
          {t('security.data.export')}
        </Text>
        <Text tone="2">{t('security.data.export_text')}</Text>
        <ExportPanel
          kind="own_data"
          makeLabel={t('security.data.export_go')}
          onOrder={make}
          isOrdering={step.wait.isBusy && !step.isAsked}
          isSlow={step.wait.note}
          failure={step.isAsked ? undefined : step.failure}
        />
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
