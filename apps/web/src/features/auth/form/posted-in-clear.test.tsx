// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import { action as changePassword } from '../password/change-password-screen.tsx';
import { action as recover } from '../forgot/forgot-screen.tsx';
import LoginScreen, { action as logIn, loader as loadLogin } from '../login/login-screen.tsx';
import { action as register } from '../register/register-screen.tsx';

const SECRET = 'secret-pass-1';
const TWICE = { newPassword: SECRET, confirmNewPassword: SECRET };
const POSTS = {
  login: [logIn, { username: 'rafi_88', password: SECRET }, undefined],
  register: [register, { username: 'rafi_88', password: SECRET, captchaId: 'c' }, undefined],
  changePsw: [
    changePassword,
    { oldPassword: SECRET, ...TWICE, formToken: 'form-token' },
    TEST_SESSION,
  ],
  forget: [recover, { token: 't', ...TWICE }, undefined],
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function post(path: keyof typeof POSTS) {
  const [action, fields, session] = POSTS[path];
  const { calls } = fakeGateway({ 'GET /member/info': () => ({ value: memberInfoOf() }) });
  const origin = 'http://lobby.example';
  const { context } = await testScope({ origin, ...(session ? { session } : {}) });
  const request = formPost(`/m/${path}`, fields);
  const answer: unknown = await action({ context, request, params: {} } as never);
  return { answer, sent: calls.filter(({ name }) => !name.startsWith('GET')) };
}

test.each(Object.keys(POSTS) as (keyof typeof POSTS)[])(
  'a password posted to %s over plain http is not sent on, and the page repeats none of it',
  async (path) => {
    const { answer, sent } = await post(path);
    expect(JSON.stringify(answer)).toContain('client.form_in_clear');
    expect(JSON.stringify(answer)).not.toContain(SECRET);
    expect(sent).toEqual([]);
  },
);

test('the page of such a login says why', async () => {
  const { answer } = await post('login');
  const { context } = await testScope();
  const request = new Request('https://lobby.example/m/login');
  const loaderData = loadLogin({ context, request, params: {} } as never);
  await renderScreen(LoginScreen as never, { loaderData, actionData: answer });
  expect(screen.getByRole('alert').textContent).toContain('Open the site at its https address');
});
