// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { ScrollRestoration } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LinkProvider } from '#ui/link.tsx';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { ShellLink } from './router-link.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { SiteLogo } from './site-logo.tsx';

const HOME: ScreenHandle = {
  nouns: [],
  titleKey: 'site.title.home',
  header: 'home',
  hasTabBar: true,
};
const LIST: ScreenHandle = { ...HOME, titleKey: 'games.title.slot', header: 'back' };

const WALLET = {
  sumBalance: 123_450,
  withdrawableMinor: 123_450,
  bonusMinor: 0,
  heldMinor: 0,
  currency: 'BDT',
  version: 1,
};

beforeEach(() => void fakeGateway({ 'GET /wallet/balance': () => WALLET }));

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

async function show(handle: ScreenHandle, options: RenderOptions = {}) {
  const visits: string[] = [];
  function Page() {
    const { popup, popupData } = usePopup();
    return (
      <LinkProvider component={ShellLink}>
        <ScreenHeader screen={handle} />
        <output>{`${popup ?? 'none'} ${JSON.stringify(popupData)}`}</output>
      </LinkProvider>
    );
  }
  await renderScreen(Page, { onVisit: (address) => visits.push(address), ...options });
  return visits;
}

describe('the header of home', () => {
  test('MENU-31 MENU-32 the logo leads home, to the lobby without any filter', async () => {
    const visits = await show(HOME, { path: '/other' });
    const logo = screen.getByRole('link', { name: 'Test site, to the home page' });
    expect(logo.getAttribute('href')).toBe('/m/home');
    fireEvent.click(logo);
    await waitFor(() => expect(visits).toEqual(['/home']));
  });

  test('MENU-33 the logo scrolls the page to the top, on home itself too', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    // The stub draws the router's script, which only documents of the server carry.
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = () => (
      <LinkProvider component={ShellLink}>
        <SiteLogo />
        <ScrollRestoration />
      </LinkProvider>
    );
    await renderScreen(Page, { path: '/home' });
    scrollTo.mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'Test site, to the home page' }));
    await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 0]]));
    expect(told.mock.calls.every(([text]) => String(text).includes('script tag'))).toBe(true);
    told.mockRestore();
  });

  test('MENU-34 SESS-28 a visitor finds login and registration, which lead back to the current page', async () => {
    await show(HOME, { path: '/home?lang=en' });
    const back = encodeURIComponent('/m/home?lang=en');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      `/m/login?back=${back}`,
    );
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
      `/m/register?back=${back}`,
    );
    expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  test('MENU-35 MENU-37 a member finds balance and account there instead', async () => {
    await show(HOME, { session: TEST_SESSION });
    const account = await screen.findByRole('button', { name: 'Account menu' });
    expect(account.textContent).toMatch(/R$/);
    await screen.findByRole('link', { name: 'Balance: ৳1,234.50' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  test('MENU-20 MENU-35 the account button opens the member popup, and closes it again', async () => {
    await show(HOME, { session: TEST_SESSION });
    const account = await screen.findByRole('button', { name: 'Account menu' });
    fireEvent.click(account);
    await screen.findByText('member {}');
    expect(account.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(account);
    await screen.findByText('none {}');
    expect(account.getAttribute('aria-expanded')).toBe('false');
  });

  test('MENU-36 it has a toggle for the side menu', async () => {
    await show(HOME);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByText('menu {}');
  });
});

describe('the header of any other screen', () => {
  test('SHELL-38 shows the title of the screen in the language of the reader', async () => {
    await show(LIST);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
    cleanup();
    await show(LIST, { locale: 'bn' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^[\u0980-\u09ff]+$/);
  });

  test('SHELL-42 SHELL-44 the arrow leads one step back; without script, or without a step, home', async () => {
    const visits = await show(LIST, { path: '/slot' });
    const arrow = screen.getByRole('link', { name: 'Back' });
    expect(arrow.getAttribute('href')).toBe('/m/home');
    fireEvent.click(arrow);
    await waitFor(() => expect(visits).toEqual(['/home']));
    cleanup();
    // With a step to go back to, the link is not followed: the way leads there.
    const left = await show(LIST, { path: '/slot', earlier: ['/before'] });
    const event = createEvent.click(screen.getByRole('link', { name: 'Back' }));
    fireEvent(screen.getByRole('link', { name: 'Back' }), event);
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(left).toHaveLength(1));
  });

  test('CAT-07 SEARCH-01 offers a search only if the screen does', async () => {
    await show(LIST);
    expect(screen.queryByRole('button', { name: 'Search games' })).toBeNull();
    cleanup();
    await show({ ...LIST, headerAction: 'search' });
    fireEvent.click(screen.getByRole('button', { name: 'Search games' }));
    await screen.findByText(/^search /);
  });

  test('a screen with its own header gets none here, but a document title', async () => {
    await show({ ...LIST, header: 'none' });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(document.title).toBe('Slots - Test site');
  });
});
