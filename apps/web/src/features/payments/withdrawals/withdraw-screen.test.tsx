// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { overviewOf, payoutAccountOf, withdrawalOf } from '../testing/withdrawals.ts';
import WithdrawScreen, { loader } from './withdraw-screen.tsx';

const sealer = await testSealer();
const REQUEST = 'POST /withdraw/orders';
const SET_PIN = 'PUT /security/withdrawal-pin';
const NUMBER = withdrawalOf().number;
const OVERVIEW = 'GET /withdraw/overview';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function gateway(answers: Answers = {}) {
  return fakeGateway({ 'GET /account/sealing-key': () => sealer.key, ...answers });
}
async function show(value = overviewOf(), options: object = {}) {
  const visited: string[] = [];
  await renderScreen(WithdrawScreen, {
    loaderData: { ok: true, data: { value } },
    session: TEST_SESSION,
    path: '/withdraw',
    onVisit: (address) => visited.push(address),
    ...options,
  });
  return visited;
}
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const write = (value: string) => fireEvent.change(amount(), { target: { value } });
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const go = () => tap(/^Withdraw/);
const typePin = async (pin: string, label = 'Enter your PIN of 6 digits') =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
    target: { value: pin },
  });
const done = () => ({ value: withdrawalOf({ state: 'requested', steps: [] }) });

describe('what the screen loads', () => {
  test('SHELL-09 a member gets what can be withdrawn, a visitor logs in first', async () => {
    gateway({ [OVERVIEW]: () => ({ value: overviewOf() }) });
    const load = async (options: object) => {
      const { context } = await testScope(options);
      const url = new URL('http://lobby.example/m/withdraw');
      return Promise.resolve(loader({ context, url, params: {} } as never)).catch(
        (thrown: unknown) => thrown,
      );
    };
    expect(await load({ session: TEST_SESSION })).toMatchObject({
      data: { ok: true, data: { value: { withdrawableMinor: 2_436_050 } } },
    });
    const answer = (await load({})) as Response;
    expect(answer.headers.get('Location')).toBe('/login?back=%2Fm%2Fwithdraw');
  });
});

describe('the withdrawal screen', () => {
  test('MEMBER-05 MONEY-06 MONEY-10 shows what can be withdrawn, and why the rest cannot', async () => {
    gateway();
    await show(overviewOf({ newest: [withdrawalOf({ amountMinor: 200_000 })] }));
    screen.getByText('Of ৳29,860.50 in all');
    screen.getByText('৳3,500.00');
    screen.getByText('Can be withdrawn once its wagering is met');
    screen.getByText('The withdrawal of 16:00 is on its way to Bakul Transfer');
    screen.getByText('৳500 – ৳24,360.50');
    screen.getByText('4 times, ৳48,000');
    screen.getByText(/no fee/);
    expect(
      screen.getByRole('link', { name: /Bakul Transfer, BT\s••••\s4417/ }).getAttribute('href'),
    ).toBe(`/m/withdrawal/${NUMBER}`);
  });

  test('PLAYMODE-04 says that these are play credits, on a social site alone', async () => {
    gateway();
    await show();
    screen.getByText(/Practice rail, play credits/);
    cleanup();
    await show(overviewOf(), { settings: { playMode: 'licensed' } });
    expect(screen.queryByText(/play credits/)).toBeNull();
  });

  test('MONEY-10 says what half of the payouts of the channel took, or nothing', async () => {
    gateway();
    const times = { bakul: { payouts: 214, medianSeconds: 1080, p90Seconds: 2760 } };
    await show(overviewOf({ times }));
    screen.getByText(/half of the withdrawals over this channel arrived within 18 minutes/);
    cleanup();
    await show();
    expect(screen.queryByText(/arrived within/)).toBeNull();
  });

  test.each([
    ['', 'Enter an amount'],
    ['-600', 'The amount must be above zero'],
    ['5e3', 'Enter the amount in digits'],
    ['499', 'Withdraw ৳500 at least'],
    ['24361', /You can withdraw ৳24,360.50 now; the rest is bonus/],
    ['30000', 'You can withdraw ৳24,360.50 now'],
  ])('MONEY-10 %j is not withdrawn, and the field says why', async (typed, says) => {
    const { calls } = gateway();
    await show();
    write(typed);
    go();
    screen.getByText(says);
    expect(document.activeElement).toBe(amount());
    expect(calls.filter(({ name }) => name === REQUEST)).toEqual([]);
  });

  test('MONEY-10 “all” is what can be withdrawn, and the rest is counted', async () => {
    gateway();
    await show();
    tap('All');
    expect(amount().value).toBe('24,360.50');
    screen.getByRole('button', { name: 'Withdraw ৳24,360.50' });
    write('৬,০০০');
    screen.getByText('Withdrawable afterwards');
    screen.getByText('৳18,360.50');
  });

  test('MONEY-10 without an account it leads to adding one, and the amount comes back', async () => {
    gateway();
    await show(overviewOf({ accounts: [] }));
    write('600');
    screen.getByText('No account to withdraw to yet');
    expect(screen.getByRole('link', { name: 'Add an account' }).getAttribute('href')).toBe(
      '/m/securityCenter/payoutAccounts/add?for=withdraw&amount=600',
    );
    cleanup();
    const accounts = [payoutAccountOf(), payoutAccountOf({ accountId: 'account-2' })];
    await show(overviewOf({ accounts }), { path: '/withdraw?amount=600&account=account-2' });
    expect(amount().value).toBe('600');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  });

  test('MONEY-10 an account that waits cannot be used, and says from when it can', async () => {
    const { calls } = gateway();
    await show(overviewOf({ accounts: [payoutAccountOf({ isUsable: false })] }));
    screen.getByText(/can be used from/);
    write('600');
    go();
    screen.getByText(/This account cannot be used yet/);
    expect(calls.filter(({ name }) => name === REQUEST)).toEqual([]);
  });

  test('MONEY-10 without a connection the button is off, and the amount stays', async () => {
    gateway();
    await show();
    write('600');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Withdrawing needs a connection',
    });
    expect([button.disabled, amount().value]).toEqual([true, '600']);
    vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await screen.findByRole('button', { name: 'Withdraw ৳600' });
  });

  test('a site that pays nothing out, and a failure, each say what to do', async () => {
    gateway();
    await show(overviewOf({ isOpen: false }));
    screen.getByText('Nothing can be withdrawn now');
    cleanup();
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await show(overviewOf(), { loaderData: { ok: false, failure } });
    screen.getByRole('button', { name: 'Try again' });
  });
});

