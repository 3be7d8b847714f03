// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyOptional } from './lazy-optional.ts';
import { logFault } from '../page/log.ts';

vi.mock('../page/log.ts', () => ({ logFault: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a late component is shown', async () => {
  const Late = lazyOptional(async () => ({ name }: { name: string }) => <p>{`late ${name}`}</p>);
  render(
    <Suspense>
      <Late name="rail" />
    </Suspense>,
  );
  await screen.findByText('late rail');
  expect(logFault).not.toHaveBeenCalled();
});

test('a component that fails to load leaves the page as it is, and is logged', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const Late = lazyOptional(() => Promise.reject(lost));
  const { container } = render(
    <main>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    </main>,
  );
  await waitFor(() => expect(container.innerHTML).toBe('<main></main>'));
  expect(logFault).toHaveBeenCalledExactlyOnceWith(expect.any(String), lost);
});
