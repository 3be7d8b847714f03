// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import SecurityScreen, { loader } from './security-screen.tsx';
import type { Overview } from './security-list.tsx';
import { overviewOf } from './testing.ts';

const sealer = await testSealer();
const PAYEE_RULE = { minLength: 2, maxLength: 100, patternId: 'name' };
const AT = '2026-11-20T10:00:00.000Z';
const STEP_UP = 'POST /security/step-up';
const PIN = 'PUT /security/withdrawal-pin';
const REFUSED = () => problem('security.step_up_required', 403);

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function gateway(answers: Answers) {
  const known = {
    'GET /account/sealing-key': () => sealer.key,
    'GET /security/overview': () => ({ value: overviewOf() }),
  };
  return fakeGateway({ ...known, ...answers });
}
const show = (overview: Overview = overviewOf(), options: object = {}) =>
  renderScreen(SecurityScreen, {
    loaderData: { ok: true, data: { overview, payeeRule: PAYEE_RULE } },
    session: TEST_SESSION,
    ...options,
  });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function typePin(pin = '480917', again = pin) {
  tap(/^Withdrawal PIN/);
  await screen.findByRole('dialog');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('New PIN, 6 digits')),
  );
  type('New PIN, 6 digits', pin);
  const second = await screen.findByLabelText('Enter the PIN again');
  await waitFor(() => expect(document.activeElement).toBe(second));
  fireEvent.change(second, { target: { value: again } });
}
async function confirm(password: string) {
  fireEvent.change(await screen.findByLabelText('Password', { selector: 'input' }), {
    target: { value: password },
  });
  tap('Confirm and go on');
}

describe('what the security centre loads', () => {
  async function load(isMember = true) {
    const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
    const url = new URL('http://lobby.example/m/securityCenter');
    return Promise.resolve(loader({ context, url, params: {} } as never)).catch(
      (it: unknown) => it,
    );
  }

  test('SHELL-16 a member gets the account’s state, a visitor logs in first', async () => {
    gateway({ 'GET /security/overview': () => ({ value: overviewOf() }) });
    expect(await load()).toMatchObject({
      data: { ok: true, data: { overview: { devices: 2 } } },
      init: { status: 200 },
    });
    const answer = (await load(false)) as Response;
    expect(answer.headers.get('Location')).toBe('/login?back=%2Fm%2FsecurityCenter');
  });

  test('a gateway that fails is said, with a way to try again', async () => {
    gateway({ 'GET /security/overview': () => problem('server.unavailable', 503) });
    const loaded = (await load()) as { data: { ok: false; failure: unknown }; init: unknown };
    expect(loaded).toMatchObject({ data: { ok: false }, init: { status: 503 } });
    await show(overviewOf(), { loaderData: loaded.data });
    screen.getByText(/could not be loaded/);
    screen.getByRole('button', { name: 'Try again' });
  });
});

describe('the security centre', () => {
  test('MEMBER-11 MEMBERX-03 shows what is missing first, and how each is known', async () => {
    await show();
    expect(rows()).toEqual([
      expect.stringMatching(/^Withdrawal PIN.*Set it$/),
      expect.stringMatching(/^Two-step sign-inOffTurn on$/),
      expect.stringMatching(/^Payee name.*Set it$/),
      expect.stringMatching(/^E-mailNot addedAdd$/),
      expect.stringMatching(/^Password.*In place$/),
      expect.stringMatching(/^Payout accounts/),
      expect.stringMatching(/^Devices and sessionsLogged in on 2 devices/),
      expect.stringMatching(/^Mobile\+88017•••••678Verified$/),
    ]);
  });

  test('MEMBERX-03 a number that is not verified says so, and each leads to where it is changed', async () => {
    await show(overviewOf({ mobile: { masked: '+88017•••••678', isVerified: false } }));
    const mobile = screen.getByRole('link', { name: /^Mobile.*Not verified\s*Verify$/ });
    expect(mobile.getAttribute('href')).toBe('/m/securityCenter/mobile');
    const email = screen.getByRole('link', { name: /^E-mail/ });
    expect(email.getAttribute('href')).toBe('/m/securityCenter/email');
  });

  test('MEMBERX-03 a payee name stays as it is, a PIN can be changed, and a locked one says until when', async () => {
    const withdrawalPin = { isSet: true, setAt: AT };
    await show(overviewOf({ payeeName: 'Rafi Ahmed', withdrawalPin }));
    expect(rows()).toContainEqual(expect.stringMatching(/^Payee nameRafi AhmedFixed$/));
    expect(screen.queryByRole('button', { name: /^Payee name/ })).toBeNull();
    screen.getByRole('button', { name: /^Withdrawal PIN\s*Set on .*In place$/ });
    cleanup();
    await show(overviewOf({ withdrawalPin: { ...withdrawalPin, lockedUntil: AT } }));
    screen.getByRole('button', { name: /Locked until .*Set it$/ });
  });
});

