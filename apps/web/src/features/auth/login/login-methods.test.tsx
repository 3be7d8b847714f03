// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RememberedCredentials } from './remembered-credentials.ts';
import { problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { heldPassword, holdPassword } from '../password/password-in-memory.ts';
import { toRules } from '../register/register.model.ts';
import type { Rules } from '../register/register.model.ts';
import { accountGateway, CAPTCHA, field, OPENED, withFlags } from '../testing.ts';
import { LoginForm } from './login-form.tsx';

interface Device {
  stored: RememberedCredentials | undefined;
  canSeal: boolean;
  /** Settled when reading from the device is over. */
  opened: Promise<void> | undefined;
}
const device: Device = { stored: undefined, canSeal: true, opened: undefined };
vi.mock('./remembered-credentials.ts', () => ({
  rememberedCredentials: async () => {
    await device.opened;
    return device.stored;
  },
  rememberCredentials: async (next: RememberedCredentials | undefined) => {
    device.stored = device.canSeal ? next : undefined;
    return device.stored !== undefined;
  },
}));

const sealer = await testSealer();
const KEPT = {
  type: 'username',
  username: 'a',
  password: 'b',
  countryDialingCode: '',
  account: 'a',
};
const PHONE = { settings: withFlags('MOBILELOGIN3', 'MOBILENUMPASSREG3') };
let rules: Rules | undefined;

async function showForm(options: RenderOptions = {}) {
  const onDone = vi.fn(async () => undefined);
  const shown = await renderScreen(
    () => <LoginForm action="/m/login" rules={rules} onDone={onDone} />,
    options,
  );
  return { ...shown, onDone };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => press('Log in');

beforeEach(() => {
  device.stored = undefined;
  device.canSeal = true;
  device.opened = undefined;
  rules = undefined;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  holdPassword(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the methods of the login form', () => {
  test('LOGIN-02 LOGIN-12 a tab switches between username and mobile number, and what was typed stays', async () => {
    accountGateway(sealer);
    await showForm(PHONE);
    type('Username', 'rafi_88');
    choose('Mobile number');
    type('Mobile number', '01712345678');
    expect(document.querySelector('[name=username]')).toBeNull();
    choose('Username');
    expect(field('Username').value).toBe('rafi_88');
    choose('Mobile number');
    expect(field('Mobile number').value).toBe('01712345678');
  });

  test('LOGIN-03 without the flag of mobile login there is no such tab', async () => {
    accountGateway(sealer);
    await showForm({ settings: withFlags('MOBILENUMPASSREG3') });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(field('Username')).toBeDefined();
  });

  test('LOGIN-33 the mobile tab takes a code by SMS, or the password on a site where such accounts have one', async () => {
    const { callsTo } = accountGateway(sealer);
    const { onDone } = await showForm(PHONE);
    choose('Mobile number');
    expect(field('Verification code')).toBeDefined();
    press('Use the password instead');
    type('Mobile number', '০১৭১২-৩৪৫ ৬৭৮');
    type('Password', 'abcd1234');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(await sealer.open(callsTo('POST /account/login')[0])).toEqual({
      type: 'username',
      username: '01712345678',
      password: 'abcd1234',
      countryDialingCode: '+880',
    });
  });

  test('LOGIN-33 where accounts of a phone have no password, none is offered', async () => {
    accountGateway(sealer);
    await showForm({ settings: withFlags('MOBILELOGIN3') });
    choose('Mobile number');
    expect(screen.queryByRole('button', { name: 'Use the password instead' })).toBeNull();
  });

  test('LOGIN-18 a login by SMS sends type sms with number, code and country code', async () => {
    const { callsTo } = accountGateway(sealer);
    const { onDone } = await showForm(PHONE);
    choose('Mobile number');
    type('Mobile number', '01712345678');
    type('Verification code', '১২৩৪৫৬');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(await sealer.open(callsTo('POST /account/login')[0])).toMatchObject({
      type: 'sms',
      username: '01712345678',
      password: '123456',
      countryDialingCode: '+880',
    });
  });

  test('LOGIN-21 the number may have at most 20 characters', async () => {
    accountGateway(sealer);
    await showForm(PHONE);
    choose('Mobile number');
    expect(field('Mobile number').maxLength).toBe(20);
    expect(field('Mobile number').inputMode).toBe('tel');
  });

  test('LOGIN-07 a link leads to recovery', async () => {
    accountGateway(sealer);
    await showForm();
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      '/m/forget',
    );
  });

  test('LOGIN-28 LOGIN-29 a member who is not an agent, or not a member, is told so above the form', async () => {
    for (const [code, text] of [
      ['auth.not_agent', 'This account is not an agent'],
      ['auth.not_member', 'This account is not a member account'],
    ] as const) {
      accountGateway(sealer, { 'POST /account/login': () => problem(code, 403) });
      await showForm();
      type('Username', 'rafi_88');
      type('Password', 'abcd1234');
      send();
      expect((await screen.findByRole('alert')).textContent).toContain(text);
      cleanup();
    }
  });
});

describe('the rules of the login form', () => {
  test('LOGIN-23 LOGIN-22 the rules of the registration hold where the site has them', async () => {
    rules = toRules(TEST_RULES);
    const { callsTo } = accountGateway(sealer);
    await showForm();
    type('Username', '1_');
    type('Password', 'abcd1234');
    send();
    await screen.findByText(/Account format incorrect: 4 to 16/);
    expect(callsTo('POST /account/login')).toEqual([]);
  });

  test('LOGIN-23 without rules the fields must only be filled in', async () => {
    const { callsTo } = accountGateway(sealer);
    const { onDone } = await showForm();
    type('Username', '1_');
    type('Password', 'x');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(callsTo('POST /account/login')).toHaveLength(1);
  });
});

describe('what the device remembers', () => {
  test('LOGIN-06 remembering is ticked at first', async () => {
    accountGateway(sealer);
    await showForm();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test('LOGIN-26 PSW-39 a login stores type, name, password and country code, and keeps the password in memory', async () => {
    accountGateway(sealer);
    const { onDone } = await showForm(PHONE);
    choose('Mobile number');
    press('Use the password instead');
    type('Mobile number', '01712345678');
    type('Password', 'abcd1234');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(device.stored).toEqual({
      type: 'username',
      username: '01712345678',
      password: 'abcd1234',
      countryDialingCode: '880',
      account: OPENED.userName,
    });
    expect(heldPassword(OPENED.userName)).toBe('abcd1234');
  });

  test('LOGIN-26 the code of an SMS is never stored', async () => {
    accountGateway(sealer);
    const { onDone } = await showForm(PHONE);
    choose('Mobile number');
    type('Mobile number', '01712345678');
    type('Verification code', '123456');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(device.stored).toMatchObject({ type: 'sms', password: '' });
    expect(heldPassword(OPENED.userName)).toBeUndefined();
  });

  test('LOGIN-27 without the tick the next login deletes what was stored', async () => {
    device.stored = KEPT;
    const { callsTo } = accountGateway(sealer);
    const { onDone } = await showForm();
    await waitFor(() => expect(field('Username').value).toBe('a'));
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(device.stored).toBeUndefined();
    expect(callsTo('POST /account/login')[0]?.headers.get('maidan-keep-session')).toBeNull();
  });

  test('LOGIN-26 a browser that cannot keep a password says so', async () => {
    device.canSeal = false;
    accountGateway(sealer);
    const { onDone, toasts } = await showForm();
    type('Username', 'rafi_88');
    type('Password', 'abcd1234');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(toasts[0]?.text).toContain('was not stored');
  });

  test('LOGIN-15 with restored credentials submit is disabled until every field is filled', async () => {
    device.stored = {
      type: 'sms',
      username: '01712345678',
      password: '',
      countryDialingCode: '91',
      account: 'rafi_88',
    };
    accountGateway(sealer);
    await showForm(PHONE);
    await waitFor(() => expect(field('Mobile number').value).toBe('01712345678'));
    expect(screen.getByLabelText<HTMLSelectElement>('Country code').value).toBe('+91');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
    expect(button.disabled).toBe(true);
    type('Verification code', '123456');
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  test('LOGIN-15 with all of them restored it can be sent at once', async () => {
    device.stored = KEPT;
    accountGateway(sealer);
    await showForm();
    await waitFor(() => expect(field('Password').value).toBe('b'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  });

  test('LOGIN-15 fields that were filled before the scripts ran can be sent at once, and stay', async () => {
    let open = () => undefined as void;
    device.opened = new Promise((resolve) => (open = resolve));
    device.stored = KEPT;
    accountGateway(sealer);
    await showForm();
    // No event tells of text that was in the field when the page hydrated.
    field('Username').value = 'other';
    field('Password').value = 'abcd1234';
    await act(async () => open());
    expect(field('Username').value).toBe('other');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  });

  test('what the visitor typed first is not overwritten', async () => {
    device.stored = KEPT;
    accountGateway(sealer);
    const shown = showForm();
    await shown;
    expect(['', 'a']).toContain(field('Username').value);
    type('Username', 'other');
    await Promise.resolve();
    expect(field('Username').value).toBe('other');
  });
});

describe('a code by SMS', () => {
  async function showCode() {
    const shown = await showForm(PHONE);
    choose('Mobile number');
    return shown;
  }

  test('SMS-01 an invalid number sends nothing and shows its fault', async () => {
    const { callsTo } = accountGateway(sealer);
    await showCode();
    type('Mobile number', '12ab');
    press('Send code');
    await screen.findByText(/Mobile number invalid/);
    expect(callsTo('POST /account/sms-code')).toEqual([]);
    expect(document.activeElement).toBe(field('Mobile number'));
  });

  test('SMS-02 SMS-09 SMS-11 the request carries number, country code and proof; a message says that it is sent', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { callsTo } = accountGateway(sealer, {
      'POST /account/sms-code': () => new Promise((resolve) => (answer = resolve)),
    });
    const { busy, toasts } = await showCode();
    type('Mobile number', '০১৭১২৩৪৫৬৭৮');
    press('Send code');
    await waitFor(() => expect(callsTo('POST /account/sms-code')).toHaveLength(1));
    expect(busy).toEqual(['Sending the code…']);
    expect(callsTo('POST /account/sms-code')[0]?.body).toMatchObject({
      purpose: 'login',
      mobileNum: '01712345678',
      countryDialingCode: '+880',
      humanCheck: expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
      language: 'en',
    });
    answer({ value: { expirationTime: Date.now() + 60_000 } });
    await waitFor(() => expect(busy).toEqual([]));
    expect(toasts).toEqual([{ text: 'The code was sent.', tone: 'success' }]);
    screen.getByText('The code went to +880 17•••••678.');
  });

  test('SMS-05 SMS-06 SMS-07 the button counts the seconds down to the moment in the answer, and then returns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    accountGateway(sealer, {
      'POST /account/sms-code': () => ({ value: { expirationTime: Date.now() + 42_000 } }),
    });
    await showCode();
    type('Mobile number', '01712345678');
    press('Send code');
    const seconds = await screen.findByText('42 seconds');
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(seconds.textContent).toMatch(/^4[01] seconds$/);
    const before = seconds.textContent;
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(500);
    expect(seconds.textContent).not.toBe(before);
    await vi.advanceTimersByTimeAsync(42_000);
    await screen.findByRole('button', { name: 'Send again' });
  });

  test('SMS-10 the loading message stays as long as the request, and never longer than any wait may last', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    accountGateway(sealer, { 'POST /account/sms-code': () => new Promise(() => undefined) });
    const { busy } = await showCode();
    type('Mobile number', '01712345678');
    press('Send code');
    await waitFor(() => expect(busy).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(busy).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(busy).toEqual([]);
  });

  test('a throttled request says so and counts down to when another is allowed', async () => {
    accountGateway(sealer, {
      'POST /account/sms-code': () =>
        problem('request.too_many', 429, { params: { retryAfterSeconds: 30 } }),
    });
    const { toasts } = await showCode();
    type('Mobile number', '01712345678');
    press('Send code');
    await waitFor(() => expect(toasts[0]?.text).toContain('Too many attempts'));
    screen.getByText('30 seconds');
  });

  test('MSG-07 a wrong code is shown under its field, and the number stays', async () => {
    accountGateway(sealer, {
      'POST /account/login': () => problem('auth.code_wrong', 400, { params: { triesLeft: 4 } }),
    });
    await showCode();
    type('Mobile number', '01712345678');
    type('Verification code', '999999');
    send();
    await screen.findByText(/The verification code is wrong/);
    expect(field('Verification code').getAttribute('aria-invalid')).toBe('true');
    expect(field('Mobile number').value).toBe('01712345678');
  });
});

describe('the captcha of a login', () => {
  const refused = {
    'POST /account/login': () => problem('auth.captcha_required', 403, { value: CAPTCHA }),
  };

  async function showCaptcha(answers = {}) {
    const gateway = accountGateway(sealer, { ...refused, ...answers });
    const shown = await showForm();
    type('Username', 'rafi_88');
    type('Password', 'abcd1234');
    send();
    await screen.findByLabelText('Code in the picture');
    return { ...gateway, ...shown };
  }

  test('CAPTCHA-02 CAPTCHA-03 CAPTCHA-04 a tap fetches a new picture, shows it and clears the typed code', async () => {
    const next = { captchaId: 'captcha-number-2', image: 'data:image/png;base64,BBBB' };
    const { callsTo } = await showCaptcha({ 'GET /account/captcha': () => ({ value: next }) });
    type('Code in the picture', '12');
    fireEvent.click(screen.getByRole('button', { name: /New picture/ }));
    await waitFor(() =>
      expect(screen.getByAltText('Picture with a code').getAttribute('src')).toBe(next.image),
    );
    expect(field('Code in the picture').value).toBe('');
    expect(field('Password').value).toBe('abcd1234');
    const [asked] = callsTo('GET /account/captcha');
    expect(asked?.query.get('kind')).toBe('digits');
  });

  test('LOGIN-09 while somebody guesses passwords of the account, work is sent with the code of the same picture', async () => {
    let tries = 0;
    const { callsTo } = await showCaptcha({
      'POST /account/login': () => {
        tries += 1;
        if (tries === 1) return problem('auth.captcha_required', 403, { value: CAPTCHA });
        const params = { workLevel: 1 };
        return tries === 2
          ? problem('auth.human_check_failed', 400, { params })
          : problem('auth.credentials_wrong', 401);
      },
    });
    type('Code in the picture', '123456');
    send();
    await waitFor(() => expect(callsTo('POST /account/login')).toHaveLength(3));
    const payload = await sealer.open(callsTo('POST /account/login')[2]);
    expect(payload).toMatchObject({ captchaId: CAPTCHA.captchaId, captcha: '123456' });
    expect(payload).toMatchObject({ humanCheck: expect.any(String) });
    const [asked] = callsTo('GET /account/human-check');
    expect([asked?.query.get('kind'), asked?.query.get('level')]).toEqual(['form', '1']);
  });

  test('a member who cannot read the picture sends the human check instead', async () => {
    const { callsTo } = await showCaptcha();
    press('I cannot read the picture');
    expect(screen.queryByLabelText('Code in the picture')).toBeNull();
    send();
    await waitFor(() => expect(callsTo('POST /account/login')).toHaveLength(2));
    const payload = await sealer.open(callsTo('POST /account/login')[1]);
    expect(payload).toMatchObject({ username: 'rafi_88', humanCheck: expect.any(String) });
    expect(payload).not.toHaveProperty('captchaId');
    const [asked] = callsTo('GET /account/human-check');
    expect(asked?.query.get('kind')).toBe('captcha');
  });
});
