import { useRevalidator } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useWords } from '#platform/words/words.tsx';

/** In place of home while its blocks cannot be had; it speaks with the words of the shell, which every page has. */
export function HomeFailure() {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <RetryState
      title={t('site.connection.unreachable_title')}
      text={t('site.connection.unreachable')}
      retryLabel={t('ui.retry')}
      isBusy={state !== 'idle'}
      onRetry={() => void revalidate()}
    />
  );
}
