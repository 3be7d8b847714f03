// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSealingKey } from '#platform/testing/test-scope.ts';
import { LoginForm } from './login-form.tsx';
import type { PostedLogin } from './use-login.ts';

const CAPTCHA = { captchaId: 'captcha-number-1', image: 'data:image/png;base64,AAAA' };
const SESSION = {
  token: 't',
  merchantCode: 'M',
  userName: 'rafi_88',
  type: 0,
  firstTimeLogin: false,
};

const sealingKey = await testSealingKey();

function gateway(login: Answers[string], more: Answers = {}) {
  return fakeGateway({
    'GET /account/sealing-key': () => sealingKey,
    'POST /account/login': login,
    ...more,
  });
}

async function showForm(posted?: PostedLogin) {
  const onDone = vi.fn(async () => undefined);
  const shown = await renderScreen(() => (
    <LoginForm action="/m/login" posted={posted} onDone={onDone} />
  ));
  return { ...shown, onDone };
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

function fill(username: string, password: string) {
  fireEvent.change(field('Username'), { target: { value: username } });
  fireEvent.change(field('Password'), { target: { value: password } });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['mode'];
  vi.unstubAllGlobals();
});

describe('the login form', () => {
  test('LOGIN-13 LOGIN-20 sends name and password sealed, and keeps the session of the answer', async () => {
    const { calls } = gateway(() => ({ value: SESSION }));
    const { onDone } = await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const call = calls.find(({ name }) => name === 'POST /account/login');
    expect(Object.keys(call?.body as object)).toEqual(['sealed']);
    expect(JSON.stringify(call?.body)).not.toContain('secret-pass-1');
    expect(call?.headers.get('encryption')).toMatch(new RegExp(`^${sealingKey.keyId}\\.`));
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toEqual(SESSION);
  });

  test('SESS-06 asks for the member as soon as the session is open', async () => {
    const { calls } = gateway(() => ({ value: SESSION }));
    await showForm();
    fill('rafi_88', 'secret-pass-1');
    expect(calls.map(({ name }) => name)).not.toContain('GET /member/info');
    send();
    await waitFor(() => expect(calls.at(-1)?.name).toBe('GET /member/info'));
  });

  test('LOGIN-17 names the device in a header', async () => {
    const { calls } = gateway(() => ({ value: SESSION }));
    const { onDone } = await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(calls.at(-1)?.headers.get('device')).toBe('WEB');
  });

  test('LOGIN-16 from the home screen the device is OTHERS', async () => {
    document.documentElement.dataset['mode'] = 'standalone';
    const { calls } = gateway(() => ({ value: SESSION }));
    const { onDone } = await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(calls.at(-1)?.headers.get('device')).toBe('OTHERS');
  });

  test('LOGIN-22 an empty field says what to enter, takes the focus, and nothing is sent', async () => {
    const { calls } = gateway(() => ({ value: SESSION }));
    await showForm();
    fireEvent.change(field('Username'), { target: { value: 'rafi_88' } });
    send();
    await screen.findByText('Enter a password');
    expect(document.activeElement).toBe(field('Password'));
    // What the session of the test before still asks for may arrive late.
    expect(calls.map(({ name }) => name)).not.toContain('POST /account/login');
  });

  test('LOGIN-08 LOGIN-30 a wrong password is one note above the form; what was typed stays and the form is enabled again', async () => {
    gateway(() => problem('auth.credentials_wrong', 401));
    await showForm();
    expect(screen.queryByLabelText('Code in the picture')).toBeNull();
    fill('rafi_88', 'wrong-pass-1');
    send();
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('The username or the password does not match');
    expect((field('Username') as HTMLInputElement).value).toBe('rafi_88');
    expect((field('Password') as HTMLInputElement).value).toBe('wrong-pass-1');
    expect(field('Username').getAttribute('aria-invalid')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull(),
    );
  });

  test('LOGIN-09 LOGIN-31 a captcha in the failure adds its field, and its code is sent in Latin digits', async () => {
    const { calls } = gateway(() => problem('auth.captcha_required', 403, { value: CAPTCHA }));
    await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    const code = (await screen.findByLabelText('Code in the picture')) as HTMLInputElement;
    expect(document.activeElement).toBe(code);
    expect(code.maxLength).toBe(6);
    expect(screen.getByAltText('Picture with a code').getAttribute('src')).toBe(CAPTCHA.image);
    const logins = () => calls.filter(({ name }) => name === 'POST /account/login').length;
    expect(logins()).toBe(1);
    send();
    await screen.findByText('Write the code in the picture');
    expect(logins()).toBe(1);
  });

  test('LOGIN-10 a tap on the picture fetches a new one', async () => {
    const next = { ...CAPTCHA, captchaId: 'captcha-number-2', image: 'data:image/png;base64,BBBB' };
    gateway(() => problem('auth.captcha_required', 403, { value: CAPTCHA }), {
      'GET /account/captcha': () => ({ value: next }),
    });
    await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    fireEvent.click(await screen.findByRole('button', { name: /New picture/ }));
    await waitFor(() =>
      expect(screen.getByAltText('Picture with a code').getAttribute('src')).toBe(next.image),
    );
  });

  test('LOGIN-09 a failure after a captcha was used shows the next one by itself', async () => {
    const next = { ...CAPTCHA, captchaId: 'captcha-number-2', image: 'data:image/png;base64,BBBB' };
    gateway(() => problem('auth.captcha_wrong', 400), {
      'GET /account/captcha': () => ({ value: next }),
    });
    await showForm({
      failure: { code: 'auth.captcha_required', params: {}, requestId: undefined },
      username: 'rafi_88',
      captcha: CAPTCHA,
    });
    fill('rafi_88', 'secret-pass-1');
    fireEvent.change(field('Code in the picture'), { target: { value: '১২৩৪৫৬' } });
    send();
    await waitFor(() =>
      expect(screen.getByAltText('Picture with a code').getAttribute('src')).toBe(next.image),
    );
    expect(screen.getByRole('alert').textContent).toContain('Wrong captcha');
  });

  test('a lost connection is shown, and the form can be sent again', async () => {
    fakeGateway({});
    await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    await waitFor(
      () => expect(screen.getByRole('alert').textContent).toContain('no internet connection'),
      { timeout: 8000 },
    );
  });

  test('a wait of ten seconds offers to cancel, and cancelling enables the form without a failure', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    gateway(() => new Promise(() => undefined));
    await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    await vi.advanceTimersByTimeAsync(10_500);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    vi.useRealTimers();
    await waitFor(() => screen.getByRole('button', { name: 'Log in' }));
    expect(screen.queryByText(/longer than usual/)).toBeNull();
  });

  test('LOGIN-20 SEC-01 without WebCrypto, as on plain http, the body is sealed too', async () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const { calls } = gateway(() => ({ value: SESSION }));
    const { onDone } = await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const call = calls.find(({ name }) => name === 'POST /account/login');
    expect(Object.keys(call?.body as object)).toEqual(['sealed']);
    expect(JSON.stringify(call?.body)).not.toContain('secret-pass-1');
    expect(call?.headers.get('encryption')).toMatch(new RegExp(`^${sealingKey.keyId}\\.`));
  });

  test('SEC-02 a login sealed with a key that was just replaced is sealed and sent again by itself', async () => {
    const answers = [() => problem('request.seal_key_unknown', 400), () => ({ value: SESSION })];
    const { calls } = gateway(() => answers.shift()?.());
    const { onDone } = await showForm();
    fill('rafi_88', 'secret-pass-1');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const sent = calls.map(({ name }) => name).filter((name) => name.includes('/account/'));
    expect(sent).toEqual([
      'GET /account/sealing-key',
      'POST /account/login',
      'GET /account/sealing-key',
      'POST /account/login',
    ]);
  });

  test('LOGIN-30 a login that was posted without script shows its note and the name that was typed', async () => {
    await showForm({
      failure: { code: 'auth.credentials_wrong', params: {}, requestId: undefined },
      username: 'rafi_88',
    });
    expect(screen.getByRole('alert').textContent).toContain('does not match');
    expect((field('Username') as HTMLInputElement).value).toBe('rafi_88');
  });
});
