import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** The log of a process: JSON lines. */
export type Log = Logger;

const REDACTED = '[redacted]';
const SECRET_NAMES =
  /pass(word|code)?|secret|token|authorization|cookie|captcha|otp|\bpin\b|paymentPassword|verificationCode|sealed|encryption|signature|document|email|mobile|idNumber|payeeName|birthday|privateKey|hash|answer/i;
const DEPTH = 6;

/**
 * Makes the log. Values under a name that may hold a secret (password, token, code, Authorization, cookie, document,
 * contact data) are replaced at any depth; errors are written without the parameters of their SQL.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  const settings = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) => redact(entry, 0) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => error },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

function redact(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAMES.test(name) || name === 'code' ? hide(item) : redact(item, depth + 1),
    ]),
  );
}

function hide(value: unknown): unknown {
  return value === undefined || value === null ? value : REDACTED;
}

/** What the log says of an error: kind, message and place; for a failed query its SQL without its values. */
function describeError(error: Error, depth = 0): Record<string, unknown> {
  const query = (error as { query?: unknown }).query;
  const sqlState = (error as { code?: unknown }).code;
  const constraint = (error as { constraint?: unknown }).constraint;
  const cause = error.cause;
  return {
    kind: error.name,
    message: typeof query === 'string' ? 'Query failed' : error.message,
    ...(typeof query === 'string' ? { query } : {}),
    ...(typeof sqlState === 'string' ? { reason: sqlState } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    // The first line of a stack repeats the message, which contains the values of a failed query.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(cause instanceof Error && depth < 3 ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
