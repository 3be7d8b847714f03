// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import LoginScreen, { loader as loadLogin } from './login/login-screen.tsx';
import { LoginPopup } from './login/login-popup.tsx';
import { RegisterPopup } from './register/register-popup.tsx';
import RegisterScreen, { loader as loadRegister } from './register/register-screen.tsx';

const QUERY = '?back=%2Fm%2Fhelp&affiliateCode=FRIEND1&domain=friend.example';

const gateway = () =>
  fakeGateway({
    'GET /lobby/banners': () => ({ value: [] }),
    'GET /account/registration-rules': () => ({ value: TEST_RULES }),
  });

function tabs() {
  const menu = within(screen.getByRole('navigation', { name: 'Log in or register' }));
  return menu.getAllByRole('link').map((link) => link.getAttribute('href'));
}

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('the tab menu of login and registration', () => {
  test.each([
    ['login', loadLogin, LoginScreen],
    ['register', loadRegister, RegisterScreen],
  ] as const)(
    'REG-01 REG-25 on the page %s it keeps the way back and the invitation',
    async (path, load, Page) => {
      gateway();
      const { context } = await testScope();
      const request = new Request(`http://lobby.example/m/${path}${QUERY}`);
      const loaderData = await load({ context, request, params: {} } as never);
      await renderScreen(Page as never, { path: `/${path}`, loaderData });
      expect(tabs()).toEqual([`/m/login${QUERY}`, `/m/register${QUERY}`]);
      const form = document.querySelector('form[method=post]');
      expect(form?.getAttribute('action'), 'nor does a plain post lose it').toBe(
        `/m/${path}${QUERY}`,
      );
    },
  );

  test.each([
    ['login', LoginPopup],
    ['registration', RegisterPopup],
  ] as const)('REG-01 REG-25 in the popup of the %s it does so too', async (_name, Popup) => {
    gateway();
    const given = { back: '/m/help', affiliateCode: 'FRIEND1', domain: 'friend.example' };
    await renderScreen(() => <Popup isOpen onClose={() => undefined} given={given} />);
    expect(tabs()).toEqual([`/m/login${QUERY}`, `/m/register${QUERY}`]);
  });
});

test.each([
  ['?back=%2Fm%2Fplay%2FJL%2F7&why=formal', 1],
  ['?back=%2Fm%2Fplay%2FJL%2F7', 0],
])(
  'LAUNCH-07 a trial user who was sent to the login at %s is told why: %i time',
  async (query, times) => {
    gateway();
    const session = { ...TEST_SESSION, type: MEMBER_TYPE.trial };
    const { context } = await testScope({ session });
    const request = new Request(`http://lobby.example/m/login${query}`);
    const loaderData = await loadLogin({ context, request, params: {} } as never);
    await renderScreen(LoginScreen as never, { path: '/login', loaderData, session });
    expect(screen.queryAllByText(/Log in with a real account/)).toHaveLength(times);
  },
);
