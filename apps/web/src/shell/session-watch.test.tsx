// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { reportDeadSession, SessionContext } from '#platform/session.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { SessionWatch } from './session-watch.tsx';

const KEY = 'MC_SESSION_INFO';

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['copy'];
});

test('a copy of the lobby, which was made for nobody, does not end the session of this browser', async () => {
  localStorage.setItem(KEY, JSON.stringify(TEST_SESSION));
  document.documentElement.dataset['copy'] = '1';
  await renderScreen(SessionWatch);
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

test('MSG-08 SESS-10 a page that was asked for with a dead session says that it has ended', async () => {
  const Watched = () => (
    <SessionContext value={{ info: undefined, formToken: undefined, hasEnded: true }}>
      <SessionWatch />
    </SessionContext>
  );
  const { toasts } = await renderScreen(Watched);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.text).toMatch(/log in again/i);
});

test('a page of the server without a session does', async () => {
  localStorage.setItem(KEY, JSON.stringify(TEST_SESSION));
  await renderScreen(SessionWatch);
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('a token that a call found dead', () => {
  test('SESS-26 goes at once from a page without a session, whose session cannot end', async () => {
    localStorage.setItem(KEY, JSON.stringify(TEST_SESSION));
    document.documentElement.dataset['copy'] = '1';
    await renderScreen(SessionWatch);
    await act(async () => reportDeadSession());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('SESS-10 stays with the page of a member until the server has said that it is dead', async () => {
    await renderScreen(SessionWatch, { session: TEST_SESSION });
    await act(async () => reportDeadSession());
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });
});
