import { beforeAll } from 'vitest';

const DEFAULT_MS = 10_000;

// A busy machine is slow, not wrong: what a test waits for may take longer than the second that the library grants.
// Who plants faults waits for each that keeps something from coming, and grants less.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: Number(process.env['PATIENCE_MS'] ?? DEFAULT_MS) });
});
