import type { MouseEvent } from 'react';
import type { MessageKey } from '@maidan/i18n';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { OLDEST_IOS } from '#platform/device/reader-device.ts';
import { usePopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';
import type { DownloadItem } from './download.model.ts';
import { raiseProfileFlag } from './profile-flag.ts';
import styles from './download.module.css';

/** The page that shows the steps to a reader without script. */
const STEPS_PAGE = '/m/download?show=steps';

const LOOK: Readonly<
  Record<
    DownloadItem['kind'],
    { icon: IconName; titleKey: MessageKey; captionKey: MessageKey; end: IconName }
  >
> = {
  homeScreen: {
    icon: 'plus-square-duotone',
    titleKey: 'download.home_screen',
    captionKey: 'download.home_screen_hint',
    end: 'caret-right-bold',
  },
  android: {
    icon: 'android-logo-duotone',
    titleKey: 'download.android',
    captionKey: 'download.android_hint',
    end: 'download-simple-bold',
  },
  profile: {
    icon: 'identification-card-duotone',
    titleKey: 'download.profile',
    captionKey: 'download.profile_hint',
    end: 'download-simple-bold',
  },
  iosApp: {
    icon: 'apple-logo-duotone',
    titleKey: 'download.ios',
    captionKey: 'download.ios_requires',
    end: 'download-simple-bold',
  },
};

/** Rows of what can be installed, for the popup, its variant as a notice, and the screen (DOWNLOAD-01, DOWNLOAD-10). */
export function DownloadItems({
  items,
  isBare,
}: {
  items: readonly DownloadItem[];
  isBare?: boolean;
}) {
  const { t, format } = useWords();
  const { open } = usePopup();
  const showSteps = (event: MouseEvent) => {
    event.preventDefault();
    open('download', { view: 'steps' });
  };
  return (
    <ListGroup isBare={isBare}>
      {items.map((item) => {
        const { icon, titleKey, captionKey, end } = LOOK[item.kind];
        const target =
          item.kind === 'homeScreen' ? { href: STEPS_PAGE, onClick: showSteps } : fileLink(item);
        return (
          <ListRow
            key={item.kind}
            {...target}
            isTall
            lead={<ItemIcon icon={icon} isFirst={item.kind === 'homeScreen'} />}
            title={t(titleKey)}
            caption={t(captionKey, { version: format.number(OLDEST_IOS) })}
            end={<Icon name={end} size={18} className={styles.end} />}
          />
        );
      })}
    </ListGroup>
  );
}

/** The icon of a row on its tile. */
export function ItemIcon({ icon, isFirst = false }: { icon: IconName; isFirst?: boolean }) {
  return (
    <span className={isFirst ? styles.firstIcon : styles.icon}>
      <Icon name={icon} />
    </span>
  );
}

/** A link to a file or another site: the browser opens it, never the router. */
function fileLink({ kind, href }: Extract<DownloadItem, { href: string }>) {
  return {
    href,
    target: '_self',
    onClick: (event: MouseEvent) => openFile(event, href, kind === 'profile'),
  };
}

/**
 * Opens an address as the browser does by itself, where the router would look for a screen under a path of the product.
 * The profile sets the home-screen flag (DOWNLOAD-21).
 */
export function openFile(event: MouseEvent, href: string, isProfile: boolean): void {
  if (isProfile) raiseProfileFlag();
  if (!href.startsWith('/')) return;
  event.preventDefault();
  window.location.assign(href);
}
