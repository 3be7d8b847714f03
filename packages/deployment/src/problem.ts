import { ERRORS } from '@maidan/contract/errors';
import type { ErrorCode, ProblemDocument } from '@maidan/contract/errors';

/** Content type of every failure (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** What a failure says beside its code. */
export type ProblemDetails = {
  readonly [Name in 'params' | 'value' | 'requestId']?: ProblemDocument[Name] | undefined;
};

/** The problem document of a code, as `openapi.json` promises it. */
export function problemDocument(code: ErrorCode, details: ProblemDetails = {}): ProblemDocument {
  const { params, value, requestId } = details;
  const { status, meaning } = ERRORS[code];
  return {
    type: `urn:maidan:error:${code}`,
    title: meaning,
    status,
    code,
    errorCode: code,
    ...(params === undefined ? {} : { params }),
    ...(value === undefined ? {} : { value }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/**
 * The answer of a failure, which must not be cached. It has `Retry-After` when `params.retryAfterSeconds` names a time.
 */
export function problemResponse(
  code: ErrorCode,
  details: ProblemDetails = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const document = problemDocument(code, details);
  const retryAfter = details.params?.['retryAfterSeconds'];
  return new Response(JSON.stringify(document), {
    status: document.status,
    headers: {
      'Content-Type': PROBLEM_TYPE,
      'Cache-Control': 'no-store',
      ...(typeof retryAfter === 'number' ? { 'Retry-After': String(Math.ceil(retryAfter)) } : {}),
      ...headers,
    },
  });
}
