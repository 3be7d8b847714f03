import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { LoadingBar } from '#ui/feedback/loading-bar.tsx';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { usePopup } from '#platform/page/popup.ts';
import type { PopupContentProps, PopupName } from '#platform/page/popup.ts';
import { loadWithRetries } from '#platform/loading/load-with-retries.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import type { CatalogueNoun } from '@maidan/i18n';

/** Loads code and words of a popup when it is first opened, under the loading bar (SHELL-36). */
function lazyPopup(
  nouns: readonly CatalogueNoun[],
  load: () => Promise<ComponentType<PopupContentProps>>,
) {
  return lazy(async () => {
    const [component] = await loadWithRetries('A popup', () =>
      Promise.all([load(), loadWordsInBrowser(nouns)]),
    );
    return { default: component };
  });
}

const POPUPS: Partial<Record<PopupName, ComponentType<PopupContentProps>>> = {
  menu: lazyPopup(['wallet', 'member', 'service', 'errors'], () =>
    import('../menus/side-menu.tsx').then((module) => module.SideMenu),
  ),
  language: lazyPopup([], () =>
    import('#features/site/language-sheet.tsx').then((module) => module.LanguageSheet),
  ),
  login: lazyPopup(['auth', 'errors'], () =>
    import('#features/auth/login/login-popup.tsx').then((module) => module.LoginPopup),
  ),
  register: lazyPopup(['auth', 'errors'], () =>
    import('#features/auth/register/register-popup.tsx').then((module) => module.RegisterPopup),
  ),
  forgot: lazyPopup(['auth', 'errors'], () =>
    import('#features/auth/forgot/forgot-popup.tsx').then((module) => module.ForgotPopup),
  ),
  changePassword: lazyPopup(['auth', 'errors'], () =>
    import('#features/auth/password/change-password-popup.tsx').then(
      (module) => module.ChangePasswordPopup,
    ),
  ),
  signOut: lazyPopup(['auth', 'errors'], () =>
    import('#features/auth/sign-out/sign-out-dialog.tsx').then((module) => module.SignOutDialog),
  ),
  service: lazyPopup(['service', 'errors'], () =>
    import('#features/service/service-sheet.tsx').then((module) => module.ServiceSheet),
  ),
  search: lazyPopup(['games', 'favourites'], () =>
    import('#features/games/search/search-popup.tsx').then((module) => module.SearchPopup),
  ),
  filter: lazyPopup(['games'], () =>
    import('#features/games/filter/filter-popup.tsx').then((module) => module.FilterPopup),
  ),
  provider: lazyPopup(['games'], () =>
    import('#features/games/filter/provider-sheet.tsx').then((module) => module.ProviderSheet),
  ),
  notices: lazyPopup(['notices'], () =>
    import('#features/notices/notice-sheet.tsx').then((module) => module.NoticeSheet),
  ),
  announcements: lazyPopup(['notices'], () =>
    import('#features/notices/popup/announcement-popup.tsx').then(
      (module) => module.AnnouncementPopup,
    ),
  ),
  contract: lazyPopup(['agent'], () =>
    import('#features/agent/contract-alert.tsx').then((module) => module.ContractAlert),
  ),
  download: lazyPopup(['download'], () =>
    import('#features/download/download-popup.tsx').then((module) => module.DownloadPopup),
  ),
  share: lazyPopup(['sharing'], () =>
    import('./share-sheet.tsx').then((module) => module.ShareSheet),
  ),
  member: lazyPopup(['member', 'wallet'], () =>
    import('../menus/member-menu.tsx').then((module) => module.MemberMenu),
  ),
};

function PopupLoading() {
  return <LoadingBar label={useWords().t('ui.loading')} />;
}

/**
 * Shows the popup that the history names. Closing goes back by the step that opening added. A closed popup stays until
 * it has faded out.
 */
export function PopupHost() {
  const isHydrated = useIsHydrated();
  const { popup: inHistory, popupData, close } = usePopup();
  // The history survives a reload, but the server does not know it: its page comes first, then the popup.
  const name = isHydrated ? inHistory : undefined;
  const [last, setLast] = useState({ name, popupData });
  if (name !== undefined && (name !== last.name || popupData !== last.popupData))
    setLast({ name, popupData });
  const Popup = last.name && POPUPS[last.name];
  if (!Popup) return null;
  return (
    <Suspense fallback={<PopupLoading />}>
      <Popup key={last.name} isOpen={name !== undefined} onClose={close} given={last.popupData} />
    </Suspense>
  );
}
