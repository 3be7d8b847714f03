// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BetRecord } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { SeenCall } from '#platform/testing/fake-gateway.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import BettingRecordScreen, { loader } from './betting-record-screen.tsx';
import { betOf } from './testing/bets.ts';

const TODAY = '2026-02-28';
const ADDRESS = {
  period: 'days_7',
  from: '2026-02-22',
  to: TODAY,
  state: '',
  kind: '',
  vendor: '',
  game: '',
};
const TOTALS = {
  stakeMinor: 2000,
  payoutMinor: 3500,
  netMinor: 1500,
  count: 2,
  open: { stakeMinor: 0, count: 0 },
  rolledBack: { stakeMinor: 0, count: 0 },
  currency: 'BDT',
};
const BETS = [betOf(2, { state: 'won', payoutMinor: 3500, netMinor: 2500 }), betOf(1)];

const pageOf = (list: BetRecord[], next?: string) => ({
  from: ADDRESS.from,
  to: TODAY,
  totals: TOTALS,
  days: [{ day: TODAY, netMinor: 1500 }],
  list,
  ...(next === undefined ? {} : { next }),
});
const loaded = (first: object, address: object = ADDRESS) => ({
  loaderData: { address: { ...ADDRESS, ...address }, today: TODAY, first },
  session: TEST_SESSION,
  path: '/gameRecord',
});
const rows = () => screen.getAllByRole('link', { name: /^Game/ });

async function load(search: string, options: Parameters<typeof testScope>[0] = {}) {
  const { context } = await testScope(options);
  const url = new URL(`http://lobby.example/m/gameRecord${search}`);
  return Promise.resolve(loader({ context, url } as never)).catch((thrown: unknown) => thrown);
}

beforeEach(() => void fakeIntersections());

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the record loads', () => {
  test('SHELL-61 SHELL-64 sends a visitor to log in, and back to the same filters', async () => {
    const answer = (await load('?period=today')) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/login?back=%2Fm%2FgameRecord%3Fperiod%3Dtoday',
    ]);
  });

  test('MONEY-13 leads home on a site without a record', async () => {
    const options = { session: TEST_SESSION, settings: { whitelabel: testFlags([]) } };
    expect(((await load('', options)) as Response).headers.get('Location')).toBe('/home');
  });

  test('MONEY-13 asks for the days, the state and the kind of the address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-28T06:00:00.000Z') });
    const { calls } = serverGateway(() => pageOf(BETS));
    const answer = await load('?period=custom&from=2026-01-05&to=2026-01-06&state=won&kind=FISH', {
      session: TEST_SESSION,
    });
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      from: '2026-01-05',
      to: '2026-01-06',
      state: 'won',
      kind: 'FISH',
      language: 'en',
    });
    expect(answer).toMatchObject({ data: { first: { ok: true } }, init: { status: 200 } });
  });

  test('MONEY-13 passes a failure to the screen, with a status that no cache keeps', async () => {
    serverGateway(() => problem('server.unavailable', 503));
    expect(await load('', { session: TEST_SESSION })).toMatchObject({
      data: { first: { ok: false, failure: { code: 'server.unavailable' } } },
      init: { status: 503 },
    });
  });
});

/** The server's client calls another origin, without the base path. */
function serverGateway(answer: (call: SeenCall) => unknown) {
  return fakeGateway({ 'GET /wallet/bets': answer });
}

describe('the record', () => {
  test('MEMBER-06 MONEY-13 shows the totals and each bet with stake, outcome and the way to its round', async () => {
    await renderScreen(BettingRecordScreen, loaded({ ok: true, data: pageOf(BETS) }));
    const text = document.body.textContent;
    expect(text).toContain('Valid bets');
    expect(text).toContain('৳20');
    expect(text).toContain('+৳15');
    expect(rows().map((row) => row.getAttribute('href'))).toEqual([
      '/m/round/round-2',
      '/m/round/round-1',
    ]);
    expect(rows()[0]?.textContent).toContain('+৳25');
    expect(rows()[0]?.textContent).toContain('Won');
    expect(rows()[1]?.textContent).toMatch(/[-−]৳10/);
    screen.getByText('Net +৳15');
    expect(text).not.toContain('Not counted');
    screen.getByText('These are all bets of the period.');
  });

  test('MONEY-13 rounds that go on or were taken back are named beside the totals', async () => {
    const open = { stakeMinor: 200_000, count: 1 };
    const totals = { ...TOTALS, open, rolledBack: { stakeMinor: 100_000, count: 2 } };
    const data = { ...pageOf(BETS), totals };
    await renderScreen(BettingRecordScreen, loaded({ ok: true, data }));
    screen.getByText('Not counted: 1 open (৳2,000) · 2 rolled back (৳1,000)');
  });

  test('MONEY-13 an open round has no outcome yet', async () => {
    const open = betOf(1, { state: 'open', netMinor: -1000 });
    await renderScreen(BettingRecordScreen, loaded({ ok: true, data: pageOf([open]) }));
    expect(rows()[0]?.textContent).toContain('—');
    expect(rows()[0]?.textContent).not.toMatch(/[-−]৳10/);
  });

  test('MONEY-13 without bets it says so and leads to the games', async () => {
    await renderScreen(BettingRecordScreen, loaded({ ok: true, data: pageOf([]) }));
    screen.getByText('No bets in this period');
    expect(screen.getByRole('link', { name: 'See games' }).getAttribute('href')).toBe('/m/home');
  });

  test('MONEY-13 a record that failed to load says that the bets are safe, and offers to try again', async () => {
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await renderScreen(BettingRecordScreen, loaded({ ok: false, failure }));
    screen.getByText(/Your bets are kept/);
    screen.getByRole('button', { name: 'Try again' });
    screen.getByText('7 days');
  });
});

