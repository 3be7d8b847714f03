import { useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { FailureState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#platform/words/words.tsx';

/** In place of home while its blocks cannot be had; it speaks with the words of the shell, which every page has. */
export function HomeFailure() {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <FailureState
      title={t('site.connection.unreachable_title')}
      text={t('site.connection.unreachable')}
      action={
        <Button kind="primary" isBusy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
