// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { queryClient } from '#platform/api/query.ts';
import { problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { accountGateway } from '../testing.ts';
import { FreePlayButton } from './free-play-button.tsx';

const CALL = 'POST /account/free-play';
const TRIAL = { token: 'script', merchantCode: 'TEST', userName: 'guest-ab3k9q', customerType: 40 };
const sealer = await testSealer();

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

async function show(answers: Answers = {}, options: RenderOptions = {}) {
  const gateway = accountGateway(sealer, {
    [CALL]: () => ({ value: TRIAL }),
    'GET /member/info': () => ({ value: memberInfoOf({ type: 40, hasPassword: false }) }),
    ...answers,
  });
  const visits: string[] = [];
  const shown = await renderScreen(FreePlayButton, {
    onVisit: (address) => visits.push(address),
    path: '/login?back=%2Fm%2Fhelp',
    ...options,
  });
  return { ...gateway, ...shown, visits };
}

const GAME = '/m/play/JL/1001?free=1';

const button = () => screen.getByRole('button', { name: 'Play free without an account' });
const start = () => fireEvent.click(button());

describe('free play of a visitor', () => {
  test('FREE-01 FREE-03 API-08 opens a trial account without any form, by the human check, and leads home', async () => {
    const { callsTo, visits } = await show();
    start();
    await waitFor(() => expect(visits).toEqual(['/home']));
    const [call] = callsTo(CALL);
    expect(call?.headers.get('Module-Id')).toBe('free-play');
    expect(call?.body).toEqual({ humanCheck: expect.any(String), language: 'en' });
    const { humanCheck = '' } = (call?.body ?? {}) as { humanCheck?: string };
    expect(JSON.parse(atob(humanCheck))).toMatchObject({ seen: { touches: 1 } });
  });

  test('FREE-01 LAUNCH-06 leads to the game for which the login was opened', async () => {
    const gateway = accountGateway(sealer, {
      [CALL]: () => ({ value: TRIAL }),
      'GET /member/info': () => ({ value: memberInfoOf({ type: 40, hasPassword: false }) }),
    });
    const visits: string[] = [];
    const forGame = () => <FreePlayButton back={GAME} />;
    await renderScreen(forGame, { onVisit: (address) => visits.push(address), path: '/login' });
    start();
    await waitFor(() => expect(visits).toEqual(['/play/JL/1001?free=1']));
    expect(gateway.callsTo(CALL)).toHaveLength(1);
  });

  test('SESS-02 SESS-03 ENTITY-01 the session has the type in customerType, and session storage has the name', async () => {
    const { visits } = await show();
    start();
    await waitFor(() => expect(visits).toHaveLength(1));
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
      token: 'script',
      merchantCode: 'TEST',
      userName: 'guest-ab3k9q',
      type: 40,
      firstTimeLogin: false,
    });
    expect(sessionStorage.getItem('maidan.trialUser')).toBe('"guest-ab3k9q"');
  });

  test('FREE-01 says once that free credits cannot be withdrawn', async () => {
    const { toasts } = await show();
    start();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      tone: 'success',
      text: expect.stringContaining('cannot be'),
    });
  });

  test('FREE-02 shows that it starts, speaks after 10 s, and can be cancelled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsTo, visits, toasts } = await show({ [CALL]: () => new Promise(() => undefined) });
    start();
    const busy = await screen.findByRole('button', { name: 'Starting free play…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() => expect(callsTo(CALL)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    expect([visits, toasts]).toEqual([[], []]);
  });

  test.each([
    ['auth.trial_unavailable', 503, /No free-play account can be opened/],
    ['request.too_many', 429, /./],
    ['auth.human_check_failed', 400, /The check that you are human failed/],
  ])(
    'FREE-07 a failure ends the wait and shows a toast with its own text: %s',
    async (code, status, text) => {
      const { toasts, visits } = await show({ [CALL]: () => problem(code, status) });
      start();
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]).toMatchObject({ tone: 'danger', text: expect.stringMatching(text) });
      expect(button().getAttribute('aria-busy')).toBeNull();
      expect(visits).toEqual([]);
      expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
    },
  );
});

describe('free play of a member', () => {
  const as = (type: number) => ({ session: { ...TEST_SESSION, type } });

  test.each([
    MEMBER_TYPE.defaultPlayer,
    MEMBER_TYPE.agentWithoutContracts,
    MEMBER_TYPE.headAgentWithoutContracts,
  ])(
    'FREE-05 MSG-40 type %i is refused with a message of 2 s, and nothing starts',
    async (type) => {
      const { toasts, calls, visits } = await show({}, as(type));
      start();
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]).toMatchObject({
        text: 'Free play is not open to this account.',
        duration: 'refusal',
      });
      expect([calls, visits]).toEqual([[], []]);
    },
  );

  test('FREE-05 a refusal of the gateway is shown for 2 s too', async () => {
    const refused = () => problem('games.free_play_refused', 403);
    const { toasts } = await show({ [CALL]: refused });
    start();
    await waitFor(() => expect(toasts[0]?.duration).toBe('refusal'));
  });

  test.each([MEMBER_TYPE.player, MEMBER_TYPE.agent, MEMBER_TYPE.headAgent])(
    'FREE-04 FREE-06 type %i is allowed, as is a visitor without a type',
    async (type) => {
      const { callsTo, visits } = await show({}, as(type));
      start();
      await waitFor(() => expect(visits).toEqual(['/home']));
      expect(callsTo(CALL)).toHaveLength(1);
    },
  );

  test('LAUNCH-07 a reader who plays free already sees no button', async () => {
    await show({}, as(MEMBER_TYPE.trial));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
