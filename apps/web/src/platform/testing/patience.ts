import { beforeAll } from 'vitest';

// A busy machine is slow, not wrong: what a test waits for may take longer than the second that the library grants.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
});
