import { useState } from 'react';
import type { paths } from '@maidan/contract/types';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { browserApi, read } from '#platform/api/browser.ts';
import { useWait } from '#platform/api/wait.ts';
import { usePopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';
import { ExportPanel } from './export-panel.tsx';
import { noteOrdered } from './use-exports.ts';

/** The name under which the header of a record opens the sheet. */
const EXPORT_POPUP = 'export';

type RecordOrder = NonNullable<
  paths['/wallet/exports']['post']['requestBody']
>['content']['application/json'];

/** The sheet of a record, in which its rows are ordered and taken as a file (MONEY-12, MONEY-13). */
export function ExportSheet({ order }: { order: RecordOrder }) {
  const { t } = useWords();
  const { popup, popupData, close } = usePopup();
  const isOpen = popup === 'own' && popupData['name'] === EXPORT_POPUP;
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={close}
      closeLabel={t('ui.close')}
      title={t('exports.card.title')}
    >
      {isOpen && <RecordPanel order={order} />}
    </BottomSheet>
  );
}

async function orderRecord(body: RecordOrder, signal: AbortSignal): Promise<void> {
  noteOrdered((await read(browserApi.POST('/wallet/exports', { body, signal }))).value);
}

function RecordPanel({ order }: { order: RecordOrder }) {
  const { t } = useWords();
  const wait = useWait();
  const [failure, setFailure] = useState<unknown>();
  const make = () => {
    setFailure(undefined);
    void wait.run((signal) => orderRecord(order, signal)).catch(setFailure);
  };
  return (
    <Stack gap={4} isPadded>
      <Text tone="2">{t('exports.card.text')}</Text>
      <ExportPanel
        kind={order.record}
        makeLabel={t('exports.card.make')}
        onOrder={make}
        isOrdering={wait.isBusy}
        isSlow={wait.note}
        failure={failure}
      />
    </Stack>
  );
}
