import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { AppFrame as PageColumn, Main } from '#ui/frame/app-frame.tsx';
import { LinkProvider } from '#ui/link.tsx';
import { noteShownLocation } from '#platform/popup.ts';
import { screenOf } from '#platform/screen.ts';
import { useWords } from '#platform/words.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { PopupHost } from './popup-host.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { ShellLink } from './router-link.tsx';
import { SessionWatch } from './session-watch.tsx';
import { ShellTabBar } from './shell-tab-bar.tsx';
import { ToastHost } from './toast-host.tsx';

/** What stands around every screen: header, tab bar, popups, toasts (SHELL-50). */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const screen = screenOf(useMatches());
  useShownPopup();
  return (
    <LinkProvider component={ShellLink}>
      <ToastHost>
        <SessionWatch />
        <PageColumn hasTabBar={screen?.hasTabBar ?? false} skipLabel={t('site.skip_to_content')}>
          {screen && <ScreenHeader screen={screen} />}
          <ConnectionBar />
          <Main>{children}</Main>
        </PageColumn>
        {screen?.hasTabBar && <ShellTabBar tab={screen.tab} />}
        <PopupHost />
      </ToastHost>
    </LinkProvider>
  );
}

function useShownPopup(): void {
  const location = useLocation();
  useEffect(() => noteShownLocation(location), [location]);
}
