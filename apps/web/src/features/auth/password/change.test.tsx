// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RememberedCredentials } from '../login/remembered-credentials.ts';
import { problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import ChangePasswordScreen, { action, loader } from './change-password-screen.tsx';
import { heldPassword, holdPassword } from './password-in-memory.ts';
import { toRules } from '../register/register.model.ts';
import { accountGateway, CAPTCHA, field } from '../testing.ts';

const device: { stored: RememberedCredentials | undefined } = { stored: undefined };
vi.mock('../login/remembered-credentials.ts', () => ({
  rememberedCredentials: async () => device.stored,
  rememberCredentials: async (next: RememberedCredentials | undefined) => {
    device.stored = next;
    return next !== undefined;
  },
}));

const sealer = await testSealer();
const rules = toRules(TEST_RULES);
const CHANGE = 'POST /account/v2/password';

const gateway = (answers: Answers = {}) =>
  accountGateway(sealer, { [CHANGE]: () => ({ value: true }), ...answers });

async function show(settings = {}, hasPassword = true) {
  const visits: string[] = [];
  const shown = await renderScreen(ChangePasswordScreen as never, {
    path: '/changePsw',
    loaderData: { rules, hasPassword },
    session: TEST_SESSION,
    settings,
    onVisit: (address) => visits.push(address),
  });
  return { ...shown, visits };
}

const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }));

function fill(old = 'former-pass-1', next = 'fresh-pass-1') {
  if (screen.queryByLabelText('Current password')) type('Current password', old);
  type('New password', next);
  type('Confirm new password', next);
}

beforeEach(() => {
  device.stored = undefined;
});

const ADDRESS = new URL('http://lobby.example/m/changePsw');

afterEach(() => {
  cleanup();
  localStorage.clear();
  holdPassword(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page', () => {
  test('PSW-26 without a session it leads home', async () => {
    const { context } = await testScope();
    await expect(loader({ context, url: ADDRESS } as never)).rejects.toMatchObject({ status: 302 });
  });

  test('without script it is a plain form that web seals, and that needs the token of the page', async () => {
    const { callsTo } = gateway();
    const fields = {
      oldPassword: 'former-pass-1',
      newPassword: 'fresh-pass-1',
      confirmNewPassword: 'fresh-pass-1',
    };
    const { context } = await testScope({ session: TEST_SESSION });
    const post = (more: Record<string, string>) =>
      action({
        context,
        request: formPost('/m/changePsw', { ...fields, ...more }),
        params: {},
      } as never).catch((thrown: unknown) => thrown);
    expect(await post({})).toMatchObject({ init: { status: 403 } });
    expect(((await post({ formToken: 'form-token' })) as Response).status).toBe(303);
    expect(Object.keys(callsTo(CHANGE)[0]?.body as object)).toEqual(['sealed']);
    expect(await post({ formToken: 'form-token', confirmNewPassword: 'x' })).toMatchObject({
      faults: { confirmNewPassword: [{ kind: 'text' }] },
    });
    gateway({ [CHANGE]: () => problem('auth.sign_in_again', 403) });
    expect(await post({ formToken: 'form-token' })).toMatchObject({
      faults: {},
      failure: { code: 'auth.sign_in_again' },
    });
  });
});

describe('the page of a site that asks for the code of a picture', () => {
  const settings = { captchaOnPasswordChange: true };
  const fields = {
    oldPassword: 'former-pass-1',
    newPassword: 'fresh-pass-1',
    confirmNewPassword: 'fresh-pass-1',
    formToken: 'form-token',
  };

  async function post(more: Record<string, string>) {
    const { context } = await testScope({ session: TEST_SESSION, settings });
    const request = formPost('/m/changePsw', { ...fields, ...more });
    return action({ context, request, params: {} } as never).catch((thrown: unknown) => thrown);
  }

  test('PSW-32 CAPTCHA-01 contains it once, so that no script is needed', async () => {
    const { callsTo } = gateway();
    const { context } = await testScope({ session: TEST_SESSION, settings });
    const loaderData = (await loader({ context, url: ADDRESS } as never)) as object;
    expect(loaderData).toMatchObject({ captcha: CAPTCHA });
    await renderScreen(ChangePasswordScreen as never, {
      path: '/changePsw',
      loaderData,
      session: TEST_SESSION,
      settings,
    });
    expect(screen.getByAltText('Picture with a code').getAttribute('src')).toBe(CAPTCHA.image);
    const asked = callsTo('GET /account/captcha').map(({ query }) => query.get('kind'));
    expect(asked).toEqual(['text']);
    const { context: other } = await testScope({ session: TEST_SESSION });
    expect(await loader({ context: other, url: ADDRESS } as never)).toMatchObject({
      captcha: undefined,
    });
  });

  test('PSW-32 MSG-25 without script its code is sent with the form, and without the code nothing is sent', async () => {
    const { callsTo } = gateway();
    expect(await post({ captchaId: CAPTCHA.captchaId, captcha: ' ' })).toMatchObject({
      faults: { captcha: [{ kind: 'text', key: 'auth.in_vwrite_code' }] },
    });
    expect(callsTo(CHANGE)).toEqual([]);
    const changed = (await post({ captchaId: CAPTCHA.captchaId, captcha: 'aB7' })) as Response;
    expect(changed.status).toBe(303);
    expect(callsTo(CHANGE)).toHaveLength(1);
  });

  test('PSW-32 without script a wrong code is shown', async () => {
    gateway({ [CHANGE]: () => problem('auth.captcha_wrong', 400, { value: CAPTCHA }) });
    expect(await post({ captchaId: CAPTCHA.captchaId, captcha: 'aB7' })).toMatchObject({
      failure: { code: 'auth.captcha_wrong' },
    });
  });
});

describe('a member without a password', () => {
  const READ = 'GET /member/info';
  const knownAs = (hasPassword: boolean) => ({
    [READ]: () => ({ value: memberInfoOf({ hasPassword }) }),
  });

  test('PSW-27 is not asked for an old one, and told that this is the first', async () => {
    const { callsTo } = gateway();
    await show({}, false);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    screen.getByText(/You have no password yet/);
    fill();
    send();
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    expect(await sealer.open(callsTo(CHANGE)[0])).toMatchObject({
      oldPassword: '',
      newPassword: 'fresh-pass-1',
    });
  });

  test('PSW-27 the page learns it from the gateway; when that fails to answer, the old one is asked for', async () => {
    const { context } = await testScope({ session: TEST_SESSION });
    gateway(knownAs(false));
    expect(await loader({ context, url: ADDRESS } as never)).toMatchObject({ hasPassword: false });
    gateway({ [READ]: () => problem('server.unavailable', 503) });
    expect(await loader({ context, url: ADDRESS } as never)).toMatchObject({ hasPassword: true });
  });

  test('PSW-27 without script the first password can be set too', async () => {
    const { callsTo } = gateway(knownAs(false));
    const { context } = await testScope({ session: TEST_SESSION });
    const fields = { newPassword: 'fresh-pass-1', confirmNewPassword: 'fresh-pass-1' };
    const request = formPost('/m/changePsw', { ...fields, formToken: 'form-token' });
    const answer = await action({ context, request, params: {} } as never).catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).status).toBe(303);
    expect(callsTo(CHANGE)).toHaveLength(1);
  });
});

