// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import ChangePasswordScreen from '../password/change-password-screen.tsx';
import ForgotScreen from '../forgot/forgot-screen.tsx';
import { holdPassword } from '../password/password-in-memory.ts';
import { LoginForm } from '../login/login-form.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { toRules } from '../register/register.model.ts';
import { accountGateway, field, OPENED, withFlags } from '../testing.ts';

const sealer = await testSealer();
const rules = toRules({
  ...TEST_RULES,
  mobileNum: { enabled: false, required: false, minLength: 10, maxLength: 20, patternId: 'mobile' },
});
const forgot = { rules, year: 2026 };
const NEW = { 'New password': 'fresh-pass-1' };
const NEW_TWICE = { ...NEW, 'Confirm new password': 'fresh-pass-1' };
const done = async () => undefined;

interface Form {
  /** The call that fails first, and what it answers once the network works. */
  call: string;
  answer: unknown;
  show: () => ReturnType<typeof renderScreen>;
  values: Readonly<Record<string, string>>;
  button: string;
}

const FORMS: Readonly<Record<string, Form>> = {
  login: {
    call: 'POST /account/login',
    answer: OPENED,
    show: () =>
      renderScreen(() => <LoginForm action="/m/login" posted={undefined} onDone={done} />),
    values: { Username: 'rafi_88', Password: 'former-pass-1' },
    button: 'Log in',
  },
  registration: {
    call: 'PUT /account/register',
    answer: OPENED,
    show: () =>
      renderScreen(() => (
        <RegisterForm
          action="/m/register"
          rules={toRules(TEST_RULES)}
          affiliate={{}}
          onDone={done}
        />
      )),
    values: {
      Username: 'rafi_88',
      Password: 'abcd1234',
      'Confirm password': 'abcd1234',
      'Date of birth': '1990-01-31',
    },
    button: 'Open account',
  },
  'recovery by phone': {
    call: 'POST /account/password/phone',
    answer: true,
    show: () =>
      renderScreen(ForgotScreen as never, {
        path: '/forget',
        loaderData: forgot,
        settings: withFlags('PHONEVERF3'),
      }),
    values: { 'Mobile number': '01712345678', 'Verification code': '123456', ...NEW },
    button: 'Set the new password',
  },
  'recovery by mail': {
    call: 'POST /account/password/recover',
    answer: true,
    show: () =>
      renderScreen(ForgotScreen as never, {
        path: '/forget',
        loaderData: forgot,
        settings: withFlags('MAILVERF3'),
      }),
    values: { Username: 'rafi_88', Email: 'rafi@mail.example' },
    button: 'Send the mail',
  },
  'the link of a mail': {
    call: 'POST /account/password/reset',
    answer: true,
    show: () =>
      renderScreen(ForgotScreen as never, {
        path: '/forget',
        loaderData: { ...forgot, token: 'secret-token' },
        settings: withFlags('MAILVERF3'),
      }),
    values: NEW_TWICE,
    button: 'Set the new password',
  },
  'a new password': {
    call: 'POST /account/v2/password',
    answer: true,
    show: () =>
      renderScreen(ChangePasswordScreen as never, {
        path: '/changePsw',
        loaderData: { rules, hasPassword: true },
        session: TEST_SESSION,
      }),
    values: { 'Current password': 'former-pass-1', ...NEW_TWICE },
    button: 'Change password',
  },
};

let isDead = true;
beforeEach(() => {
  isDead = true;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  holdPassword(undefined);
  vi.unstubAllGlobals();
});

test.each(Object.entries(FORMS))(
  'LOGIN-30 REG-53 PSW-16 a dead network in the middle of %s is shown, loses nothing, and the next try works',
  async (_name, { call, answer, show, values, button }) => {
    const { callsTo } = accountGateway(sealer, {
      [call]: () => {
        if (isDead) throw new TypeError('Failed to fetch');
        return { value: answer };
      },
    });
    const { toasts } = await show();
    for (const [label, value] of Object.entries(values))
      fireEvent.input(field(label), { target: { value } });
    const send = () => fireEvent.click(screen.getByRole('button', { name: button }));
    send();
    const told = () => [document.body.textContent, ...toasts.map(({ text }) => text)].join(' ');
    await waitFor(() => expect(told()).toContain('There is no internet connection.'));
    for (const [label, value] of Object.entries(values)) expect(field(label).value).toBe(value);
    const failed = callsTo(call).length;
    isDead = false;
    await waitFor(() => {
      send();
      expect(callsTo(call).length).toBeGreaterThan(failed);
    });
  },
);
