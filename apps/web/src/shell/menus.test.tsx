// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { ComponentType } from 'react';
import { MemberMenu } from './member-menu.tsx';
import type { PopupContentProps } from '#platform/popup.ts';
import { SideMenu } from './side-menu.tsx';

vi.mock('#features/wallet/index.ts', () => ({ WalletCard: () => <section aria-label="Wallet" /> }));

const MEMBER = {
  memberId: '1',
  nickname: 'Rafi',
  account: 'rafi_88',
  type: 0,
  joinedAt: '2026-11-01T00:00:00.000Z',
  isPlayable: true,
};
const PROMOTIONS = [1, 2, 3, 4].map((id) => ({
  id,
  title: `Promotion ${id}`,
  image: `promotion-${id}.webp`,
}));
const CHAT = { csType: 'LIVECHAT', title: 'Chat', path: btoa('https://chat.example.org') };

function gateway(entries: unknown[] = [CHAT]) {
  return fakeGateway({
    'GET /member/info': () => ({ value: MEMBER }),
    'GET /announcements': () => ({ value: { promotion: PROMOTIONS } }),
    'GET /service/entries': () => ({ value: entries }),
  });
}

const shown =
  (Menu: ComponentType<PopupContentProps>, onClose = vi.fn()) =>
  () => <Menu isOpen onClose={onClose} given={{}} />;

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('the side menu', () => {
  test('MENU-02 MENU-05 WIDGET-09 asks a visitor to log in, with a balance of zero and no sign out', async () => {
    gateway();
    await renderScreen(shown(SideMenu), { path: '/help' });
    expect(screen.getByRole('link', { name: 'Log in to play' }).getAttribute('href')).toContain(
      '/m/login?back=',
    );
    expect(screen.getByRole('region', { name: 'Total balance' }).textContent).toContain('৳0.00');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/m/login?back=%2Fm%2Fhelp',
    );
    expect(screen.getByRole('link', { name: 'Register' })).toBeDefined();
    expect(screen.queryByText('Sign out')).toBeNull();
  });

  test('WIDGET-10 hides and shows the visitor’s figures', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.getByRole('region', { name: 'Total balance' }).textContent).not.toContain('0');
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(screen.getByRole('region', { name: 'Total balance' }).textContent).toContain('৳0.00');
  });

  test('MENU-02 MENU-03 MENU-04 MENU-15 greets a member by name, shows the wallet, and offers to sign out', async () => {
    gateway();
    await renderScreen(shown(SideMenu), { session: TEST_SESSION });
    expect((await screen.findByText('Hello, Rafi')).closest('a')?.getAttribute('href')).toBe(
      '/m/member/home',
    );
    expect(screen.getByRole('region', { name: 'Wallet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/m/logout');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('MENU-07 MENU-13 MENU-17 keeps the order of what exists, with the language that is on', async () => {
    gateway();
    await renderScreen(shown(SideMenu), { session: TEST_SESSION });
    await waitFor(() => expect(screen.getByText('Customer service').closest('a')).not.toBeNull());
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'Home',
      'Member centre',
      'Betting record',
      'Announcements',
      'LanguageEnglish',
      'Customer service',
      'Help centre',
    ]);
  });

  test('MENU-14 customer service opens the first contact', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    const row = await screen.findByRole('link', { name: 'Customer service' });
    expect(row.getAttribute('href')).toBe('https://chat.example.org');
  });

  test('MENU-17 without a contact customer service opens the popup', async () => {
    gateway([]);
    await renderScreen(shown(SideMenu));
    expect(await screen.findByRole('button', { name: 'Customer service' })).toBeDefined();
  });

  test('MENU-18 shows the first three promotions', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    const promotions = await screen.findByRole('navigation', { name: 'Promotions for you' });
    const links = [...promotions.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/m/activityDetail?id=1',
      '/m/activityDetail?id=2',
      '/m/activityDetail?id=3',
    ]);
  });

  test('MENU-19 closes by its button and by Escape', async () => {
    gateway();
    const onClose = vi.fn();
    await renderScreen(shown(SideMenu, onClose));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the member popup', () => {
  test('MENU-20 MENU-21 MENU-26 shows who is signed in and leads to what exists', async () => {
    gateway();
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    expect(await screen.findByText('Rafi')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe(
      '/m/member/home',
    );
    expect(screen.getByRole('link', { name: 'Betting record' }).getAttribute('href')).toBe(
      '/m/gameRecord',
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
