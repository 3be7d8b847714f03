import { describe, afterEach, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { gameOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import { action, loader } from './login-screen.tsx';

const SESSION = { ...TEST_SESSION, token: 'gateway-token' };
const CAPTCHA = { captchaId: 'captcha-number-1', image: 'data:image/png;base64,AAAA' };
const ADDRESS = '/m/login?back=%2Fm%2Fhelp';
const FIELDS = { username: ' rafi_88 ', password: 'secret-pass-1' };

async function post(fields: Record<string, string>, address = ADDRESS, session?: SessionInfo) {
  const made = await testScope(session ? { session } : {});
  const request = formPost(address, fields);
  const answer = await action({ context: made.context, request, params: {} } as never).catch(
    (thrown: unknown) => thrown,
  );
  return { ...made, answer };
}

const locationOf = (answer: unknown) => (answer as Response).headers.get('Location');

afterEach(() => vi.unstubAllGlobals());

describe('the login page without script', () => {
  test('LOGIN-13 web seals a plain post, opens the session and goes back', async () => {
    const { calls } = fakeGateway({ 'POST /account/login': () => ({ value: SESSION }) });
    const { answer, sessions } = await post(FIELDS);
    expect((answer as Response).status).toBe(303);
    expect(locationOf(answer)).toBe('/help');
    expect(sessions).toEqual([SESSION]);
    expect(Object.keys(calls[0]?.body as object)).toEqual(['sealed']);
  });

  test('a way back to another origin leads home instead', async () => {
    fakeGateway({ 'POST /account/login': () => ({ value: SESSION }) });
    const { answer } = await post(FIELDS, '/m/login?back=https%3A%2F%2Fevil.example');
    expect(locationOf(answer)).toBe('/home');
  });

  test('LOGIN-30 a refusal keeps the name and never the password', async () => {
    fakeGateway({ 'POST /account/login': () => problem('auth.credentials_wrong', 401) });
    const { answer, sessions } = await post(FIELDS);
    expect(answer).toMatchObject({
      failure: { code: 'auth.credentials_wrong' },
      username: 'rafi_88',
    });
    expect(JSON.stringify(answer)).not.toContain('secret-pass-1');
    expect(sessions).toEqual([]);
  });

  test('LOGIN-09 a captcha in the failure comes with the page', async () => {
    fakeGateway({
      'POST /account/login': () => problem('auth.captcha_required', 403, { value: CAPTCHA }),
    });
    expect((await post(FIELDS)).answer).toMatchObject({ captcha: CAPTCHA });
  });

  test('LOGIN-09 a captcha that was used is replaced', async () => {
    fakeGateway({
      'POST /account/login': () => problem('auth.captcha_wrong', 400),
      'GET /account/captcha': () => ({ value: CAPTCHA }),
    });
    const { answer } = await post({ ...FIELDS, captchaId: 'captcha-number-0', captcha: '123456' });
    expect(answer).toMatchObject({ failure: { code: 'auth.captcha_wrong' }, captcha: CAPTCHA });
  });

  test('a gateway that is away is a failure with a text, and is logged', async () => {
    fakeGateway({});
    const { answer, faults } = await post(FIELDS);
    expect(answer).toMatchObject({ failure: { code: 'server.unavailable' } });
    expect(faults).toHaveLength(1);
  });

  test('a body that is not a form is refused', async () => {
    fakeGateway({});
    const made = await testScope();
    const request = new Request('http://lobby.example/m/login', {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': 'text/plain' },
    });
    const thrown = await action({ context: made.context, request, params: {} } as never).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({ init: { status: 400 } });
  });

  test('SESS-32 a trial user logs in with the token of the page, and not without', async () => {
    fakeGateway({ 'POST /account/login': () => ({ value: SESSION }) });
    const trial = { ...TEST_SESSION, type: MEMBER_TYPE.trial };
    const { answer, sessions } = await post({ ...FIELDS, formToken: 'form-token' }, ADDRESS, trial);
    expect([locationOf(answer), sessions]).toEqual(['/help', [SESSION]]);
    const bare = await post(FIELDS, ADDRESS, trial);
    expect(bare.answer).toMatchObject({ init: { status: 403 } });
    expect(bare.sessions).toEqual([]);
  });

  test('a form that was overtaken by a sign-in in another tab leads on, and signs nobody in', async () => {
    const { calls } = fakeGateway({});
    const { answer, sessions } = await post(FIELDS, ADDRESS, TEST_SESSION);
    expect([locationOf(answer), sessions, calls]).toEqual(['/help', [], []]);
  });

  test('LOGIN-23 its rules are those of the registration', async () => {
    fakeGateway({});
    const { context } = await testScope();
    const request = new Request('http://lobby.example/m/login');
    const { rules } = await loader({ context, request, params: {} } as never);
    const { username, password } = TEST_RULES;
    expect(rules).toMatchObject({ username, password });
  });

  test('a member who is signed in already is led on', async () => {
    const { context } = await testScope({ session: TEST_SESSION });
    const request = new Request('http://lobby.example/m/login?back=%2Fm%2Fhelp');
    await expect(loader({ context, request, params: {} } as never)).rejects.toMatchObject({
      status: 302,
    });
  });
});

describe('a login that a game asked for', () => {
  const read = async (back: string, answers: Parameters<typeof fakeGateway>[0]) => {
    const { calls } = fakeGateway(answers);
    const { context } = await testScope();
    const address = `http://lobby.example/m/login?back=${encodeURIComponent(back)}`;
    const found = await loader({ context, request: new Request(address), params: {} } as never);
    return { found, asked: calls.map(({ name, query }) => `${name} ${query.get('language')}`) };
  };
  const GAME = gameOf(7, { nodeId: 7, gameName: 'Teen Patti' });

  test('LAUNCH-01 LOGIN-14 names the game that waits, in the language of the page', async () => {
    const { found, asked } = await read('/m/play/JL/7?free=1', { 'GET /games/JL/7': () => GAME });
    expect(found.gameName).toBe('Teen Patti');
    expect(asked).toEqual(['GET /games/JL/7 en']);
  });

  test('has no name when the gateway gives none, and asks for none when no game waits', async () => {
    expect((await read('/m/play/JL/7', {})).found.gameName).toBeUndefined();
    expect((await read('/m/help', {})).asked).toEqual([]);
  });
});
