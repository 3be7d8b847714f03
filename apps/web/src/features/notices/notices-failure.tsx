import { useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { FailureState } from '#ui/feedback/empty-state.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useWords } from '#platform/words/words.tsx';

/** The announcements could not be loaded: what happened, and a way to try again. */
export function NoticesFailure({ failure }: { failure: FailureData }) {
  const { revalidate, state } = useRevalidator();
  return (
    <NoticesFailureNotice
      failure={toFailure(failure)}
      isBusy={state !== 'idle'}
      onRetry={() => void revalidate()}
    />
  );
}

/** The same for what asks for itself. */
export function NoticesFailureNotice({
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
      title={t('notices.error')}
      text={failureText(failure)}
      action={
        <Button icon="arrows-clockwise-bold" isBusy={isBusy} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
