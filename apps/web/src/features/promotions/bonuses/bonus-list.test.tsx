// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import RewardCentreScreen, { loader } from '../applications/reward-centre-screen.tsx';
import type { Bonus, Bonuses } from './bonuses.queries.ts';

const bonus = (change: Partial<Bonus> = {}): Bonus => ({
  bonusId: 'bonus-1',
  title: 'Reload bonus',
  state: 'active',
  amountMinor: 350_000,
  currency: 'BDT',
  balanceMinor: 210_000,
  wagerMinor: 6_000_000,
  progressMinor: 4_200_000,
  leftMinor: 1_800_000,
  percent: 70,
  releasedMinor: 0,
  lifeDays: 14,
  contributions: [
    { kind: 'SLOT', rateBasisPoints: 10_000, playedMinor: 3_950_000, countedMinor: 3_950_000 },
    { kind: 'CRASH', rateBasisPoints: 5_000, playedMinor: 500_000, countedMinor: 250_000 },
  ],
  notCounted: ['SPORTS', 'PVP'],
  offeredAt: '2026-11-19T10:00:00.000Z',
  grantedAt: '2026-11-19T10:00:00.000Z',
  expiresAt: '2026-12-03T10:00:00.000Z',
  ...change,
});
const OFFER = bonus({ bonusId: 'bonus-2', title: 'Verification bonus', state: 'offered' });
const NONE = { offered: [], active: [], past: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(bonuses: Partial<Bonuses>, answers: Record<string, () => unknown> = {}) {
  const { calls } = fakeGateway({
    'GET /bonuses': () => ({ value: { ...NONE, ...bonuses } }),
    'GET /promotions/applications': () => ({
      content: [],
      pageNum: 1,
      totalPages: 1,
      totalCount: 4,
      counts: { open: 1, closed: 3 },
    }),
    ...answers,
  });
  const { context } = await testScope({ session: TEST_SESSION });
  const url = new URL('https://lobby.example/m/rewardCenter');
  const answer = (await loader({ context, url } as never)) as unknown as { data: unknown };
  await renderScreen(RewardCentreScreen as never, {
    loaderData: answer.data,
    session: TEST_SESSION,
  });
  return calls;
}
const sent = (calls: readonly { name: string }[], name: string) =>
  calls.filter((call) => call.name === name).length;

describe('the bonuses in the reward centre', () => {
  test('MONEY-15 MEMBER-09 SHELL-14 a running bonus shows progress, what counted and what is left', async () => {
    await show({ active: [bonus()] });
    screen.getByRole('heading', { name: 'Reload bonus' });
    screen.getByRole('img', { name: '70% of the turnover is done' });
    screen.getByText('৳42,000 / ৳60,000');
    screen.getByText('৳18,000');
    screen.getByText('Crash 50%, of ৳5,000');
    screen.getByText('Does not count: Sports, Poker.');
    expect(screen.getByRole('link', { name: 'Applications 4' }).getAttribute('href')).toBe(
      '/m/rewardCenter?show=all',
    );
  });

  test('MONEY-15 an offer is taken after its terms were shown, once', async () => {
    const calls = await show(
      { offered: [OFFER] },
      { 'POST /bonuses/bonus-2/claim': () => ({ value: bonus() }) },
    );
    expect(sent(calls, 'POST /bonuses/bonus-2/claim')).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'See the terms and take it' }));
    await screen.findByText(/Cash is staked first/);
    const take = await screen.findByRole('button', { name: 'Take the bonus' });
    fireEvent.click(take);
    fireEvent.click(take);
    await waitFor(() => expect(sent(calls, 'POST /bonuses/bonus-2/claim')).toBe(1));
  });

  test('MONEY-15 giving up says what is lost and what stays, and a refusal is told', async () => {
    const calls = await show(
      { active: [bonus()] },
      {
        'POST /bonuses/bonus-1/give-up': () => problem('bonus.ended', 409),
      },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Give the bonus up; your cash stays' }));
    await screen.findByText(/৳2,100 of the bonus is removed/);
    fireEvent.click(await screen.findByRole('button', { name: 'Give up' }));
    await waitFor(() => expect(sent(calls, 'POST /bonuses/bonus-1/give-up')).toBe(1));
    expect((await screen.findByRole('alert')).textContent).toContain('has ended already');
  });

  test('MONEY-15 past bonuses say how each ended, and what became cash', async () => {
    const endedAt = '2026-11-20T10:00:00.000Z';
    await show({
      past: [
        bonus({
          bonusId: 'a',
          title: 'Welcome',
          state: 'met',
          releasedMinor: 150_000,
          endedAt,
          receiptNumber: 'K6XW-06TN-4RPC',
        }),
        bonus({ bonusId: 'b', title: 'Puja', state: 'expired', percent: 62, endedAt }),
        bonus({ bonusId: 'c', title: 'Friday', state: 'forfeited', endedAt }),
      ],
    });
    screen.getByText(/^Turnover done, /);
    screen.getByText('+৳1,500');
    screen.getByText(/^Time over .*62% was done$/);
    screen.getByText(/^Given up /);
    expect(screen.getByRole('link', { name: /Welcome/ }).getAttribute('href')).toBe(
      '/m/receipt/K6XW-06TN-4RPC',
    );
    expect(screen.queryByRole('link', { name: /Friday/ })).toBeNull();
  });

  test('MONEY-15 without bonuses it says so, and an outage looks different', async () => {
    await show({});
    screen.getByRole('heading', { name: 'No bonuses now' });
    cleanup();
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await renderScreen(RewardCentreScreen as never, { loaderData: { ok: false, failure } });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });
});
