// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { renewSession as Renew } from './renewal.ts';
import type { storeSession as Store } from './session.ts';
import { fakeGateway, problem } from '../testing/fake-gateway.ts';
import { TEST_SESSION } from '../testing/render-screen.tsx';

const KEY = 'MC_SESSION_INFO';
const CALL = 'POST /account/session/renew';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

let renewSession: typeof Renew;
let storeSession: typeof Store;
const onDead = vi.fn();

/** Starts a new document. */
beforeEach(async () => {
  vi.resetModules();
  const session = await import('./session.ts');
  ({ renewSession } = await import('./renewal.ts'));
  ({ storeSession } = session);
  storeSession(TEST_SESSION);
  session.watchDeadSession(onDead);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  onDead.mockClear();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('renewing the session', () => {
  test('SESS-09 stores the answer; two callers at once share one call', async () => {
    const renewed = { ...TEST_SESSION, token: 'renewed' };
    const { calls } = fakeGateway({ [CALL]: () => ({ value: renewed }) });
    expect(await Promise.all([renewSession(), renewSession()])).toEqual([renewed, renewed]);
    expect(calls).toHaveLength(1);
    expect(kept()).toEqual(renewed);
  });

  test('SESS-09 a part of home that asks a little later shares it too, and a later load of home renews again', async () => {
    const { calls } = fakeGateway({ [CALL]: () => ({ value: TEST_SESSION }) });
    await renewSession();
    vi.setSystemTime(Date.now() + 5_000);
    expect(await renewSession()).toEqual(TEST_SESSION);
    expect(calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 5_000);
    await renewSession();
    expect(calls).toHaveLength(2);
  });

  test('SESS-09 the renewal of one member does not count for the next', async () => {
    const { calls } = fakeGateway({ [CALL]: () => ({ value: TEST_SESSION }) });
    await renewSession();
    storeSession({ ...TEST_SESSION, userName: 'somebody_else', token: 'another' });
    await renewSession();
    expect(calls).toHaveLength(2);
  });

  test('SESS-10 a session that is over is reported to the shell', async () => {
    fakeGateway({ [CALL]: () => problem('session.expired', 401) });
    expect(await renewSession()).toBeUndefined();
    expect(onDead).toHaveBeenCalledOnce();
  });

  test('SESS-10 a failed network or a gateway in trouble keeps the session', async () => {
    fakeGateway({});
    expect(await renewSession()).toBeUndefined();
    fakeGateway({ [CALL]: () => problem('server.unavailable', 503) });
    expect(await renewSession()).toBeUndefined();
    expect(onDead).not.toHaveBeenCalled();
    expect(kept()).toEqual(TEST_SESSION);
  });
});
