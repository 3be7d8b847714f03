/** The browser's own log: silent in normal use, one line per fault. */
export function logFault(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the browser's console is written to
  console.error(message, error);
}

/** Reports what nobody caught; what was called off on purpose is no fault. */
export function reportBrowserErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    // The router calls off what a reader leaves while it loads, and now and then nobody waits for that any more.
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
      return event.preventDefault();
    logFault('Unhandled failure', event.reason);
  });
}
