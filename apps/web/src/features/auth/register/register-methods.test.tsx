// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import RegisterScreen from './register-screen.tsx';
import { accountGateway, field, OPENED, withFlags } from '../testing.ts';
import { RegisterForm } from './register-form.tsx';
import { toRules } from './register.model.ts';
import type { Affiliate } from './register.model.ts';
import type { SocialNewcomer } from './use-registration.ts';

/** What the phone verifier of a site with Firebase answers; undefined refuses. */
const firebase: { token: string | undefined } = { token: undefined };
vi.mock('../phone/firebase.ts', () => ({
  firebaseVerifier: () => ({
    send: async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      if (firebase.token === undefined) throw new Error('auth/too-many-requests');
    },
    confirm: async () => {
      if (firebase.token === undefined)
        throw Object.assign(new Error('Wrong'), { code: 'auth/invalid-verification-code' });
      return firebase.token;
    },
  }),
}));

const sealer = await testSealer();
const CODE_ON = {
  ...TEST_RULES,
  verificationCode: {
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 10,
    patternId: 'digits' as const,
  },
};
const BY_BOTH = ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'];
const FIREBASE = {
  firebase: { apiKey: 'k', authDomain: 'p.firebaseapp.com', projectId: 'p', appId: 'a' },
};

interface Shown {
  flags?: string[];
  rules?: typeof TEST_RULES;
  affiliate?: Affiliate;
  social?: SocialNewcomer;
  settings?: object;
}

async function show({ flags = BY_BOTH, rules, affiliate = {}, social, settings = {} }: Shown = {}) {
  const onDone = vi.fn(async () => undefined);
  const shown = await renderScreen(
    () => (
      <RegisterForm
        action="/m/register"
        rules={toRules(rules ?? TEST_RULES)}
        affiliate={affiliate}
        social={social}
        onDone={onDone}
      />
    ),
    { settings: { ...withFlags(...flags), ...settings } },
  );
  return { ...shown, onDone };
}

const gateway = (answers: Answers = {}) =>
  accountGateway(sealer, {
    'PUT /account/register': () => ({ value: OPENED }),
    'PUT /account/register-mobile': () => ({ value: OPENED }),
    'GET /account/affiliate-check': () => ({ data: { success: true } }),
    ...answers,
  });

const has = (name: string) => document.querySelector(`[name=${name}]`) !== null;
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(field(label), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Open account' }));

function fill() {
  if (has('username')) type('Username', 'rafi_88');
  if (has('mobileNum')) type('Mobile number', '01712345678');
  if (has('verificationCode')) type('Verification code', '123456');
  if (has('password')) {
    type('Password', 'abcd1234');
    type('Confirm password', 'abcd1234');
  }
  fireEvent.change(field('Date of birth'), { target: { value: '1990-01-31' } });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  firebase.token = undefined;
  vi.unstubAllGlobals();
});