describe('the form', () => {
  test('PSW-27 PSW-28 PSW-39 it asks for the old password only when this document does not remember it', async () => {
    gateway();
    await show();
    expect(field('Current password')).toBeDefined();
    cleanup();
    holdPassword({ userName: TEST_SESSION.userName, password: 'former-pass-1' });
    await show();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect([field('New password'), field('Confirm new password')]).toHaveLength(2);
  });

  test('PSW-39 the password of one member is not used for another', () => {
    holdPassword({ userName: 'somebody_else', password: 'former-pass-1' });
    expect(heldPassword(TEST_SESSION.userName)).toBeUndefined();
  });

  test('PSW-29 MSG-28 MSG-29 a new password like the old one shows a popup and sends nothing', async () => {
    const { callsTo } = gateway();
    await show();
    fill('same-pass-1', 'same-pass-1');
    send();
    const popup = await screen.findByRole('alertdialog');
    expect(popup.textContent).toContain('New and old password cannot be the same');
    expect(popup.textContent).toContain('The new password is the same as the old one.');
    expect(callsTo(CHANGE)).toEqual([]);
  });

  test('PSW-30 PSW-31 MSG-26 the confirmation must be filled in and equal the new password', async () => {
    const { callsTo } = gateway();
    await show();
    type('Current password', 'former-pass-1');
    type('New password', 'fresh-pass-1');
    send();
    await screen.findByText('Enter the password once more');
    type('Confirm new password', 'fresh-pass-2');
    send();
    await screen.findByText('The confirmation must equal the new password');
    expect(callsTo(CHANGE)).toEqual([]);
  });

  test('PSW-32 CAPTCHA-01 CAPTCHA-05 a captcha appears where the site asks for one, is fetched once, and takes letters', async () => {
    const { callsTo } = gateway();
    await show();
    expect(screen.queryByLabelText('Code in the picture')).toBeNull();
    cleanup();
    await show({ captchaOnPasswordChange: true });
    await screen.findByLabelText('Code in the picture');
    expect(callsTo('GET /account/captcha').map(({ query }) => query.get('kind'))).toEqual(['text']);
    expect(field('Code in the picture').maxLength).toBe(16);
    fill();
    send();
    await screen.findByText('Write the code');
    expect(callsTo(CHANGE)).toEqual([]);
    type('Code in the picture', 'aB7');
    expect(field('Code in the picture').value).toBe('aB7');
    send();
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    expect(await sealer.open(callsTo(CHANGE)[0])).toMatchObject({ captcha: 'aB7' });
  });

  test('a member who cannot read the picture of a change sends the human check instead', async () => {
    const { callsTo } = gateway();
    await show({ captchaOnPasswordChange: true });
    fireEvent.click(await screen.findByRole('button', { name: 'I cannot read the picture' }));
    expect(screen.queryByLabelText('Code in the picture')).toBeNull();
    fill();
    send();
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    const payload = await sealer.open(callsTo(CHANGE)[0]);
    expect(payload).toMatchObject({ humanCheck: expect.any(String) });
    expect(payload).not.toHaveProperty('captchaId');
    const [asked] = callsTo('GET /account/human-check');
    expect(asked?.query.get('kind')).toBe('captcha');
  });

  test('PSW-33 PSW-34 PSW-37 it sends the three values, says so for a second, remembers the new password and goes home', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    holdPassword({ userName: TEST_SESSION.userName, password: 'former-pass-1' });
    device.stored = {
      type: 'username',
      username: 'rafi_88',
      password: 'former-pass-1',
      countryDialingCode: '',
      account: TEST_SESSION.userName,
    };
    const { callsTo } = gateway();
    const { toasts, visits, busy } = await show();
    fill();
    send();
    await waitFor(() =>
      expect(toasts).toEqual([{ text: 'Changes saved.', tone: 'success', duration: 'brief' }]),
    );
    expect(await sealer.open(callsTo(CHANGE)[0])).toEqual({
      oldPassword: 'former-pass-1',
      newPassword: 'fresh-pass-1',
      confirmNewPassword: 'fresh-pass-1',
    });
    expect(busy).toEqual([]);
    expect(heldPassword(TEST_SESSION.userName)).toBeUndefined();
    expect(device.stored).toMatchObject({ username: 'rafi_88', password: 'fresh-pass-1' });
    await vi.advanceTimersByTimeAsync(800);
    expect(visits).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    await waitFor(() => expect(visits).toEqual(['/home']));
  });

  test('PSW-35 a success, and nothing else, clears the password that the document remembers', async () => {
    holdPassword({ userName: TEST_SESSION.userName, password: 'former-pass-1' });
    const answers = [() => problem('auth.password_wrong', 400), () => ({ value: true })];
    gateway({ [CHANGE]: () => answers.shift()?.() });
    const { toasts } = await show();
    fill();
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(heldPassword(TEST_SESSION.userName)).toBe('former-pass-1');
    send();
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('Changes saved.'));
    expect(heldPassword(TEST_SESSION.userName)).toBeUndefined();
  });

  test('PSW-25 its loading message stays for at most 15 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    gateway({ [CHANGE]: () => new Promise(() => undefined) });
    const { busy } = await show();
    fill();
    send();
    await waitFor(() => expect(busy).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(busy).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(busy).toEqual([]);
  });

  test('PSW-36 on a shared phone the remembered password of another account stays', async () => {
    const others = {
      type: 'username',
      username: '01712345678',
      password: 'password-of-another',
      countryDialingCode: '880',
      account: 'somebody_else',
    };
    device.stored = others;
    gateway();
    const { toasts } = await show();
    fill();
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(device.stored).toEqual(others);
  });

  test('PSW-36 for a member who signed in by number the password is replaced too', async () => {
    device.stored = {
      type: 'username',
      username: '01712345678',
      password: 'former-pass-1',
      countryDialingCode: '880',
      account: TEST_SESSION.userName,
    };
    gateway();
    const { toasts } = await show();
    fill();
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(device.stored).toMatchObject({ username: '01712345678', password: 'fresh-pass-1' });
  });

  test('PSW-36 when nothing was remembered, nothing is remembered now', async () => {
    gateway();
    const { toasts } = await show();
    fill();
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(device.stored).toBeUndefined();
  });

  test('PSW-38 MSG-16 a failure hides the loading message; the form adds none, and a toast says why', async () => {
    gateway({ [CHANGE]: () => problem('auth.password_wrong', 400) });
    const { toasts, busy } = await show();
    fill();
    send();
    await waitFor(() => expect(toasts[0]?.text).toContain('The old password is wrong'));
    expect(busy).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(field('New password').value).toBe('fresh-pass-1');
  });

  test('MSG-16 PSW-38 a member without a password whose login is too old is told to log in again, and keeps what was typed', async () => {
    gateway({ [CHANGE]: () => problem('auth.sign_in_again', 403) });
    const { toasts, visits } = await show();
    fill();
    send();
    await waitFor(() => expect(toasts[0]?.text).toMatch(/log in again and repeat the change/));
    expect(field('New password').value).toBe('fresh-pass-1');
    expect(field('Confirm new password').value).toBe('fresh-pass-1');
    expect(visits).toEqual([]);
  });
});
