// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Outlet, useLoaderData, useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { NOUNS } from '@maidan/i18n';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { forgetPages, readablePages } from '#platform/connection/kept-pages.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { reportDeadSession, SessionContext, storeSession } from '#platform/session/session.ts';
import { SiteProvider, toBrowserSettings } from '#platform/site/site.tsx';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testSettings } from '#platform/testing/site-settings.ts';
import { loadWords } from '#platform/words/loader.ts';
import { WordsProvider } from '#platform/words/words.tsx';
import { AppFrame } from './app-frame.tsx';

const KEY = 'MC_SESSION_INFO';
const HELP: ScreenHandle = {
  nouns: [],
  titleKey: 'service.title.help',
  header: 'back',
  hasTabBar: true,
  tab: 'service',
};
const settings = toBrowserSettings(testSettings(), 'en');
const ENDED = 'Your account was logged out. Log in again.';

beforeEach(() => {
  fakeGateway({});
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  queryClient().clear();
  // The next test begins with a visitor, for whom this member's renewal does not count.
  storeSession(undefined);
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const framed = (content: ReactNode) => () => <AppFrame>{content}</AppFrame>;

describe('the frame around a screen', () => {
  test('SHELL-38 SHELL-50 is what the screen asks for: title, tab bar with the current entry, and a link to skip them', async () => {
    await renderScreen(framed(<p>content</p>), { handle: HELP });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help centre');
    const tabs = screen.getByRole('navigation', { name: 'Main menu' });
    expect(tabs.querySelector('[aria-current=page]')?.textContent).toBe('Service');
    expect(screen.getByRole('main').textContent).toBe('content');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    expect(screen.getByRole('region', { name: 'Skip to content' }).contains(skip)).toBe(true);
  });

  test('a list of one’s own can be asked for again from the keyboard, any other screen cannot', async () => {
    const name = 'Load this list again';
    await renderScreen(framed(<p>content</p>), { handle: { ...HELP, refreshes: true } });
    const button = await screen.findByRole('button', { name });
    expect(screen.getByRole('main').contains(button)).toBe(true);
    cleanup();
    await renderScreen(framed(<p>content</p>), { handle: HELP });
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('a screen without header and tab bar has the whole page', async () => {
    // The browser of the tests is as wide as a desk's, where a panel stands beside the page.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const handle: ScreenHandle = { ...HELP, header: 'none', hasTabBar: false };
    await renderScreen(framed(<p>content</p>), { handle });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('what the frame keeps for the time without a connection', () => {
  const kept = () =>
    readablePages(9).map(({ address, titleKey, data }) => [address, titleKey, data]);
  const show = (handle: ScreenHandle, routeData: unknown) =>
    renderScreen(framed(<p>content</p>), { handle, routeData, path: '/help?i=2' });
  beforeEach(forgetPages);

  test('SHELL-98 is a screen that was loaded, under its address and with its data', async () => {
    await show(HELP, { ok: true, data: 'questions' });
    await screen.findByText('content');
    await waitFor(() =>
      expect(kept()).toEqual([
        ['/help?i=2', 'service.title.help', { ok: true, data: 'questions' }],
      ]),
    );
  });

  test.each<[string, ScreenHandle, unknown]>([
    ['whose data could not be had', HELP, { ok: false }],
    ['of its own, without a header', { ...HELP, header: 'none' }, { ok: true }],
  ])('SHELL-98 is no screen %s', async (_what, handle, data) => {
    await show(handle, data);
    await screen.findByText('content');
    await act(async () => undefined);
    expect(kept()).toEqual([]);
  });
});

test('SHELL-46 the frame fades to the next screen', async () => {
  forgetPages();
  const animate = vi.fn();
  Element.prototype.animate = animate as never;
  let go: () => void = () => undefined;
  function Page() {
    const navigate = useNavigate();
    go = () => void navigate('/elsewhere');
    return <AppFrame>content</AppFrame>;
  }
  await loadWords('en', NOUNS);
  const Stub = createRoutesStub([{ path: '*', handle: HELP, Component: Page }]);
  render(
    <SiteProvider settings={settings}>
      <WordsProvider
        locale="en"
        digits="latn"
        timeZone={settings.timeZone}
        currency={settings.currency}
        overrides={{}}
      >
        <Stub initialEntries={['/help']} />
      </WordsProvider>
    </SiteProvider>,
  );
  expect(animate).not.toHaveBeenCalled();
  await act(async () => go());
  await waitFor(() => expect(animate.mock.contexts).toEqual([screen.getByRole('main')]));
  // Each loaded screen is kept, not only the first.
  expect(readablePages(9).map(({ address }) => address)).toEqual(['/elsewhere', '/help']);
});

/** The page shows what its loader answered for the nth time, and has done what follows from it. */
async function loadWithRetries(count: number): Promise<void> {
  await screen.findByText(`loads: ${count}`);
  await act(async () => undefined);
}

/** The frame over a root whose loader tells who the member is: what the server would answer now. */
async function showRoot(first: SessionInfo | undefined, handle?: ScreenHandle) {
  await loadWords('en', NOUNS);
  document.documentElement.lang = 'en';
  const server = { session: first, loads: 0 };
  function Root() {
    const { session, loads } = useLoaderData<{ session?: SessionInfo; loads: number }>();
    return (
      <SiteProvider settings={settings}>
        <WordsProvider
          locale="en"
          digits="latn"
          timeZone={settings.timeZone}
          currency={settings.currency}
          overrides={{}}
        >
          <SessionContext value={{ info: session, formToken: undefined }}>
            <AppFrame>{`loads: ${loads}`}</AppFrame>
          </SessionContext>
        </WordsProvider>
      </SiteProvider>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      handle,
      Component: Root,
      loader: () => ({ session: server.session, loads: (server.loads += 1) }),
      HydrateFallback: () => null,
    },
  ]);
  render(<Stub />);
  await loadWithRetries(1);
  return server;
}

const stored = () => localStorage.getItem(KEY);
const otherTab = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));

describe('the session of a page', () => {
  test('SESS-01 SESS-26 is stored for the scripts, and a visitor’s page clears what was left', async () => {
    await showRoot(TEST_SESSION);
    expect(JSON.parse(stored() ?? '')).toEqual(TEST_SESSION);
    cleanup();
    await showRoot(undefined);
    expect(stored()).toBeNull();
  });

  test('SESS-15 SESS-26 a sign-out in another tab reaches this one, and a new document begins', async () => {
    const server = await showRoot(TEST_SESSION);
    server.session = undefined;
    await otherTab();
    await loadWithRetries(2);
    expect(stored()).toBeNull();
    expect(window.location.reload).toHaveBeenCalledTimes(1);
  });

  test('SESS-26 a sign-in in another tab reaches this one', async () => {
    const server = await showRoot(undefined);
    server.session = TEST_SESSION;
    await otherTab();
    await loadWithRetries(2);
    expect(stored()).toContain('script-token');
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('SESS-15 another member in another tab leaves nothing of the first in memory', async () => {
    const server = await showRoot(TEST_SESSION);
    server.session = { ...TEST_SESSION, userName: 'mita_7', token: 'other' };
    await otherTab();
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledTimes(1));
  });

  test('SESS-15 MSG-08 a call with a dead session ends it here too, and the next document says so once', async () => {
    const server = await showRoot(TEST_SESSION);
    server.session = undefined;
    await act(async () => reportDeadSession());
    await loadWithRetries(2);
    expect(window.location.reload).toHaveBeenCalledTimes(1);
    cleanup();
    await showRoot(undefined);
    await screen.findByText(ENDED);
    cleanup();
    await showRoot(undefined);
    await act(async () => undefined);
    expect(screen.queryByText(ENDED)).toBeNull();
  });

  const HOME: ScreenHandle = { ...HELP, titleKey: 'site.title.home', header: 'home', tab: 'home' };
  const RENEW = 'POST /account/session/renew';

  test('SESS-09 loading home with a session renews it; any other page, and a visitor, do not', async () => {
    const renewed = () => ({ value: { ...TEST_SESSION, token: 'renewed' } });
    const { calls } = fakeGateway({ [RENEW]: renewed });
    const renewals = () => calls.filter(({ name }) => name === RENEW);
    await showRoot(TEST_SESSION, HELP);
    cleanup();
    await showRoot(undefined, HOME);
    expect(renewals()).toEqual([]);
    cleanup();
    await showRoot(TEST_SESSION, HOME);
    await waitFor(() => expect(renewals()).toHaveLength(1));
    await waitFor(() => expect(stored()).toContain('renewed'));
  });

  test('SESS-10 MSG-08 a failed renewal ends the session, and the visitor sees home with a message about it', async () => {
    const at = window.location.href;
    fakeGateway({
      [RENEW]: async () => {
        // With this answer web clears the cookie, so that the next loader sees a visitor.
        (await home).session = undefined;
        return problem('session.expired', 401);
      },
    });
    const home = showRoot(TEST_SESSION, HOME);
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledTimes(1));
    expect(stored()).toBeNull();
    expect(window.location.href).toBe(at);
    cleanup();
    await showRoot(undefined, HOME);
    await screen.findByText(ENDED);
    screen.getByRole('link', { name: 'Log in' });
  });

  test('SESS-10 a network that fails keeps the session and its controls', async () => {
    const { calls } = fakeGateway({});
    await showRoot(TEST_SESSION, HOME);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(RENEW));
    await act(async () => undefined);
    expect(stored()).toContain('script-token');
    expect(window.location.reload).not.toHaveBeenCalled();
    expect(screen.queryByText(ENDED)).toBeNull();
    screen.getByRole('button', { name: 'Account menu' });
  });

  test('a session that the server still knows survives a refused call', async () => {
    await showRoot(TEST_SESSION);
    await act(async () => reportDeadSession());
    await loadWithRetries(2);
    expect(stored()).toContain('script-token');
    expect(window.location.reload).not.toHaveBeenCalled();
  });
});

describe('a screen that is loading', () => {
  test('SHELL-36 the loading bar is shown while its code loads, over the screen before', async () => {
    await loadWords('en', NOUNS);
    let arrive: (data: null) => void = () => undefined;
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => {
          const navigate = useNavigate();
          return (
            <SiteProvider settings={settings}>
              <WordsProvider
                locale="en"
                digits="latn"
                timeZone={settings.timeZone}
                currency={settings.currency}
                overrides={{}}
              >
                <AppFrame>
                  <button onClick={() => void navigate('/late')}>go</button>
                  <Outlet />
                </AppFrame>
              </WordsProvider>
            </SiteProvider>
          );
        },
        children: [
          { index: true, Component: () => <p>before</p> },
          {
            path: 'late',
            Component: () => <p>arrived</p>,
            // The router waits for a screen's code and for its data in the same way.
            loader: () => new Promise<null>((resolve) => (arrive = resolve)),
          },
        ],
      },
    ]);
    render(<Stub />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    await screen.findByRole('progressbar', { name: 'Loading…' });
    screen.getByText('before');
    await act(async () => arrive(null));
    await screen.findByText('arrived');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
