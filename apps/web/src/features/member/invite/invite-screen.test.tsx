// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import InviteScreen, { loader } from './invite-screen.tsx';

const READ = 'GET /member/invite';
const ORIGIN = 'https://lobby.example';
const LINK = `${ORIGIN}/m/register?affiliateCode=RAFI7Q2X`;
const someone = (number: number, state = 'registered') => ({
  maskedName: `ka***${number}`,
  registeredAt: `2026-11-20T09:0${number}:00.000Z`,
  state,
});
const PAGE = {
  code: 'RAFI7Q2X',
  deposited: 1,
  invited: [someone(1, 'first_deposit'), someone(2)],
  pageNum: 1,
  totalPages: 2,
  totalCount: 3,
  earnedMinor: 0,
};
const EMPTY = { ...PAGE, deposited: 0, invited: [], totalPages: 0, totalCount: 0 };
const REFERRAL = { whitelabel: testFlags(['REFERRAL3']) };

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

async function load(options: Parameters<typeof testScope>[0]) {
  const { context } = await testScope(options);
  const url = new URL('http://lobby.example/m/invite');
  return (await Promise.resolve(loader({ context, url, params: {} } as never)).catch(
    (thrown: unknown) => thrown,
  )) as { data: { ok: boolean; data: { page?: object; origin: string } } } & Response;
}
const show = (page?: typeof PAGE) =>
  renderScreen(InviteScreen, {
    loaderData: {
      ok: true,
      data: { origin: ORIGIN, readAt: '2026-11-21T06:00:00.000Z', ...(page ? { page } : {}) },
    },
    ...(page ? { session: TEST_SESSION } : {}),
  });
function withClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: 'test' });
}

describe('the invite screen', () => {
  test('MENU-30 MEMBERX-05 it is there with the flag and leads home without it', async () => {
    expect((await load({ settings: REFERRAL })).data).toMatchObject({
      ok: true,
      data: { origin: ORIGIN },
    });
    const off = await load({ settings: { whitelabel: testFlags([]) } });
    expect(off.headers.get('Location')).toBe('/home');
  });

  test('MEMBERX-05 a member gets the own code and who came by it; a trial user has none', async () => {
    const { calls } = fakeGateway({ [READ]: () => ({ value: PAGE }) });
    const member = await load({ settings: REFERRAL, session: TEST_SESSION });
    expect(member.data.data.page).toEqual(PAGE);
    const trial = { ...TEST_SESSION, type: MEMBER_TYPE.trial };
    expect((await load({ settings: REFERRAL, session: trial })).data.data.page).toBeUndefined();
    expect(calls).toHaveLength(1);
  });

  test('an outage says so and offers to try again', async () => {
    fakeGateway({ [READ]: () => problem('server.unavailable', 503) });
    const { data } = await load({ settings: REFERRAL, session: TEST_SESSION });
    await renderScreen(InviteScreen, { loaderData: data, session: TEST_SESSION });
    expect(screen.getByRole('alert').textContent).toContain('Your link could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });

  test('MEMBERX-05 shows the link with its QR code, and copies link and code', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    withClipboard(writeText);
    const { toasts } = await show(EMPTY);
    const code = screen.getByRole('img', { name: `QR code: ${LINK}` });
    expect(new URL(code.getAttribute('src') ?? '', ORIGIN).searchParams.get('to')).toBe(
      '/m/register?affiliateCode=RAFI7Q2X',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(writeText.mock.calls).toEqual([[LINK], ['RAFI7Q2X']]);
  });

  test('a browser that cannot copy says what to do instead', async () => {
    withClipboard(() => Promise.reject(new Error('no clipboard')));
    const { toasts } = await show(EMPTY);
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(toasts).toMatchObject([{ tone: 'danger' }]));
  });

  test('MEMBERX-05 the device’s own sheet shares the link', async () => {
    const share = vi.fn<(given: object) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { share, userAgent: 'test' });
    await renderScreen(InviteScreen, {
      loaderData: { ok: true, data: { origin: ORIGIN, readAt: '', page: EMPTY } },
      rootData: { origin: ORIGIN },
      session: TEST_SESSION,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(share).toHaveBeenCalledWith({
      title: 'Test site',
      url: expect.stringContaining('/m/register?affiliateCode=RAFI7Q2X'),
    });
  });

  test('MEMBERX-05 a site that gives a reward tells all of its conditions, and what was given', async () => {
    const reward = {
      amountMinor: 20_000,
      leastDepositMinor: 50_000,
      wagerTimes: 3,
      lifeDays: 30,
      mostPerMonth: 20,
    };
    const rewarded = { ...someone(1, 'rewarded'), rewardMinor: 20_000 };
    await show({ ...PAGE, invited: [rewarded, someone(2)], earnedMinor: 20_000, reward } as never);
    const terms = screen.getByText(/You get a bonus of/).textContent;
    for (const part of ['৳200', '৳500 or more', '3 times within 30 days', 'at most 20 in 30 days'])
      expect(terms).toContain(part);
    screen.getByText('৳200 bonus');
    screen.getByText('Bonuses');
  });

  test('MEMBERX-05 a site that gives none says so', async () => {
    await show(PAGE);
    screen.getByText(/no reward for inviting/i);
    expect(screen.queryByText('Bonuses')).toBeNull();
  });

  test('MEMBERX-05 lists who came by the code with the state of each, page by page', async () => {
    const { calls } = fakeGateway({
      [READ]: () => ({ value: { ...PAGE, pageNum: 2, invited: [someone(3)] } }),
    });
    await show(PAGE);
    const list = screen.getByRole('list', { name: 'Who came by your code' });
    const rows = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      expect.stringMatching(/^ka\*\*\*1.*First deposit$/),
      expect.stringMatching(/^ka\*\*\*2.*Registered$/),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(calls[0]?.query.get('pageNum')).toBe('2');
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('MEMBERX-05 without anybody it says so, and promises no reward', async () => {
    await show(EMPTY);
    screen.getByRole('heading', { name: 'Nobody has come by your code yet' });
    screen.getByText(/There is no reward for inviting/);
  });

  test('MENU-30 a visitor passes on the address of the lobby, and may log in for a link', async () => {
    await show();
    screen.getByRole('img', { name: `QR code: ${ORIGIN}/m/home` });
    const link = screen.getByRole('link', { name: 'Log in for a link of your own' });
    expect(link.getAttribute('href')).toBe('/m/login?back=/m/invite');
    expect(screen.queryByRole('list', { name: 'Who came by your code' })).toBeNull();
  });
});
