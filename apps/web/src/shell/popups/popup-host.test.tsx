// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LinkProvider } from '#ui/link.tsx';
import { logFault } from '#platform/page/log.ts';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { announcedOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { loadWordsInBrowser } from '#platform/words/loader.ts';
import { MemberHeaderArea } from '../menus/member-header-area.tsx';
import { PopupHost } from './popup-host.tsx';
import { ShellLink } from '../frame/router-link.tsx';

vi.mock('#platform/words/loader.ts', { spy: true });
vi.mock('#platform/page/log.ts', () => ({ logFault: vi.fn() }));

beforeEach(() => void fakeGateway({ 'GET /service/entries': () => ({ value: [] }) }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

let navigateTo: NavigateFunction;

function Page() {
  const { open } = usePopup();
  navigateTo = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <LinkProvider component={ShellLink}>
      <p>{`at ${pathname}${search}`}</p>
      <button onClick={() => open('login', { back: '/m/help' })}>open login</button>
      <button onClick={() => open('service')}>open service</button>
      <button onClick={() => open('language')}>open language</button>
      <MemberHeaderArea session={TEST_SESSION} />
      <PopupHost />
    </LinkProvider>
  );
}

async function showPage(options: RenderOptions = {}) {
  const visits: string[] = [];
  await renderScreen(Page, {
    path: '/slot?page=2',
    onVisit: (address) => visits.push(address),
    ...options,
  });
  return visits;
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The popups whose forms have pages too: name, what the dialog is called, and the page. */
const FORMS = [
  ['login', 'Log in', '/login'],
  ['register', 'Register', '/register'],
  ['forgot', 'Recover password', '/forget'],
  ['changePassword', 'Change password', '/changePsw'],
] as const;

describe('the popup that the history names', () => {
  test('SHELL-50 SHELL-58 opens over any screen, whose address does not change', async () => {
    await showPage();
    await press('open login');
    expect(await dialog('Log in')).toBeDefined();
    screen.getByText('at /slot?page=2');
  });

  test('SHELL-59 its button and Escape close it, and the location is unchanged', async () => {
    const visits = await showPage();
    await press('open login');
    await dialog('Log in');
    await press('Close');
    await closed();
    await press('open login');
    await dialog('Log in');
    await act(async () => void fireEvent.keyDown(document, { key: 'Escape' }));
    await closed();
    screen.getByText('at /slot?page=2');
    expect(visits).toEqual([]);
  });

  test.each(FORMS)(
    'SHELL-58 SHELL-59 %s opens over a screen, and closing it leaves the location unchanged',
    async (name, label) => {
      const visits = await showPage({ state: { popup: name }, earlier: ['/help'] });
      await dialog(label);
      screen.getByText('at /slot?page=2');
      await press('Close');
      await waitFor(() => expect(visits).toEqual(['/help']));
    },
  );

  test.each(FORMS)(
    'SHELL-59 closing %s over its own page %s leads home',
    async (name, label, path) => {
      const visits = await showPage({ path, state: { popup: name }, earlier: ['/help'] });
      await dialog(label);
      await press('Close');
      await closed();
      expect(visits).toEqual(['/home']);
    },
  );

  test('CS-04 the popup of customer service closes when the route changes', async () => {
    const visits = await showPage();
    await press('open service');
    await dialog('How can we help?');
    await act(async () => void navigateTo('/notice'));
    await closed();
    expect(visits).toEqual(['/notice']);
  });

  test('SHELL-60 login and registration replace each other, because there is one popup at a time', async () => {
    await showPage();
    await press('open login');
    await dialog('Log in');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /Register/ })));
    await dialog('Register');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('SHELL-52 is restored by a reload, because it is in the history', async () => {
    await showPage({ state: { popup: 'service' } });
    await screen.findByRole('dialog');
  });

  test.each([
    ['menu', 'Side menu'],
    ['notices', 'Announcements'],
    ['signOut', 'Are you sure you want to log out?'],
  ] as const)('SHELL-52 %s is a separate popup', async (popup, label) => {
    fakeGateway({
      'GET /service/entries': () => ({ value: [] }),
      'GET /announcements': () => ({ value: announcedOf({}) }),
    });
    await showPage({ state: { popup } });
    expect(await dialog(label)).toBeDefined();
  });

  test('SHELL-52 the data of its opener reaches the popup, and stays while it closes', async () => {
    await showPage({
      path: '/slot?page=2',
      state: { popup: 'login', popupData: { back: '/m/help' } },
    });
    await dialog('Log in');
    const tabs = () => screen.getByRole('link', { name: /Register/, hidden: true });
    expect(tabs().getAttribute('href')).toBe('/m/register?back=%2Fm%2Fhelp');
  });

  test('SHELL-52 an unknown name shows nothing', async () => {
    await showPage({ state: { popup: 'unheard-of' } });
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** The list that lies under the filter. */
const LIST_UNDER = {
  ok: true,
  data: {
    kind: 'list',
    category: 'RNG',
    language: 'en',
    banners: [],
    vendors: [],
    classifies: [],
    chosenVendors: [],
    page: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
  },
};

describe.each([
  ['search', 'Search'],
  ['filter', 'Filter'],
  ['service', 'How can we help?'],
] as const)('the flag of the popup %s', (name, label) => {
  function FlagPage() {
    const { popup, open, close } = usePopup();
    return (
      <LinkProvider component={ShellLink}>
        <output aria-label="flag">{popup ?? 'none'}</output>
        <button onClick={() => open(name)}>open</button>
        <button onClick={close}>shut</button>
        <PopupHost />
      </LinkProvider>
    );
  }
  const flag = () => screen.getByRole('status', { name: 'flag', hidden: true }).textContent;
  const pressAnyhow = (button: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: button, hidden: true })));

  test('SHELL-51 opens it from anywhere, says that it is open, and closes it from anywhere', async () => {
    fakeGateway({
      'GET /service/entries': () => ({ value: [] }),
      'GET /games': () => ({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 }),
      'GET /games/hot': () => ({ value: { list: [] } }),
    });
    await renderScreen(FlagPage, { path: '/rng-games', routeData: LIST_UNDER });
    await waitFor(() => expect(flag()).toBe('none'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await pressAnyhow('open');
    expect(await dialog(label)).toBeDefined();
    expect(flag()).toBe(name);
    await pressAnyhow('shut');
    await closed();
    expect(flag()).toBe('none');
  });
});

test('the server, which knows no history, shows the page without the popup', () => {
  const Stub = createRoutesStub([{ path: '/', Component: PopupHost }]);
  const html = renderToString(
    <Stub initialEntries={[{ pathname: '/', state: { popup: 'service' } }]} />,
  );
  expect(html).not.toContain('dialog');
});

describe('a popup whose code is loading', () => {
  test('SHELL-36 SHELL-37 shows the loading bar; a failure is logged, and it is tried again', async () => {
    await showPage();
    vi.useFakeTimers();
    const lost = new TypeError('Failed to fetch dynamically imported module');
    vi.mocked(loadWordsInBrowser).mockRejectedValueOnce(lost);
    await press('open language');
    await act(() => vi.advanceTimersByTimeAsync(20));
    await act(() => vi.advanceTimersByTimeAsync(999));
    screen.getByRole('progressbar', { name: 'Loading…' });
    const ofPopups = vi.mocked(logFault).mock.calls.filter(([what]) => what.startsWith('A popup'));
    expect(ofPopups).toEqual([['A popup could not be loaded', lost]]);
    screen.getByText('at /slot?page=2');
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(await dialog('Language')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the member popup', () => {
  const signedIn = { session: TEST_SESSION };

  test('MENU-23 toggles with each press of its trigger', async () => {
    await showPage(signedIn);
    await press('Account menu');
    await dialog('Member menu');
    await press('Account menu');
    await closed();
    await press('Account menu');
    expect(await dialog('Member menu')).toBeDefined();
  });

  test('MENU-24 closes once an entry is chosen, and leads there', async () => {
    const visits = await showPage(signedIn);
    await press('Account menu');
    await dialog('Member menu');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Profile' })));
    await closed();
    expect(visits).toEqual(['/member/home']);
  });

  test('MENU-24 SHELL-52 closes when the route changes', async () => {
    const visits = await showPage({ ...signedIn, earlier: ['/help'] });
    await press('Account menu');
    await dialog('Member menu');
    await act(async () => void navigateTo('/notice'));
    await closed();
    expect(visits).toEqual(['/notice']);
  });
});
