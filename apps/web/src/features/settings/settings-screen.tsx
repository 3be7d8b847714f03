import type { MouseEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { locales } from '@maidan/i18n/locales';
import { version } from '../../../package.json';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { titleOf } from '#screen-facts.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { keepDataOnPopup, usePopup } from '#platform/page/popup.ts';
import { runMode } from '#platform/device/preferences.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RootData } from '#platform/site/root-data.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { About } from './about.tsx';
import type { AboutSite } from './about.tsx';
import { ClearData } from './clear-data.tsx';
import { DataCard } from './data-card.tsx';
import { EaseChoices } from './ease-choices.tsx';
import { DigitsChoice, ThemeChoice } from './look-choices.tsx';
import styles from './settings.module.css';
import type { Route } from './+types/settings-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['settings'],
  titleKey: titleOf('settings'),
  header: 'back',
  hasTabBar: true,
  tab: 'member',
};

/** What the settings say about the product and the site; for visitors too (MEMBER-12, MEMBERX-04). */
export function loader({ context }: Route.LoaderArgs): AboutSite {
  const { playMode, licence } = context.get(requestScope).site.settings;
  const { regulator, licenceNumber } = (playMode === 'licensed' && licence) || {};
  return {
    version,
    ...(regulator && licenceNumber ? { licence: { regulator, number: licenceNumber } } : {}),
  };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useWords();
  const hasPassword = isFormalMember(useSession());
  const siteTheme = useRouteLoaderData<RootData>('root')?.defaultTheme ?? 'dark';
  return (
    <div className={styles.page}>
      <Stack gap={3} isPadded>
        <DataCard />
        <ListGroup>
          <ListRow
            href="/m/language?back=%2Fm%2Fset"
            lead={<Icon name="translate-duotone" />}
            title={t('settings.language')}
            value={locales[locale].name}
          />
          <ThemeChoice siteTheme={siteTheme} />
          <DigitsChoice />
        </ListGroup>
        <EaseChoices />
        {hasPassword && (
          <ListGroup>
            <ListRow
              href="/m/changePsw"
              lead={<Icon name="lock-key-duotone" />}
              title={t('settings.change_password')}
            />
          </ListGroup>
        )}
        <AppRow />
        <About about={loaderData} />
        <ClearData siteTheme={siteTheme} />
      </Stack>
    </div>
  );
}

/** Opens the popup of what can be installed (SHELL-50); a reader who is in the app already does not need it. */
function AppRow() {
  const { t } = useWords();
  const { open } = usePopup();
  const isInBrowser = !useIsHydrated() || runMode() === 'browser';
  const show = (event: MouseEvent) => {
    event.preventDefault();
    open('download');
  };
  if (!isInBrowser) return null;
  return (
    <ListGroup>
      <ListRow
        href="/m/download"
        onClick={show}
        lead={<Icon name="device-mobile-duotone" />}
        title={t('settings.get_app')}
      />
    </ListGroup>
  );
}
