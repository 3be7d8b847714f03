import { vi } from 'vitest';

const DEFAULT_MS = 10_000;
const DONE = Symbol.for('maidan.patience');

type Options = number | { timeout?: number; interval?: number };

/** The options of a wait, with our limit where the test names none. */
function patient(options: Options = {}): Options {
  const timeout = Number(process.env['PATIENCE_MS'] ?? DEFAULT_MS);
  return typeof options === 'number' ? options : { timeout, ...options };
}

// A busy machine is slow, not wrong, so `vi.waitFor` and `vi.waitUntil` wait longer than their second. Files that share
// a worker share `vi`, so it is changed once. The planting of faults makes every such wait run out, so there it is
// shorter.
if (!(DONE in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [DONE]: true,
    waitFor: (callback: () => unknown, options?: Options) => waitFor(callback, patient(options)),
    waitUntil: (callback: () => unknown, options?: Options) =>
      waitUntil(callback, patient(options)),
  });
}
