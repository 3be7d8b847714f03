import type { ErrorCode } from '@maidan/contract/errors';

/** A failed call, for the interface to show. A code without a text, from another back end, is shown as unexpected. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode | 'client.offline' | 'client.timeout' | (string & {});
  readonly params: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly requestId: string | undefined;

  constructor(
    code: ApiFailure['code'],
    details: { params?: Record<string, unknown>; value?: unknown; requestId?: string } = {},
  ) {
    super(code);
    this.code = code;
    this.params = details.params ?? {};
    this.value = details.value;
    this.requestId = details.requestId;
  }
}

/** Reads a problem document, ours or another back end's; anything else is an unexpected failure. */
export function failureOf(problem: unknown): ApiFailure {
  if (typeof problem !== 'object' || problem === null) return new ApiFailure('server.unexpected');
  const { code, errorCode, params, value, requestId } = problem as Record<string, unknown>;
  const known = [code, errorCode].find((text) => typeof text === 'string');
  return new ApiFailure(known ?? 'server.unexpected', {
    ...(typeof params === 'object' && params !== null
      ? { params: params as Record<string, unknown> }
      : {}),
    ...(value === undefined ? {} : { value }),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  });
}

/** The failure of a call that never got an answer. */
export function networkFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiFailure(timedOut ? 'client.timeout' : 'client.offline');
}

/**
 * Whether the answer to a call with a session says that the session is dead. Every 401 does, except the one for a wrong
 * password.
 */
export async function isDeadSession(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return failureOf(problem).code !== 'auth.credentials_wrong';
}

/**
 * The data of an openapi-fetch answer.
 * @throws ApiFailure with the code of the problem document
 */
export function dataOf<Data>(answer: { data?: Data; error?: unknown }): Data {
  if (answer.data === undefined) throw failureOf(answer.error);
  return answer.data;
}
