import { useWords } from '#platform/words/words.tsx';
import { timeParts } from './withdrawal.model.ts';

/** Writes a length of time, given in seconds, in one unit. */
export function useTimeText(): (seconds: number) => string {
  const { t } = useWords();
  return (seconds) => {
    const { unit, count } = timeParts(seconds);
    return t(`withdrawals.time.${unit}`, { count });
  };
}
