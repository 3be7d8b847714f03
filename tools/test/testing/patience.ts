import { vi } from 'vitest';

const DONE = Symbol.for('maidan.patience');

type Options = number | { timeout?: number; interval?: number };

/** The options of a wait, with our limit where the test names none. */
function patient(options: Options = {}): Options {
  const timeout = Number(process.env['PATIENCE_MS']);
  return typeof options === 'number' ? options : { timeout, ...options };
}

// `vi.waitFor` and `vi.waitUntil` have no option for it. Files that share a worker share `vi`, so it is changed once. The
// planting of faults makes every wait run out, so there it is shorter.
if (!(DONE in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [DONE]: true,
    waitFor: (callback: () => unknown, options?: Options) => waitFor(callback, patient(options)),
    waitUntil: (callback: () => unknown, options?: Options) =>
      waitUntil(callback, patient(options)),
  });
}
