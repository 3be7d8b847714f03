import { COMMON_ERRORS } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import type { ErrorCode } from '@maidan/contract/errors';
import { problemResponse } from '@maidan/deployment/problem';

/** Codes that any path may answer, whether or not it declares them. */
export const COMMON_CODES: ReadonlySet<ErrorCode> = new Set([
  ...COMMON_ERRORS,
  'request.not_found',
  'request.method_not_allowed',
]);

/** When to try again after a part did not answer, in seconds. A database that restarts is usually back by then. */
const RETRY_AFTER_SECONDS = 5;

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  // PostgreSQL: serialization failure, deadlock, too many connections, out of disk, shutting down, statement timeout,
  // a server that only reads because another took its place
  '40001',
  '40P01',
  '53300',
  '53100',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '25006',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** How messages of the PostgreSQL driver begin that carry no code and mean a lost or failed connection. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/**
 * The expected failure that an error stands for: the error itself when a service threw it, `server.unavailable` when a
 * part that the answer needs does not respond, otherwise `server.unexpected`.
 */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isUnavailable(error) ? 'server.unavailable' : 'server.unexpected');
}

/** The response for a failure. It contains nothing of the failure except code, params, value and request id. */
export function failureResponse(error: AppError, requestId: string): Response {
  const { code, value } = error;
  return problemResponse(code, { params: paramsOf(error), value, requestId });
}

/** The params of a failure; when a part did not answer, they also say when to try again. */
function paramsOf({ code, params }: AppError): Record<string, unknown> | undefined {
  if (code !== 'server.unavailable') return params;
  return { retryAfterSeconds: RETRY_AFTER_SECONDS, ...params };
}

function isUnavailable(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) return true;
    if (LOST_CONNECTION.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
