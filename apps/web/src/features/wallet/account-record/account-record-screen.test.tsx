// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { movementOf } from '../testing/movements.ts';
import AccountRecordScreen, { loader } from './account-record-screen.tsx';

const TODAY = '2026-02-28';
const ADDRESS = { period: 'days_7', from: '2026-02-22', to: TODAY, cause: '' };
const WIN = movementOf('K6XW-06TN-4RPS');
const PAID = movementOf('K6XW-06TN-4RPA', {
  kind: 'withdrawal_paid',
  amountMinor: -60_000,
  stakeableMinor: 0,
  accounts: [{ account: 'hold', beforeMinor: 80_000, afterMinor: 20_000 }],
  referenceType: 'withdrawal',
  reference: 'W-1',
  about: { name: 'Bakul Transfer', icon: 'channels/bakul.svg' },
  at: '2026-02-27T06:00:00.000Z',
});
const pageOf = (list: object[], next?: string) => ({
  from: ADDRESS.from,
  to: TODAY,
  totals: { inMinor: 3_000, outMinor: 1_000, changeMinor: 2_000, count: 2, currency: 'BDT' },
  days: [
    { day: '2026-02-28', changeMinor: 2_500 },
    { day: '2026-02-27', changeMinor: -500 },
  ],
  list,
  ...(next === undefined ? {} : { next }),
});
const show = (first: object, address: object = ADDRESS) =>
  renderScreen(AccountRecordScreen, {
    loaderData: { address, today: TODAY, first },
    session: TEST_SESSION,
    path: '/transaction/record',
  });
const showPage = (list: object[], next?: string) => show({ ok: true, data: pageOf(list, next) });

async function load(search: string, options: Parameters<typeof testScope>[0] = {}) {
  const { context } = await testScope(options);
  const url = new URL(`http://lobby.example/m/transaction/record${search}`);
  return Promise.resolve(loader({ context, url } as never)).catch((thrown: unknown) => thrown);
}

beforeEach(() => void fakeIntersections());
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the account record loads', () => {
  test('SHELL-12 MONEY-12 sends a visitor to log in, and back to the same filters', async () => {
    const answer = (await load('?cause=deposit')) as Response;
    expect(answer.headers.get('Location')).toBe(
      '/login?back=%2Fm%2Ftransaction%2Frecord%3Fcause%3Ddeposit',
    );
  });

  test('MENU-08 leads home on a site without an account record', async () => {
    const options = { session: TEST_SESSION, settings: { whitelabel: testFlags([]) } };
    expect(((await load('', options)) as Response).headers.get('Location')).toBe('/home');
  });

  test('MONEY-12 MEMBER-07 asks for the days and the cause of the address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-28T06:00:00.000Z') });
    const { calls } = fakeGateway({ 'GET /wallet/transactions': () => pageOf([WIN]) });
    const answer = await load('?period=days_30&cause=round', { session: TEST_SESSION });
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      from: '2026-01-30',
      to: TODAY,
      cause: 'round',
    });
    expect(answer).toMatchObject({ data: { first: { ok: true } }, init: { status: 200 } });
  });

  test('MONEY-12 a gateway that does not answer makes a page with status 503', async () => {
    fakeGateway({ 'GET /wallet/transactions': () => problem('server.unavailable', 503) });
    const answer = await load('', { session: TEST_SESSION });
    expect(answer).toMatchObject({ data: { first: { ok: false } }, init: { status: 503 } });
  });
});

describe('the account record', () => {
  test('MONEY-12 shows the totals of the range, and what each day came to', async () => {
    const { container } = await showPage([WIN, PAID]);
    for (const part of ['৳30', '৳10', '+৳20', '2026/02/22 – 2026/02/28'])
      expect(container.textContent).toContain(part);
    const [today, yesterday] = [...container.querySelectorAll('section')];
    expect(today?.textContent).toContain('+৳25');
    expect(yesterday?.textContent).toContain('−৳5');
  });

  test('MONEY-12 a row names game or channel, has its amount and balance, and opens its receipt', async () => {
    await showPage([WIN, PAID]);
    const win = screen.getByRole('link', { name: /Mango Rush/ });
    expect(win.getAttribute('href')).toBe('/m/receipt/K6XW-06TN-4RPS');
    expect(win.textContent).toContain('12:01 · Win');
    expect(win.textContent).toContain('+৳30');
    expect(win.textContent).toContain('৳120');
    const paid = screen.getByRole('link', { name: /Withdrawal paid/ });
    expect(paid.textContent).toContain('Bakul Transfer');
    expect(paid.textContent).toContain('৳600');
    expect(paid.textContent).not.toContain('−৳600');
    expect(paid.textContent).toContain('from hold');
  });

  test('OPS-08 MONEY-12 a row that operators moved by hand says why', async () => {
    const { about: _about, ...moved } = movementOf('K6XW-06TN-4RPB', {
      kind: 'correction_credit',
      referenceType: 'correction',
      reference: 'complaint-71',
      handCause: 'complaint',
    });
    await showPage([moved]);
    const row = screen.getByRole('link', { name: /Correction, added/ });
    expect(row.textContent).toContain('Your complaint was decided');
    expect(row.textContent).not.toContain('complaint-71');
  });

  test('MONEY-12 its choices are links, so that the address keeps them', async () => {
    await show({ ok: true, data: pageOf([WIN]) }, { ...ADDRESS, cause: 'deposit' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Today')).toBe('/m/transaction/record?period=today&cause=deposit');
    expect(hrefOf('Bets and wins')).toBe('/m/transaction/record?period=days_7&cause=round');
    expect(hrefOf('All')).toBe('/m/transaction/record?period=days_7');
  });

  test('MONEY-12 goes on after the last row, and says when the next page failed', async () => {
    let hasFailed = false;
    const { calls } = fakeGateway({
      'GET /wallet/transactions': () => {
        if (hasFailed) return pageOf([PAID]);
        hasFailed = true;
        return problem('wallet.cursor_unknown', 422);
      },
    });
    await showPage([WIN], WIN.receiptNumber);
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /Withdrawal paid/ });
    expect(calls.at(-1)?.query.get('after')).toBe(WIN.receiptNumber);
    await waitFor(() => screen.getByText('That is everything in these days.'));
  });

  test('MONEY-12 an empty selection offers more days, then all kinds', async () => {
    await show({ ok: true, data: pageOf([]) }, { ...ADDRESS, cause: 'bonus' });
    expect(screen.getByRole('link', { name: 'See 30 days' }).getAttribute('href')).toContain(
      'period=days_30&cause=bonus',
    );
    cleanup();
    await show({ ok: true, data: pageOf([]) }, { ...ADDRESS, period: 'days_30', cause: 'bonus' });
    expect(screen.getByRole('link', { name: 'See all kinds' }).getAttribute('href')).toBe(
      '/m/transaction/record?period=days_30',
    );
  });

  test('MONEY-12 a failure shows dashes for totals and offers to try again', async () => {
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    const { container } = await show({ ok: false, failure });
    expect(container.textContent?.match(/—/g)).toHaveLength(3);
    screen.getByRole('button', { name: 'Try again' });
    screen.getByRole('link', { name: 'Today' });
  });
});
