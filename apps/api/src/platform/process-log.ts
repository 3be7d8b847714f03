import type { Log } from './process/log.ts';

/** Reasons for which a connection ends in the middle: a reader who left is nobody's fault. */
const LEFT = new Set(['ECONNRESET', 'EPIPE', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Has everything that this process prints leave through its log, as JSON: libraries write to the console by themselves.
 */
export function logEverything(log: Log): void {
  const printed = (level: 'error' | 'warn' | 'debug') =>
    function print(...parts: unknown[]): void {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => part !== err).map(String);
      log[err && isLeaving(err) ? 'debug' : level]({ ...(err ? { err } : {}), text }, 'printed');
    };
  // oxlint-disable no-console -- taken over, not written to
  console.error = printed('error');
  console.warn = printed('warn');
  console.info = printed('debug');
  console.log = printed('debug');
  // oxlint-enable no-console
  // Node prints warnings by a listener of its own.
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'warning of Node'));
}

/** Whether an error says no more than that the other side of a connection went away. */
function isLeaving(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return error.name === 'AbortError' || error.message === 'aborted' || LEFT.has(String(code));
}