describe('further pages', () => {
  const first = { ok: true, data: pageOf([betOf(3)], 'round-3') };

  test('MONEY-13 the button loads the next page, and the last one says that it is the end', async () => {
    const { calls } = fakeGateway({ 'GET /wallet/bets': () => pageOf([betOf(2)]) });
    await renderScreen(BettingRecordScreen, loaded(first));
    fireEvent.click(screen.getByRole('button', { name: 'Load more bets' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(calls.at(-1)?.query.get('after')).toBe('round-3');
    expect(calls.at(-1)?.query.get('from')).toBe(ADDRESS.from);
    screen.getByText('These are all bets of the period.');
  });

  test('MONEY-13 a page that fails leaves the bets on the screen, and can be loaded again', async () => {
    const answers = [() => problem('site.feature_off', 403), () => pageOf([betOf(2)])];
    fakeGateway({ 'GET /wallet/bets': () => answers.shift()?.() });
    await renderScreen(BettingRecordScreen, loaded(first));
    fireEvent.click(screen.getByRole('button', { name: 'Load more bets' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(rows()).toHaveLength(1);
    fireEvent.click(retry);
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('the filters', () => {
  const empty = { ok: true, data: pageOf([]) };

  test('MONEY-13 each kind of play is a tab that keeps the state, and a chosen state takes itself back', async () => {
    await renderScreen(BettingRecordScreen, loaded(empty, { state: 'won', kind: 'FISH' }));
    const tabs = within(screen.getByRole('navigation', { name: 'Kind of play' }));
    expect(tabs.getByRole('link', { current: true }).textContent).toBe('Fishing');
    expect(tabs.getByRole('link', { name: 'Crash' }).getAttribute('href')).toBe(
      '/m/gameRecord?period=days_7&state=won&kind=CRASH',
    );
    expect(screen.getByRole('link', { name: 'Won' }).getAttribute('href')).toBe(
      '/m/gameRecord?period=days_7&kind=FISH',
    );
  });

  test('MONEY-13 each period and state is a link that keeps the other choice', async () => {
    await renderScreen(BettingRecordScreen, loaded(empty, { period: 'today', state: 'won' }));
    expect(screen.getByRole('link', { name: '30 days' }).getAttribute('href')).toBe(
      '/m/gameRecord?period=days_30&state=won',
    );
    expect(screen.getByRole('link', { name: 'Rolled back' }).getAttribute('href')).toBe(
      '/m/gameRecord?period=today&state=rolled_back',
    );
    expect(screen.getByRole('link', { name: 'Won' }).getAttribute('href')).toBe(
      '/m/gameRecord?period=today',
    );
  });

  test('MONEY-12 chosen days are a plain form, within twelve months, which refuses reversed days', async () => {
    await renderScreen(BettingRecordScreen, loaded(empty, { period: 'custom', state: 'lost' }));
    const from = screen.getByLabelText<HTMLInputElement>('From');
    const form = from.closest('form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/m/gameRecord']);
    expect([from.min, from.max]).toEqual(['2025-02-28', TODAY]);
    const hidden = within(form).getByDisplayValue<HTMLInputElement>('lost');
    expect(hidden.name).toBe('state');
    const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Show bets' });
    expect(apply.disabled).toBe(false);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-01' } });
    screen.getByText(/first day is after the last/);
    expect(apply.disabled).toBe(true);
  });

  test('MONEY-13 offers the providers and games that were played, with their pictures, each as an address', async () => {
    const title = { vassalage: 'JL', vendorName: 'Jolpai', mobileLargeIcon: 'covers/1.webp' };
    const { calls } = fakeGateway({
      'GET /wallet/bets/titles': () => ({
        list: [
          { ...title, nodeId: 7, gameName: 'Mango Rush', count: 30 },
          { ...title, nodeId: 8, gameName: 'Uran', count: 2 },
        ],
      }),
    });
    await renderScreen(BettingRecordScreen, loaded(empty, { state: 'won' }));
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Providers and games' }));
    const vendor = await screen.findByRole('link', { name: /Jolpai/ });
    expect(vendor.textContent).toContain('32 bets');
    expect(vendor.getAttribute('href')).toBe('/m/gameRecord?period=days_7&state=won&vendor=JL');
    const game = screen.getByRole('link', { name: /Mango Rush/ });
    expect(game.getAttribute('href')).toBe('/m/gameRecord?period=days_7&state=won&game=JL.7');
    expect(game.querySelector('img')?.getAttribute('src')).toContain('covers/1.webp');
  });

  test('MONEY-13 a chosen game stands on its chip, is asked for, and is taken back by a link', async () => {
    const list = [
      {
        vassalage: 'JL',
        vendorName: 'Jolpai',
        mobileLargeIcon: 'covers/1.webp',
        nodeId: 7,
        gameName: 'Mango Rush',
        count: 3,
      },
    ];
    fakeGateway({ 'GET /wallet/bets/titles': () => ({ list }) });
    await renderScreen(BettingRecordScreen, loaded(empty, { game: 'JL.7' }));
    await screen.findByRole('button', { name: 'Mango Rush' });
    expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe(
      '/m/gameRecord?period=days_7',
    );
    cleanup();
    const { calls } = serverGateway(() => pageOf(BETS));
    await load('?game=JL.7', { session: TEST_SESSION });
    await load('?vendor=JL', { session: TEST_SESSION });
    await load('?game=%27&vendor=%27', { session: TEST_SESSION });
    expect(calls.map(({ query }) => [query.get('vassalage'), query.get('nodeId')])).toEqual([
      ['JL', '7'],
      ['JL', null],
      [null, null],
    ]);
  });
});
