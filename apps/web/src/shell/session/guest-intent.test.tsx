// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { queryClient } from '#platform/api/query.ts';
import { bindIntent, hasIntent, INTENT_LIFE_MS, keepIntent } from '#platform/session/intent.ts';
import { SessionContext } from '#platform/session/session.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import './guest-intent.tsx';
import { SessionWatch } from './session-watch.tsx';

const STAR = { does: 'star', vendor: 'JL', nodeId: 1001, name: 'Mango Rush' } as const;
const JOIN = { does: 'join', promotionId: 102 } as const;
const ANSWERS: Answers = {
  'GET /favourites/ids': () => ({ value: [] }),
  'POST /favourites': () => ({ value: ['1001'] }),
  'POST /promotions/join': () => ({
    value: { promotionId: 102, status: 'signed', joinedAt: '2026-11-19T08:00:00.000Z' },
  }),
};

let signIn: (session: SessionInfo | undefined) => void;

/** A document as a guest opened it, or as a sign-in elsewhere (`session`) begins it. */
async function openDocument({
  path = '/login',
  session,
  answers = ANSWERS,
  ...options
}: RenderOptions & { answers?: Answers } = {}) {
  const gateway = fakeGateway(answers);
  function Watched() {
    const [info, setInfo] = useState(session);
    signIn = setInfo;
    return (
      <SessionContext value={{ info, formToken: undefined }}>
        <SessionWatch />
      </SessionContext>
    );
  }
  const shown = await renderScreen(Watched, { path, ...(session && { session }), ...options });
  const writes = () => gateway.calls.filter(({ name }) => !name.startsWith('GET'));
  return { ...shown, ...gateway, writes };
}

/** Time for the late code to stand on the page before anybody signs in. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a guest meant', () => {
  test('FAV-02 FAV-04 the star that led to the login is set right after it, once, and says so', async () => {
    keepIntent(STAR);
    const { writes, toasts } = await openDocument();
    await settled();
    expect(writes()).toEqual([]);
    await act(async () => signIn(TEST_SESSION));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(writes()).toMatchObject([
      { name: 'POST /favourites', body: { vendor: 'JL', nodeId: 1001 } },
    ]);
    expect(toasts[0]).toMatchObject({
      tone: 'success',
      text: 'Mango Rush was added to favourites.',
    });
    expect(hasIntent()).toBe(false);
    await act(async () => signIn(undefined));
    await act(async () => signIn({ ...TEST_SESSION, userName: 'mitu_7' }));
    await settled();
    expect(writes()).toHaveLength(1);
  });

  test('PROMO-28 FAV-02 it also happens in the document that a social sign-in or a reload begins', async () => {
    keepIntent(JOIN);
    await openDocument();
    await settled();
    cleanup();
    const { writes, toasts } = await openDocument({
      path: '/activityDetail',
      session: TEST_SESSION,
    });
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(writes()).toMatchObject([{ name: 'POST /promotions/join', body: { promotionId: 102 } }]);
    expect(toasts[0]).toMatchObject({ tone: 'success', text: 'You have joined.' });
  });

  test('FAV-08 a failure is mentioned, and the intent is not tried again', async () => {
    keepIntent(STAR);
    const { toasts } = await openDocument({
      session: TEST_SESSION,
      answers: { ...ANSWERS, 'POST /favourites': () => problem('games.not_found', 404) },
    });
    await waitFor(() => expect(toasts[0]?.tone).toBe('danger'));
    expect(hasIntent()).toBe(false);
  });

  test('FAV-07 free play is no sign-in: the star waits for the real account, in its own document', async () => {
    keepIntent(STAR);
    const trial = { ...TEST_SESSION, type: 40, userName: 'guest-1' };
    const { writes } = await openDocument({
      session: trial,
      path: '/slot',
      state: { popup: 'login' },
    });
    await settled();
    await act(async () => signIn(TEST_SESSION));
    await settled();
    expect(window.location.reload).toHaveBeenCalled();
    expect([writes(), hasIntent()]).toEqual([[], true]);
  });
});

describe('what a guest meant is forgotten', () => {
  const nothingHappens = async (path = '/home') => {
    const { writes, toasts } = await openDocument({ session: TEST_SESSION, path });
    await settled();
    expect([writes(), toasts, hasIntent()]).toEqual([[], [], false]);
  };

  test('FAV-02 when the guest opens another page instead of signing in', async () => {
    keepIntent(STAR);
    await openDocument({ path: '/home' });
    await waitFor(() => expect(hasIntent()).toBe(false));
    cleanup();
    await nothingHappens();
  });

  test.each(['/login', '/register', '/forget', '/help', '/social/google'])(
    'FAV-02 but not on the way to the sign-in: %s',
    async (path) => {
      keepIntent(STAR);
      await openDocument({ path });
      await settled();
      expect(hasIntent()).toBe(true);
    },
  );

  test.each([
    ['after half an hour', INTENT_LIFE_MS + 1],
    ['when the clock was set back', -1],
  ])('FAV-02 %s', async (_when, passedMs) => {
    keepIntent(STAR);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + passedMs);
    await nothingHappens();
  });

  test('FAV-02 when somebody signs in in another tab', async () => {
    keepIntent(STAR);
    await openDocument();
    await settled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' }));
    expect(hasIntent()).toBe(false);
  });

  test('FAV-02 PROMO-28 when the tab slept while somebody else signed in elsewhere on the device', async () => {
    keepIntent(JOIN);
    // The other tab has stored its session, and this one is loaded anew when it wakes.
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(TEST_SESSION));
    await nothingHappens('/activityDetail');
  });

  test('FAV-02 when this tab signed in as one member and another one reads it now', async () => {
    keepIntent(STAR);
    bindIntent('mitu_7');
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(TEST_SESSION));
    await nothingHappens();
  });

  test.each([
    '"x"',
    '{"does":"star","until":1e99,"vendor":"JL","nodeId":"1","name":"x"}',
    '{"does":"join","until":"later","promotionId":1}',
    '{"does":"pay","until":9999999999999}',
    '{',
  ])('FAV-02 when it is not what this version wrote: %s', async (text) => {
    sessionStorage.setItem('maidan.intent', text);
    await nothingHappens();
  });
});
