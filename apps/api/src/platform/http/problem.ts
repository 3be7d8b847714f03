import { COMMON_ERRORS } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import type { ErrorCode } from '@maidan/contract/errors';
import { problemResponse } from '@maidan/deployment/problem';

/** Codes that any path may answer with, declared or not. */
export const COMMON_CODES: ReadonlySet<ErrorCode> = new Set([
  ...COMMON_ERRORS,
  'request.not_found',
  'request.method_not_allowed',
]);

/** When to ask again after a part did not answer, in seconds; a database that is started anew is back by then or soon. */
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

/** How the driver of PostgreSQL begins what it says, without a code, of a connection that is gone or did not come. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/**
 * The expected failure that an error stands for: itself when a service threw it, `server.unavailable` when a part the
 * answer needs does not answer, else `server.unexpected`.
 */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isUnavailable(error) ? 'server.unavailable' : 'server.unexpected');
}

/** The answer of a failure. Nothing but code, params, value and request id comes from the failure itself. */
export function failureResponse(error: AppError, requestId: string): Response {
  const { code, value } = error;
  return problemResponse(code, { params: paramsOf(error), value, requestId });
}

/** What a failure says of itself; where something did not answer, also when to ask again. */
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
