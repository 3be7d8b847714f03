import { useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { FailureState } from '#ui/feedback/empty-state.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useWords } from '#platform/words/words.tsx';

/** The promotions could not be loaded: what happened, and a way to try again. */
export function PromotionsFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { revalidate, state } = useRevalidator();
  return (
    <FailureState
      title={t('promotions.error')}
      text={failureText(toFailure(failure))}
      action={
        <Button
          icon="arrows-clockwise-bold"
          isBusy={state !== 'idle'}
          onClick={() => void revalidate()}
        >
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
