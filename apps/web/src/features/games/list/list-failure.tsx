import { useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { FailureState } from '#ui/feedback/empty-state.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useWords } from '#platform/words/words.tsx';

/** A list that could not be loaded: what happened, and a way to try again. An outage never looks like an empty list. */
export function ListFailure({ failure }: { failure: FailureData }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ListFailureNotice
      failure={toFailure(failure)}
      isBusy={state !== 'idle'}
      onRetry={() => void revalidate()}
    />
  );
}

/** The same for lists that ask for themselves. */
export function ListFailureNotice({
  failure,
  isBusy,
  onRetry,
}: {
  failure: unknown;
  isBusy: boolean;
  onRetry: () => void;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  return (
    <FailureState
      title={t('games.list.error')}
      text={failureText(failure)}
      action={
        <Button kind="secondary" icon="arrows-clockwise-bold" isBusy={isBusy} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
