import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_DataRouterDataContext, useLocation, useMatches, useNavigation } from 'react-router';
import { LoadingBar } from '#ui/feedback/loading-bar.tsx';
import { AppFrame as PageColumn, Main } from '#ui/frame/app-frame.tsx';
import { LinkProvider } from '#ui/link.tsx';
import { noteShownLocation } from '#platform/page/popup.ts';
import { keepPage } from '#platform/connection/kept-pages.ts';
import { screenOf } from '#platform/page/screen.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { LiveSlot } from '../session/live-slot.tsx';
import { MemberPrompts } from '../session/member-prompts.tsx';
import { ConnectionBar } from '../status/connection-bar.tsx';
import { InstallationSlot } from '../installation/slot.tsx';
import { usePageFade } from './page-movement.ts';
import { failureTitleKey } from '../status/route-failure.tsx';
import { PopupHost } from '../popups/popup-host.tsx';
import { HomeSearch } from './home-search.tsx';
import { RefreshSlot } from './refresh-slot.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { ShellLink } from './router-link.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { ShellTabBar } from './tab-bar.tsx';
import { WideSlot } from './wide-slot.tsx';
import { ToastHost } from '../popups/toast-host.tsx';

/**
 * Everything around a screen: header, tab bar, popups, toasts (SHELL-50), and a loading bar while the next screen
 * loads. When a screen's code fails to load, the router logs it, and the same frame shows the failure (SHELL-36,
 * SHELL-37).
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const { screen, hasFailed } = useShownScreen();
  useShownPopup();
  usePageFade();
  return (
    <LinkProvider component={ShellLink}>
      <ToastHost>
        <SessionWatch />
        <ComingBar />
        <PageColumn hasTabBar={screen?.hasTabBar ?? false} skipLabel={t('site.skip_to_content')}>
          {screen && <ScreenHeader screen={screen} />}
          <ConnectionBar isQuiet={hasFailed} />
          <InstallationSlot />
          <LiveSlot />
          <Main>
            {screen?.refreshes && <RefreshSlot />}
            {children}
          </Main>
        </PageColumn>
        <WideSlot />
        {screen?.tab === 'home' && <HomeSearch />}
        {screen?.hasTabBar && <ShellTabBar tab={screen.tab} />}
        <PopupHost />
        {screen?.tab === 'home' && <MemberPrompts />}
      </ToastHost>
    </LinkProvider>
  );
}

/**
 * What the screen asks of the frame. A screen whose data or code failed to load gets the frame of home, with the site's
 * name and the member's controls. A loaded one is kept for the time without a connection.
 */
function useShownScreen(): { screen: ScreenHandle | undefined; hasFailed: boolean } {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const error: unknown = Object.values(use(UNSAFE_DataRouterDataContext)?.errors ?? {})[0];
  const hasFailed = error !== undefined;
  const screen = screenOf(matches, search);
  const data = matches[matches.length - 1]?.loaderData;
  useEffect(() => {
    const isReadable = screen !== undefined && screen.header !== 'none' && !isFailed(data);
    if (isReadable && !hasFailed)
      keepPage({ address: `${pathname}${search}`, titleKey: screen.titleKey, data });
  }, [pathname, search, screen, data, hasFailed]);
  if (!hasFailed) return { screen, hasFailed };
  const titleKey = failureTitleKey(error);
  return { screen: { nouns: [], titleKey, header: 'home', hasTabBar: true }, hasFailed };
}

/** Whether a screen's loader gave a failure instead of data. */
function isFailed(data: unknown): boolean {
  return (data as { ok?: unknown } | null | undefined)?.ok === false;
}

/** A component of its own, so that the frame is not drawn again when the next screen begins to load. */
function ComingBar() {
  const { t } = useWords();
  return useNavigation().state === 'idle' ? null : <LoadingBar label={t('ui.loading')} />;
}

function useShownPopup(): void {
  const location = useLocation();
  useEffect(() => noteShownLocation(location), [location]);
}
