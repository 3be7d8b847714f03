// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  isAgent,
  isTrialUser,
  scriptToken,
  setAutoLogin,
  storeSession,
  watchOtherTabs,
} from './session.ts';
import { TEST_SESSION } from '../testing/render-screen.tsx';

const KEY = 'MC_SESSION_INFO';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the stored session', () => {
  test('SESS-01 ENTITY-01 holds token, merchantCode, userName, type and firstTimeLogin', () => {
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

  test('SESS-03 SESS-15 the name of a trial user is in the session storage, and is removed with the session', () => {
    const name = () => sessionStorage.getItem('maidan.trialUser');
    storeSession(TEST_SESSION);
    expect(name()).toBeNull();
    storeSession({ ...TEST_SESSION, userName: 'guest-ab3k9q', type: 40 });
    expect(name()).toBe('"guest-ab3k9q"');
    storeSession(undefined);
    expect(name()).toBeNull();
  });

  test('SESS-15 SESS-26 is removed when the page has no session', () => {
    storeSession(TEST_SESSION);
    storeSession(undefined);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(scriptToken()).toBeUndefined();
  });

  test.each(['{broken', 'null', '"text"', '{"token":7}'])(
    'a value that is not a session gives no token: %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(scriptToken()).toBeUndefined();
    },
  );

  test('where storage is forbidden the token lasts as long as the document and the session', () => {
    vi.stubGlobal('localStorage', undefined);
    storeSession(TEST_SESSION);
    expect(scriptToken()).toBe('script-token');
    storeSession(undefined);
    expect(scriptToken()).toBeUndefined();
  });

  test('the token of another tab replaces one that was kept in memory because storage was full', () => {
    const { localStorage: kept } = globalThis;
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = {
      getItem: (key: string) => kept.getItem(key),
      removeItem: (key: string) => kept.removeItem(key),
      setItem,
    };
    vi.stubGlobal('localStorage', full);
    storeSession(TEST_SESSION);
    expect(scriptToken()).toBe('script-token');
    kept.setItem(KEY, JSON.stringify({ ...TEST_SESSION, token: 'of another tab' }));
    expect(scriptToken()).toBe('of another tab');
    storeSession(undefined);
  });
});

describe('autoLogin', () => {
  const flag = () => localStorage.getItem('autoLogin');

  test('SESS-04 is 0 or 1, whatever is done', () => {
    setAutoLogin(true);
    expect(flag()).toBe('1');
    setAutoLogin(false);
    expect(flag()).toBe('0');
  });

  test('SESS-05 SESS-16 stays 1 while the session lives, and is 0 after it', () => {
    storeSession(TEST_SESSION);
    setAutoLogin(true);
    storeSession({ ...TEST_SESSION, token: 'renewed' });
    expect(flag()).toBe('1');
    storeSession(undefined);
    expect(flag()).toBe('0');
  });
});

describe('another tab', () => {
  const changed = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  test('SESS-15 SESS-26 is noticed through storage when it signs in or out, or clears everything', () => {
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

/** A tab: a document that shows who is signed in in this browser, and follows the other tabs. */
async function openTab(browser: { session: typeof TEST_SESSION | undefined }) {
  vi.resetModules();
  const tab = await import('./session.ts');
  const { queryClient } = await import('../api/query.ts');
  const client = queryClient();
  const revalidations = { count: 0 };
  // The shell does the same (session-watch.tsx): the loaders answer again, and storage follows their answer.
  const stop = tab.watchOtherTabs(() => {
    revalidations.count += 1;
    tab.storeSession(browser.session);
  });
  tab.storeSession(browser.session);
  const signIn = (session: typeof TEST_SESSION | undefined) => {
    browser.session = session;
    tab.storeSession(session);
  };
  return { client, revalidations, signIn, stop };
}

describe('two tabs', () => {
  test('SESS-15 LOGIN-13 a sign-in or sign-out in one reaches the other, which forgets what it has read; no message goes round in circles', async () => {
    const browser: { session: typeof TEST_SESSION | undefined } = { session: undefined };
    const one = await openTab(browser);
    const other = await openTab(browser);
    for (const { client } of [one, other])
      client.setQueryData(['wallet', 'balance'], 'a visitor’s');

    one.signIn(TEST_SESSION);
    await vi.waitFor(() => expect(other.revalidations.count).toBe(1));
    for (const { client } of [one, other])
      expect(client.getQueryData(['wallet', 'balance'])).toBeUndefined();

    other.client.setQueryData(['wallet', 'balance'], 'the member’s');
    one.signIn(undefined);
    await vi.waitFor(() => expect(other.revalidations.count).toBe(2));
    expect(other.client.getQueryData(['wallet', 'balance'])).toBeUndefined();

    // A third message proves that anything sent before it would have arrived by now.
    other.signIn(TEST_SESSION);
    await vi.waitFor(() => expect(one.revalidations.count).toBe(1));
    expect(other.revalidations.count).toBe(2);
    for (const { stop } of [one, other]) stop();
  });

  test('SESS-15 a session that was only renewed for the same member changes nothing in the other tab', async () => {
    const browser: { session: typeof TEST_SESSION | undefined } = { session: TEST_SESSION };
    const one = await openTab(browser);
    const other = await openTab(browser);
    other.client.setQueryData(['wallet', 'balance'], 'the member’s');
    one.signIn({ ...TEST_SESSION, token: 'renewed' });
    one.signIn(undefined);
    await vi.waitFor(() => expect(other.revalidations.count).toBe(1));
    for (const { stop } of [one, other]) stop();
  });

  test('SESS-15 reach each other where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined);
    const browser: { session: typeof TEST_SESSION | undefined } = { session: undefined };
    const one = await openTab(browser);
    const other = await openTab(browser);
    one.signIn(TEST_SESSION);
    await vi.waitFor(() => expect(other.revalidations.count).toBe(1));
    for (const { stop } of [one, other]) stop();
  });
});

test('SESS-30 SESS-31 types 0, 4 and 40 are no agents, all others are, a visitor is none', () => {
  const agents = [0, 1, 2, 4, 40, 41, 42].filter((type) => isAgent({ ...TEST_SESSION, type }));
  expect(agents).toEqual([1, 2, 41, 42]);
  expect(isAgent(undefined)).toBe(false);
});

test('LAUNCH-07 a trial session is recognised by its type 40', () => {
  expect(isTrialUser({ ...TEST_SESSION, type: 40 })).toBe(true);
  expect(isTrialUser(TEST_SESSION)).toBe(false);
});
