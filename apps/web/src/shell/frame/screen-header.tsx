import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { BackHeader, HomeHeader } from '#ui/frame/header.tsx';
import { SearchButton } from '#features/games/search/search-button.tsx';
import { loginPath } from '#platform/page/address.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { usePopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { useHeaderBack } from './use-header-back.ts';
import { PageMeta } from '../document/page-meta.tsx';
import { SiteLogo } from './site-logo.tsx';

const MemberHeaderArea = lazyOptional(() =>
  import('../menus/member-header-area.tsx').then((module) => module.MemberHeaderArea),
);

/** The header of a screen, and the title of the document (SHELL-38). */
export function ScreenHeader({ screen }: { screen: ScreenHandle }) {
  const { t } = useWords();
  const title = t(screen.titleKey);
  return (
    <>
      <PageMeta title={title} {...(screen.titlesItself ? { titlesItself: true } : {})} />
      {screen.header === 'home' && <LobbyHeader />}
      {screen.header === 'back' && <TitledHeader title={title} screen={screen} />}
    </>
  );
}

function TitledHeader({ title, screen }: { title: string; screen: ScreenHandle }) {
  const { t } = useWords();
  const goBack = useHeaderBack();
  return (
    <BackHeader
      title={title}
      back={{
        href: '/m/home',
        label: t('site.header.back'),
        onBack: (event) => {
          event.preventDefault();
          goBack();
        },
      }}
      {...(screen.headerAction ? { action: ACTIONS[screen.headerAction] } : {})}
    />
  );
}

const ACTIONS = { search: <SearchButton />, export: <ExportButton /> };

/** Opens the sheet in which the record on the page is taken along as a file; the page draws it. */
function ExportButton() {
  const { t } = useWords();
  const { open } = usePopup();
  return (
    <IconButton
      icon="download-simple-bold"
      label={t('exports.card.title')}
      aria-haspopup="dialog"
      onClick={() => open('own', { name: 'export' })}
    />
  );
}

/** The header of home: logo, sign-in controls or the member's area, and the side menu (MENU-31 to MENU-36). */
function LobbyHeader() {
  const { t } = useWords();
  const { open } = usePopup();
  const session = useSession();
  return (
    <HomeHeader logo={<SiteLogo />}>
      {session ? (
        <Suspense>
          <MemberHeaderArea session={session} />
        </Suspense>
      ) : (
        <VisitorButtons />
      )}
      <IconButton
        icon="list-bold"
        label={t('site.header.menu')}
        aria-haspopup="dialog"
        onClick={() => open('menu')}
      />
    </HomeHeader>
  );
}

function VisitorButtons() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const back = `/m${pathname}${search}`;
  return (
    <>
      <Button size="sm" kind="quiet" href={loginPath(back)}>
        {t('lobby.welcome.login')}
      </Button>
      <Button size="sm" kind="primary" href={`/m/register?back=${encodeURIComponent(back)}`}>
        {t('lobby.welcome.register')}
      </Button>
    </>
  );
}
