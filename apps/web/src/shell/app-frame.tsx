import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { LoadingBar } from '#ui/feedback/loading-bar.tsx';
import { AppFrame as PageColumn, Main } from '#ui/frame/app-frame.tsx';
import { LinkProvider } from '#ui/link.tsx';
import { noteShownLocation } from '#platform/popup.ts';
import { screenOf } from '#platform/screen.ts';
import { useWords } from '#platform/words.tsx';
import { ContractWatch } from './contract-watch.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { InstallationSlot } from './installation-slot.tsx';
import { usePageFade } from './page-movement.ts';
import { PopupHost } from './popup-host.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { ShellLink } from './router-link.tsx';
import { SessionWatch } from './session-watch.tsx';
import { ShellTabBar } from './shell-tab-bar.tsx';
import { ToastHost } from './toast-host.tsx';

/**
 * What stands around every screen: header, tab bar, popups, toasts (SHELL-50), and a loading bar while the next screen
 * is on its way; a screen whose code cannot be fetched is logged by the router, and the bar stays (SHELL-36, SHELL-37).
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const screen = screenOf(useMatches(), useLocation().search);
  useShownPopup();
  usePageFade();
  return (
    <LinkProvider component={ShellLink}>
      <ToastHost>
        <SessionWatch />
        <ComingBar />
        <PageColumn hasTabBar={screen?.hasTabBar ?? false} skipLabel={t('site.skip_to_content')}>
          {screen && <ScreenHeader screen={screen} />}
          <ConnectionBar />
          <InstallationSlot />
          <Main>{children}</Main>
        </PageColumn>
        {screen?.hasTabBar && <ShellTabBar tab={screen.tab} />}
        <PopupHost />
        {screen?.tab === 'home' && <ContractWatch />}
      </ToastHost>
    </LinkProvider>
  );
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
