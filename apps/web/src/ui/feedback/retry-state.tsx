import { Button } from '../action/button.tsx';
import { FailureState } from './empty-state.tsx';

export type RetryStateProps = {
  title: string;
  text: string;
  /** What the button says. */
  retryLabel: string;
  isBusy: boolean;
  onRetry: () => void;
};

/** A failure that may have passed: what happened, and a button that tries again. */
export function RetryState({ title, text, retryLabel, isBusy, onRetry }: RetryStateProps) {
  return (
    <FailureState
      title={title}
      text={text}
      action={
        <Button kind="primary" isBusy={isBusy} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
