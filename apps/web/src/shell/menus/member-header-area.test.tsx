// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { MemberHeaderArea } from './member-header-area.tsx';

const SESSION = { ...TEST_SESSION, userName: 'u7k2m9' };
const away = () => problem('server.unavailable', 503);

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const avatar = () =>
  screen.getByRole('button', { name: 'Account menu' }).textContent.replace('Account menu ', '');

test('MENU-37 the avatar has the first letter of the nickname, or of the account until it is known', async () => {
  fakeGateway({
    'GET /member/info': () => ({ value: memberInfoOf({ nickname: 'আরিফ', account: 'u7k2m9' }) }),
    'GET /wallet/balance': away,
    'POST /account/session/renew': away,
  });
  await renderScreen(() => <MemberHeaderArea session={SESSION} />, { session: SESSION });
  await waitFor(() => expect(avatar()).toBe('আ'));
});

test('a member whose data fails to load keeps the letter of the account', async () => {
  fakeGateway({
    'GET /member/info': away,
    'GET /wallet/balance': away,
    'POST /account/session/renew': away,
  });
  await renderScreen(() => <MemberHeaderArea session={SESSION} />, { session: SESSION });
  expect(avatar()).toBe('U');
});
