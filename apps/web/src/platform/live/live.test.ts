// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { followLive } from './live.ts';

let send: (text: string) => void = () => undefined;
let calls: ReturnType<typeof fakeGateway>['calls'];
let stops: (() => void)[] = [];

function follow(name: string): string[] {
  const states: string[] = [];
  stops.push(followLive(name, (data) => states.push(data)));
  return states;
}
const event = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  storeSession(TEST_SESSION);
  ({ calls } = fakeGateway({
    'GET /live/events': () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            send = (text) => controller.enqueue(new TextEncoder().encode(text));
          },
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      ),
  }));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the live events of a page', () => {
  test('VENDOR-07 all who follow share one stream, and each gets the events of its name', async () => {
    const [balance, again, other] = [follow('balance'), follow('balance'), follow('notices')];
    await settled();
    send(event('balance', '1') + event('notices', '2') + event('unheard', '3'));
    await settled();
    expect([balance, again, other]).toEqual([['1'], ['1'], ['2']]);
    expect(calls).toHaveLength(1);
  });

  test('VENDOR-07 who comes later begins with the newest state', async () => {
    follow('balance');
    await settled();
    send(event('notices', '1') + event('notices', '2'));
    await settled();
    expect(follow('notices')).toEqual(['2']);
  });

  test('VENDOR-07 the stream ends with the last follower, and what it sent is forgotten', async () => {
    follow('balance');
    follow('notices');
    await settled();
    send(event('balance', '1'));
    await settled();
    stops.pop()?.();
    expect(calls[0]?.signal.aborted).toBe(false);
    stops.pop()?.();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(follow('balance')).toEqual([]);
    await settled();
    expect(calls).toHaveLength(2);
  });
});
