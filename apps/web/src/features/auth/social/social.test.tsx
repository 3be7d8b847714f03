// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import { loader as finish } from './social-finish-screen.tsx';
import SocialStartScreen, {
  action as start,
  loader as startLoader,
} from './social-start-screen.tsx';
import { withFlags } from '../testing.ts';
import { SocialButtons, SocialFailure } from './social-buttons.tsx';

const PROVIDER = 'https://accounts.provider.example/authorize?state=s';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function begin(answers: Answers, provider = 'google') {
  const { calls } = fakeGateway(answers);
  const made = await testScope();
  const request = formPost(`/m/social/${provider}`, { back: '/m/help' });
  const answer = await start({
    context: made.context,
    params: { provider },
    request,
  } as never).catch((thrown: unknown) => thrown);
  return { ...made, answer, calls };
}

async function comeBack(answers: Answers, ticket: string | undefined = 'ticket-1') {
  const { calls } = fakeGateway(answers);
  const made = await testScope({ socialSignIn: { back: '/m/help', ticket } });
  const url = new URL('http://lobby.example/m/social/google/callback?code=c&state=s');
  const answer = await finish({
    context: made.context,
    params: { provider: 'google' },
    url,
  } as never).catch((thrown: unknown) => thrown);
  const location = decodeURIComponent((answer as Response).headers.get('Location') ?? '');
  return { ...made, location, calls };
}

describe('the buttons', () => {
  test('LOGIN-04 SHELL-79 each provider has its button only when its flag is on', async () => {
    for (const [flags, names] of [
      [[], []],
      [['GOOGLELOGIN3'], ['Google']],
      [['FACEBOOKLOGIN3'], ['Facebook']],
      [
        ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'],
        ['Google', 'Facebook'],
      ],
    ] as const) {
      await renderScreen(() => <SocialButtons back="/m/help" />, { settings: withFlags(...flags) });
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
      cleanup();
    }
  });

  test('LOGIN-05 MSG-04 a provider that is not set up shows the text of an unavailable feature', async () => {
    await renderScreen(() => <SocialFailure failure="auth.social_unavailable" />);
    expect(screen.getByRole('alert').textContent).toBe(
      'The account has no permission, or the feature is not available at the moment.',
    );
  });
});

describe('beginning', () => {
  test("LOGIN-05 the gateway gives the provider's page, and the screen leads on to it", async () => {
    const { answer, calls, socialSignIns } = await begin({
      'POST /account/social/google/start': () => ({ value: { url: PROVIDER, ticket: 'ticket-1' } }),
    });
    expect(calls[0]?.body).toEqual({
      redirectUri: 'https://lobby.example/m/social/google/callback',
    });
    expect(socialSignIns).toEqual([{ back: '/m/help', ticket: 'ticket-1', url: PROVIDER }]);
    // Loaders run after an action, so the page at its own address reads the sign-in that was begun.
    expect((answer as Response).status).toBe(303);
    expect((answer as Response).headers.get('Location')).toBe('/social/google');
    const Screen = SocialStartScreen as ComponentType<{ loaderData: { url: string } }>;
    await renderScreen(() => <Screen loaderData={{ url: PROVIDER }} />);
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(PROVIDER);
    expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      `0;url=${PROVIDER}`,
    );
  });

  test('LOGIN-05 the page continues a sign-in under way, and leads to the login without one', async () => {
    const goOn = async (socialSignIn?: { back: string; url: string }) => {
      const { context } = await testScope(socialSignIn ? { socialSignIn } : {});
      try {
        return startLoader({ context } as never);
      } catch (thrown) {
        return (thrown as Response).headers.get('Location');
      }
    };
    expect(await goOn({ back: '/m/help', url: PROVIDER })).toEqual({ url: PROVIDER });
    expect(await goOn()).toBe('/login');
  });

  test('LOGIN-05 MSG-04 without a provider it leads back to the login, which says so', async () => {
    const { answer } = await begin({
      'POST /account/social/google/start': () => problem('auth.social_unavailable', 403),
    });
    expect((answer as Response).status).toBe(303);
    expect((answer as Response).headers.get('Location')).toContain(
      'social=auth.social_unavailable',
    );
  });

  test('an unknown provider is no page', async () => {
    expect((await begin({}, 'elsewhere')).answer).toMatchObject({ init: { status: 404 } });
  });
});

describe('coming back', () => {
  const FINISH = 'POST /account/social/google/finish';

  test('a known account opens the session and goes where the login was to lead', async () => {
    const { location, sessions, socialSignIns, calls } = await comeBack({
      [FINISH]: () => ({ value: TEST_SESSION }),
    });
    expect(calls[0]?.body).toEqual({ ticket: 'ticket-1', query: 'code=c&state=s' });
    expect(location).toBe('/help');
    expect(sessions).toEqual([TEST_SESSION]);
    expect(socialSignIns).toEqual([undefined]);
  });

  test('an account that is new here goes on to the registration with its ticket', async () => {
    const value = { ticket: 'new-ticket', name: 'Rafi', email: 'rafi@mail.example' };
    const { location, sessions, socialSignIns } = await comeBack({
      [FINISH]: () => problem('auth.social_new', 409, { value }),
    });
    expect(location).toBe('/register?back=/m/help');
    expect(location).not.toContain('new-ticket');
    expect(sessions).toEqual([]);
    expect(socialSignIns).toEqual([{ back: '/m/help', newcomer: value }]);
  });

  test('a refusal, and an answer that this browser did not ask for, lead to the login', async () => {
    const refused = await comeBack({ [FINISH]: () => problem('auth.social_refused', 400) });
    expect(refused.location).toContain('social=auth.social_refused');
    fakeGateway({});
    const made = await testScope();
    const url = new URL('http://lobby.example/m/social/google/callback?code=c');
    const answer = await finish({
      context: made.context,
      params: { provider: 'google' },
      url,
    } as never).catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get('Location')).toContain('social=auth.social_refused');
    expect(made.sessions).toEqual([]);
  });
});
