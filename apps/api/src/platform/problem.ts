import { COMMON_ERRORS } from '@maidan/contract';
import { AppError, ERRORS } from '@maidan/contract/errors';
import type { ErrorCode, ProblemDocument } from '@maidan/contract/errors';

/** Codes that any path may answer with, declared or not. */
export const COMMON_CODES: ReadonlySet<ErrorCode> = new Set([
  ...COMMON_ERRORS,
  'request.not_found',
  'request.method_not_allowed',
]);

/** Content type of every failure (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  // PostgreSQL: serialization failure, deadlock, too many connections, out of disk, shutting down, statement timeout
  '40001',
  '40P01',
  '53300',
  '53100',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '08006',
  '08001',
  '08003',
]);

/**
 * The expected failure that an error stands for: itself when a service threw it, `server.unavailable` when a part the
 * answer needs does not answer, else `server.unexpected`.
 */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isUnavailable(error) ? 'server.unavailable' : 'server.unexpected');
}

/** The problem document of a failure. Nothing but code, params, value and request id comes from the failure itself. */
function problemOf(error: AppError, requestId: string): ProblemDocument {
  return {
    type: `urn:maidan:error:${error.code}`,
    title: ERRORS[error.code].meaning,
    status: error.status,
    code: error.code,
    errorCode: error.code,
    ...(error.params ? { params: error.params } : {}),
    ...(error.value === undefined ? {} : { value: error.value }),
    requestId,
  };
}

/** The answer of a failure, with Retry-After where a time is known. */
export function problemResponse(error: AppError, requestId: string): Response {
  const retryAfter = error.params?.['retryAfterSeconds'];
  const headers: Record<string, string> = { 'Content-Type': PROBLEM_TYPE };
  if (typeof retryAfter === 'number') headers['Retry-After'] = String(Math.ceil(retryAfter));
  return new Response(JSON.stringify(problemOf(error, requestId)), {
    status: error.status,
    headers,
  });
}

function isUnavailable(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) return true;
    if (cause.message.startsWith('timeout exceeded when trying to connect')) return true;
    cause = cause.cause;
  }
  return false;
}
