import { RetryState } from '#ui/feedback/retry-state.tsx';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { useWords } from '#platform/words/words.tsx';

/** Says why the announcements could not be loaded, and offers to try again. */
export function NoticesFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('notices.error')} {...reload(failure)} />;
}
