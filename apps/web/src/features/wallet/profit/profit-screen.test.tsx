// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ProfitAndLoss } from '@maidan/contract/types';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { barsOf } from './profit.model.ts';
import ProfitScreen, { loader } from './profit-screen.tsx';

const TODAY = '2026-02-28';
const DAYS = { period: 'days_7', from: '2026-02-22', to: TODAY };
const play = (validBetMinor: number, payoutMinor: number) => ({
  validBetMinor,
  payoutMinor,
  netMinor: payoutMinor - validBetMinor,
});
const NONE = { depositMinor: 0, withdrawalMinor: 0, bonusMinor: 0, rebateMinor: 0 };
const PROFIT: ProfitAndLoss = {
  from: DAYS.from,
  to: DAYS.to,
  currency: 'BDT',
  totals: {
    ...play(30_000, 45_000),
    depositMinor: 90_000,
    withdrawalMinor: 20_000,
    bonusMinor: 5_000,
    rebateMinor: 1_000,
    resultMinor: 21_000,
  },
  days: [
    { day: '2026-02-28', ...play(10_000, 40_000), ...NONE },
    { day: '2026-02-25', ...play(20_000, 5_000), ...NONE },
  ],
  gameTypes: [
    { gameType: 'RNG', ...play(25_000, 15_000) },
    { gameType: 'OTHER', ...play(5_000, 30_000) },
  ],
  beside: [
    { days: 7, netMinor: 15_000 },
    { days: 30, netMinor: -12_000 },
    { days: 365, netMinor: 0 },
  ],
};
const show = (profit: object) =>
  renderScreen(ProfitScreen, {
    loaderData: { days: DAYS, today: TODAY, profit },
    session: TEST_SESSION,
    path: '/profitandloss',
  });

async function load(search: string, options: Parameters<typeof testScope>[0] = {}) {
  const { context } = await testScope(options);
  const url = new URL(`http://lobby.example/m/profitandloss${search}`);
  return Promise.resolve(loader({ context, url } as never)).catch((thrown: unknown) => thrown);
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what profit and loss loads', () => {
  test('SHELL-13 sends a visitor to log in; MONEY-14 a site without it leads home', async () => {
    expect(((await load('')) as Response).headers.get('Location')).toBe(
      '/login?back=%2Fm%2Fprofitandloss',
    );
    const options = { session: TEST_SESSION, settings: { whitelabel: testFlags([]) } };
    expect(((await load('', options)) as Response).headers.get('Location')).toBe('/home');
  });

  test('MONEY-14 asks for the days of the address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-28T06:00:00.000Z') });
    const { calls } = fakeGateway({ 'GET /wallet/profit-and-loss': () => PROFIT });
    const answer = await load('?period=today', { session: TEST_SESSION });
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ from: TODAY, to: TODAY });
    expect(answer).toMatchObject({ data: { profit: { ok: true } }, init: { status: 200 } });
    fakeGateway({ 'GET /wallet/profit-and-loss': () => problem('server.unavailable', 503) });
    expect(await load('', { session: TEST_SESSION })).toMatchObject({ init: { status: 503 } });
  });
});

describe('profit and loss', () => {
  test('MONEY-14 SHELL-13 shows the net, longer ranges beside it, and what moved the balance', async () => {
    const { container } = await show({ ok: true, data: PROFIT });
    for (const part of ['+৳150', 'Valid bets ৳300, returned ৳450', '−৳120', '12 months', '+৳210'])
      expect(container.textContent).toContain(part);
  });

  test('MONEY-14 the chart is one sentence, and its figures are a table with their sum', async () => {
    await show({ ok: true, data: PROFIT });
    const chart = screen.getByRole('img', { name: /1 day with a gain, 1 with a loss/ });
    expect(chart.querySelectorAll('rect')).toHaveLength(7);
    const table = screen.getByRole('table', { name: 'Day by day' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain('৳100৳400+৳300');
    expect(rows[2]).toContain('−৳150');
    expect(rows[3]).toContain('৳300৳450+৳150');
  });

  test('MONEY-14 a bar stands for each day, also for those without figures', () => {
    const bars = barsOf({ ...PROFIT, from: '2026-02-24', to: '2026-03-01' });
    expect(bars.map(({ day, netMinor }) => [day.slice(5), netMinor])).toEqual([
      ['02-24', 0],
      ['02-25', -15_000],
      ['02-26', 0],
      ['02-27', 0],
      ['02-28', 30_000],
      ['03-01', 0],
    ]);
  });

  test('MONEY-14 each game type has its figures, and losses are never red', async () => {
    const { container } = await show({ ok: true, data: PROFIT });
    screen.getByText('Casino');
    screen.getByText('Other games');
    expect(container.querySelector('[class*="danger"]')).toBeNull();
  });

  test('MONEY-14 days without figures say so, and a failure can be tried again', async () => {
    const totals = { ...play(0, 0), ...NONE, resultMinor: 0 };
    await show({ ok: true, data: { ...PROFIT, totals, days: [], gameTypes: [] } });
    screen.getByText('No figures in these days');
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await show({ ok: false, failure });
    screen.getByRole('button', { name: 'Try again' });
  });
});