describe('the PIN', () => {
  test('MONEY-10 confirms the withdrawal: amount and goal in view, sent sealed, once', async () => {
    const { calls } = gateway({ [REQUEST]: done });
    const visited = await show();
    write('৬,০০০');
    go();
    const sheet = await screen.findByRole('dialog', { name: 'Withdrawal PIN' });
    expect(sheet.textContent).toContain('৳6,000');
    expect(sheet.textContent).toContain('Bakul Transfer, BT •••• 4417');
    for (const digit of ['4', '8', '0', '9', '1', '7']) tap(digit);
    await waitFor(() => expect(visited).toContain(`/withdrawal/${NUMBER}`));
    const sent = calls.filter(({ name }) => name === REQUEST);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(await sealer.open(sent[0] ?? expect.fail())).toMatchObject({
      accountId: 'account-1',
      amountMinor: 600_000,
      currency: 'BDT',
      pin: '480917',
    });
  });

  test('MONEY-10 a wrong one says how many tries are left, is cleared, and keeps the key', async () => {
    let isWrong = true;
    const { calls } = gateway({
      [REQUEST]: () =>
        isWrong ? problem('security.pin_wrong', 400, { params: { triesLeft: 3 } }) : done(),
    });
    const visited = await show();
    write('600');
    go();
    await typePin('111119');
    await screen.findByText('The PIN does not match. 3 more tries.');
    const input = screen.getByLabelText<HTMLInputElement>('Enter your PIN of 6 digits');
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    isWrong = false;
    await typePin('480917');
    await waitFor(() => expect(visited).toContain(`/withdrawal/${NUMBER}`));
    const keys = calls
      .filter(({ name }) => name === REQUEST)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('MONEY-10 a locked one says until when, and the way by password', async () => {
    gateway({
      [REQUEST]: () =>
        problem('security.pin_locked', 403, {
          params: { lockedUntil: '2026-11-21T10:00:00.000Z' },
        }),
    });
    await show();
    write('600');
    go();
    await typePin('111119');
    await screen.findByText(/locked until 2026\/11\/21 16:00/);
    tap('Set a new PIN');
    await screen.findByLabelText('New PIN, 6 digits', { selector: 'input' });
  });

  test('MONEY-10 is set on first use, typed twice, and the withdrawal goes on with it', async () => {
    const { calls } = gateway({ [SET_PIN]: () => ({ value: true }), [REQUEST]: done });
    const visited = await show(overviewOf({ isPinSet: false }));
    write('600');
    go();
    await typePin('480917', 'New PIN, 6 digits');
    await typePin('480917', 'Enter the PIN again');
    await waitFor(() => expect(visited).toContain(`/withdrawal/${NUMBER}`));
    const order = calls.map(({ name }) => name).filter((name) => [SET_PIN, REQUEST].includes(name));
    expect(order).toEqual([SET_PIN, REQUEST]);
  });

  test('MONEY-10 another refusal is said under the amount, which stays', async () => {
    gateway({
      [REQUEST]: () =>
        problem('withdrawal.above_withdrawable', 409, { params: { withdrawableMinor: 100 } }),
    });
    await show();
    write('600');
    go();
    await typePin('480917');
    await screen.findByText('You cannot withdraw as much now. Enter less.');
    expect(amount().value).toBe('600');
  });
});

describe('the member’s withdrawals', () => {
  test('MONEY-10 earlier ones are asked for, page by page', async () => {
    const newest = [1, 2, 3, 4, 5].map((end) => withdrawalOf({ number: `W-${end}` }));
    const { calls } = gateway({
      'GET /withdraw/orders': () => ({
        value: { withdrawals: [withdrawalOf({ number: 'W-6', state: 'paid' })], hasMore: false },
      }),
    });
    await show(overviewOf({ newest }));
    tap('Show earlier ones');
    await screen.findByText('Paid');
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
    const asked = calls.find(({ name }) => name === 'GET /withdraw/orders');
    expect(asked?.query.get('before')).toBe('W-5');
  });
});
