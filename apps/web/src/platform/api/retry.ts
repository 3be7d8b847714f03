import { useRevalidator } from 'react-router';
import { useWords } from '../words/words.tsx';
import { useFailureText } from './failure-text.ts';
import { toFailure } from './loader-result.ts';
import type { FailureData } from './loader-result.ts';

/** A way to try again what failed to load. */
interface Attempt {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** The props of `ui/feedback/retry-state.tsx`, without its title. */
export interface Retry extends Attempt {
  /** Why it failed, in the reader's language. */
  readonly text: string;
  readonly retryLabel: string;
}

/** For a component that makes its own call, such as a popup: `attempt` makes it again. */
export function useRetry(): (failure: unknown, attempt: Attempt) => Retry {
  const { t } = useWords();
  const failureText = useFailureText();
  return (failure, { isBusy, onRetry }) => ({
    text: failureText(failure),
    retryLabel: t('ui.retry'),
    isBusy,
    onRetry,
  });
}

/** For a screen whose loader failed: the page's loaders run again. */
export function useReload(): (failure: FailureData) => Retry {
  const retry = useRetry();
  const { revalidate, state } = useRevalidator();
  return (failure) =>
    retry(toFailure(failure), { isBusy: state !== 'idle', onRetry: () => void revalidate() });
}
