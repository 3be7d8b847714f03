import { useLocation } from 'react-router';
import { ActionBar } from '#ui/feedback/action-bar.tsx';
import { canonicalPath } from '#platform/page/address.ts';
import { declineInstallOffer, useInstallOffer } from '#platform/installation/index.ts';
import { runMode } from '#platform/device/preferences.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

/**
 * The download bar on the paths that the site names (SHELL-57): a pulsing button that goes to the download screen
 * (DOWNLOAD-12). It appears where this browser could install the site, and covers the top of the page instead of pushing it
 * down.
 */
export function InstallBar() {
  const { t } = useWords();
  const { settings } = useSite();
  const { pathname } = useLocation();
  const canInstall = useInstallOffer() && runMode() === 'browser';
  // The router's paths lack the prefix that the settings have.
  if (!canInstall || !settings.additionalBarPaths.includes(`/m${canonicalPath(pathname)}`))
    return null;
  return (
    <ActionBar
      icon="house-fill"
      text={t('download.bar_text', { site: settings.name })}
      accept={{ label: t('download.bar'), href: '/m/download' }}
      decline={{ label: t('download.bar_decline'), onPress: declineInstallOffer }}
    />
  );
}
