// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followEvents } from './event-stream.ts';
import type { StreamEvent } from './event-stream.ts';
import { storeSession, watchDeadSession } from '#platform/session/session.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';

/** Answers one connection after another; further connections stay open and silent. */
function gateway(...answers: (() => Response | Promise<Response>)[]) {
  const { calls } = fakeGateway({
    'GET /live/events': () => answers[calls.length - 1]?.() ?? new Promise(() => undefined),
  });
  return calls;
}

function streamed(bytes: Uint8Array, cuts: readonly number[], end?: Error): Response {
  const at = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let from = 0;
      for (const to of [...at, bytes.length]) {
        controller.enqueue(bytes.slice(from, to));
        from = to;
      }
      if (end) controller.error(end);
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

const textStream = (text: string, cuts: readonly number[] = []) =>
  streamed(new TextEncoder().encode(text), cuts);

function follow() {
  const events: StreamEvent[] = [];
  const stop = followEvents('/live/events', (event) => events.push(event));
  return { events, stop };
}

let stopAll: (() => void)[] = [];
const following = () => {
  const followed = follow();
  stopAll.push(followed.stop);
  return followed;
};

beforeEach(() => {
  vi.useFakeTimers();
  storeSession(TEST_SESSION);
});

afterEach(() => {
  for (const stop of stopAll) stop();
  stopAll = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a stream of events', () => {
  test('VENDOR-07 is requested with the token of the session', async () => {
    const calls = gateway();
    following();
    await settled();
    expect(calls.map(({ name }) => name)).toEqual(['GET /live/events']);
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer script-token');
    expect(calls[0]?.headers.get('Accept')).toBe('text/event-stream');
  });

  test('VENDOR-07 gives name and data; it joins the lines of an event and skips comments', async () => {
    gateway(() =>
      textStream(
        ': hello\n\nevent: balance\nid: 7\ndata: {"a":1}\n\ndata:one\ndata:  two\n\nevent: empty\n\ndata: cut off',
      ),
    );
    const { events } = following();
    await settled();
    expect(events).toEqual([
      { name: 'balance', data: '{"a":1}' },
      { name: 'message', data: 'one\n two' },
    ]);
  });

  test('VENDOR-07 gives the same events wherever the network splits it, and whatever line ends it has', async () => {
    const line = fc
      .string({ unit: fc.constantFrom('a', '{', '"', ' ', ':', 'ক', '৳', '😀') })
      .map((text) => text.trimEnd());
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(400)),
        async (lines, end, cuts) => {
          const text = lines
            .map((data) => `event: balance${end}data: ${data}${end}${end}`)
            .join('');
          gateway(() => textStream(text, cuts));
          const { events, stop } = follow();
          for (let turn = 0; turn < 20; turn += 1) await settled();
          stop();
          expect(events).toEqual(lines.map((data) => ({ name: 'balance', data })));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('VENDOR-07 SHELL-98 that breaks is opened again, after longer pauses while nothing answers', async () => {
    const down = () => Promise.reject(new TypeError('Failed to fetch'));
    const calls = gateway(down, down, () => problem('server.unavailable', 503));
    following();
    await settled();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(4);
  });

  test('VENDOR-07 that had data before it broke is opened again soon, however often that happens', async () => {
    const broken = () => streamed(new Uint8Array(), [], new TypeError('network error'));
    const calls = gateway(broken, broken, broken, broken);
    following();
    await settled();
    for (const count of [2, 3, 4, 5]) {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(calls).toHaveLength(count);
    }
  });

  test('VENDOR-07 that breaks names the last event it has had, and waits as long as the gateway asked', async () => {
    const first = 'retry: 3000\n\nevent: balance\nid: 7\ndata: {}\n\ndata: without an id\n\n';
    const calls = gateway(
      () => textStream(first),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => textStream('retry: soon\n\nid: 8\ndata: {}\n\n'),
      () => textStream('id: ক\ndata: {}\n\n'),
    );
    following();
    await settled();
    expect(calls[0]?.headers.has('Last-Event-ID')).toBe(false);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[1]?.headers.get('Last-Event-ID')).toBe('7');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(calls[2]?.headers.get('Last-Event-ID')).toBe('7');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls[3]?.headers.get('Last-Event-ID')).toBe('8');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls[4]?.headers.has('Last-Event-ID'), 'no header carries this').toBe(false);
  });

  test('VENDOR-07 is not asked for without a pause, even where the gateway asks for none', async () => {
    const calls = gateway(() => textStream('retry: 0\n\n'));
    following();
    await settled();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toHaveLength(2);
  });

  test('SHELL-98 is opened again at once when the connection is back', async () => {
    const calls = gateway(() => Promise.reject(new TypeError('Failed to fetch')));
    following();
    await settled();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(calls).toHaveLength(2);
  });

  test('VENDOR-07 that has gone silent is opened again, and one with heartbeats is not', async () => {
    let beat: () => void = () => undefined;
    const living = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            beat = () => controller.enqueue(new TextEncoder().encode(': alive\n\n'));
            // As a browser does with the body of a call that was aborted.
            calls[0]?.signal.addEventListener('abort', () =>
              controller.error(new Error('aborted')),
            );
          },
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      );
    const calls: ReturnType<typeof gateway> = gateway(living);
    following();
    for (let count = 0; count < 5; count += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      beat();
    }
    await settled();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(44_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(calls).toHaveLength(2);
  });

  test('VENDOR-07 a phone that wakes opens it again at once, although its timers stood still', async () => {
    const calls = gateway();
    following();
    await settled();
    vi.setSystemTime(Date.now() + 10 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(calls).toHaveLength(2);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(calls, 'it was only looked at').toHaveLength(2);
  });

  test('VENDOR-07 a page that is looked at again does not wait for the end of a pause', async () => {
    const calls = gateway(() => Promise.reject(new TypeError('Failed to fetch')));
    following();
    await settled();
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(calls).toHaveLength(2);
  });

  test('VENDOR-07 a 401 ends it for good, and the page learns of the dead session', async () => {
    const onDead = vi.fn();
    stopAll.push(watchDeadSession(onDead));
    const calls = gateway(() => problem('session.expired', 401));
    following();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(onDead).toHaveBeenCalledTimes(1);
  });

  test('VENDOR-07 lets go of a page that is left, which a browser could not keep otherwise, and is opened again with it', async () => {
    const calls = gateway();
    following();
    await settled();
    window.dispatchEvent(new Event('pagehide'));
    await settled();
    expect([calls[0]?.signal.aborted, calls.length]).toEqual([true, 1]);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(calls).toHaveLength(2);
  });

  test('SESS-15 that says that the session is over is not opened again; the page learns it after a pause', async () => {
    const onDead = vi.fn();
    stopAll.push(watchDeadSession(onDead));
    const calls = gateway(() => textStream('retry: 3000\n\nevent: ended\ndata: {}\n\n'));
    const { events } = following();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(onDead).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onDead).toHaveBeenCalledTimes(1);
    expect([calls.length, events]).toEqual([1, []]);
  });

  test('SESS-15 that says so after a sign-out in this browser reports nothing', async () => {
    const onDead = vi.fn();
    stopAll.push(watchDeadSession(onDead));
    gateway(() => textStream('event: ended\ndata: {}\n\n'));
    following();
    await settled();
    storeSession(undefined);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onDead).not.toHaveBeenCalled();
  });

  test('SESS-15 is not opened without a session', async () => {
    storeSession(undefined);
    const calls = gateway();
    following();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toEqual([]);
  });

  test('VENDOR-07 stopping ends the call, and nothing opens again', async () => {
    const calls = gateway();
    const { stop } = follow();
    await settled();
    stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
  });

  test('VENDOR-07 stopping during a pause ends the pause', async () => {
    const calls = gateway(() => Promise.reject(new TypeError('Failed to fetch')));
    const { stop } = follow();
    await settled();
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
