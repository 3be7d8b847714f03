// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { toRules } from '../register/register.model.ts';
import { RegisterForm } from '../register/register-form.tsx';
import { accountGateway, CAPTCHA, field, OPENED } from '../testing.ts';
import { companyScript, dropCompanies } from './testing.ts';

const sealer = await testSealer();
const settings = {
  humanWidget: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    siteKey: 'site-key',
  },
};
const onDone = vi.fn(async () => undefined);

beforeEach(() => {
  vi.resetModules();
  onDone.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dropCompanies();
});

const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

test('REG-47 a registration sends the answer of the widget', async () => {
  const company = companyScript();
  const { callsTo } = accountGateway(sealer, {
    'PUT /account/register': () => ({ value: OPENED }),
  });
  const rules = toRules(TEST_RULES);
  await renderScreen(
    () => <RegisterForm action="/m/register" rules={rules} affiliate={{}} onDone={onDone} />,
    { settings },
  );
  fireEvent.focus(field('Username'));
  await waitFor(() => expect(company.drawn).toHaveLength(1));
  type('Username', 'rafi_88');
  type('Password', 'Sylhet-tea-garden-7');
  type('Confirm password', 'Sylhet-tea-garden-7');
  fireEvent.change(field('Date of birth'), { target: { value: '1990-01-01' } });
  await company.tell('callback', 'token-r');
  fireEvent.click(screen.getByRole('button', { name: 'Open account' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = await sealer.open(callsTo('PUT /account/register')[0]);
  expect(sent['humanCheck']).toBe('token-r');
});

test('a login whose picture cannot be read sends the answer of the widget instead', async () => {
  const company = companyScript();
  const { callsTo } = accountGateway(sealer, {
    'POST /account/login': () =>
      callsTo('POST /account/login').length === 1
        ? problem('auth.captcha_wrong', 400, { value: CAPTCHA })
        : { value: OPENED },
  });
  await renderScreen(() => <LoginForm action="/m/login" onDone={onDone} />, { settings });
  type('Username', 'rafi_88');
  type('Password', 'secret-words-7');
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'I cannot read the picture' }));
  await waitFor(() => expect(company.drawn).toHaveLength(1));
  await company.tell('callback', 'token-l');
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = await sealer.open(callsTo('POST /account/login').at(-1));
  expect(sent['humanCheck']).toBe('token-l');
  expect([field('Username').value, field('Password').value]).toEqual(['rafi_88', 'secret-words-7']);
});

test('free play shows the widget beside its button', async () => {
  const company = companyScript();
  const { callsTo } = accountGateway(sealer, {
    'POST /account/free-play': () => problem('request.too_many', 429),
  });
  await renderScreen(() => <FreePlayButton />, { settings });
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(company.drawn).toHaveLength(1));
  await act(async () => undefined);
  expect(callsTo('POST /account/free-play')).toEqual([]);
  await company.tell('callback', 'token-f');
  await waitFor(() => expect(callsTo('POST /account/free-play')).toHaveLength(1));
  expect(callsTo('POST /account/free-play')[0]?.body).toMatchObject({ humanCheck: 'token-f' });
});

test('a cancelled call uses no answer: a later answer goes with the next call', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const company = companyScript();
  const { callsTo } = accountGateway(sealer, {
    'POST /account/free-play': () => problem('request.too_many', 429),
  });
  await renderScreen(() => <FreePlayButton />, { settings });
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: /free/i }));
  await press();
  await waitFor(() => expect(company.drawn).toHaveLength(1));
  await act(async () => void vi.advanceTimersByTime(10_000));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await company.tell('callback', 'token-next');
  expect(callsTo('POST /account/free-play')).toEqual([]);
  await press();
  await waitFor(() => expect(callsTo('POST /account/free-play')).toHaveLength(1));
  expect(callsTo('POST /account/free-play')[0]?.body).toMatchObject({ humanCheck: 'token-next' });
});
