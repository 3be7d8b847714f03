// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import AccountAddScreen, { loader as loadAdd } from './account-add-screen.tsx';
import AccountsScreen, { loader as loadList } from './accounts-screen.tsx';
import type { PayoutAccount, PayoutAccounts } from './accounts.queries.ts';

const sealer = await testSealer();
const AT = '2026-11-20T10:00:00.000Z';
const ADD = 'POST /withdraw/accounts';
const REMOVE = 'DELETE /withdraw/accounts/account-1';
const STEP_UP = 'POST /security/step-up';
const PROVEN = () => ({ value: { confirmedUntil: AT } });
const account = (change: Partial<PayoutAccount> = {}): PayoutAccount => ({
  accountId: 'account-1',
  channel: 'bakul',
  channelName: 'Bakul Transfer',
  channelIcon: 'channels/bakul.svg',
  masked: 'BT •••• 4417',
  addedAt: AT,
  usableFrom: AT,
  isUsable: true,
  ...change,
});
const accountsOf = (change: Partial<PayoutAccounts> = {}): PayoutAccounts => ({
  accounts: [account()],
  channels: [
    { channel: 'shapla', name: 'Shapla Pay', icon: 'channels/shapla.svg' },
    { channel: 'bakul', name: 'Bakul Transfer', icon: 'channels/bakul.svg' },
  ],
  most: 5,
  delayHours: 24,
  payeeName: 'Rafi Ahmed',
  isPractice: true,
  ...change,
});
const OVERVIEW = {
  hasPassword: true,
  withdrawalPin: { isSet: false },
  mobile: { masked: '', isVerified: false },
  email: { masked: '', isVerified: false },
  twoStep: { isOn: false },
  payeeName: 'Rafi Ahmed',
  devices: 1,
};
const FAILED = {
  ok: false,
  failure: { code: 'server.unavailable', params: {}, requestId: undefined },
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function gateway(answers: Answers) {
  return fakeGateway({ 'GET /account/sealing-key': () => sealer.key, ...answers });
}
const showList = (value = accountsOf()) =>
  renderScreen(AccountsScreen, {
    loaderData: { ok: true, data: { value } },
    session: TEST_SESSION,
    path: '/securityCenter/payoutAccounts',
  });
const RULE = { minLength: 1, maxLength: 255, patternId: 'any' };
async function showForm(change: object = {}, path = '/securityCenter/payoutAccounts/add') {
  const visited: string[] = [];
  const shown = await renderScreen(AccountAddScreen, {
    loaderData: {
      ok: true,
      data: { ...accountsOf(), isConfirmed: false, payeeRule: RULE, ...change },
    },
    session: TEST_SESSION,
    path,
    onVisit: (address) => visited.push(address),
  });
  return { ...shown, visited };
}
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
function fill(name = 'Rafi Ahmed', password?: string) {
  type(/account number/, 'SP 3355 7730');
  type(/^The name that/, name);
  if (password !== undefined) type('Password', password);
}
const add = () => tap('Add an account');

describe('what the screens of payout accounts load', () => {
  test('MONEY-11 a member gets the accounts and what a new one needs, a visitor logs in first', async () => {
    gateway({
      'GET /withdraw/accounts': () => ({ value: accountsOf() }),
      'GET /security/overview': () => ({ value: { ...OVERVIEW, confirmedUntil: AT } }),
    });
    const read = async (load: typeof loadAdd | typeof loadList, options: object) => {
      const { context } = await testScope(options);
      const url = new URL('http://lobby.example/m/securityCenter/payoutAccounts');
      return Promise.resolve(load({ context, url, params: {} } as never)).catch(
        (thrown: unknown) => thrown,
      );
    };
    const session = { session: TEST_SESSION };
    expect(await read(loadList, session)).toMatchObject({ data: { data: { value: { most: 5 } } } });
    expect(await read(loadAdd, session)).toMatchObject({ data: { data: { isConfirmed: true } } });
    for (const one of [loadAdd, loadList]) {
      const answer = (await read(one, {})) as Response;
      expect(answer.headers.get('Location')).toContain('/login?back=');
    }
  });

  test.each([
    ['list', AccountsScreen],
    ['form', AccountAddScreen],
  ])('a gateway that fails is said, with a way to try again: %s', async (_name, Screen) => {
    await renderScreen(Screen as never, { loaderData: FAILED });
    screen.getByText('Your payout accounts could not be loaded. Nothing was changed.');
    screen.getByRole('button', { name: 'Try again' });
  });
});

describe('the payout accounts', () => {
  test('MONEY-11 shows those that are paid to and those that wait, each masked', async () => {
    const waiting = account({ accountId: 'account-2', isUsable: false, masked: 'SP •••• 7730' });
    await showList(accountsOf({ accounts: [account(), waiting] }));
    const lists = screen.getAllByRole('list').map(({ textContent }) => textContent);
    expect(lists).toEqual([
      expect.stringContaining('Rafi Ahmed'),
      expect.stringMatching(/Bakul Transfer.*BT •••• 4417Added on .*Remove$/),
      expect.stringMatching(/SP •••• 7730Ready from .*I did not add this$/),
    ]);
    screen.getByText(/waits for 24 hours/);
    screen.getByText('1 / 5');
    screen.getByText(/no real account numbers are kept here/);
    expect(screen.getByRole('link', { name: 'Add an account' }).getAttribute('href')).toBe(
      '/m/securityCenter/payoutAccounts/add',
    );
  });

  test('MONEY-11 without accounts it asks for one, without a payee name for that first', async () => {
    await showList(accountsOf({ accounts: [] }));
    screen.getByText('No payout account yet');
    cleanup();
    await showList(accountsOf({ accounts: [], payeeName: '' }));
    screen.getByText(/First set your payee name/);
    expect(screen.queryByRole('link', { name: 'Add an account' })).toBeNull();
  });

  test('MONEY-11 at the limit it says so in place of offering another', async () => {
    await showList(accountsOf({ most: 1 }));
    screen.getByText(/1 accounts are the most/);
    expect(screen.queryByRole('link', { name: 'Add an account' })).toBeNull();
  });

  test('MONEY-11 an account is removed after a question and the password, and not before', async () => {
    let isProven = false;
    const { calls } = gateway({
      [REMOVE]: () => (isProven ? { value: true } : problem('security.step_up_required', 403)),
      [STEP_UP]: () => {
        isProven = true;
        return PROVEN();
      },
    });
    const { toasts } = await showList();
    tap('Remove Bakul Transfer BT •••• 4417');
    await screen.findByRole('dialog', { name: 'Remove this account?' });
    expect(calls).toEqual([]);
    tap('Yes, remove it');
    await screen.findByRole('dialog', { name: 'Confirm with your password' });
    type('Password', 'amar-bhasha-71');
    tap('Confirm and go on');
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual(['The account was removed.']),
    );
    const made = calls.map(({ name }) => name).filter((name) => !name.startsWith('GET '));
    expect(made).toEqual([REMOVE, STEP_UP, REMOVE]);
  });

  test('one that is gone already is said in the sheet', async () => {
    gateway({ [REMOVE]: () => problem('payout.account_not_found', 404) });
    await showList();
    tap(/^Remove Bakul/);
    await screen.findByRole('dialog');
    tap('Yes, remove it');
    expect((await screen.findByRole('alert')).textContent).toContain('not in your list');
  });
});

