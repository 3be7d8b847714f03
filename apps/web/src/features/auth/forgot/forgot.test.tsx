// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brokenAnswer, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import ForgotScreen from './forgot-screen.tsx';
import { heldPassword, holdPassword } from '../password/password-in-memory.ts';
import { toRules } from '../register/register.model.ts';
import { accountGateway, field, OPENED, withFlags } from '../testing.ts';

const sealer = await testSealer();
const rules = toRules({
  ...TEST_RULES,
  mobileNum: { enabled: false, required: false, minLength: 10, maxLength: 20, patternId: 'mobile' },
});
const BOTH = ['PHONEVERF3', 'MAILVERF3'];
const PHONE = { flags: ['PHONEVERF3'] };

interface Shown {
  flags?: string[];
  token?: string;
  earlier?: string[];
}

async function show({ flags = BOTH, token, earlier }: Shown = {}) {
  const visits: string[] = [];
  const shown = await renderScreen(ForgotScreen as never, {
    path: '/forget',
    loaderData: { token, by: undefined, rules, year: 2026 },
    settings: withFlags(...flags),
    onVisit: (address) => visits.push(address),
    ...(earlier ? { earlier } : {}),
  });
  return { ...shown, visits };
}

const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const leave = (label: string) => fireEvent.blur(field(label));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const SET = 'Set the new password';

function fillPhone() {
  type('Mobile number', '01712345678');
  type('Verification code', '123456');
  type('New password', 'fresh-pass-1');
}

const phone = (answers: Answers = {}) =>
  accountGateway(sealer, {
    'POST /account/password/phone': () => ({ value: true }),
    'POST /account/password/recover': () => ({ value: true }),
    ...answers,
  });

afterEach(() => {
  cleanup();
  localStorage.clear();
  holdPassword(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the ways of recovery', () => {
  test('MSG-58 the screen has the heading, the logo and the copyright line', async () => {
    phone();
    await show();
    screen.getByRole('heading', { name: 'Forgot password' });
    screen.getByRole('link', { name: 'Test site, to the home page' });
    expect(screen.getByRole('contentinfo').textContent).toBe(
      '© 2026 Test site. All rights reserved.',
    );
  });

  test('PSW-02 PSW-03 with both flags a toggle chooses, and phone is preselected', async () => {
    phone();
    await show();
    const tabs = screen.getByRole('navigation', { name: 'Method' });
    expect(tabs.querySelector('[aria-current]')?.textContent).toBe('Mobile');
    expect(field('Mobile number').closest('[hidden]')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Email' }));
    expect(field('Email').closest('[hidden]')).toBeNull();
    expect(field('Mobile number').closest('[hidden]')).not.toBeNull();
  });

  test('PSW-03 PSW-04 with one flag there is no toggle, and with none recovery is by mail', async () => {
    phone();
    for (const [flags, present, absent] of [
      [['PHONEVERF3'], 'mobileNum', 'email'],
      [['MAILVERF3'], 'email', 'mobileNum'],
      [[], 'email', 'mobileNum'],
    ] as const) {
      await show({ flags: [...flags] });
      expect(screen.queryByRole('navigation', { name: 'Method' })).toBeNull();
      expect(document.querySelector(`[name=${present}]`)).not.toBeNull();
      expect(document.querySelector(`[name=${absent}]`)).toBeNull();
      cleanup();
    }
  });
});

describe('recovery by mail', () => {
  const MAIL = { flags: ['MAILVERF3'] };

  test('PSW-05 PSW-08 PSW-11 it asks for username and email, and both must be filled in', async () => {
    const { callsTo } = phone();
    await show(MAIL);
    expect(field('Username')).toBeDefined();
    press('Send the mail');
    await screen.findByText('Enter an email address');
    screen.getByText('Enter a username');
    expect(callsTo('POST /account/password/recover')).toEqual([]);
  });

  test('PSW-11 the username must keep the rule of the login name', async () => {
    const { callsTo } = phone();
    await show(MAIL);
    type('Username', '1_');
    type('Email', 'rafi@mail.example');
    press('Send the mail');
    await screen.findByText(/Account format incorrect/);
    expect(callsTo('POST /account/password/recover')).toEqual([]);
  });

  test('PSW-09 PSW-10 MSG-17 every malformed address gets the same text, and a long top-level domain is valid', async () => {
    phone();
    await show(MAIL);
    for (const email of ['a@b', 'a b@c.com', '@c.com', 'a@c.c', `${'a'.repeat(250)}@c.com`]) {
      type('Email', email);
      leave('Email');
      await screen.findByText('Incorrect email');
    }
    for (const email of ['a+b-c.d@mail.example.info', 'x_1@c.co']) {
      type('Email', email);
      leave('Email');
      await waitFor(() => expect(screen.queryByText('Incorrect email')).toBeNull());
    }
  });

  test('PSW-13 PSW-14 PSW-15 both are sent trimmed and form-encoded; the message stays a second, then the form goes back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: (value: unknown) => void = () => undefined;
    const { callsTo } = phone({
      'POST /account/password/recover': () => new Promise((resolve) => (answer = resolve)),
    });
    const { toasts, busy, visits } = await show({ ...MAIL, earlier: ['/login'] });
    type('Username', ' rafi_88 ');
    type('Email', ' rafi@mail.example ');
    press('Send the mail');
    await waitFor(() => expect(callsTo('POST /account/password/recover')).toHaveLength(1));
    const [call] = callsTo('POST /account/password/recover');
    expect(call?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(call?.body).toEqual({ username: 'rafi_88', email: 'rafi@mail.example', language: 'en' });
    expect(busy).toEqual(['Sending…']);
    answer({ value: true });
    await waitFor(() =>
      expect(toasts).toEqual([
        { text: 'The recovery mail was sent.', tone: 'success', duration: 'brief' },
      ]),
    );
    expect(busy).toEqual([]);
    await vi.advanceTimersByTimeAsync(900);
    expect(visits).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(visits).toEqual(['/login']));
  });

  test('PSW-15 when there is no step to go back to, it leads home', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    phone();
    const { visits, toasts } = await show(MAIL);
    type('Username', 'rafi_88');
    type('Email', 'rafi@mail.example');
    press('Send the mail');
    await waitFor(() => expect(toasts).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1_100);
    await waitFor(() => expect(visits).toEqual(['/home']));
  });

  test('PSW-16 a failure hides the message, shows a toast and keeps what was typed', async () => {
    phone({ 'POST /account/password/recover': () => problem('server.unavailable', 503) });
    const { toasts, busy } = await show(MAIL);
    type('Username', 'rafi_88');
    type('Email', 'rafi@mail.example');
    press('Send the mail');
    await waitFor(() => expect(toasts[0]?.text).toContain('does not answer'));
    expect(busy).toEqual([]);
    expect([field('Username').value, field('Email').value]).toEqual([
      'rafi_88',
      'rafi@mail.example',
    ]);
  });
});

