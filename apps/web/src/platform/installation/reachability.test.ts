// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '../testing/fake-gateway.ts';
import type { SeenCall } from '../testing/fake-gateway.ts';
import { openStatus } from '../testing/test-scope.ts';
import { untilSiteAnswers } from './reachability.ts';

const answer = vi.fn<() => unknown>();
let calls: readonly SeenCall[] = [];
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  answer.mockReset();
  ({ calls } = fakeGateway({ 'GET /site/status': answer }));
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
  void untilSiteAnswers(call.signal).then(done, failed);
  return { call, done, failed };
}

describe('waiting for the site', () => {
  test('asks at growing intervals until the site answers well', async () => {
    answer
      .mockReturnValueOnce(undefined)
      .mockReturnValueOnce(problem('server.unavailable', 503))
      .mockReturnValue(openStatus());
    const { done } = wait();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
    expect(done).toHaveBeenCalledOnce();
  });

  test('makes no call while the device has no connection, and one as soon as it has', async () => {
    isOnline = false;
    answer.mockReturnValue(openStatus());
    const { done } = wait();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(0);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
  });

  test('can be cancelled', async () => {
    const { call, done, failed } = wait();
    await vi.advanceTimersByTimeAsync(500);
    call.abort();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(done).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledOnce();
  });
});