describe('adding a payout account', () => {
  test('MONEY-11 the password is proved first, then the account is added, and the list follows', async () => {
    const { calls } = gateway({ [ADD]: () => ({ value: account() }), [STEP_UP]: PROVEN });
    const { visited, toasts } = await showForm();
    fireEvent.click(screen.getByRole('radio', { name: 'Bakul Transfer' }));
    fill('rafi  AHMED', 'amar-bhasha-71');
    add();
    await waitFor(() => expect(visited).toEqual(['/securityCenter/payoutAccounts']));
    expect(toasts.map(({ text }) => text)).toEqual(['The account was added.']);
    const sent = calls.filter(({ name }) => name === ADD || name === STEP_UP);
    expect(await Promise.all(sent.map((call) => sealer.open(call)))).toEqual([
      { password: 'amar-bhasha-71' },
      { channel: 'bakul', number: 'SP 3355 7730', holderName: 'rafi  AHMED', language: 'en' },
    ]);
  });

  test('MONEY-11 another name than the payee name is told before anything is sent', async () => {
    const { calls } = gateway({});
    await showForm();
    fill('Rafi Ahmed Khan', 'amar-bhasha-71');
    add();
    expect(field(/^The name that/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(/^The name that/));
    screen.getByText('It has to be the same as your payee name “Rafi Ahmed”');
    expect(calls).toEqual([]);
  });

  test('what is empty is told at its field', async () => {
    gateway({});
    await showForm();
    add();
    screen.getByText('Enter the account number');
    screen.getByText('Enter your password');
    expect(document.activeElement).toBe(field(/account number/));
  });

  test('MONEY-11 who proved it lately is not asked, until the gateway asks; nothing typed is lost', async () => {
    let isLate = true;
    gateway({
      [ADD]: () => (isLate ? problem('security.step_up_required', 403) : { value: account() }),
      [STEP_UP]: PROVEN,
    });
    const { visited } = await showForm({ isConfirmed: true });
    expect(screen.queryByLabelText('Password')).toBeNull();
    fill();
    add();
    await screen.findByLabelText('Password', { selector: 'input' });
    expect(field(/account number/).value).toBe('SP 3355 7730');
    isLate = false;
    type('Password', 'amar-bhasha-71');
    add();
    await waitFor(() => expect(visited).toHaveLength(1));
  });

  test('API-05 MONEY-11 who has two-step sign-in may give a code of it, and nothing typed is lost', async () => {
    let isProven = false;
    const { calls } = gateway({
      'GET /security/overview': () => ({ value: { ...OVERVIEW, twoStep: { isOn: true } } }),
      [ADD]: () => (isProven ? { value: account() } : problem('security.step_up_required', 403)),
      [STEP_UP]: () => {
        isProven = true;
        return PROVEN();
      },
    });
    const { visited } = await showForm({ hasOtherProof: true });
    expect(screen.queryByLabelText('Password')).toBeNull();
    fill();
    add();
    await screen.findByRole('button', { name: 'Use a code of the app instead' });
    tap('Use a code of the app instead');
    type('Code of the app or recovery code', '480917');
    tap('Confirm and go on');
    await waitFor(() => expect(visited).toHaveLength(1));
    const sent = calls.find(({ name }) => name === STEP_UP) ?? expect.fail();
    expect(await sealer.open(sent)).toEqual({ code: '480917' });
  });

  test.each([
    ['payout.number_invalid', 422, /account number/, /does not have the right form/],
    ['payout.account_exists', 409, /account number/, /was added before/],
  ])('%s is said at its field', async (code, status, label, text) => {
    gateway({ [ADD]: () => problem(code, status), [STEP_UP]: PROVEN });
    await showForm();
    fill('Rafi Ahmed', 'amar-bhasha-71');
    add();
    await screen.findByText(text);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
  });

  test('a wrong password is said at its field, and another failure as a whole', async () => {
    let code = 'auth.password_wrong';
    gateway({ [STEP_UP]: () => problem(code, code === 'server.unavailable' ? 503 : 400) });
    await showForm();
    fill('Rafi Ahmed', 'not-the-password');
    add();
    await screen.findByText('The password is wrong. Enter it again.');
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    code = 'server.unavailable';
    add();
    await screen.findByRole('alert');
    expect(field('Password').value).toBe('not-the-password');
  });

  test('MONEY-11 PLAYMODE-06 says when it can be used, and asks for no real number on a social site', async () => {
    await showForm();
    screen.getByText('Ready 24 hours after it is added');
    screen.getByText(/such as SP 3355 7730/);
    cleanup();
    await showForm({ delayHours: 0, isPractice: false });
    screen.getByText('Ready as soon as it is added');
    expect(screen.queryByText(/such as SP/)).toBeNull();
  });

  test('MEMBER-05 without a payee name it is set here first', async () => {
    gateway({});
    await showForm({ payeeName: '' });
    tap('Set the payee name');
    await screen.findByRole('dialog', { name: 'Set your payee name' });
  });

  test('MEMBER-05 who came from a withdrawal goes back there with the amount and the account', async () => {
    gateway({ [ADD]: () => ({ value: account({ accountId: 'account-9' }) }), [STEP_UP]: PROVEN });
    const path = '/securityCenter/payoutAccounts/add?for=withdraw&amount=600';
    const { visited } = await showForm({}, path);
    fill('Rafi Ahmed', 'amar-bhasha-71');
    add();
    await waitFor(() => expect(visited).toEqual(['/withdraw?amount=600&account=account-9']));
  });
});
