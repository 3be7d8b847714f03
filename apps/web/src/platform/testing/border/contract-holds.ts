import { afterEach } from 'vitest';
import { takeBorderFaults } from './faults.ts';

// Every test of web: whatever the client made of it, a call or an answer beside the contract fails the test.
afterEach(() => {
  // A session that one test stored is not the next one's.
  if ('localStorage' in globalThis) localStorage.clear();
  const faults = takeBorderFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
