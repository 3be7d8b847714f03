import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToEvents } from './event-stream.ts';

const encoder = new TextEncoder();

/** An answer that says these parts and ends. */
function answerOf(...parts: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function listen(...answers: (Response | Error)[]) {
  const heard: unknown[] = [];
  const calls: RequestInit[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    calls.push(init);
    const answer = answers.shift();
    if (answer instanceof Response) return Promise.resolve(answer);
    return answer === undefined ? new Promise(() => undefined) : Promise.reject(answer);
  });
  const troubles: boolean[] = [];
  const faults: unknown[] = [];
  void listenToEvents('the-token', '/flights/stream', {
    onEvent: (name, data) => void heard.push([name, data]),
    onTrouble: (isLost) => void troubles.push(isLost),
    onFault: (error) => void faults.push(error),
  });
  return { heard, calls, troubles, faults };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a stream of events', () => {
  it('FAIR-33 is read in whatever parts it comes, with the token in a header, and opened again when it is cut', async () => {
    const { heard, calls, troubles } = listen(
      answerOf('event: tick\nda', 'ta: {"elapsedMs":5}\n\nevent: own\ndata: {}\n\neve'),
      new TypeError('no network'),
      answerOf('event: ends\ndata: {"ends":[]}\n\n'),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual([
      ['tick', { elapsedMs: 5 }],
      ['own', {}],
      ['ends', { ends: [] }],
    ]);
    expect(calls[0]?.headers).toEqual({ authorization: 'Bearer the-token' });
    expect(troubles).toContain(true);
    expect(troubles.at(-1)).toBe(false);
    expect(calls.length).toBe(4);
  });

  it('ends when the server refuses it, and says why', async () => {
    const refusal = new Response('{"code":"session_ended"}', { status: 401 });
    const { calls, faults } = listen(refusal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(faults).toMatchObject([{ code: 'session_ended' }]);
  });

  it('is opened again after a failure of the server, which may pass', async () => {
    const failure = () => new Response('{"code":"unexpected"}', { status: 500 });
    const { calls, faults, heard } = listen(
      failure(),
      failure(),
      answerOf('event: own\ndata: {}\n\n'),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls.length).toBeGreaterThan(2);
    expect(heard).toEqual([['own', {}]]);
    expect(faults).toEqual([]);
  });
});
