// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import DepositScreen, { action, loader } from './deposit-screen.tsx';
import { channelOf, depositOf } from './testing/deposits.ts';

const ADDRESS = 'http://lobby.example/m/voucherCenter';
const CHANNELS = [
  channelOf('shapla', { name: 'Shapla Pay' }),
  channelOf('bakul', { name: 'Bakul Transfer', minMinor: 50_000, feeMinor: 1000 }),
  channelOf('kolmi', { name: 'Kolmi Wallet', isOpen: false }),
];
const WALLET = {
  sumBalance: 152_500,
  withdrawableMinor: 150_000,
  bonusMinor: 2500,
  heldMinor: 0,
  currency: 'BDT',
  version: 7,
};
const BALANCE = { 'GET /wallet/balance': () => WALLET };
const loaded = (channels = CHANNELS, open: unknown[] = []) => ({
  loaded: { ok: true, data: { value: { channels, open } } },
  formKey: 'key-of-the-form',
});

async function show(options: object = {}) {
  return renderScreen(DepositScreen, {
    loaderData: loaded(),
    session: TEST_SESSION,
    path: '/voucherCenter',
    ...options,
  });
}
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const write = (value: string) => fireEvent.change(amount(), { target: { value } });
const go = () => fireEvent.click(screen.getByRole('button', { name: /^Go on/ }));
const confirm = async (name = 'Open Shapla Pay') =>
  fireEvent.click(await screen.findByRole('button', { name }));
const assign = vi.fn();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  assign.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function load(isMember = true) {
  const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
  const given = { context, url: new URL(ADDRESS), params: {} } as never;
  return Promise.resolve(loader(given)).catch((thrown: unknown) => thrown);
}

async function post(fields: Record<string, string>) {
  const { context } = await testScope({ session: TEST_SESSION });
  const body = new URLSearchParams({ formToken: 'form-token', key: 'key-of-the-form', ...fields });
  const request = new Request(ADDRESS, { method: 'POST', body });
  return action({ context, request, url: new URL(ADDRESS), params: {} } as never).catch(
    (thrown: unknown) => thrown,
  );
}

describe('what the screen loads', () => {
  test('SHELL-10 SHELL-61 a member gets the channels, a visitor logs in first', async () => {
    fakeGateway({ 'GET /deposit/channels': () => ({ value: { channels: CHANNELS, open: [] } }) });
    expect(await load()).toMatchObject({
      data: { loaded: { ok: true, data: { value: { channels: CHANNELS } } } },
      init: { status: 200 },
    });
    const answer = (await load(false)) as Response;
    expect(answer.headers.get('Location')).toBe('/login?back=%2Fm%2FvoucherCenter');
  });
});