describe('recovery by phone', () => {
  test('PSW-06 PSW-12 it asks for number, code and new password, and the number has a least length', async () => {
    phone();
    await show(PHONE);
    expect([field('Verification code'), field('New password')]).toHaveLength(2);
    type('Mobile number', '0171234');
    leave('Mobile number');
    await screen.findByText('A mobile number has at least 10 digits');
    type('Mobile number', '০১৭১২৩৪৫৬৭৮');
    await waitFor(() => expect(screen.queryByText(/at least 10/)).toBeNull());
  });

  test('PSW-07 SMS-08 PSW-19 the code needs only the number; without an end in the answer the countdown is 60 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: (value: unknown) => void = () => undefined;
    const { callsTo } = phone({
      'POST /account/sms-code': () => new Promise((resolve) => (answer = resolve)),
    });
    const { busy } = await show(PHONE);
    type('Mobile number', '01712345678');
    press('Send code');
    await waitFor(() => expect(busy).toEqual(['Sending the code…']));
    expect(screen.queryByText('Enter a new password')).toBeNull();
    await waitFor(() => expect(callsTo('POST /account/sms-code')).toHaveLength(1));
    expect(callsTo('POST /account/sms-code')[0]?.body).toMatchObject({ purpose: 'recovery' });
    await vi.advanceTimersByTimeAsync(10_100);
    expect(busy).toEqual([]);
    answer({ value: { expirationTime: 0 } });
    await screen.findByText('60 seconds');
  });

  test('PSW-17 PSW-18 submit is disabled until a field was touched, and while a field has a fault', async () => {
    phone();
    await show(PHONE);
    expect(button(SET).disabled).toBe(true);
    fillPhone();
    await waitFor(() => expect(button(SET).disabled).toBe(false));
    type('New password', 'short');
    leave('New password');
    await waitFor(() => expect(button(SET).disabled).toBe(true));
    type('New password', 'fresh-pass-1');
    await waitFor(() => expect(button(SET).disabled).toBe(false));
  });

  test('PSW-20 PSW-21 PSW-22 it sends number, code and password sealed, logs in with them and goes home', async () => {
    const { callsTo } = phone();
    const { visits } = await show(PHONE);
    fillPhone();
    press(SET);
    await waitFor(() => expect(visits).toEqual(['/home']));
    expect(await sealer.open(callsTo('POST /account/password/phone')[0])).toEqual({
      mobileNum: '01712345678',
      countryDialingCode: '+880',
      verificationCode: '123456',
      newPassword: 'fresh-pass-1',
    });
    expect(await sealer.open(callsTo('POST /account/login')[0])).toEqual({
      type: 'username',
      username: '01712345678',
      password: 'fresh-pass-1',
      countryDialingCode: '+880',
    });
    expect(heldPassword(OPENED.userName)).toBe('fresh-pass-1');
  });

  test('PSW-22 when that login fails, the password is set and the login page opens', async () => {
    phone({ 'POST /account/login': () => problem('auth.captcha_required', 403) });
    const { visits, toasts } = await show(PHONE);
    fillPhone();
    press(SET);
    await waitFor(() => expect(visits).toEqual(['/login']));
    expect(toasts[0]?.text).toBe('Changes saved.');
  });

  test('PSW-23 a password like the old one clears the password alone', async () => {
    // Another back end uses the specification's own name for it.
    const foreign = () => brokenAnswer(problem('modify.new.old.same', 422));
    for (const answer of [() => problem('auth.password_same', 422), foreign]) {
      phone({ 'POST /account/password/phone': answer });
      await show(PHONE);
      fillPhone();
      press(SET);
      await screen.findByText('New and old password cannot be the same');
      expect(field('New password').value).toBe('');
      expect(field('Verification code').value).toBe('123456');
      cleanup();
    }
  });

  test('PSW-24 any other failure clears the code alone', async () => {
    phone({ 'POST /account/password/phone': () => problem('auth.code_wrong', 400) });
    await show(PHONE);
    fillPhone();
    press(SET);
    await screen.findByText(/The verification code is wrong/);
    expect(field('Verification code').value).toBe('');
    expect(field('New password').value).toBe('fresh-pass-1');
    expect(field('Mobile number').value).toBe('01712345678');
  });

  test('SMS-10 here the loading message of a code stays for at most 10 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    phone({ 'POST /account/sms-code': () => new Promise(() => undefined) });
    const { busy } = await show(PHONE);
    type('Mobile number', '01712345678');
    press('Send code');
    await waitFor(() => expect(busy).toEqual(['Sending the code…']));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(busy).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(busy).toEqual([]);
  });
});