describe('the methods of registration', () => {
  test('REG-05 SHELL-76 the tab appears only when both methods are on', async () => {
    gateway();
    await show();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    for (const flags of [['USERNAMEREG3'], ['MOBILENUMREG3']]) {
      cleanup();
      await show({ flags });
      expect(screen.queryByRole('radio')).toBeNull();
    }
  });

  test('REG-06 it opens by mobile only when that is the only method', async () => {
    gateway();
    await show({ flags: ['MOBILENUMREG3'] });
    expect([has('mobileNum'), has('username')]).toEqual([true, false]);
    for (const flags of [BY_BOTH, ['USERNAMEREG3']]) {
      cleanup();
      await show({ flags });
      expect([has('mobileNum'), has('username')]).toEqual([false, true]);
    }
  });

  test('REG-07 the number is kept for the other method', async () => {
    gateway();
    await show({ rules: CODE_ON });
    type('Mobile number', '01712345678');
    choose('Mobile number');
    expect(field('Mobile number').value).toBe('01712345678');
    type('Mobile number', '01999999999');
    choose('Username');
    expect(field('Mobile number').value).toBe('01999999999');
  });

  test('SHELL-77 REG-32 a code is asked for by number with the flag, by name when SMS is required too', async () => {
    gateway();
    const shownIn = async (flags: string[], rules = TEST_RULES) => {
      await show({ flags, rules });
      const isShown = has('verificationCode');
      cleanup();
      return isShown;
    };
    expect(await shownIn(['MOBILENUMREG3', 'REGMOBVERF3'])).toBe(true);
    expect(await shownIn(['MOBILENUMREG3'])).toBe(false);
    expect(await shownIn(['USERNAMEREG3', 'REGMOBVERF3'])).toBe(false);
    expect(await shownIn(['USERNAMEREG3', 'REGMOBVERF3'], CODE_ON)).toBe(true);
    expect(await shownIn(['USERNAMEREG3'], CODE_ON)).toBe(false);
  });

  test('SHELL-78 by number a password is asked for only with the flag', async () => {
    gateway();
    await show({ flags: ['MOBILENUMREG3', 'MOBILENUMPASSREG3'] });
    expect([has('password'), has('confirmPassword')]).toEqual([true, true]);
    cleanup();
    await show({ flags: ['MOBILENUMREG3'] });
    expect([has('password'), has('confirmPassword')]).toEqual([false, false]);
  });

  test('REG-46 the two have their own calls and module ids, and by number it sends normalRegister false', async () => {
    const { callsTo } = gateway();
    const { onDone } = await show();
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    choose('Mobile number');
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    const [byName] = callsTo('PUT /account/register');
    const [byNumber] = callsTo('PUT /account/register-mobile');
    expect(byName?.headers.get('module-id')).toBe('REG3');
    expect(byNumber?.headers.get('module-id')).toBe('MOBREG3');
    expect(await sealer.open(byName)).not.toHaveProperty('normalRegister');
    expect(await sealer.open(byNumber)).toMatchObject({
      normalRegister: false,
      mobileNum: '01712345678',
      countryDialingCode: '+880',
      verificationCode: '123456',
    });
  });
});

