// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterNextPaint, stepAfterPaint } from './after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change of screen', () => {
  test('happens after the frame that shows the tap', async () => {
    const done: string[] = [];
    void stepAfterPaint(() => void done.push('step'));
    requestAnimationFrame(() => done.push('frame'));
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(done).toEqual(['frame', 'step']);
  });

  test('happens once: of two taps within a frame the later one counts', async () => {
    const done: string[] = [];
    void stepAfterPaint(() => void done.push('first'));
    void stepAfterPaint(() => void done.push('second'));
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toEqual(['second']);
  });

  test('does not wait for ever on a page that paints nothing', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    let isOver = false;
    void afterNextPaint().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  test('rejects when it fails', async () => {
    const step = stepAfterPaint(() => Promise.reject(new Error('no way there')));
    const told = expect(step).rejects.toThrow('no way there');
    await vi.advanceTimersByTimeAsync(20);
    await told;
  });
});
