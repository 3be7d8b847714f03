// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import ChangePasswordScreen, { action as changeAction } from './change-password-screen.tsx';
import ForgotScreen, { action as forgotAction } from '../forgot/forgot-screen.tsx';
import { holdPassword } from './password-in-memory.ts';
import { checkLogin } from '../login/login.model.ts';
import { RegisterForm } from '../register/register-form.tsx';
import { toRules } from '../register/register.model.ts';
import { accountGateway, field, OPENED, withFlags } from '../testing.ts';

const sealer = await testSealer();
const rules = toRules(TEST_RULES);
const composed = {
  ...TEST_RULES,
  password: { ...TEST_RULES.password, maxLength: 64, patternId: 'password' as const },
};
const REASONS = [
  ['common', /one of the first that are guessed/],
  ['own_data', /is your name, number, email or date of birth/],
  ['site_name', /is the name of this site/],
] as const;

const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refusal = (name: string, kind: string) =>
  problem('auth.fields_invalid', 422, { params: { fields: { [name]: [{ kind }] } } });

afterEach(() => {
  cleanup();
  localStorage.clear();
  holdPassword(undefined);
  vi.unstubAllGlobals();
});

/** A form that sets a password, filled in and sent: the label of the password, and the values in the form. */
interface SetForm {
  readonly call: string;
  readonly wireField: string;
  readonly answer: object;
  readonly label: string;
  open(wireRules?: typeof TEST_RULES): Promise<{ toasts: readonly unknown[] }>;
  fill(password: string): Record<string, string>;
  send(): void;
}

const twice = (password: string) => ({
  'New password': password,
  'Confirm new password': password,
});

const FORMS: readonly (readonly [string, SetForm])[] = [
  [
    'registration',
    {
      call: 'PUT /account/register',
      wireField: 'password',
      answer: { value: OPENED },
      label: 'Password',
      open: (wire = TEST_RULES) =>
        renderScreen(() => (
          <RegisterForm
            action="/m/register"
            rules={toRules(wire)}
            affiliate={{}}
            posted={undefined}
            onDone={async () => undefined}
          />
        )),
      fill: (password) => ({
        Username: 'rafi_88',
        Password: password,
        'Confirm password': password,
        'Date of birth': '1990-01-31',
      }),
      send: () => press('Open account'),
    },
  ],
  [
    'change of the password',
    {
      call: 'POST /account/v2/password',
      wireField: 'newPassword',
      answer: { value: true },
      label: 'New password',
      open: (wire = TEST_RULES) =>
        renderScreen(ChangePasswordScreen as never, {
          path: '/changePsw',
          loaderData: { rules: toRules(wire), hasPassword: true },
          session: TEST_SESSION,
        }),
      fill: (password) => ({ 'Current password': 'former one 1', ...twice(password) }),
      send: () => press('Change password'),
    },
  ],
  [
    'recovery by a link',
    {
      call: 'POST /account/password/reset',
      wireField: 'newPassword',
      answer: { value: true },
      label: 'New password',
      open: (wire = TEST_RULES) => forgot(wire, 'a-token'),
      fill: twice,
      send: () => press('Set the new password'),
    },
  ],
  [
    'recovery by phone',
    {
      call: 'POST /account/password/phone',
      wireField: 'newPassword',
      answer: { value: true },
      label: 'New password',
      open: (wire = TEST_RULES) => forgot(wire),
      fill: (password) => ({
        'Mobile number': '01712345678',
        'Verification code': '123456',
        'New password': password,
      }),
      send: () => press('Set the new password'),
    },
  ],
];

function forgot(wire: Parameters<typeof toRules>[0], token?: string) {
  return renderScreen(ForgotScreen as never, {
    path: '/forget',
    loaderData: { token, by: undefined, rules: toRules(wire), year: 2026 },
    settings: withFlags('PHONEVERF3'),
  });
}

