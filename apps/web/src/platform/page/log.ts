/** The browser's own log: silent in normal use, one line per fault. */
export function logFault(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the browser's console is written to
  console.error(message, error);
}

/** Reports what nobody caught, once per kind and page. */
export function reportBrowserErrors(): void {
  window.addEventListener('unhandledrejection', (event) =>
    logFault('Unhandled failure', event.reason),
  );
}
