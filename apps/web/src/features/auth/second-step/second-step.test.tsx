// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { LoginForm } from '../login/login-form.tsx';
import { action as postLogin } from '../login/login-screen.tsx';
import { loader as finishSocial } from '../social/social-finish-screen.tsx';
import { OPENED } from '../testing.ts';
import SecondStepScreen, { action, loader } from './second-step-screen.tsx';

const HANDLE = 'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d';
const STEP = 'POST /account/second-step';
const sealer = await testSealer();
/** As web passes it on to a script, and as the gateway answers it. */
const asked = (value: object = {}) => problem('auth.second_step', 403, { value });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function gateway(answers: Answers) {
  return fakeGateway({
    'GET /account/sealing-key': () => sealer.key,
    'GET /member/info': () => problem('server.unavailable', 503),
    ...answers,
  });
}

const show = (loaderData: object = {}, options: object = {}) =>
  renderScreen(SecondStepScreen as never, {
    loaderData: { back: '/m/help', isKept: false, isRecovery: false, ...loaderData },
    ...options,
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
const locationOf = (answer: unknown) =>
  decodeURIComponent((answer as Response).headers.get('Location') ?? '');

describe('the way to the second step', () => {
  test('MEMBERX-03 a login that asks for it leads there, and comes back to where it was to lead', async () => {
    gateway({ 'POST /account/login': () => asked() });
    const visited: string[] = [];
    const onDone = vi.fn(async () => undefined);
    await renderScreen(() => <LoginForm action="/m/login" back="/m/help" onDone={onDone} />, {
      onVisit: (address) => visited.push(address),
    });
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'rafi_88' } });
    fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), {
      target: { value: 'secret-pass-1' },
    });
    press();
    await waitFor(() =>
      expect(visited.map(decodeURIComponent)).toContain('/secondStep?back=/m/help&kept=1'),
    );
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('MEMBERX-03 without script, and after another company, the handle goes into the cookie and nowhere else', async () => {
    gateway({ 'POST /account/login': () => asked({ codeHandle: HANDLE }) });
    const made = await testScope();
    const request = formPost('/m/login?back=%2Fm%2Fhelp', {
      username: 'rafi_88',
      password: 'secret-pass-1',
      remember: 'on',
    });
    const answer = await postLogin({ context: made.context, request, params: {} } as never).catch(
      (thrown: unknown) => thrown,
    );
    expect(locationOf(answer)).toBe('/secondStep?back=/m/help&kept=1');
    expect([made.codeHandles, made.sessions]).toEqual([[HANDLE], []]);

    gateway({ 'POST /account/social/google/finish': () => asked({ codeHandle: HANDLE }) });
    const social = await testScope({ socialSignIn: { back: '/m/help', ticket: 'ticket-1' } });
    const url = new URL('http://lobby.example/m/social/google/callback?code=c&state=s');
    const args = { context: social.context, params: { provider: 'google' }, url };
    const led = await finishSocial(args as never).catch((thrown: unknown) => thrown);
    expect(locationOf(led)).toBe('/secondStep?back=/m/help');
    expect([social.codeHandles, social.sessions]).toEqual([[HANDLE], []]);
  });
});

describe('the second step', () => {
  test('MEMBERX-03 sends the code sealed, in Latin digits, and keeps the session of the answer', async () => {
    const { calls } = gateway({ [STEP]: () => ({ value: OPENED }) });
    await show();
    type('6-digit code', '৪৮০৯১৭');
    press();
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    const sent = calls.find(({ name }) => name === STEP) ?? expect.fail();
    expect(Object.keys(sent.body as object)).toEqual(['sealed']);
    expect(await sealer.open(sent)).toEqual({ code: '480917' });
  });

  test('MEMBERX-03 a wrong code is said under its field, and stays there to be corrected', async () => {
    gateway({ [STEP]: () => problem('auth.second_code_wrong', 400) });
    await show();
    type('6-digit code', '480917');
    press();
    await screen.findByText(/The code is wrong or was used/);
    const field = screen.getByLabelText<HTMLInputElement>('6-digit code');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['480917', 'true']);
  });

  test('MEMBERX-03 a step that is over leads to the login, and a recovery code has an address of its own', async () => {
    gateway({ [STEP]: () => problem('auth.second_step_over', 400) });
    await show();
    const other = screen.getByRole('link', { name: 'Use a recovery code instead' });
    expect(decodeURIComponent(other.getAttribute('href') ?? '')).toBe(
      '/m/secondStep?back=/m/help&way=recovery',
    );
    type('6-digit code', '480917');
    press();
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/m/login?back=%2Fm%2Fhelp');
    cleanup();
    await show({ isRecovery: true });
    screen.getByLabelText('Recovery code');
  });

  test('MEMBERX-03 without script web seals the code, opens the session and goes on; a refusal stays on the page', async () => {
    const post = async (answers: Answers) => {
      const { calls } = gateway(answers);
      const made = await testScope();
      const request = formPost('/m/secondStep?back=%2Fm%2Fhelp', { code: '480 917' });
      const answer = await action({ context: made.context, request, params: {} } as never).catch(
        (thrown: unknown) => thrown,
      );
      return { ...made, answer, calls };
    };
    const opened = await post({ [STEP]: () => ({ value: OPENED }) });
    expect(locationOf(opened.answer)).toBe('/help');
    expect(opened.sessions).toEqual([OPENED]);
    const sent = opened.calls.find(({ name }) => name === STEP);
    expect(Object.keys(sent?.body as object)).toEqual(['sealed']);
    const refused = await post({ [STEP]: () => problem('auth.second_code_wrong', 400) });
    expect(refused.answer).toMatchObject({ failure: { code: 'auth.second_code_wrong' } });
    expect(refused.sessions).toEqual([]);
  });

  test('a member who is signed in already needs none', async () => {
    const { context } = await testScope({ session: TEST_SESSION });
    const request = new Request('http://lobby.example/m/secondStep?back=%2Fm%2Fhelp');
    try {
      loader({ context, request } as never);
      expect.fail();
    } catch (thrown) {
      expect(locationOf(thrown)).toBe('/help');
    }
  });
});
