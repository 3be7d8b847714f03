import type { MessageKey } from '@maidan/i18n';
import { failureKindOf } from '../connection/failure-kind.ts';
import type { FailureKind } from '../connection/failure-kind.ts';
import { ApiFailure, networkFailure } from './failure.ts';
import { useWords } from '../words/words.tsx';

const SERVER_UNEXPECTED = 'errors.server.unexpected';

/**
 * Replaces a text whose words are not loaded, and cannot be loaded without a connection, by words of the first load.
 */
const STOPGAPS: Readonly<Record<FailureKind, MessageKey>> = {
  offline: 'site.connection.none',
  unreachable: 'site.connection.unreachable',
  missing: 'site.failure.missing',
  refused: 'site.failure.refused_title',
  ours: 'site.failure.ours',
};

/**
 * Gives the text of a failure in the reader's language. The text of an unexpected one has the reference for the support
 * desk (MSG-02).
 */
export function useFailureText(): (error: unknown) => string {
  const { t, has, format } = useWords();
  return (error) => {
    const failure = error instanceof ApiFailure ? error : networkFailure(error);
    const key = `errors.${failure.code}`;
    const values = {
      ...plainValues(failure.params, format.dateTime),
      requestId: failure.requestId ?? '',
    };
    if (has(key)) return t(key, values);
    if (has(SERVER_UNEXPECTED)) return t(SERVER_UNEXPECTED, values);
    return t(STOPGAPS[failureKindOf(failure)]);
  };
}

/** What of the parameters a text can hold; a moment as the reader writes it. */
function plainValues(
  params: Readonly<Record<string, unknown>>,
  written: (moment: string) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(
        (entry): entry is [string, string | number] =>
          typeof entry[1] === 'string' || typeof entry[1] === 'number',
      )
      .map(([name, value]) => [name, isMoment(value) ? written(value) : value]),
  );
}

function isMoment(value: string | number): value is string {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value));
}
