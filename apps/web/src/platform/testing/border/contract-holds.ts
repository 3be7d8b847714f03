import { afterEach } from 'vitest';
import { takeBorderFaults } from './faults.ts';

// For every test of web: a call or an answer that breaks the contract fails the test, whatever the client did with it.
afterEach(() => {
  // The next test must not find the session of this one.
  if ('localStorage' in globalThis) localStorage.clear();
  const faults = takeBorderFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
