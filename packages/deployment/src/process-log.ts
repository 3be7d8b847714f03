/** The log that a process writes; those of pino are such. */
export type ProcessLog = Record<
  'debug' | 'warn' | 'error' | 'fatal',
  (facts: object, text: string) => void
>;

/** Error codes of a connection that ends half-way: the reader has left, and that is nobody's fault. */
const LEFT = new Set(['ECONNRESET', 'EPIPE', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Has everything that this process prints leave through its log, as JSON: libraries write to the console by themselves, and
 * what nobody caught ends the process with a line that says why.
 */
export function logEverything(log: ProcessLog): void {
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
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught');
    process.exit(1);
  });
  // Node has a listener of its own that prints warnings.
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'warning of Node'));
}

/** Whether an error says no more than that the other side of a connection went away. */
export function isLeaving(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return error.name === 'AbortError' || error.message === 'aborted' || LEFT.has(String(code));
}
