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
import { MemberPrompts } from '../session/member-prompts.tsx';
import { ConnectionBar } from '../status/connection-bar.tsx';
import { InstallationSlot } from '../installation/slot.tsx';
import { usePageFade } from './page-movement.ts';
import { failureTitleKey } from '../status/route-failure.tsx';
import { PopupHost } from '../popups/popup-host.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { ShellLink } from './router-link.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { ShellTabBar } from './tab-bar.tsx';
import { ToastHost } from '../popups/toast-host.tsx';

/**
 * What stands around every screen: header, tab bar, popups, toasts (SHELL-50), and a loading bar while the next screen
 * is on its way; a screen whose code cannot be fetched is logged by the router, and what failed says so in the same frame (SHELL-36, SHELL-37).
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
          <Main>{children}</Main>
        </PageColumn>
        {screen?.hasTabBar && <ShellTabBar tab={screen.tab} />}
        <PopupHost />
        {screen?.tab === 'home' && <MemberPrompts />}
      </ToastHost>
    </LinkProvider>
  );
}

/**
 * What the screen tells the frame. One whose data or code could not be had stands in the frame of home, with the site's
 * name and the member's own controls; one that came is kept for the time without a connection.
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

/** Whether a screen's loader handed over a failure in place of data. */
function isFailed(data: unknown): boolean {
  return (data as { ok?: unknown } | null | undefined)?.ok === false;
}

/** Apart from the frame, which need not be drawn anew when a step to another screen begins. */
function ComingBar() {
  const { t } = useWords();
  return useNavigation().state === 'idle' ? null : <LoadingBar label={t('ui.loading')} />;
}

function useShownPopup(): void {
  const location = useLocation();
  useEffect(() => noteShownLocation(location), [location]);
}
