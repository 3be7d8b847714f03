// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isAgent, isTrialUser, scriptToken, storeSession, watchOtherTabs } from './session.ts';
import { TEST_SESSION } from './testing/render-screen.tsx';

const KEY = 'MC_SESSION_INFO';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the stored session', () => {
  test('SESS-01 holds token, merchantCode, userName, type and firstTimeLogin', () => {
    storeSession(TEST_SESSION);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      token: 'script-token',
      merchantCode: 'TEST',
      userName: 'rafi_88',
      type: 0,
      firstTimeLogin: false,
    });
    expect(scriptToken()).toBe('script-token');
  });

  test('SESS-15 SESS-26 goes when the page carries no session', () => {
    storeSession(TEST_SESSION);
    storeSession(undefined);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(scriptToken()).toBeUndefined();
  });

  test.each(['{broken', 'null', '"text"', '{"token":7}'])(
    'what is no session gives no token: %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(scriptToken()).toBeUndefined();
    },
  );

  test('a browser that forbids storage has no token, and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined);
    storeSession(TEST_SESSION);
    storeSession(undefined);
    expect(scriptToken()).toBeUndefined();
  });
});

describe('another tab', () => {
  const changed = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  test('SESS-15 SESS-26 is heard when it signs in or out, or clears everything', () => {
    const onChange = vi.fn();
    const stop = watchOtherTabs(onChange);
    changed(KEY);
    changed(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    changed('maidan.theme');
    stop();
    changed(KEY);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

test('SESS-30 SESS-31 types 0, 4 and 40 are no agents, all others are, a visitor is none', () => {
  const agents = [0, 1, 2, 4, 40, 41, 42].filter((type) => isAgent({ ...TEST_SESSION, type }));
  expect(agents).toEqual([1, 2, 41, 42]);
  expect(isAgent(undefined)).toBe(false);
});

test('LAUNCH-07 a trial session is known by its type 40', () => {
  expect(isTrialUser({ ...TEST_SESSION, type: 40 })).toBe(true);
  expect(isTrialUser(TEST_SESSION)).toBe(false);
});
