import { useRevalidator } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useWords } from '#platform/words/words.tsx';

/** Shown in place of home when its blocks failed to load. It uses words of the shell, which every page has. */
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
