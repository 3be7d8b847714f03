// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reportDeadSession, SessionContext } from '#platform/session/session.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { loadWordsInBrowser } from '#platform/words/loader.ts';
import { SessionWatch } from './session-watch.tsx';

vi.mock('#platform/words/loader.ts', { spy: true });

const KEY = 'MC_SESSION_INFO';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['copy'];
});

test('a copy of the lobby, which was made for a visitor, does not end the session of this browser', async () => {
  localStorage.setItem(KEY, JSON.stringify(TEST_SESSION));
  document.documentElement.dataset['copy'] = '1';
  await renderScreen(SessionWatch);
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

test('MSG-08 SESS-10 a page that was requested with a dead session says that it has ended', async () => {
  const Watched = () => (
    <SessionContext value={{ info: undefined, formToken: undefined, hasEnded: true }}>
      <SessionWatch />
    </SessionContext>
  );
  const { toasts } = await renderScreen(Watched);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.text).toMatch(/log in again/i);
});

test('a page of the server without a session ends it', async () => {
  localStorage.setItem(KEY, JSON.stringify(TEST_SESSION));
  await renderScreen(SessionWatch);
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('a token whose session is dead', () => {
  test('SESS-26 is removed at once from a page without a session', async () => {
    localStorage.setItem(KEY, JSON.stringify(TEST_SESSION));
    document.documentElement.dataset['copy'] = '1';
    await renderScreen(SessionWatch);
    await act(async () => reportDeadSession());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("SESS-10 stays on a member's page until the server has confirmed that the session is dead", async () => {
    await renderScreen(SessionWatch, { session: TEST_SESSION });
    await act(async () => reportDeadSession());
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });
});

describe('the end of a session', () => {
  const reload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  afterEach(() => vi.restoreAllMocks());

  /** The page of one member, which then becomes that of another. */
  async function change(next: string | undefined) {
    let setName: (name: string | undefined) => void = () => undefined;
    function Watched() {
      const [name, set] = useState<string | undefined>('rafi_88');
      setName = set;
      const info = name === undefined ? undefined : { ...TEST_SESSION, userName: name };
      return (
        <SessionContext value={{ info, formToken: undefined }}>
          <SessionWatch />
        </SessionContext>
      );
    }
    await renderScreen(Watched);
    await act(async () => setName(next));
  }

  test('SESS-15 MSG-08 is mentioned by the new document, once', async () => {
    const reloaded = reload();
    await change(undefined);
    expect(reloaded).toHaveBeenCalledTimes(1);
    cleanup();
    const { toasts } = await renderScreen(SessionWatch);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.duration).toBe('short');
  });

  test('SESS-15 is not mentioned to somebody who has signed in as another member', async () => {
    const reloaded = reload();
    await change('mita_7');
    expect(reloaded).toHaveBeenCalledTimes(1);
    cleanup();
    const { toasts } = await renderScreen(SessionWatch);
    await act(async () => undefined);
    expect(toasts).toEqual([]);
  });

  test('MSG-08 a page that was left before its words loaded says nothing', async () => {
    const Watched = () => (
      <SessionContext value={{ info: undefined, formToken: undefined, hasEnded: true }}>
        <SessionWatch />
      </SessionContext>
    );
    const words = Promise.withResolvers<void>();
    vi.mocked(loadWordsInBrowser).mockReturnValueOnce(words.promise);
    const { toasts, unmount } = await renderScreen(Watched);
    expect(vi.mocked(loadWordsInBrowser).mock.calls.at(-1)).toEqual([['errors']]);
    unmount();
    await act(async () => words.resolve());
    expect(toasts).toEqual([]);
  });
});