describe.each(FORMS)('a new password at the %s', (_where, form) => {
  const filled = (password: string) => {
    const values = form.fill(password);
    for (const [label, value] of Object.entries(values)) type(label, value);
    return values;
  };

  test.each(REASONS)(
    'refused as %s is shown beside the field, and nothing that was typed is lost',
    async (kind, text) => {
      accountGateway(sealer, { [form.call]: () => refusal(form.wireField, kind) });
      const { toasts } = await form.open();
      const values = filled('golap golap 71');
      screen.getByText('Good');
      form.send();
      await screen.findByText(text);
      screen.getByText('Weak');
      expect(screen.queryByText('Good')).toBeNull();
      expect(field(form.label).getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(field(form.label)));
      for (const [label, value] of Object.entries(values)) expect(field(label).value).toBe(value);
      expect(toasts).toEqual([]);
    },
  );

  test('is sent exactly as typed: long, with spaces at its ends, in Bengali', async () => {
    const password = '  মেঘলা আকাশে বৃষ্টি নামে, আমি জানালায় বসে থাকি, আর একটি গান শুনি  ';
    const { callsTo } = accountGateway(sealer, { [form.call]: () => form.answer });
    await form.open();
    filled(password);
    form.send();
    await waitFor(() => expect(callsTo(form.call)).toHaveLength(1));
    expect(await sealer.open(callsTo(form.call)[0])).toMatchObject({ [form.wireField]: password });
  });

  test('is accepted whole from a password manager or the clipboard', async () => {
    accountGateway(sealer);
    await form.open();
    const box = field(form.label);
    expect(box.autocomplete).toBe('new-password');
    expect([box.maxLength, box.getAttribute('minlength'), box.getAttribute('pattern')]).toEqual([
      expect.toSatisfy((most: number) => most < 0 || most > 128),
      null,
      null,
    ]);
    expect(fireEvent.paste(box, { clipboardData: { getData: () => 'x' } })).toBe(true);
  });

  test('is described by the rule of the site, and only a strict site asks for a letter and a digit', async () => {
    accountGateway(sealer);
    await form.open();
    screen.getByText(/^At least 8 characters/);
    expect(screen.queryByText(/a letter and a digit/)).toBeNull();
    cleanup();
    await form.open(composed);
    screen.getByText(/^8 to 64 characters,? with a letter and a digit/);
    filled('lal golap ar akash');
    fireEvent.blur(field(form.label));
    await screen.findByText(/^Password format incorrect: 8 to 64/);
  });
});

test('a new password and its confirmation may come from two different keyboards', async () => {
  const { callsTo } = accountGateway(sealer, {
    'POST /account/v2/password': () => ({ value: true }),
  });
  await FORMS[1]?.[1].open();
  type('Current password', 'former one 1');
  type('New password', 'ঝ\u09DC উঠেছে আজ');
  type('Confirm new password', 'ঝ\u09A1\u09BC উঠেছে আজ');
  press('Change password');
  await waitFor(() => expect(callsTo('POST /account/v2/password')).toHaveLength(1));
});

test('a registration keeps the spaces of a password, whatever pattern a back end names for it', async () => {
  const [, form] = FORMS[0] ?? expect.fail();
  const { callsTo } = accountGateway(sealer, { [form.call]: () => form.answer });
  const any = { ...TEST_RULES.password, patternId: 'any' as const };
  await form.open({ ...TEST_RULES, password: any, confirmPassword: any });
  for (const [label, value] of Object.entries(form.fill(' nil akash '))) type(label, value);
  form.send();
  await waitFor(() => expect(callsTo(form.call)).toHaveLength(1));
  const sent = { password: ' nil akash ', confirmPassword: ' nil akash ' };
  expect(await sealer.open(callsTo(form.call)[0])).toMatchObject(sent);
});

test('without script a refused password is shown beside its field too', async () => {
  accountGateway(sealer, {
    'POST /account/v2/password': () => refusal('newPassword', 'common'),
    'POST /account/password/reset': () => refusal('newPassword', 'common'),
  });
  const fields = { newPassword: 'password123', confirmNewPassword: 'password123' };
  const faults = { newPassword: [{ kind: 'common' }] };
  const member = await testScope({ session: TEST_SESSION });
  const changed = changeAction({
    context: member.context,
    request: formPost('/m/changePsw', { ...fields, oldPassword: 'x', formToken: 'form-token' }),
    params: {},
  } as never);
  expect(await changed).toMatchObject({ faults, failure: undefined });
  const visitor = await testScope();
  const reset = forgotAction({
    context: visitor.context,
    request: formPost('/m/forget', { ...fields, token: 'a-token' }),
    params: {},
  } as never);
  expect(JSON.stringify(await reset)).toContain(JSON.stringify(faults));
});

test('a member whose password is older than a stricter rule can log in with it', () => {
  const strict = toRules({ ...composed, password: { ...composed.password, minLength: 15 } });
  const values = { username: 'rafi_88', password: 'নদী ও মেঘ' };
  expect(checkLogin(values, strict, false)).toEqual({});
  expect(checkLogin({ ...values, password: '' }, rules, false)).toHaveProperty('password');
});
