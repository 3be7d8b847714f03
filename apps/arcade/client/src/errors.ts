import { isWordKey, type WordKey, type Words } from './words/texts.ts';

/** A failure with a code that the frame knows. */
export interface FrameError extends Error {
  code: string;
  params: Record<string, unknown>;
  requestId: string;
}

/** Makes a failure from a code; `network` means that no answer came. */
export function frameError(
  code: string,
  params: Record<string, unknown> = {},
  requestId = '',
): FrameError {
  return Object.assign(new Error(code), { code, params, requestId });
}

const FOR_GOOD: readonly unknown[] = ['session_ended', 'game_disabled', 'not_found'];

/** Whether the server refuses what is asked for again and again; any other failure may pass, so that asking goes on. */
export function isForGood(error: unknown): boolean {
  return FOR_GOOD.includes((error as Partial<FrameError>).code);
}

function keyOf(code: string, params: Record<string, unknown>): WordKey {
  const limit = params['limit'] as { kind?: string } | undefined;
  const limitKey = `error.limit_${limit?.kind ?? ''}`;
  if (code === 'limit_reached' && isWordKey(limitKey)) return limitKey;
  const key = `error.${code}`;
  return isWordKey(key) ? key : 'error.unexpected';
}

/** Says in the player's language what happened and what to do. */
export function explain(error: unknown, words: Words): string {
  const { code = 'unexpected', params = {}, requestId = '' } = error as Partial<FrameError>;
  const key = keyOf(code, params);
  // A fault of the page itself has no number.
  if (key === 'error.unexpected' && requestId === '') return words('error.unnumbered');
  return words(key, { id: requestId.slice(0, 8) });
}

/** Explains a refusal code that a round carries. */
export function explainCode(code: string, words: Words): string {
  return words(keyOf(code === 'invalid_token' ? 'session_ended' : code, {}));
}
