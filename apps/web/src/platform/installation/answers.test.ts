// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilItAnswers } from './answers.ts';

const fetching = vi.fn<() => Promise<Response>>();
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', fetching);
  fetching.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Waits for the site; `done` is called once it answers. */
function wait() {
  const call = new AbortController();
  const done = vi.fn();
  const failed = vi.fn();
  void untilItAnswers(call.signal).then(done, failed);
  return { call, done, failed };
}

describe('waiting for the site', () => {
  test('asks at growing intervals until the site answers well', async () => {
    fetching
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('', { status: 503 }))
      .mockResolvedValue(new Response('{}'));
    const { done } = wait();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(fetching).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetching).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetching).toHaveBeenCalledTimes(3);
    expect(done).toHaveBeenCalledOnce();
  });

  test('asks nothing while the device has no connection, and at once when it has', async () => {
    isOnline = false;
    fetching.mockResolvedValue(new Response('{}'));
    const { done } = wait();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetching).not.toHaveBeenCalled();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
  });

  test('can be called off', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    const { call, done, failed } = wait();
    await vi.advanceTimersByTimeAsync(500);
    call.abort();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetching).toHaveBeenCalledOnce();
    expect(done).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledOnce();
  });
});
