// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { RegisterForm } from './register-form.tsx';
import { toRules } from './register.model.ts';
import type { Affiliate } from './register.model.ts';
import type { PostedRegistration } from './use-registration.ts';

const sealer = await testSealer();
const SESSION = {
  token: 't',
  merchantCode: 'M',
  userName: 'rafi_88',
  type: 0,
  firstTimeLogin: true,
};
const CAPTCHA = { captchaId: 'captcha-number-1', image: 'data:image/png;base64,AAAA' };
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt7').digest('hex'),
  salt: 'salt',
  signature: 'signed',
  maxnumber: 10,
};

function gateway(answers: Answers = {}) {
  return fakeGateway({
    'GET /account/sealing-key': () => sealer.key,
    'GET /account/human-check': () => CHALLENGE,
    'GET /account/username': () => ({ value: { available: true } }),
    'PUT /account/register': () => ({ value: SESSION }),
    ...answers,
  });
}

interface Shown {
  affiliate?: Affiliate;
  posted?: PostedRegistration;
  rules?: Parameters<typeof toRules>[0];
}

async function showForm({ affiliate = {}, posted, rules = TEST_RULES }: Shown = {}) {
  const onDone = vi.fn(async () => undefined);
  const shown = await renderScreen(() => (
    <RegisterForm
      action="/m/register"
      rules={toRules(rules)}
      affiliate={affiliate}
      posted={posted}
      onDone={onDone}
    />
  ));
  return { ...shown, onDone };
}

const REGISTER = 'PUT /account/register';
const WITH_PICTURE = {
  ...TEST_RULES,
  captcha: { enabled: true, required: true, minLength: 6, maxLength: 6, patternId: 'digits' },
};

const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;

/** The label of an optional field says so. */
const nickname = () => screen.getByLabelText<HTMLInputElement>(/^Nickname/);

