import { RetryState } from '#ui/feedback/retry-state.tsx';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { useWords } from '#platform/words/words.tsx';

/** The announcements could not be loaded: what happened, and a way to try again. */
export function NoticesFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('notices.error')} {...reload(failure)} />;
}
