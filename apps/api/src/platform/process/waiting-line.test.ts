import { afterEach, expect, it, vi } from 'vitest';
import { waitingLine } from './waiting-line.ts';

const mostWaitMs = 60_000;
afterEach(() => vi.useRealTimers());

it('API-53 forty uploads at once wait in a line, few run, and what is beyond the line is refused', async () => {
  const line = waitingLine({ atOnce: 3, mostWaiting: 37, mostWaitMs });
  const turns: (() => void)[] = [];
  let running = 0;
  let mostRunning = 0;
  const work = async () => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise<void>((done) => turns.push(done));
    running -= 1;
  };
  const all = Array.from({ length: 40 }, () => line.run(work));
  await expect(line.run(work)).rejects.toMatchObject({ code: 'server.unavailable' });
  for (let done = 0; done < 40; done += 1) {
    while (turns.length === 0) await Promise.resolve();
    turns.shift()?.();
  }
  await Promise.all(all);
  expect(mostRunning).toBe(3);
});

it('API-53 work that fails gives its place to the next', async () => {
  const line = waitingLine({ atOnce: 1, mostWaiting: 1, mostWaitMs });
  const failed = line.run(async () => Promise.reject(new Error('damaged')));
  const next = line.run(async () => 'ran');
  await expect(failed).rejects.toThrow('damaged');
  expect(await next).toBe('ran');
});

it('API-53 whose turn does not come in time is told when to try again, and holds no place', async () => {
  vi.useFakeTimers();
  const line = waitingLine({ atOnce: 1, mostWaiting: 1, mostWaitMs: 12_000 });
  let finish = (): void => undefined;
  const slow = line.run(() => new Promise<void>((done) => (finish = done)));
  const late = expect(line.run(async () => 'late')).rejects.toMatchObject({
    code: 'server.unavailable',
    params: { retryAfterSeconds: 5 },
  });
  await vi.advanceTimersByTimeAsync(12_000);
  await late;
  const next = line.run(async () => 'next');
  finish();
  await slow;
  expect(await next).toBe('next');
  expect(await line.run(async () => 'free again')).toBe('free again');
});