const NEVER = () => new Promise(() => undefined);

describe('the loading message of a password form', () => {
  const FORMS: [string, Shown, () => void][] = [
    [
      'by phone',
      PHONE,
      () => {
        fillPhone();
        press(SET);
      },
    ],
    [
      'by mail',
      { flags: ['MAILVERF3'] },
      () => {
        type('Username', 'rafi_88');
        type('Email', 'rafi@mail.example');
        press('Send the mail');
      },
    ],
    [
      'by the link of a mail',
      { token: 'secret-token' },
      () => {
        type('New password', 'fresh-pass-1');
        type('Confirm new password', 'fresh-pass-1');
        press(SET);
      },
    ],
  ];

  test.each(FORMS)('PSW-25 %s it stays for at most 15 s', async (_way, shown, submit) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    phone({
      'POST /account/password/phone': NEVER,
      'POST /account/password/recover': NEVER,
      'POST /account/password/reset': NEVER,
    });
    const { busy } = await show(shown);
    submit();
    await waitFor(() => expect(busy).toEqual(['Sending…']));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(busy).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(busy).toEqual([]);
  });
});

describe('the link of a recovery mail', () => {
  test('PSW-30 PSW-31 the new password must be typed twice, then it is sent with the token', async () => {
    const { callsTo } = phone({ 'POST /account/password/reset': () => ({ value: true }) });
    const { visits } = await show({ token: 'secret-token' });
    type('New password', 'fresh-pass-1');
    press(SET);
    await screen.findByText('Enter the password once more');
    type('Confirm new password', 'other-pass-1');
    press(SET);
    await screen.findByText('The confirmation must equal the new password');
    type('Confirm new password', 'fresh-pass-1');
    press(SET);
    await waitFor(() => expect(visits).toEqual(['/login']));
    expect(await sealer.open(callsTo('POST /account/password/reset')[0])).toEqual({
      token: 'secret-token',
      newPassword: 'fresh-pass-1',
      confirmNewPassword: 'fresh-pass-1',
    });
  });

  test('a link that was used already says so and offers a new one', async () => {
    phone({ 'POST /account/password/reset': () => problem('auth.reset_link_invalid', 400) });
    await show({ token: 'old-token' });
    type('New password', 'fresh-pass-1');
    type('Confirm new password', 'fresh-pass-1');
    press(SET);
    expect((await screen.findByRole('alert')).textContent).toContain('was used or has expired');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/m/forget?by=email',
    );
  });
});