describe('the code of a registration', () => {
  test('SMS-03 the request names the number mobileNo', async () => {
    const { callsTo } = gateway();
    await show({ flags: ['MOBILENUMREG3', 'REGMOBVERF3'] });
    type('Mobile number', '01712345678');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(callsTo('POST /account/sms-code')).toHaveLength(1));
    const [call] = callsTo('POST /account/sms-code');
    expect(call?.body).toMatchObject({ purpose: 'register', mobileNo: '01712345678' });
    expect(call?.body).not.toHaveProperty('mobileNum');
  });

  test('REG-23 the field takes digits only, Latin or Bengali, at most ten', async () => {
    gateway();
    await show({ flags: ['MOBILENUMREG3', 'REGMOBVERF3'] });
    type('Verification code', '12a ৩৪-5');
    expect(field('Verification code').value).toBe('12৩৪5');
    expect(field('Verification code').maxLength).toBe(10);
    expect(field('Verification code').getAttribute('autocomplete')).toBe('one-time-code');
  });

  test('SMS-13 REG-32 REG-45 with Firebase its token is sent instead of the code', async () => {
    firebase.token = 'token-of-firebase';
    const { callsTo } = gateway();
    const { onDone, toasts } = await show({
      flags: ['MOBILENUMREG3', 'REGMOBVERF3'],
      settings: FIREBASE,
    });
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(callsTo('POST /account/sms-code')).toEqual([]);
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const payload = await sealer.open(callsTo('PUT /account/register-mobile')[0]);
    expect(payload).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'token-of-firebase' });
    expect(payload).not.toHaveProperty('verificationCode');
  });

  test('REG-33 when the verification fails nothing is sent', async () => {
    const { callsTo } = gateway();
    await show({ flags: ['MOBILENUMREG3', 'REGMOBVERF3'], settings: FIREBASE });
    fill();
    send();
    await screen.findByText(/The phone could not be verified/);
    expect(callsTo('PUT /account/register-mobile')).toEqual([]);
  });

  test('SMS-12 a failure of Firebase removes the loading message and says nothing', async () => {
    gateway();
    const { toasts, busy } = await show({
      flags: ['MOBILENUMREG3', 'REGMOBVERF3'],
      settings: FIREBASE,
    });
    type('Mobile number', '01712345678');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(busy).toHaveLength(1));
    await waitFor(() => expect(busy).toEqual([]));
    expect(toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('who invited a visitor', () => {
  test("REG-52 REG-41 without a code in the address the domain's own is sent, and a typed one wins", async () => {
    const { callsTo } = gateway({
      'GET /account/affiliate-code': () => ({ value: { code: 'HOST01' } }),
    });
    const { onDone } = await show({ flags: ['USERNAMEREG3'] });
    await waitFor(() => expect(callsTo('GET /account/affiliate-code')).toHaveLength(1));
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    type(/Invitation code/, 'TYPED1');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    const sent = await Promise.all(
      callsTo('PUT /account/register').map((call) => sealer.open(call)),
    );
    expect(sent.map(({ affiliateCode }) => affiliateCode)).toEqual(['HOST01', 'TYPED1']);
  });

  test('REG-25 MSG-30 an invalid code in the address is mentioned, and shows the field', async () => {
    gateway({ 'GET /account/affiliate-check': () => ({ data: { success: false } }) });
    await show({ flags: ['USERNAMEREG3'], affiliate: { affiliateCode: 'GONE01' } });
    await screen.findByLabelText(/Invitation code/);
    screen.getByText(/invitation link is not valid/);
  });

  test('REG-26 REG-34 MSG-33 a typed code is checked first: an invalid one is a toast of a second, gets the focus, and nothing is sent', async () => {
    const { callsTo } = gateway({
      'GET /account/affiliate-check': () => ({ data: { success: false } }),
    });
    const { toasts } = await show({ flags: ['USERNAMEREG3'] });
    fill();
    type(/Invitation code/, 'NOBODY');
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ tone: 'danger', duration: 'brief' });
    expect(toasts[0]?.text).toContain('The invitation code is not valid');
    await waitFor(() => expect(document.activeElement).toBe(field(/Invitation code/)));
    expect(callsTo('PUT /account/register')).toEqual([]);
  });
});

describe('the rest of the form', () => {
  test('REG-24 an email of 255 characters is too long whatever the rule says', () => {
    const email = { ...TEST_RULES.email, maxLength: 400 };
    const rules = toRules({ ...TEST_RULES, email });
    expect(rules.email?.maxLength).toBe(254);
  });

  test('a newcomer from a provider brings name and address, needs no password, and sends the ticket', async () => {
    const { callsTo } = gateway();
    const social = { ticket: 'ticket-1', name: 'Rafi', email: 'rafi@mail.example' };
    const { onDone } = await show({ flags: ['USERNAMEREG3'], social });
    expect(has('password')).toBe(false);
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(await sealer.open(callsTo('PUT /account/register')[0])).toMatchObject({
      socialTicket: 'ticket-1',
      nickname: 'Rafi',
      email: 'rafi@mail.example',
      password: '',
    });
  });

  const showPage = () =>
    renderScreen(RegisterScreen as never, {
      loaderData: {
        back: '/m/home',
        affiliate: {},
        isOffered: true,
        rules: toRules(TEST_RULES),
        banner: undefined,
        social: undefined,
      },
      settings: withFlags('USERNAMEREG3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3'),
    });

  test('REG-02 REG-11 SHELL-45 the page has the logo, a way back to the root of the site and the providers', async () => {
    gateway();
    await showPage();
    screen.getByRole('link', { name: 'Test site, to the home page' });
    const wayBack = screen.getByRole('link', { name: 'Go to the home page' });
    expect(wayBack.getAttribute('href')).toBe('/');
    screen.getByRole('button', { name: 'Google' });
    screen.getByRole('button', { name: 'Facebook' });
  });

  test('REG-48 the page says when the account is open', async () => {
    gateway();
    const { toasts } = await showPage();
    fill();
    send();
    await waitFor(() =>
      expect(toasts).toEqual([{ text: 'Your account is open.', tone: 'success' }]),
    );
  });
});
