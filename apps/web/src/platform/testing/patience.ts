import { beforeAll } from 'vitest';

const DEFAULT_MS = 10_000;

// A busy machine is slow, not wrong, so tests wait longer than the library's default second. The planting of faults
// makes every such wait run out, so there it is shorter.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: Number(process.env['PATIENCE_MS'] ?? DEFAULT_MS) });
});
