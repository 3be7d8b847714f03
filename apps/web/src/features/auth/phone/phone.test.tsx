// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { PhoneForm } from '../forgot/phone-form.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { toRules } from '../register/register.model.ts';
import { accountGateway, field, withFlags } from '../testing.ts';

/** What Firebase answers; an error is thrown. */
const firebase: { sending: Promise<void>; confirmed: Error | string } = {
  sending: Promise.resolve(),
  confirmed: '',
};
vi.mock('./firebase.ts', () => ({
  firebaseVerifier: () => ({
    send: () => firebase.sending,
    confirm: async () => {
      if (firebase.confirmed instanceof Error) throw firebase.confirmed;
      return firebase.confirmed;
    },
  }),
}));

const sealer = await testSealer();
const rules = toRules(TEST_RULES);
const done = async () => undefined;
const FLAGS = ['MOBILELOGIN3', 'MOBILENUMREG3', 'REGMOBVERF3', 'PHONEVERF3'];
const SETTINGS = {
  ...withFlags(...FLAGS),
  firebase: { apiKey: 'k', authDomain: 'p.firebaseapp.com', projectId: 'p', appId: 'a' },
};

const Login = () => <LoginForm action="/m/login" rules={undefined} onDone={done} />;
const Registration = () => (
  <RegisterForm action="/m/register" rules={rules} affiliate={{}} onDone={done} />
);
const Recovery = () => <PhoneForm rules={rules} onDone={done} />;

/** Shows a form with a number in it. */
async function show(Form: () => React.ReactNode) {
  const gateway = accountGateway(sealer);
  const shown = await renderScreen(Form, { settings: SETTINGS });
  if (Form === Login) fireEvent.click(screen.getByRole('radio', { name: 'Mobile number' }));
  type('Mobile number', '01712345678');
  return { ...gateway, ...shown };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.input(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const code = () => field('Verification code');
const firebaseError = (name: string) => Object.assign(new Error(name), { code: name });

const logged = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));

afterEach(() => {
  cleanup();
  localStorage.clear();
  logged.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sending a code by Firebase', () => {
  test('SMS-13 once the code is sent the focus moves to its field', async () => {
    firebase.sending = Promise.resolve();
    const { toasts } = await show(Login);
    press('Send code');
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(toasts).toEqual([{ text: 'The code was sent.', tone: 'success' }]);
  });

  test('SMS-12 a failure says nothing, does not count as sent, and is logged', async () => {
    const refusal = firebaseError('auth/too-many-requests');
    firebase.sending = Promise.reject(refusal);
    const { toasts } = await show(Login);
    press('Send code');
    await waitFor(() => expect(logged).toHaveBeenCalledWith('The code could not be sent', refusal));
    expect(toasts).toEqual([]);
    expect(document.activeElement).not.toBe(code());
    screen.getByRole('button', { name: 'Send code' });
  });

  test('SMS-12 a sending that takes too long does not count as sent either', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    firebase.sending = new Promise(() => undefined);
    const { toasts, busy } = await show(Login);
    press('Send code');
    await waitFor(() => expect(busy).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(31_000);
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect([toasts, busy]).toEqual([[], []]);
    expect(document.activeElement).not.toBe(code());
  });
});

describe('a code that Firebase refuses', () => {
  const FORMS = [
    ['login', Login, 'Log in'],
    ['registration', Registration, 'Open account'],
    ['recovery', Recovery, 'Set the new password'],
  ] as const;

  async function sendForm(Form: () => React.ReactNode, submit: string) {
    const shown = await show(Form);
    type('Verification code', '123456');
    if (Form === Recovery) type('New password', 'fresh-pass-1');
    if (Form === Registration)
      fireEvent.change(field('Date of birth'), { target: { value: '1990-01-31' } });
    press(submit);
    return shown;
  }

  test.each(FORMS)(
    'REG-33 %s: a wrong code is shown under its field',
    async (_name, Form, submit) => {
      firebase.confirmed = firebaseError('auth/code-expired');
      await sendForm(Form, submit);
      await screen.findByText(/The phone could not be verified/);
    },
  );

  test.each(FORMS)(
    '%s: a missing network is shown, and the code stays because it is still valid',
    async (_name, Form, submit) => {
      firebase.confirmed = firebaseError('auth/network-request-failed');
      await sendForm(Form, submit);
      expect((await screen.findByRole('alert')).textContent).toContain('no internet connection');
      expect(screen.queryByText(/The phone could not be verified/)).toBeNull();
      expect(code().value).toBe('123456');
    },
  );

  test('any other error of Firebase is logged, and the code is not blamed', async () => {
    const fault = firebaseError('auth/internal-error');
    firebase.confirmed = fault;
    await sendForm(Login, 'Log in');
    await screen.findByRole('alert');
    expect(logged).toHaveBeenCalledWith('A form could not be sent', fault);
    expect(code().getAttribute('aria-invalid')).toBeNull();
  });
});
