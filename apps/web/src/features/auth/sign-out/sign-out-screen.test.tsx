// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import SignOutScreen, { action } from './sign-out-screen.tsx';

const SESSIONS = 'DELETE /account/sessions';
const LOGOUT = 'DELETE /account/logout';

async function post(answers: Answers, fields: Record<string, string> = {}) {
  const { calls } = fakeGateway(answers);
  const made = await testScope({ session: TEST_SESSION });
  const request = formPost('/m/logout', { formToken: 'form-token', ...fields });
  const answer = await action({ context: made.context, request, params: {} } as never).catch(
    (thrown: unknown) => thrown,
  );
  const location = answer instanceof Response ? answer.headers.get('Location') : undefined;
  return { ...made, answer, location, asked: calls.map(({ name }) => name) };
}

const everywhere = { everywhere: '1' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('signing out without script', () => {
  test('SESS-18 ends the session in this browser even while the gateway is away', async () => {
    const { location, sessions } = await post({
      [LOGOUT]: () => problem('server.unavailable', 503),
    });
    expect([location, sessions]).toEqual(['/home', [undefined]]);
  });

  test('on all devices it ends the other sessions first, then this one', async () => {
    const { location, sessions, asked } = await post(
      { [SESSIONS]: () => ({ value: { ended: 2 } }), [LOGOUT]: () => ({ value: true }) },
      everywhere,
    );
    expect(asked).toEqual([SESSIONS, LOGOUT]);
    expect([location, sessions]).toEqual(['/home', [undefined]]);
  });

  test.each([
    ['refused', { [SESSIONS]: () => problem('site.feature_off', 403) }, 'site.feature_off'],
    ['not answered', {}, 'server.unavailable'],
  ] as const)(
    'SESS-18 when the other sessions could not be ended (%s) this one stays, and the page says so',
    async (_which, answers, code) => {
      const { answer, sessions, asked } = await post(answers, everywhere);
      expect(answer).toMatchObject({ code });
      expect(sessions).toEqual([]);
      expect(asked).not.toContain(LOGOUT);
      await renderScreen(SignOutScreen as never, { actionData: answer, session: TEST_SESSION });
      expect(screen.getByRole('alert').textContent).not.toBe('');
    },
  );

  test('SESS-18 a session that is over already has no others to end', async () => {
    const over = () => problem('session.expired', 401);
    const { location, sessions } = await post({ [SESSIONS]: over, [LOGOUT]: over }, everywhere);
    expect([location, sessions]).toEqual(['/home', [undefined]]);
  });
});
