import { beforeAll } from 'vitest';

// The library's waits of components last as long as all others.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: Number(process.env['PATIENCE_MS']) });
});
