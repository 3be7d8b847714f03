// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { reportBrowserErrors } from './log.ts';

afterEach(() => vi.restoreAllMocks());

/** What a browser dispatches for a promise that nobody caught. */
function reject(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

test('what nobody caught is logged, but for what a reader left while it loaded', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportBrowserErrors();
  const fault = new Error('broken');
  expect(reject(fault).defaultPrevented).toBe(false);
  expect(logged.mock.calls).toEqual([['Unhandled failure', fault]]);
  const controller = new AbortController();
  controller.abort();
  expect(reject(controller.signal.reason).defaultPrevented).toBe(true);
  expect(reject(new DOMException('full', 'QuotaExceededError')).defaultPrevented).toBe(false);
  expect(logged).toHaveBeenCalledTimes(2);
});
