// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { MemberHeaderArea } from './member-header-area.tsx';

const MEMBER = {
  memberId: 'm1',
  nickname: 'আরিফ',
  account: 'u7k2m9',
  type: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  isPlayable: true,
  hasPassword: true,
};
const away = () => problem('server.unavailable', 503);

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const avatar = () =>
  screen.getByRole('button', { name: 'Account menu' }).textContent.replace('Account menu ', '');

test('MENU-37 the avatar has the first letter of the nickname, and of the account until it is known', async () => {
  fakeGateway({
    'GET /member/info': () => ({ value: MEMBER }),
    'GET /wallet/balance': away,
    'POST /account/session/renew': away,
  });
  await renderScreen(() => <MemberHeaderArea session={{ ...TEST_SESSION, userName: 'u7k2m9' }} />);
  await waitFor(() => expect(avatar()).toBe('আ'));
});

test('a member who cannot be read keeps the letter of the account', async () => {
  fakeGateway({
    'GET /member/info': away,
    'GET /wallet/balance': away,
    'POST /account/session/renew': away,
  });
  await renderScreen(() => <MemberHeaderArea session={{ ...TEST_SESSION, userName: 'u7k2m9' }} />);
  expect(avatar()).toBe('U');
});