describe('setting the withdrawal PIN', () => {
  test('API-05 MEMBERX-03 a PIN that is refused for want of a proof is sent again as it was once the password is given', async () => {
    let isProven = false;
    const { calls } = gateway({
      [PIN]: () => (isProven ? { value: true } : REFUSED()),
      [STEP_UP]: () => {
        isProven = true;
        return { value: { confirmedUntil: AT } };
      },
    });
    const { toasts } = await show();
    await typePin('৪৮০৯১৭');
    await confirm('amar-bhasha-71');
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The new PIN is set.']));
    const sent = calls.filter(({ name }) => name === PIN || name === STEP_UP);
    const said = await Promise.all(sent.map(async (call) => [call.name, await sealer.open(call)]));
    expect(said).toEqual([
      [PIN, { pin: '480917' }],
      [STEP_UP, { password: 'amar-bhasha-71' }],
      [PIN, { pin: '480917' }],
    ]);
  });

  test('a wrong password is said under its field and keeps the PIN that waits', async () => {
    let tries = 0;
    const { calls } = gateway({
      [PIN]: () => (tries > 1 ? { value: true } : REFUSED()),
      [STEP_UP]: () => {
        tries += 1;
        return tries > 1 ? { value: { confirmedUntil: AT } } : problem('auth.password_wrong', 400);
      },
    });
    const { toasts } = await show();
    await typePin();
    await confirm('not-the-password');
    await screen.findByText('The password is wrong. Enter it again.');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not-the-password');
    await confirm('amar-bhasha-71');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(calls.filter(({ name }) => name === PIN)).toHaveLength(2);
  });

  test('MEMBERX-03 two different PINs are told, and nothing is sent', async () => {
    const { calls } = gateway({});
    await show();
    await typePin('480917', '480918');
    await screen.findByText('The two PINs differ. Begin again with a new one.');
    screen.getByLabelText('New PIN, 6 digits');
    expect(calls).toEqual([]);
  });

  test.each([
    ['repeated', /Its digits repeat/],
    ['sequence', /are a sequence/],
    ['birthday', /your date of birth, so/],
  ])('a PIN that is easily guessed says why: %s', async (reason, text) => {
    gateway({ [PIN]: () => problem('security.pin_weak', 422, { params: { reason } }) });
    await show();
    await typePin();
    await screen.findByText(text);
    screen.getByLabelText('New PIN, 6 digits');
  });
});

describe('setting the payee name', () => {
  test('MEMBERX-03 says before that it stays, and checks it before it is sent', async () => {
    const { calls } = gateway({ 'POST /member/payee-name': () => ({ value: { payeeName: 'x' } }) });
    const { toasts } = await show();
    tap(/^Payee name/);
    await screen.findByRole('dialog');
    screen.getByText(/Once set it cannot be changed here/);
    type('Payee name', '4');
    tap('Set this name for good');
    expect(screen.getByLabelText('Payee name').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
    type('Payee name', '  Rafi Ahmed ');
    tap('Set this name for good');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(calls.map(({ body }) => body)).toEqual([{ payeeName: 'Rafi Ahmed' }]);
  });

  test('a refusal is said in the sheet and loses nothing', async () => {
    gateway({ 'POST /member/payee-name': () => problem('member.payee_name_set', 409) });
    await show();
    tap(/^Payee name/);
    await screen.findByRole('dialog');
    type('Payee name', 'Rafi Ahmed');
    tap('Set this name for good');
    expect((await screen.findByRole('alert')).textContent).toContain('was set before');
    expect(screen.getByLabelText<HTMLInputElement>('Payee name').value).toBe('Rafi Ahmed');
  });
});
