// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewSession } from './session-renewal.ts';
import { storeSession, watchDeadSession } from './session.ts';
import { fakeGateway, problem } from './testing/fake-gateway.ts';
import { TEST_SESSION } from './testing/render-screen.tsx';

const KEY = 'MC_SESSION_INFO';
const CALL = 'POST /account/session/renew';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

let stop = () => {};
const onDead = vi.fn();

beforeEach(() => {
  storeSession(TEST_SESSION);
  const unwatch = watchDeadSession(onDead);
  stop = () => void unwatch();
});

afterEach(() => {
  stop();
  onDead.mockClear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('renewing the session', () => {
  test('SESS-09 keeps what the answer carries; two who ask at once share one call', async () => {
    const renewed = { ...TEST_SESSION, token: 'renewed' };
    const { calls } = fakeGateway({ [CALL]: () => ({ value: renewed }) });
    expect(await Promise.all([renewSession(), renewSession()])).toEqual([true, true]);
    expect(calls).toHaveLength(1);
    expect(kept()).toEqual(renewed);
    await renewSession();
    expect(calls).toHaveLength(2);
  });

  test('SESS-10 a session that is over is told to the shell', async () => {
    fakeGateway({ [CALL]: () => problem('session.expired', 401) });
    expect(await renewSession()).toBe(false);
    expect(onDead).toHaveBeenCalledOnce();
  });

  test('SESS-10 a network that fails and a gateway in trouble keep the session', async () => {
    fakeGateway({});
    expect(await renewSession()).toBe(true);
    fakeGateway({ [CALL]: () => problem('server.unavailable', 503) });
    expect(await renewSession()).toBe(true);
    expect(onDead).not.toHaveBeenCalled();
    expect(kept()).toEqual(TEST_SESSION);
  });
});
