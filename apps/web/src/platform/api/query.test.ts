// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './query.ts';
import { storeSession } from '../session/session.ts';
import { TEST_SESSION } from '../testing/render-screen.tsx';

afterEach(() => {
  localStorage.clear();
});

test('SESS-15 a sign-out empties what is on the screen and makes no call; a sign-in reads it again', async () => {
  storeSession(TEST_SESSION);
  const read = vi.fn(async () => 'an answer');
  const shown = new QueryObserver(queryClient(), { queryKey: ['shown'], queryFn: read });
  const stop = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('an answer'));

  storeSession(undefined);
  expect(shown.getCurrentResult().data).toBeUndefined();
  await Promise.resolve();
  expect(read).toHaveBeenCalledTimes(1);

  storeSession(TEST_SESSION);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('an answer'));
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