function fill(values: Readonly<Record<string, string>> = {}) {
  const all = {
    Username: 'rafi_88',
    Password: 'abcd1234',
    'Confirm password': 'abcd1234',
    'Date of birth': '1990-01-31',
    ...values,
  };
  for (const [label, value] of Object.entries(all))
    fireEvent.change(field(label), { target: { value } });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Open account' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the registration form', () => {
  test('REG-13 REG-14 shows the fields of the rules, optional ones marked', async () => {
    gateway();
    await showForm();
    expect(screen.queryByLabelText(/Mobile number/)).toBeNull();
    expect(field('Username').required).toBe(false);
    expect(field('Username').getAttribute('aria-required')).toBe('true');
    expect(screen.getAllByText('optional')).toHaveLength(3);
  });

  test('says before the first field how much it will ask for', async () => {
    gateway();
    await showForm();
    screen.getByText('4 fields to fill in, 3 optional.');
    cleanup();
    const { username, password } = TEST_RULES;
    await showForm({ rules: { username, password } });
    expect(screen.queryByText(/to fill in/), 'two fields speak for themselves').toBeNull();
  });

  test('REG-27 REG-28 the date of birth runs from 1900 to the end of this year', async () => {
    gateway();
    await showForm();
    expect(field('Date of birth').min).toBe('1900-01-01');
    expect(field('Date of birth').max).toMatch(/^\d{4}-12-31$/);
  });

  test('REG-08 the terms start ticked; MEMBERX-10 marketing consent is separate and off', async () => {
    gateway();
    await showForm();
    const [terms, marketing] = screen.getAllByRole('checkbox') as HTMLInputElement[];
    expect(terms?.checked).toBe(true);
    expect(marketing?.checked).toBe(false);
  });

  test('REG-09 REG-10 leads to the terms and to customer service', async () => {
    gateway();
    await showForm();
    expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe(
      '/m/help?tag=terms',
    );
    const service = screen.getByRole('link', { name: 'Customer service' });
    expect(service.getAttribute('href')).toBe('/m/help');
    expect(service.closest('form')).not.toBeNull();
  });

  test('REG-18 on blur several messages appear under the field, joined by commas, with the lengths filled in', async () => {
    gateway();
    await showForm();
    const email = screen.getByLabelText(/^Email/);
    fireEvent.change(email, { target: { value: 'a@' } });
    fireEvent.blur(email);
    await screen.findByText(/^At least 6 characters, Email format/);
  });

  test('REG-17 a message that names the lengths appears alone', async () => {
    gateway();
    await showForm();
    fireEvent.change(field('Username'), { target: { value: '1_' } });
    fireEvent.blur(field('Username'));
    await screen.findByText(/^Account format incorrect: 4 to 16/);
  });

  test('REG-30 submit marks all faults, says how many, focuses the first and sends nothing', async () => {
    const { calls } = gateway();
    await showForm();
    send();
    await screen.findByText('4 fields need a correction');
    expect(document.activeElement).toBe(field('Username'));
    expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  });

  test('REG-31 without the terms submit says so and stops', async () => {
    const { calls } = gateway();
    await showForm();
    fill();
    const [terms] = screen.getAllByRole('checkbox');
    fireEvent.click(terms as HTMLElement);
    send();
    await screen.findByText('Agree to the terms first.');
    expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  });

  test('REG-50 REG-51 a well-formed name is checked on blur, and a taken one says so', async () => {
    const { calls } = gateway({ 'GET /account/username': () => ({ value: { available: false } }) });
    await showForm();
    fireEvent.change(field('Username'), { target: { value: 'x' } });
    fireEvent.blur(field('Username'));
    fireEvent.change(field('Username'), { target: { value: 'rafi_88' } });
    fireEvent.blur(field('Username'));
    await screen.findByText('The username already exists. Choose another.');
    expect(calls.filter(({ name }) => name === 'GET /account/username')).toHaveLength(1);
  });

  test('REG-51 a free name says so', async () => {
    gateway();
    await showForm();
    fireEvent.change(field('Username'), { target: { value: 'rafi_88' } });
    fireEvent.blur(field('Username'));
    await screen.findByText('This username is free');
  });

  test('REG-35 REG-36 REG-47 solves the human check, sends sealed and keeps the session', async () => {
    const { calls } = gateway();
    const { onDone } = await showForm();
    fireEvent.focus(field('Username'));
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(Object.keys(calls.find(({ name }) => name.startsWith('PUT'))?.body as object)).toEqual([
      'sealed',
    ]);
    expect(calls.filter(({ name }) => name === 'GET /account/human-check')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toEqual(SESSION);
  });

  test('LOGIN-25 fields that are not required may stay empty: the form is sent without them', async () => {
    const { calls } = gateway();
    const { onDone } = await showForm();
    expect(nickname().value).toBe('');
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const payload = await sealer.open(calls.find(({ name }) => name === REGISTER));
    expect(payload).toMatchObject({ username: 'rafi_88' });
    expect(payload).not.toHaveProperty('nickname');
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  });

  test('LOGIN-25 an optional field is checked as soon as it has a value', async () => {
    const { calls } = gateway();
    await showForm();
    fill();
    fireEvent.change(nickname(), { target: { value: 'x' } });
    send();
    await waitFor(() => expect(nickname().getAttribute('aria-invalid')).toBe('true'));
    expect(calls.map(({ name }) => name)).not.toContain(REGISTER);
  });

  test('REG-47 an expired human check is solved again once', async () => {
    let tries = 0;
    const { calls } = gateway({
      'PUT /account/register': () => {
        tries += 1;
        return tries === 1 ? problem('auth.human_check_failed', 400) : { value: SESSION };
      },
    });
    const { onDone } = await showForm();
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.filter(({ name }) => name === 'GET /account/human-check')).toHaveLength(2);
  });

  test('REG-47 SMS-14 a refusal says what the next human check costs, and the form sends what it saw of its reader', async () => {
    let tries = 0;
    const { calls } = gateway({
      'PUT /account/register': () => {
        tries += 1;
        const params = { workLevel: 2 };
        return tries === 1
          ? problem('auth.human_check_failed', 400, { params })
          : { value: SESSION };
      },
    });
    const { onDone } = await showForm();
    fireEvent.focus(field('Username'));
    fill();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const asked = calls.filter(({ name }) => name === 'GET /account/human-check');
    expect(asked.map(({ query }) => query.get('level'))).toEqual([null, '2']);
    const sent = await sealer.open(calls.findLast(({ name }) => name.startsWith('PUT')));
    const proof = JSON.parse(atob(String(sent['humanCheck']))) as Record<string, unknown>;
    expect(proof).toMatchObject({ number: 7, signature: 'signed', challenge: CHALLENGE.challenge });
    const { openedMs, touches } = proof['seen'] as { openedMs: number; touches: number };
    expect(openedMs).toBeGreaterThanOrEqual(0);
    expect(touches).toBeGreaterThanOrEqual(1);
  });

  test('MSG-35 REG-29 a visitor who is too young is told under the date', async () => {
    gateway({
      'PUT /account/register': () => problem('auth.underage', 422, { params: { minimumAge: 18 } }),
    });
    await showForm();
    fill();
    send();
    await screen.findByText(/Enter the date of birth correctly/);
    expect(field('Date of birth').getAttribute('aria-invalid')).toBe('true');
  });

  test('REG-25 REG-26 an unknown code in the address shows its field again, with the focus', async () => {
    gateway({ 'PUT /account/register': () => problem('auth.invitation_invalid', 422) });
    await showForm({ affiliate: { affiliateCode: 'ABCD12' } });
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull();
    fill();
    send();
    await screen.findByLabelText(/Invitation code/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(/Invitation code/)),
    );
  });

  test('REG-53 a refusal about no field is a toast, and the form keeps its values', async () => {
    gateway({ 'PUT /account/register': () => problem('server.unavailable', 503) });
    const { toasts } = await showForm();
    fill();
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      tone: 'danger',
      text: expect.stringContaining('does not answer'),
    });
    expect(field('Username').value).toBe('rafi_88');
  });

  test('REG-53 MSG-16 a refusal removes the used picture, and the form keeps the rest', async () => {
    const pictures = [
      CAPTCHA,
      { captchaId: 'captcha-number-2', image: 'data:image/png;base64,BBBB' },
    ];
    gateway({
      'GET /account/captcha': () => ({ value: pictures.shift() }),
      [REGISTER]: () => problem('site.feature_off', 403),
    });
    const { toasts } = await showForm({ rules: WITH_PICTURE });
    await screen.findByLabelText('Code in the picture');
    fill({ 'Code in the picture': '123456' });
    send();
    await waitFor(() =>
      expect(screen.getByAltText('Picture with a code').getAttribute('src')).toContain('BBBB'),
    );
    expect(field('Code in the picture').value).toBe('');
    expect(field('Username').value).toBe('rafi_88');
    expect(field('Password').value).toBe('abcd1234');
    expect(toasts).toHaveLength(1);
  });

  test('REG-12 REG-22 a site that asks for a captcha shows it and demands its code', async () => {
    gateway({ 'GET /account/captcha': () => ({ value: CAPTCHA }) });
    await showForm({ rules: WITH_PICTURE });
    await screen.findByLabelText('Code in the picture');
    fill();
    send();
    await screen.findByText('Write the code in the picture');
  });

  test('REG-12 REG-22 its code is sent, without a proof of work', async () => {
    const { calls } = gateway({ 'GET /account/captcha': () => ({ value: CAPTCHA }) });
    await showForm({ rules: WITH_PICTURE });
    await screen.findByLabelText('Code in the picture');
    fill({ 'Code in the picture': '123456' });
    send();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(REGISTER));
    const payload = await sealer.open(calls.find(({ name }) => name === REGISTER));
    expect(payload).toMatchObject({ captchaId: CAPTCHA.captchaId, captcha: '123456' });
    expect(payload).not.toHaveProperty('humanCheck');
  });

  test('REG-22 a visitor who cannot read the picture sends the more costly proof of work instead', async () => {
    const { calls } = gateway({ 'GET /account/captcha': () => ({ value: CAPTCHA }) });
    await showForm({ rules: WITH_PICTURE });
    fireEvent.click(await screen.findByRole('button', { name: 'I cannot read the picture' }));
    expect(screen.queryByLabelText('Code in the picture')).toBeNull();
    screen.getByText(/No code is needed/);
    fill();
    send();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(REGISTER));
    const payload = await sealer.open(calls.find(({ name }) => name === REGISTER));
    expect(payload).toMatchObject({ humanCheck: expect.any(String) });
    expect(payload).not.toHaveProperty('captchaId');
    const kinds = calls
      .filter(({ name }) => name === 'GET /account/human-check')
      .map(({ query }) => query.get('kind'));
    expect(kinds.at(-1)).toBe('captcha');
  });

  test('REG-22 a picture that failed to load comes with the refusal', async () => {
    gateway({
      'GET /account/captcha': () => problem('server.unavailable', 503),
      'PUT /account/register': () => problem('auth.captcha_required', 403, { value: CAPTCHA }),
    });
    await showForm({ rules: WITH_PICTURE });
    fill();
    send();
    await screen.findByLabelText('Code in the picture');
  });

  test('REG-53 what was posted without script is shown with its faults and its picture', async () => {
    gateway();
    await showForm({
      posted: {
        values: { username: 'rafi_88' },
        faults: { username: [{ kind: 'taken' }] },
        captcha: CAPTCHA,
      },
    });
    expect(field('Username').value).toBe('rafi_88');
    screen.getByText('The username already exists. Choose another.');
    screen.getByLabelText('Code in the picture');
    const [terms] = screen.getAllByRole('checkbox') as HTMLInputElement[];
    expect(terms?.checked).toBe(false);
  });
});