describe('the deposit screen', () => {
  test('MONEY-07 shows each channel with limits and fee, and why one is off', async () => {
    fakeGateway(BALANCE);
    await show();
    const [shapla, bakul, kolmi] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(shapla?.checked).toBe(true);
    expect(shapla?.closest('label')?.textContent).toContain('৳200 – ৳30,000 · no fee');
    expect(bakul?.closest('label')?.textContent).toContain('৳500 – ৳30,000 · fee ৳10');
    expect(kolmi?.disabled).toBe(true);
    expect(kolmi?.closest('label')?.textContent).toContain('Takes no deposits now');
  });

  test('PLAYMODE-04 PLAYMODE-06 says that these are play credits over the practice rail, on a social site alone', async () => {
    fakeGateway(BALANCE);
    await show();
    screen.getByText(/Practice rail, play credits/);
    cleanup();
    await show({ settings: { playMode: 'licensed' } });
    expect(screen.queryByText(/play credits/)).toBeNull();
  });

  test.each([
    ['1', true],
    ['0', false],
  ])(
    'SHELL-84 MEMBERX-02 dep_func %s decides between cards with signs and a plain list',
    async (dep_func, hasSigns) => {
      fakeGateway(BALANCE);
      await show({ settings: { mobileTemplate: { mem_cen: '1', dep_func } } });
      expect(document.querySelectorAll('fieldset img').length > 0).toBe(hasSigns);
      expect(screen.getAllByRole('radio')).toHaveLength(3);
    },
  );

  test.each([
    ['', 'Enter an amount'],
    ['five', 'Enter the amount in digits'],
    ['5e2', 'Enter the amount in digits'],
    ['-500', 'The amount must be above zero'],
    ['০', 'The amount must be above zero'],
    ['500.005', 'At most 2 decimal places'],
    ['৯'.repeat(20), 'The amount is too large'],
    ['199.99', 'This channel takes ৳200 at least'],
    ['30,000.01', 'This channel takes ৳30,000 at most'],
  ])('MONEY-07 “%s” is told before anything is sent: %s', async (text, says) => {
    const { calls } = fakeGateway(BALANCE);
    await show();
    write(text);
    go();
    screen.getByText(says);
    expect(amount().value).toBe(text);
    expect(document.activeElement).toBe(amount());
    expect(calls.map(({ name }) => name)).not.toContain('POST /deposit/orders');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('MONEY-07 a chip writes the amount, and another channel judges it anew', async () => {
    fakeGateway(BALANCE);
    await show();
    fireEvent.click(screen.getByRole('button', { name: '500' }));
    expect(amount().value).toBe('500');
    write('300');
    fireEvent.click(screen.getByRole('radio', { name: /Bakul/ }));
    screen.getByText('This channel takes ৳500 at least');
  });

  test('MONEY-07 LIMIT-07 the summary comes first, then one order, then the channel’s page', async () => {
    const paymentUrl = 'http://rail.test/pay/1';
    const { calls } = fakeGateway({
      ...BALANCE,
      'POST /deposit/orders': () => ({ value: depositOf({ paymentUrl }) }),
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /Bakul/ }));
    write('৫০০');
    go();
    const { textContent: summary } = await screen.findByRole('dialog');
    expect(summary).toContain('You pay৳510');
    await confirm('Open Bakul Transfer');
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(paymentUrl));
    const orders = calls.filter(({ name }) => name === 'POST /deposit/orders');
    expect(orders.map(({ body }) => body)).toEqual([
      { channel: 'bakul', amountMinor: 50_000, currency: 'BDT', gateway: 3, language: 'en' },
    ]);
  });

  test('MONEY-08 a rail that is late leads to the course of the deposit', async () => {
    const { paymentUrl: _, ...late } = depositOf({ state: 'created' });
    fakeGateway({ ...BALANCE, 'POST /deposit/orders': () => ({ value: late }) });
    const visited: string[] = [];
    await show({ onVisit: (address: string) => visited.push(address) });
    write('500');
    go();
    await confirm();
    await waitFor(() => expect(visited.at(-1)).toBe(`/deposit/${late.number}`));
    expect(assign).not.toHaveBeenCalled();
  });

  test('MONEY-03 after a lost answer the same order is sent again under the same key, and nothing typed is lost', async () => {
    let isLost = true;
    const { calls } = fakeGateway({
      ...BALANCE,
      'POST /deposit/orders': () =>
        isLost ? problem('server.unavailable', 503) : { value: depositOf() },
    });
    await show();
    write('500');
    go();
    await confirm();
    await screen.findByRole('alert');
    expect(amount().value).toBe('500');
    isLost = false;
    await confirm();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    const keys = calls
      .filter(({ name }) => name === 'POST /deposit/orders')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('MONEY-07 deposits that still wait lead to their course', async () => {
    fakeGateway(BALANCE);
    await show({ loaderData: loaded(CHANNELS, [depositOf()]) });
    const link = screen.getByRole('link', { name: /৳500/ });
    expect(link.getAttribute('href')).toContain('/deposit/D-261120-ABCDEFGHJKMN');
  });

  test('MONEY-07 a site without an open channel says so, and where to ask', async () => {
    fakeGateway(BALANCE);
    await show({ loaderData: loaded([]) });
    screen.getByText('No payment channel is open now');
    cleanup();
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await show({ loaderData: { loaded: { ok: false, failure }, formKey: 'k' } });
    screen.getByText(/could not be loaded/);
  });
});

describe('the plain form', () => {
  test('MONEY-07 orders without script and shows the course', async () => {
    const { calls } = fakeGateway({
      'GET /deposit/channels': () => ({ value: { channels: CHANNELS, open: [] } }),
      'POST /deposit/orders': () => ({ value: depositOf() }),
    });
    const answer = (await post({ channel: 'shapla', amount: '৫০০' })) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/deposit/D-261120-ABCDEFGHJKMN',
    ]);
    const ordered = calls.find(({ name }) => name === 'POST /deposit/orders');
    expect(ordered?.body).toMatchObject({ amountMinor: 50_000, gateway: 3 });
    expect(ordered?.headers.get('Idempotency-Key')).toBe('key-of-the-form');
  });

  test('MONEY-07 comes back as it was typed, with the fault', async () => {
    fakeGateway({
      ...BALANCE,
      'GET /deposit/channels': () => ({ value: { channels: CHANNELS, open: [] } }),
      'POST /deposit/orders': () => problem('deposit.too_many_open', 409),
    });
    const sent = { channel: 'bakul', amount: '300' };
    const below = await post(sent);
    expect(below).toEqual({ sent, fault: 'below' });
    expect(await post({ ...sent, amount: '700' })).toMatchObject({
      sent: { amount: '700' },
      failure: { code: 'deposit.too_many_open' },
    });
    await show({ actionData: below });
    expect(amount().value).toBe('300');
    screen.getByText('This channel takes ৳500 at least');
  });
});
