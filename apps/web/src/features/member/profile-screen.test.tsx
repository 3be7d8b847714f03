// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testSettings } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import ProfileScreen, { action, loader } from './profile-screen.tsx';

const ADDRESS = 'http://lobby.example/m/member/profile';
const PROFILE = { nickname: '', account: 'rafi_88', minLength: 2, maxLength: 20 };

async function load(session?: typeof TEST_SESSION) {
  const { context } = await testScope(session ? { session } : {});
  const given = {
    context,
    request: new Request(ADDRESS),
    url: new URL(ADDRESS),
    params: {},
  } as never;
  return loader(given).catch((thrown: unknown) => thrown);
}

/** Posts the form as a member. */
async function post(nickname: string, register = testSettings().register) {
  const { context } = await testScope({ session: TEST_SESSION, settings: { register } });
  const body = new URLSearchParams({ nickname, formToken: 'form-token' });
  const request = new Request(ADDRESS, { method: 'POST', body });
  return action({ context, request, url: new URL(ADDRESS), params: {} } as never).catch(
    (thrown: unknown) => thrown,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the profile', () => {
  test('LOGIN-32 a visitor and a trial user log in first and return', async () => {
    const back = '/login?back=%2Fm%2Fmember%2Fprofile';
    expect(((await load()) as Response).headers.get('Location')).toBe(back);
    const trial = (await load({ ...TEST_SESSION, type: 40 })) as Response;
    expect(trial.headers.get('Location')).toBe(`${back}&why=formal`);
  });

  test('LOGIN-32 shows the nickname as it is, with the site’s rule for it', async () => {
    fakeGateway({ 'GET /member/info': () => ({ value: memberInfoOf() }) });
    expect(await load(TEST_SESSION)).toMatchObject({
      data: { ok: true, data: { nickname: 'Rafi', minLength: 2, maxLength: 20 } },
    });
    await renderScreen(ProfileScreen, {
      loaderData: { ok: true, data: { ...PROFILE, nickname: 'Rafi' } },
      session: TEST_SESSION,
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
    expect([field.name, field.value]).toEqual(['nickname', 'Rafi']);
    expect(field.form?.getAttribute('action')).toBe('/m/member/profile');
    screen.getByText(/^2 to 20 letters/);
    expect(screen.getByText(/rafi_88/), 'whose nickname it is').toBeDefined();
  });

  test.each([
    ['says nothing of nicknames', undefined],
    ['names a pattern that is newer than web', 'emoji'],
  ])('LOGIN-32 a back end that %s decides by itself', async (_why, patternId) => {
    const { calls } = fakeGateway({
      'POST /member/nickname': () => ({ value: { nickname: 'Rafi' } }),
    });
    const { nickname, ...others } = testSettings().register;
    const register =
      nickname && patternId ? { ...others, nickname: { ...nickname, patternId } } : others;
    expect(((await post('Rafi', register)) as Response).status).toBe(303);
    expect(calls).toHaveLength(1);
  });

  test('LOGIN-32 keeps a nickname and goes back to the member centre', async () => {
    const { calls } = fakeGateway({
      'POST /member/nickname': () => ({ value: { nickname: 'রাফি' } }),
    });
    const answer = (await post('রাফি')) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/member/home']);
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ['POST /member/nickname', { nickname: 'রাফি' }],
    ]);
  });

  test('LOGIN-32 a nickname that breaks the rule is not sent; it stays as typed, with the rule beside it', async () => {
    const { calls } = fakeGateway({});
    const actionData = await post('x');
    expect(calls).toEqual([]);
    await renderScreen(ProfileScreen, {
      loaderData: { ok: true, data: PROFILE },
      actionData,
      session: TEST_SESSION,
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['x', 'true']);
    expect(field.getAttribute('aria-describedby')).toBe(
      screen.getByText(/^2 to 20/).parentElement?.id,
    );
  });

  test('LOGIN-32 an outage is mentioned, and what was typed stays', async () => {
    fakeGateway({ 'POST /member/nickname': () => problem('server.unavailable', 503) });
    await renderScreen(ProfileScreen, {
      loaderData: { ok: true, data: PROFILE },
      actionData: await post('Rafi'),
      session: TEST_SESSION,
    });
    screen.getByRole('alert');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Rafi');
  });
});
