import type { Clock } from '#platform/process/clock.ts';

/** Many visitors share one answer of a vendor for so long. */
const SHARED_MS = 1000;

/** Asks once for all who want the answer of a key within a second. A failure is shared too. */
export function answersOfASecond<Key, Answer>(clock: Clock) {
  const shared = new Map<Key, { readonly until: number; readonly answer: Promise<Answer> }>();
  return (key: Key, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = clock.now().getTime();
    const known = shared.get(key);
    if (known && now < known.until) return known.answer;
    const answer = ask();
    shared.set(key, { until: now + SHARED_MS, answer });
    return answer;
  };
}
