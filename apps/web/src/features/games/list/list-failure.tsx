import { RetryState } from '#ui/feedback/retry-state.tsx';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { useWords } from '#platform/words/words.tsx';

/** Says why a list could not be loaded and offers to try again. An outage never looks like an empty list. */
export function ListFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('games.list.error')} {...reload(failure)} />;
}
