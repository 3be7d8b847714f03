import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useWords } from '#platform/words.tsx';
import type { WaitState } from './use-wait.ts';

/** Once a wait is long: says so, and lets the reader end it. */
export function SlowNote({ state, onCancel }: { state: WaitState; onCancel: () => void }) {
  const { t } = useWords();
  if (state !== 'slow') return null;
  return (
    <Stack gap={2}>
      <Note tone="info" isAlert>
        {t('ui.wait_slow')}
      </Note>
      <Button kind="quiet" size="md" width="block" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
    </Stack>
  );
}
