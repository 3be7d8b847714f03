// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFault } from '../page/log.ts';
import { loadWithRetries } from './load-with-retries.ts';

vi.mock('../page/log.ts', () => ({ logFault: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const lost = new TypeError('Failed to fetch dynamically imported module');
const load = vi.fn<() => Promise<string>>();

test('SHELL-37 it is loaded again after 1, 2, 4 seconds and at most 30, and every failure is logged', async () => {
  load.mockRejectedValue(lost);
  const loaded = loadWithRetries('A part', load);
  await vi.advanceTimersByTimeAsync(0);
  for (const [place, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(place + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(place + 2);
  }
  load.mockResolvedValue('here');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await loaded).toBe('here');
  expect(logFault).toHaveBeenCalledTimes(8);
  expect(logFault).toHaveBeenCalledWith('A part could not be loaded', lost);
});

test('it is loaded again at once when the connection is back, and only once', async () => {
  load.mockRejectedValueOnce(lost).mockResolvedValue('here');
  const loaded = loadWithRetries('A part', load);
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
