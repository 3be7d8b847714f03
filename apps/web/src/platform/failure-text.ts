import { ApiFailure, networkFailure } from './failure.ts';
import { useWords } from './words.tsx';

/** Gives the text of a failure in the reader's language; unexpected ones carry the reference for the support desk (MSG-02). */
export function useFailureText(): (error: unknown) => string {
  const { t, has } = useWords();
  return (error) => {
    const failure = error instanceof ApiFailure ? error : networkFailure(error);
    const key = `errors.${failure.code}`;
    const values = { ...plainValues(failure.params), requestId: failure.requestId ?? '' };
    return has(key) ? t(key, values) : t('errors.server.unexpected', values);
  };
}

function plainValues(params: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
