// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import RoundScreen, { loader } from './round-screen.tsx';
import { betOf } from './testing/bets.ts';

const ROUND = {
  ...betOf(7, { state: 'won', payoutMinor: 3000, netMinor: 2000 }),
  movements: [
    {
      transactionId: 't1',
      receiptNumber: 'R1',
      kind: 'bet',
      at: '2026-02-28T06:00:00.000Z',
      amountMinor: -1000,
      cashMinor: -400,
      bonusMinor: -600,
      balanceAfterMinor: 9000,
    },
    {
      transactionId: 't2',
      receiptNumber: 'R2',
      kind: 'win',
      at: '2026-02-28T06:01:00.000Z',
      amountMinor: 3000,
      cashMinor: 3000,
      bonusMinor: 0,
      balanceAfterMinor: 12_000,
    },
  ],
};

const show = (loaderData: unknown) =>
  renderScreen(RoundScreen, { loaderData, session: TEST_SESSION, path: '/round/round-7' });
const failed = (code: string) => ({
  ok: false,
  failure: { code, params: {}, requestId: undefined },
});

async function load(roundId: string, isMember = true) {
  const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
  const url = new URL(`http://lobby.example/m/round/${roundId}`);
  const given = { context, url, params: { roundId } } as never;
  return Promise.resolve(loader(given)).catch((thrown: unknown) => thrown);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what a round loads', () => {
  test('SHELL-61 SHELL-64 sends a visitor to log in, and back to the round', async () => {
    const answer = (await load('round-7', false)) as Response;
    expect(answer.headers.get('Location')).toBe('/login?back=%2Fm%2Fround%2Fround-7');
  });

  test('MEMBERX-09 a round of somebody else is a page with status 404', async () => {
    fakeGateway({ 'GET /wallet/rounds/round-7': () => problem('wallet.record_not_found', 404) });
    expect(await load('round-7')).toMatchObject({ data: { ok: false }, init: { status: 404 } });
  });

  test('MEMBERX-09 a round of the member is complete', async () => {
    fakeGateway({ 'GET /wallet/rounds/round-7': () => ROUND });
    expect(await load('round-7')).toMatchObject({
      data: { ok: true, data: ROUND },
      init: { status: 200 },
    });
  });
});

describe('a round', () => {
  test('MEMBERX-09 MONEY-13 shows every movement, its origin and the balance after it', async () => {
    await show({ ok: true, data: ROUND });
    const [bet, win] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(bet).toContain('Bet');
    expect(bet).toContain('From cash ৳4');
    expect(bet).toContain('From bonus ৳6');
    expect(bet).toContain('৳90');
    expect(win).toContain('Payout');
    expect(win).toContain('+৳30');
    expect(win).toContain('৳120');
    expect(win).not.toContain('From bonus');
  });

  test('MONEY-13 says the outcome in words, in the digits of the reader', async () => {
    const outcome = 'চাকা থেমেছে 17-এ (কালো)।';
    const data = { ok: true, data: { ...ROUND, outcome } };
    await renderScreen(RoundScreen, {
      loaderData: data,
      session: TEST_SESSION,
      path: '/round/round-7',
      locale: 'bn',
    });
    screen.getByText('চাকা থেমেছে ১৭-এ (কালো)।');
    cleanup();
    await show({ ok: true, data: ROUND });
    expect(screen.queryByText('Outcome'), 'nothing where the vendor told nothing').toBeNull();
  });

  test('MONEY-13 a lost round never looks like a gain, even when a part of the stake was returned', async () => {
    const [bet, win] = ROUND.movements;
    const lost = {
      ...ROUND,
      state: 'lost',
      payoutMinor: 500,
      netMinor: -500,
      movements: [bet, { ...win, amountMinor: 500, cashMinor: 500, balanceAfterMinor: 9500 }],
    };
    await show({ ok: true, data: lost });
    screen.getByText('Lost');
    expect(screen.getAllByText(/[-−]৳5$/)).toHaveLength(2);
    expect(screen.queryByText('Win')).toBeNull();
    const coloured = [...document.querySelectorAll('[class*="success"]')];
    expect(coloured.map((element) => element.textContent)).toEqual([]);
    cleanup();
    await show({ ok: true, data: ROUND });
    const won = [...document.querySelectorAll('b[class*="success"]')];
    expect(won.map((element) => element.textContent)).toEqual(['+৳20']);
  });

  test('MONEY-13 a stake that was returned whole is neither won nor lost', async () => {
    await show({ ok: true, data: { ...ROUND, state: 'lost', payoutMinor: 1000, netMinor: 0 } });
    screen.getByText('Even');
    expect(screen.queryByText('Lost')).toBeNull();
  });

  test('MEMBERX-09 its number can be copied for the support desk', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { toasts } = await show({ ok: true, data: ROUND });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['success']));
    expect(writeText).toHaveBeenCalledWith('round-7');
  });

  test('MEMBERX-09 a round that does not exist leads to the record', async () => {
    await show(failed('wallet.record_not_found'));
    screen.getByText('There is no such round in your record.');
    expect(screen.getByRole('link', { name: 'Betting record' }).getAttribute('href')).toBe(
      '/m/gameRecord',
    );
  });

  test('MEMBERX-09 a round that failed to load can be loaded again', async () => {
    await show(failed('server.unavailable'));
    screen.getByRole('button', { name: 'Try again' });
    expect(screen.queryByText('There is no such round in your record.')).toBeNull();
  });
});
