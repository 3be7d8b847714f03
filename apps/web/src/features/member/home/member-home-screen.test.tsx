// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import MemberHomeScreen, { loader } from './member-home-screen.tsx';

vi.mock('#features/wallet/index.ts', async (original) => ({
  ...(await original<object>()),
  WalletCard: ({ children }: { children?: ReactNode }) => (
    <section aria-label="Wallet">{children}</section>
  ),
}));

const MEMBER = {
  memberId: '1',
  nickname: 'Rafi',
  account: 'rafi_88',
  type: 0,
  joinedAt: '2026-11-01T00:00:00.000Z',
  isPlayable: true,
  hasPassword: true,
};
const READY = { ok: true, data: MEMBER };
const REQUEST = new Request('http://lobby.example/m/member/home');

async function load(session?: typeof TEST_SESSION) {
  const made = await testScope(session ? { session } : {});
  const answer = await loader({
    context: made.context,
    request: REQUEST,
    url: new URL(REQUEST.url),
    params: {},
  } as never).catch((thrown: unknown) => thrown);
  return { ...made, answer };
}

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('the member centre', () => {
  test('SHELL-08 a visitor logs in first and returns', async () => {
    const { answer } = await load();
    expect((answer as Response).headers.get('Location')).toBe('/login?back=%2Fm%2Fmember%2Fhome');
  });

  test('a session that is dead at the gateway ends here too', async () => {
    fakeGateway({ 'GET /member/info': () => problem('session.expired', 401) });
    const { answer, sessions } = await load(TEST_SESSION);
    expect((answer as Response).headers.get('Location')).toBe('/login?back=%2Fm%2Fmember%2Fhome');
    expect(sessions).toEqual([undefined]);
  });

  test('a member who may not read it stays signed in, and sees why', async () => {
    fakeGateway({ 'GET /member/info': () => problem('site.feature_off', 403) });
    const { answer, sessions } = await load(TEST_SESSION);
    expect(answer).toMatchObject({ data: { ok: false, failure: { code: 'site.feature_off' } } });
    expect(sessions).toEqual([]);
  });

  test('MEMBERX-01 SESS-07 shows name, account, wallet, the screens that exist, and sign out', async () => {
    await renderScreen(MemberHomeScreen, { loaderData: READY, session: TEST_SESSION });
    screen.getByRole('heading', { name: 'Rafi' });
    screen.getByText('rafi_88');
    screen.getByRole('region', { name: 'Wallet' });
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/m/voucherCenter',
    );
    expect(screen.getByRole('link', { name: 'Betting record' }).getAttribute('href')).toBe(
      '/m/gameRecord',
    );
    expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(
      '/m/changePsw',
    );
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/m/logout');
  });

  test.each([
    ['1', 0, true],
    ['1', 1, true],
    ['0', 2, true],
    ['1', 40, false],
  ])(
    'MEMBER-01 MEMBER-02 with view %s a member of type %s finds everything of the own account, agents their centre',
    async (view, type, isFormal) => {
      await renderScreen(MemberHomeScreen, {
        loaderData: { ok: true, data: { ...MEMBER, type } },
        session: { ...TEST_SESSION, type },
        settings: {
          whitelabel: testFlags(['SECPRIV', 'REFERRAL3', 'TRANSBETREPMEM3']),
          mobileTemplate: { mem_cen: view, dep_func: '1' },
        },
      });
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      const forAll = [
        '/m/responsible',
        '/m/download',
        '/m/help',
        '/m/set',
        '/m/logout',
        '/m/notice',
      ];
      expect(hrefs).toEqual(expect.arrayContaining(forAll));
      const ofFormal = ['/m/member/profile', '/m/vip', '/m/securityCenter/payoutAccounts'];
      for (const href of ofFormal) expect([href, hrefs.includes(href)]).toEqual([href, isFormal]);
      expect(hrefs.includes('/m/agent/home')).toBe(type === 1 || type === 2);
      expect(screen.queryByRole('button', { name: 'Change picture' }) !== null).toBe(isFormal);
    },
  );

  test('MEMBERX-01 the rank card says the rank and the way to the next one', async () => {
    fakeGateway({
      'GET /member/rank-progress': () => ({
        value: {
          currentProgress: { completedConditions: 2, totalExpectedConditions: 3 },
          playerRankProgress: { labelId: 'silver', labelName: 'Silver', place: 1 },
          percent: 66,
          showBenefit: true,
          nextRank: { labelId: 'gold', labelName: 'Gold', conditions: [] },
        },
      }),
    });
    await renderScreen(MemberHomeScreen, { loaderData: READY, session: TEST_SESSION });
    const card = await screen.findByRole('link', { name: /Silver.*On the way to Gold.*66%/ });
    expect(card.getAttribute('href')).toBe('/m/vip');
  });

  test('MENU-16 a shortcut whose setting is off is not shown', async () => {
    await renderScreen(MemberHomeScreen, {
      loaderData: READY,
      session: TEST_SESSION,
      settings: { whitelabel: testFlags([]) },
    });
    expect(screen.queryByRole('link', { name: 'Betting record' })).toBeNull();
  });

  test.each([
    ['1', true],
    ['0', false],
  ] as const)(
    'SHELL-83 MEMBER-03 with mem_cen %s the same shortcuts are cards: %s, else a plain list',
    async (view, isCards) => {
      await renderScreen(MemberHomeScreen, {
        loaderData: READY,
        session: TEST_SESSION,
        settings: { mobileTemplate: { mem_cen: view, dep_func: '1' } },
      });
      for (const name of ['Betting record', 'Favourites', 'Recent games']) {
        const link = screen.getByRole('link', { name });
        expect(link.closest('nav') !== null).toBe(isCards);
        expect(link.closest('li') !== null).toBe(!isCards);
      }
    },
  );

  test('MEMBERX-01 copies the account, and says when a browser cannot', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { toasts } = await renderScreen(MemberHomeScreen, {
      loaderData: READY,
      session: TEST_SESSION,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Copy the account name' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(writeText).toHaveBeenCalledWith('rafi_88');
    writeText.mockRejectedValue(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy the account name' }));
    await waitFor(() => expect(toasts[1]).toMatchObject({ tone: 'danger' }));
  });

  test('an outage says what happened and offers to try again', async () => {
    fakeGateway({ 'GET /member/info': () => problem('server.unavailable', 503) });
    const { answer } = await load(TEST_SESSION);
    const { data, init } = answer as { data: unknown; init: ResponseInit };
    expect(init.status).toBe(503);
    await renderScreen(MemberHomeScreen, { loaderData: data, session: TEST_SESSION });
    expect(screen.getByRole('alert').textContent).toContain('Your account could not be loaded.');
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again.getAttribute('aria-busy')).not.toBe('true');
  });

  describe('after a first login', () => {
    const FIRST = { ...TEST_SESSION, firstTimeLogin: true };
    const unnamed = (memberId: string) => ({
      ok: true,
      data: { ...MEMBER, memberId, nickname: '' },
    });
    const show = (session: typeof FIRST, loaderData: object = unnamed('m1')) =>
      renderScreen(MemberHomeScreen, { loaderData, session });
    const suggestion = () => screen.queryByRole('heading', { name: 'What may we call you?' });
    beforeEach(() => localStorage.clear());

    test('LOGIN-32 suggests to complete the profile, and leads to where that is done', async () => {
      await show(FIRST);
      expect(suggestion()).not.toBeNull();
      const link = screen.getByRole('link', { name: 'Choose a name' });
      expect(link.getAttribute('href')).toBe('/m/member/profile');
    });

    test('LOGIN-32 once dismissed, it does not return for that account on this device, but it appears for another', async () => {
      await show(FIRST);
      fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
      expect(suggestion()).toBeNull();
      cleanup();
      await show(FIRST);
      expect(suggestion()).toBeNull();
      cleanup();
      await show(FIRST, unnamed('m2'));
      expect(suggestion()).not.toBeNull();
    });

    test('LOGIN-32 nothing is suggested after a later login, nor where nothing is missing', async () => {
      await show(TEST_SESSION);
      expect(suggestion()).toBeNull();
      cleanup();
      await show(FIRST, READY);
      expect(suggestion()).toBeNull();
      expect(screen.getByRole('link', { name: 'Change nickname' }).getAttribute('href')).toBe(
        '/m/member/profile',
      );
    });
  });
});
