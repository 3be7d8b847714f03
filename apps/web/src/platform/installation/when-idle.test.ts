// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('work that serves only later visits', () => {
  test('waits until the page has loaded, and five seconds more', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(4_999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test('runs five seconds later on a page that has long been loaded, and can be cancelled', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const run = vi.fn();
    const never = vi.fn();
    whenIdle(run);
    whenIdle(never)();
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledOnce();
    expect(never).not.toHaveBeenCalled();
  });

  test('runs in browsers that report no idle time', () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledOnce();
  });
});
